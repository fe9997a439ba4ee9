import { type Context, Hono } from 'hono'
import {
  CHANNELS,
  type Channel,
  DeliveryQuerySchema,
  NewDeviceSchema,
  NotifyPreferencesChangeSchema,
  OwnNotifyPreferencesSchema,
  PushTargetSchema,
} from '../../src/contract/notify.ts'
import { completeAudit, recordAudit } from '../audit/audit.ts'
import type { ViewAudit } from '../audit/view-audit.ts'
import type { Auth } from '../auth/auth.ts'
import { requireRole, type StaffEnv, staffOf } from '../auth/guard.ts'
import type { Database } from '../db/open.ts'
import { readJson, readQuery } from '../http/json-input.ts'
import type { ProxyDetection } from '../http/proxy-detection.ts'
import type { Respond } from '../http/security.ts'
import type { References } from '../leads/reference.ts'
import { isAcknowledgement } from './acknowledgement.ts'
import { listDeliveries } from './delivery-list.ts'
import { deleteDevice, renewDevice, saveDevice } from './devices.ts'
import { newMessageId } from './fan-out.ts'
import type { Notifier } from './notifier.ts'
import { readOverview } from './overview.ts'
import { stopReason, writePreferences } from './preferences.ts'
import { isPushAddress } from './push-address.ts'
import { resend, resendFailed } from './resend.ts'
import { hashAddress, type NotifySettings } from './settings.ts'

export type NotifyRoutesDeps = {
  database: Database
  auth: Auth
  settings: NotifySettings
  notifier: Notifier
  references: References
  proxyDetection: ProxyDetection
  audit: ViewAudit
  respond: Respond
}

/** `/api/notify`: notification preferences, devices, the list of messages, tests and resending. Needs the staff guard. */
export function createNotifyRoutes(deps: NotifyRoutesDeps) {
  const { auth, settings, notifier, references, proxyDetection, audit, respond } = deps
  const { kysely } = deps.database
  const owner = requireRole('owner', respond)
  const manager = requireRole('manager', respond)
  const notFound = () => respond(404, { message: 'There is nothing here.' })
  const notPushAddress = () => respond(400, { message: 'This is not the URL of a push service.' })

  async function overview(c: Context<StaffEnv>): Promise<Response> {
    const sessionId = await sessionIdOf(c)
    const isProxySuspected = proxyDetection.isSuspected()
    return respond(
      200,
      await readOverview(kysely, { staff: staffOf(c), sessionId, settings, isProxySuspected }),
    )
  }

  async function sessionIdOf(c: Context): Promise<string> {
    const session = await auth.api.getSession({
      headers: c.req.raw.headers,
      query: { disableRefresh: true },
    })
    return session?.session.id ?? ''
  }

  /** Why nothing would be sent by a channel now; `undefined` where it would. */
  async function refusalOf(channel: Channel): Promise<Response | undefined> {
    if (channel !== 'push' && !settings[channel])
      return respond(409, { message: 'This channel is not set up.' })
    const { webhook } = settings
    if (channel !== 'webhook' || !webhook) return undefined
    const isStopped = await stopReason(kysely, channel, hashAddress(webhook.url))
    const message = 'This channel is stopped. Start it again in the settings first.'
    return isStopped ? respond(409, { message }) : undefined
  }

  async function channelOf(messageId: string): Promise<Channel | undefined> {
    const message = kysely.selectFrom('delivery').select('channel').where('message_id', '=', messageId)
    return (await message.executeTakeFirst())?.channel
  }

  // A test is queued like every message; its result is in the list.
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
    notifier.wake()
    return respond(202, { id: message_id })
  }

  return new Hono<StaffEnv>()
    .get('/api/notify', overview)
    .put('/api/notify/mine', async (c) => {
      const input = await readJson(c, OwnNotifyPreferencesSchema)
      await kysely
        .insertInto('notify_member')
        .values({ user_id: staffOf(c).id, mail: input.mail })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ mail: input.mail }))
        .execute()
      return overview(c)
    })
    .put('/api/notify/preferences', owner, async (c) => {
      const input = await readJson(c, NotifyPreferencesChangeSchema)
      await kysely.transaction().execute(async (transaction) => {
        await writePreferences(transaction, input)
        const detail = { notifications: input }
        await recordAudit(transaction, { actor: staffOf(c).id, action: 'settings.changed', detail })
      })
      notifier.wake()
      return overview(c)
    })
    .post('/api/notify/devices', async (c) => {
      const input = await readJson(c, NewDeviceSchema)
      if (!isPushAddress(input.endpoint, settings.push)) return notPushAddress()
      const owner = { userId: staffOf(c).id, sessionId: await sessionIdOf(c) }
      return respond(201, { id: await saveDevice(kysely, input, owner) })
    })
    .put('/api/notify/devices', async (c) => {
      const input = await readJson(c, PushTargetSchema)
      if (!isPushAddress(input.endpoint, settings.push)) return notPushAddress()
      return (await renewDevice(kysely, input, await sessionIdOf(c)))
        ? respond(200, { ok: true })
        : notFound()
    })
    .delete('/api/notify/devices/:id', async (c) => {
      const deleted = await deleteDevice(kysely, c.req.param('id'), staffOf(c).id)
      return deleted ? respond(200, { ok: true }) : notFound()
    })
    .post('/api/notify/devices/:id/test', async (c) => {
      const device = await kysely
        .selectFrom('push_subscription')
        .select('id')
        .where('id', '=', c.req.param('id'))
        .where('user_id', '=', staffOf(c).id)
        .executeTakeFirst()
      return device ? sendTest('push', device.id) : notFound()
    })
    .post('/api/notify/channels/:channel/test', manager, async (c) => {
      const target = { mail: settings.leadsEmail ?? staffOf(c).email, webhook: 'webhook', push: undefined }
      const channel = CHANNELS.find((name) => name === c.req.param('channel'))
      if (!channel || channel === 'push') return notFound()
      return (await refusalOf(channel)) ?? sendTest(channel, target[channel])
    })
    .get('/api/notify/deliveries', manager, async (c) => {
      const list = await listDeliveries(kysely, readQuery(c, DeliveryQuerySchema), references)
      // Those have the addresses of travellers.
      if (list.deliveries.some(({ id }) => isAcknowledgement(id))) await audit(staffOf(c).id, 'lead.listed')
      return respond(200, list)
    })
    .post('/api/notify/deliveries/:id/again', manager, async (c) => {
      const id = c.req.param('id')
      const own = await channelOf(id)
      const refusal = own && (await refusalOf(own))
      if (refusal) return refusal
      const resent = await kysely.transaction().execute(async (transaction) => {
        const count = await resend(transaction, id)
        if (count > 0)
          await recordAudit(transaction, {
            actor: staffOf(c).id,
            action: 'notification.resent',
            detail: { message: id },
          })
        return count
      })
      notifier.wake()
      return resent > 0
        ? respond(202, { id })
        : respond(409, { message: 'This message is being sent already.' })
    })
    .post('/api/notify/channels/:channel/again', manager, async (c) => {
      const channel = CHANNELS.find((name) => name === c.req.param('channel'))
      if (!channel) return notFound()
      const refusal = await refusalOf(channel)
      if (refusal) return refusal
      // First, because the messages are queued in several transactions.
      const note = { actor: staffOf(c).id, action: 'notification.resent' } as const
      const entry = await recordAudit(kysely, { ...note, detail: { channel } })
      const count = await resendFailed(kysely, channel)
      await completeAudit(kysely, entry, { channel, messages: count })
      notifier.wake()
      return respond(202, { count })
    })
}
