import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { NewStaffSchema } from '../../src/contract/lead.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import type { Env } from '../env.ts'
import { readJson } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import type { Auth } from './auth.ts'
import type { KnownDevices } from './known-devices.ts'
import {
  addMember,
  assertStrongPassword,
  hashPassword,
  hasMembers,
  insertMember,
  MemberExistsError,
} from './members.ts'
import { passwordRefusal } from './password-rules.ts'

const SETTING = 'setup-token'

/**
 * Ensures that there is an owner: creates one from the environment, or returns a one-time set-up link to print. The token
 * is in the fragment, which browsers do not send, so that it appears in no log or referrer.
 */
export async function ensureOwner({
  database,
  auth,
  env,
  origin,
}: {
  database: Database
  auth: Auth
  env: Env
  origin: string
}): Promise<string | undefined> {
  if (await hasMembers(database)) return undefined
  const { STAFF_EMAIL: email, STAFF_PASSWORD: password } = env
  if (email && password) {
    // Only a warning: a weak password must not prevent the start.
    const refusal = await passwordRefusal(password, { email, name: 'Owner' })
    if (refusal)
      console.warn(`STAFF_PASSWORD is easy to guess. Change it after the first sign-in: ${refusal}`)
    try {
      await addMember(database, auth, { name: 'Owner', email: email.toLowerCase(), password, role: 'owner' })
    } catch (error) {
      // Another process has created it.
      if (!(error instanceof MemberExistsError)) throw error
    }
    return undefined
  }
  const token = randomBytes(24).toString('base64url')
  const value = digest(token)
  await database.kysely
    .insertInto('setting')
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
  return `${origin}/admin/setup#token=${token}`
}

const SetupSchema = v.object({ ...NewStaffSchema.entries, token: v.string() })

/** `POST /api/setup`: creates the owner, once, with the token of the set-up link. */
export function createSetupRoute({
  database,
  auth,
  devices,
  respond,
}: {
  database: Database
  auth: Auth
  devices: KnownDevices
  respond: Respond
}) {
  return new Hono().post('/api/setup', async (c) => {
    const { token, password, ...who } = await readJson(c, SetupSchema)
    const invalidLink = () =>
      respond(403, {
        message:
          'This set-up link is no longer valid. If you have created the account with it, sign in with the password you chose.',
      })
    if ((await hasMembers(database)) || !(await isValid(database, token))) return invalidLink()
    await assertStrongPassword(password, who)
    const hash = await hashPassword(auth, password)
    // The transaction that creates the account also deletes the token: of two simultaneous requests one succeeds.
    const made = await database.kysely.transaction().execute(async (transaction) => {
      if (!(await redeem(transaction, token))) return false
      const { id } = await insertMember(transaction, database.kind, { ...who, role: 'owner', hash })
      await recordAudit(transaction, { actor: id, action: 'staff.joined', detail: { role: 'owner' } })
      return true
    })
    if (!made) return invalidLink()
    const response = respond(200, { ok: true })
    // Guesses at the account would keep its user from signing in with the password just chosen.
    await devices.remember(response, who.email)
    return response
  })
}

// Compared in constant time, and before the costly hashing.
async function isValid({ kysely }: Database, token: string): Promise<boolean> {
  const row = await kysely.selectFrom('setting').select('value').where('key', '=', SETTING).executeTakeFirst()
  return row !== undefined && timingSafeEqual(Buffer.from(row.value), Buffer.from(digest(token)))
}

async function redeem(transaction: Kysely<Schema>, token: string): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('setting')
    .where('key', '=', SETTING)
    .where('value', '=', digest(token))
    .executeTakeFirst()
  return Number(removed.numDeletedRows) === 1
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
