import type { Kysely } from 'kysely'
import type { Channel, NotifyPreferences, NotifyPreferencesChange } from '../../src/contract/notify.ts'
import type { Schema } from '../db/schema.ts'

/** Until the owner saves preferences. */
const DEFAULTS: NotifyPreferences = { mail: 'each', digestMinutes: 60, webhook: true }

/** The owner's notification preferences. */
export async function readPreferences(kysely: Kysely<Schema>): Promise<NotifyPreferences> {
  const rows = await kysely
    .selectFrom('notify_channel')
    .select(['channel', 'mode', 'digest_minutes'])
    .execute()
  const mail = rows.find(({ channel }) => channel === 'mail')
  const webhook = rows.find(({ channel }) => channel === 'webhook')
  return {
    mail: mail?.mode ?? DEFAULTS.mail,
    digestMinutes: (mail?.digest_minutes as NotifyPreferences['digestMinutes']) ?? DEFAULTS.digestMinutes,
    webhook: webhook ? webhook.mode !== 'off' : DEFAULTS.webhook,
  }
}

/** Saves what is given of the preferences; that of the webhook also restarts one that its receiver stopped. */
export async function writePreferences(
  transaction: Kysely<Schema>,
  { mail, digestMinutes, webhook }: NotifyPreferencesChange,
): Promise<void> {
  const minutes = digestMinutes !== undefined && { digest_minutes: digestMinutes }
  if (mail !== undefined || minutes)
    await saveChannel(transaction, 'mail', { ...(mail !== undefined && { mode: mail }), ...minutes })
  if (webhook !== undefined) await saveChannel(transaction, 'webhook', { mode: webhook ? 'each' : 'off' })
}

async function saveChannel(
  transaction: Kysely<Schema>,
  channel: 'mail' | 'webhook',
  change: { mode?: NotifyPreferences['mail']; digest_minutes?: number },
): Promise<void> {
  const row = { ...change, stopped_at: null, stopped_reason: null, stopped_for: null }
  await transaction
    .insertInto('notify_channel')
    .values({ channel, mode: DEFAULTS.mail, ...row })
    .onConflict((conflict) => conflict.column('channel').doUpdateSet(row))
    .execute()
}

/** Why a channel is stopped for an address (a hash); `undefined` when it is not. */
export async function stopReason(
  kysely: Kysely<Schema>,
  channel: Channel,
  forAddress: string,
): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('notify_channel')
    .select('stopped_reason')
    .where('channel', '=', channel)
    .where('stopped_for', '=', forAddress)
    .executeTakeFirst()
  return row?.stopped_reason ?? undefined
}

/** Stops a channel for an address (a hash). Queued messages wait until the owner starts the channel again. */
export async function stopChannel(
  kysely: Kysely<Schema>,
  channel: Channel,
  { reason, forAddress }: { reason: string; forAddress: string },
): Promise<void> {
  const stop = {
    stopped_at: new Date().toISOString(),
    stopped_reason: reason,
    stopped_for: forAddress,
  }
  await kysely
    .insertInto('notify_channel')
    .values({ channel, mode: 'each', ...stop })
    .onConflict((conflict) => conflict.column('channel').doUpdateSet(stop))
    .execute()
}
