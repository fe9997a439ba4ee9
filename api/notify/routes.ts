import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import {
  CHANNELS,
  type Channel,
  DeliveryQuerySchema,
  MyNoticesSchema,
  NewDeviceSchema,
  NotifyChoicesSchema,
} from '../../src/contract/notify.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { readBody } from '../http/body.ts'
import type { Answer } from '../http/security.ts'
import type { References } from '../leads/reference.ts'
import { recordAudit } from '../staff/audit.ts'
import type { Auth } from '../staff/auth.ts'
import { requireRole, type StaffEnv, staffOf } from '../staff/guard.ts'
import { stopOf, writeChoices } from './choices.ts'
import { listDeliveries } from './delivery-list.ts'
import { dropDevice, keepDevice } from './devices.ts'
import { newMessageId } from './fan-out.ts'
import type { Notifier } from './notifier.ts'
import { readOverview } from './overview.ts'
import { digestOf, type NotifySettings } from './settings.ts'

export type NotifyRoutesDeps = {
  database: Database
  auth: Auth
  settings: NotifySettings
  notifier: Notifier
  references: References
  answer: Answer
}

/** `/api/notify`: who is told and how, what became of it, and having it sent again. Stands behind the staff guard. */
export function createNotifyRoutes(deps: NotifyRoutesDeps) {
  const { auth, settings, notifier, references, answer } = deps
  const { kysely } = deps.database
  const owner = requireRole('owner', answer)
  const manager = requireRole('manager', answer)
  const nothing = () => answer(404, { message: 'There is nothing here.' })

  async function read<S extends v.GenericSchema>(c: Context, schema: S) {
    const body = await readBody(c)
    if (body.type === 'refused') return { refused: answer(body.status, { message: body.message }) }
    const input = v.safeParse(schema, body.type === 'json' ? body.value : undefined)
    return input.success
      ? { input: input.output }
      : { refused: answer(400, { message: input.issues[0].message }) }
  }

  async function overview(c: Context<StaffEnv>): Promise<Response> {
    const sessionId = await sessionIdOf(c)
    return answer(200, await readOverview(kysely, { staff: staffOf(c), sessionId, settings }))
  }

  async function sessionIdOf(c: Context): Promise<string> {
    const session = await auth.api.getSession({
      headers: c.req.raw.headers,
      query: { disableRefresh: true },
    })
    return session?.session.id ?? ''
  }

  async function isHeld(messageId: string): Promise<boolean> {
    const { webhook } = settings
    if (!webhook || !(await stopOf(kysely, 'webhook', digestOf(webhook.url)))) return false
    const message = await kysely
      .selectFrom('delivery')
      .select('channel')
      .where('message_id', '=', messageId)
      .executeTakeFirst()
    return message?.channel === 'webhook'
  }

  // A test goes the way of every message; what became of it shows in the list.
  async function sendTest(channel: Channel, target: string): Promise<Response> {
    const message_id = newMessageId()
    const now = new Date().toISOString()
    await kysely
      .insertInto('delivery')
      .values({
        message_id,
        channel,
        target,
        is_test: 1,
        created_at: now,
        next_attempt_at: now,
        claimed_until: null,
        done_at: null,
        last_error: null,
      })
      .execute()
    notifier.poke()
    return answer(202, { id: message_id })
  }

  return new Hono<StaffEnv>()
    .get('/api/notify', overview)
    .put('/api/notify/mine', async (c) => {
      const { input, refused } = await read(c, MyNoticesSchema)
      if (refused) return refused
      await kysely
        .insertInto('notify_member')
        .values({ user_id: staffOf(c).id, mail: input.mail })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ mail: input.mail }))
        .execute()
      return overview(c)
    })
    .put('/api/notify/choices', owner, async (c) => {
      const { input, refused } = await read(c, NotifyChoicesSchema)
      if (refused) return refused
      await kysely.transaction().execute(async (transaction) => {
        await writeChoices(transaction, input)
        const detail = { notifications: input }
        await recordAudit(transaction, { actor: staffOf(c).id, action: 'settings.changed', detail })
      })
      notifier.poke()
      return overview(c)
    })
    .post('/api/notify/devices', async (c) => {
      const { input, refused } = await read(c, NewDeviceSchema)
      if (refused) return refused
      if (!isPushAddress(input.endpoint, settings))
        return answer(400, { message: 'This is no address of a push service.' })
      const who = { userId: staffOf(c).id, sessionId: await sessionIdOf(c) }
      return answer(201, { id: await keepDevice(kysely, input, who) })
    })
    .delete('/api/notify/devices/:id', async (c) => {
      const dropped = await dropDevice(kysely, c.req.param('id'), staffOf(c).id)
      return dropped ? answer(200, { ok: true }) : nothing()
    })
    .post('/api/notify/devices/:id/test', async (c) => {
      const device = await kysely
        .selectFrom('push_subscription')
        .select('id')
        .where('id', '=', c.req.param('id'))
        .where('user_id', '=', staffOf(c).id)
        .executeTakeFirst()
      return device ? sendTest('push', device.id) : nothing()
    })
    .post('/api/notify/channels/:channel/test', manager, (c) => {
      const target = { mail: settings.leadsEmail ?? staffOf(c).email, webhook: 'webhook', push: undefined }
      const channel = CHANNELS.find((name) => name === c.req.param('channel'))
      if (!channel || channel === 'push') return nothing()
      if (!settings[channel]) return answer(409, { message: 'This channel is not set up.' })
      return sendTest(channel, target[channel])
    })
    .get('/api/notify/deliveries', manager, async (c) => {
      const query = v.safeParse(DeliveryQuerySchema, c.req.query())
      if (!query.success) return answer(400, { message: query.issues[0].message })
      return answer(200, await listDeliveries(kysely, query.output, references))
    })
    .post('/api/notify/deliveries/:id/again', manager, async (c) => {
      const id = c.req.param('id')
      if (await isHeld(id)) return answer(409, { message: 'Its receiver was stopped: start it again first.' })
      const again = await kysely.transaction().execute(async (transaction) => {
        const count = await sendAgain(transaction, { id })
        if (count > 0)
          await recordAudit(transaction, {
            actor: staffOf(c).id,
            action: 'notification.resent',
            detail: { message: id },
          })
        return count
      })
      notifier.poke()
      return again > 0 ? answer(202, { id }) : answer(409, { message: 'It is on its way already.' })
    })
    .post('/api/notify/channels/:channel/again', manager, async (c) => {
      const channel = CHANNELS.find((name) => name === c.req.param('channel'))
      if (!channel) return nothing()
      const count = await kysely.transaction().execute(async (transaction) => {
        const found = await sendAgain(transaction, { channel })
        const detail = { channel, messages: found }
        await recordAudit(transaction, { actor: staffOf(c).id, action: 'notification.resent', detail })
        return found
      })
      notifier.poke()
      return answer(202, { count })
    })
}

/** Starts messages afresh under their old ids: one that has ended or waits for a late try, or all of a channel that failed. */
async function sendAgain(
  transaction: Kysely<Schema>,
  which: { id: string } | { channel: Channel },
): Promise<number> {
  const now = new Date().toISOString()
  const query = transaction
    .updateTable('delivery')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now, claimed_until: null, done_at: null })
  const result = await ('id' in which
    ? query
        .where('message_id', '=', which.id)
        .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
    : query.where('channel', '=', which.channel).where('state', '=', 'failed')
  ).executeTakeFirst()
  return Number(result.numUpdatedRows)
}

// Push services speak https; the address is judged again each time something is sent to it.
function isPushAddress(endpoint: string, { push }: NotifySettings): boolean {
  const { protocol, username } = new URL(endpoint)
  return (protocol === 'https:' || (push.allowInternal && protocol === 'http:')) && username === ''
}
