import { createHmac } from 'node:crypto'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Auth } from './auth.ts'

const PERIOD_MS = 30_000
/** The library accepts the previous and the next code as well; -2, because a step may have ended since its check. */
const STEPS = [0, -1, 1, -2]

/**
 * Marks the time step of a valid code as used (RFC 6238 §5.2). Returns false when this code or a later one was used before;
 * of two simultaneous requests with one code, one gets true.
 */
export async function markTotpStepUsed(
  kysely: Kysely<Schema>,
  auth: Auth,
  { userId, code, now = Date.now() }: { userId: string; code: string; now?: number },
): Promise<boolean> {
  const row = await kysely
    .selectFrom('twoFactor')
    .select('secret')
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!row) return false
  const { secretConfig } = await auth.$context
  const secret = await symmetricDecrypt({ key: secretConfig, data: row.secret })
  const present = Math.floor(now / PERIOD_MS)
  const step = STEPS.map((offset) => present + offset).find((counter) => totp(secret, counter) === code)
  if (step === undefined) return false
  const used = await kysely
    .updateTable('twoFactor')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .executeTakeFirst()
  return Number(used.numUpdatedRows) === 1
}

// RFC 4226: six digits of an HMAC over the counter.
function totp(secret: string, counter: number): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const digest = createHmac('sha1', secret).update(message).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
