import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { NewStaffSchema } from '../../src/contract/lead.ts'
import type { Database } from '../db/open.ts'
import type { Env } from '../env.ts'
import { readBody } from '../http/body.ts'
import type { Answer } from '../http/security.ts'
import { recordAudit } from './audit.ts'
import type { Auth } from './auth.ts'
import { addMember, hasMembers, MemberExists } from './members.ts'

const SETTING = 'setup-token'

/**
 * Sees to it that there is an owner: made from the environment, else by whoever opens the one-time link, which is
 * answered here for the start to print. The token stands behind `#`, where no server, log or referrer sees it.
 */
export async function prepareOwner({
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
    try {
      await addMember(database, auth, { name: 'Owner', email: email.toLowerCase(), password, role: 'owner' })
    } catch (error) {
      // Another process of ours was first.
      if (!(error instanceof MemberExists)) throw error
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

/** `POST /api/setup`: the holder of the link becomes the owner, once. */
export function createSetupRoute({
  database,
  auth,
  answer,
}: {
  database: Database
  auth: Auth
  answer: Answer
}) {
  return new Hono().post('/api/setup', async (c) => {
    const body = await readBody(c)
    if (body.type === 'refused') return answer(body.status, { message: body.message })
    const input = v.safeParse(SetupSchema, body.type === 'json' ? body.value : undefined)
    if (!input.success)
      return answer(400, { message: input.issues[0].message, errors: v.flatten(input.issues).nested ?? {} })
    const { token, ...member } = input.output
    if ((await hasMembers(database)) || !(await redeem(database, token)))
      return answer(403, { message: 'This set-up link is no longer valid.' })
    const { id } = await addMember(database, auth, { ...member, role: 'owner' })
    await recordAudit(database.kysely, { actor: id, action: 'staff.joined', detail: { role: 'owner' } })
    return answer(200, { ok: true })
  })
}

// Takes the token away in the same step that finds it: of two who come at once, one gets it.
async function redeem({ kysely }: Database, token: string): Promise<boolean> {
  const row = await kysely.selectFrom('setting').select('value').where('key', '=', SETTING).executeTakeFirst()
  const given = digest(token)
  if (!row || !timingSafeEqual(Buffer.from(row.value), Buffer.from(given))) return false
  const removed = await kysely
    .deleteFrom('setting')
    .where('key', '=', SETTING)
    .where('value', '=', given)
    .executeTakeFirst()
  return Number(removed.numDeletedRows) === 1
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
