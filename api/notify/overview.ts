import type { Kysely } from 'kysely'
import { isAtLeast, type StaffMember } from '../../src/contract/lead.ts'
import {
  type Channel,
  type ChannelView,
  DEFAULT_OWN_MAIL,
  type NotifyOverview,
} from '../../src/contract/notify.ts'
import type { Schema } from '../db/schema.ts'
import { readPreferences, stopReason } from './preferences.ts'
import { hashAddress, type NotifySettings } from './settings.ts'

export type OverviewOptions = {
  staff: StaffMember
  sessionId: string
  settings: NotifySettings
  /** Whether a reverse proxy seems to be in front that is not configured, or forwards no addresses. */
  isProxySuspected: boolean
}

/** The data of the notification settings: the user's own preferences; for managers and owners also the channels. */
export async function readOverview(
  kysely: Kysely<Schema>,
  { staff, sessionId, settings, isProxySuspected }: OverviewOptions,
): Promise<NotifyOverview> {
  const own = await kysely
    .selectFrom('notify_member')
    .select('mail')
    .where('user_id', '=', staff.id)
    .executeTakeFirst()
  const devices = await kysely
    .selectFrom('push_subscription')
    .selectAll()
    .where('user_id', '=', staff.id)
    .orderBy('created_at')
    .execute()
  return {
    applicationServerKey: settings.push.publicKey,
    mine: {
      mail: own?.mail ?? DEFAULT_OWN_MAIL,
      address: staff.email,
      canMail: settings.mail !== undefined,
      devices: devices.map(({ id, label, created_at, told_at, session_id }) => ({
        id,
        label,
        createdAt: created_at,
        lastNotifiedAt: told_at,
        isThis: session_id === sessionId,
      })),
    },
    office: isAtLeast(staff.role, 'manager') ? await readOffice(kysely, settings, staff) : null,
    isProxySuspected: staff.role === 'owner' && isProxySuspected,
  }
}

/** The channels with their health. */
export async function readChannels(kysely: Kysely<Schema>, settings: NotifySettings): Promise<ChannelView[]> {
  const preferences = await readPreferences(kysely)
  return [
    await health(kysely, 'push', { state: 'on', about: await countPhones(kysely) }),
    await health(kysely, 'mail', mailState(settings, preferences.mail === 'off')),
    await health(kysely, 'webhook', await webhookState(kysely, settings, preferences.webhook)),
  ]
}

/** Messages that a channel has attempted without success and will attempt again: how many, and when the oldest one was queued. */
export type Unsent = { messages: number; since: string }

/** The unsent messages of each channel that has any. */
export async function readUnsent(kysely: Kysely<Schema>): Promise<Map<Channel, Unsent>> {
  const rows = await kysely
    .selectFrom('delivery')
    .select(({ fn }) => ['channel', fn.countAll().as('messages'), fn.min('created_at').as('since')])
    .where('state', '=', 'waiting')
    .where('attempts', '>', 0)
    .where('last_error', 'is not', null)
    .groupBy('channel')
    .execute()
  return new Map(rows.map(({ channel, messages, since }) => [channel, { messages: Number(messages), since }]))
}

async function readOffice(kysely: Kysely<Schema>, settings: NotifySettings, staff: StaffMember) {
  const preferences = await readPreferences(kysely)
  const { mail, webhook, leadsEmail } = settings
  const isMine = webhook?.isOwnSecret && staff.role === 'owner'
  return {
    channels: await readChannels(kysely, settings),
    preferences,
    leadsEmail: mail ? (leadsEmail ?? null) : null,
    webhookSecret: isMine ? webhook.secret : null,
  }
}

type State = Pick<ChannelView, 'state' | 'about'>

function mailState({ mail, leadsEmail }: NotifySettings, isOff: boolean): State {
  if (!mail) return { state: 'not-set-up', about: 'Set SMTP_URL and LEADS_EMAIL to have mail sent.' }
  if (!leadsEmail) return { state: 'on', about: 'To staff who turned mail on; LEADS_EMAIL is not set.' }
  return { state: isOff ? 'off' : 'on', about: leadsEmail }
}

async function webhookState(
  kysely: Kysely<Schema>,
  { webhook }: NotifySettings,
  isOn: boolean,
): Promise<State> {
  if (!webhook)
    return { state: 'not-set-up', about: 'Set WEBHOOK_URL and WEBHOOK_SECRET to notify your own system.' }
  // Only the host: the URL may contain a token.
  const { host } = new URL(webhook.url)
  const reason = await stopReason(kysely, 'webhook', hashAddress(webhook.url))
  if (reason) return { state: 'stopped', about: `${host}. ${reason}` }
  return { state: isOn ? 'on' : 'off', about: host }
}

async function countPhones(kysely: Kysely<Schema>): Promise<string> {
  const row = await kysely
    .selectFrom('push_subscription')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const count = Number(row.count)
  if (count === 0) return 'No phone has been switched on yet'
  return `${count} ${count === 1 ? 'phone or browser' : 'phones and browsers'} switched on`
}

async function health(kysely: Kysely<Schema>, channel: Channel, state: State): Promise<ChannelView> {
  const of = kysely.selectFrom('delivery').where('channel', '=', channel)
  const counts = await of
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .execute()
  const sent = await of
    .select('done_at')
    .where('state', '=', 'sent')
    .orderBy('next_attempt_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const failing = await of
    .select('last_error')
    .where('state', 'in', ['waiting', 'failed'])
    .where('last_error', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const count = (name: string) => Number(counts.find((row) => row.state === name)?.count ?? 0)
  return {
    channel,
    ...state,
    waiting: count('waiting'),
    failed: count('failed'),
    lastSentAt: sent?.done_at ?? null,
    // For a stopped channel `about` has the reason.
    lastError: (state.state !== 'stopped' && failing?.last_error) || null,
  }
}
