import type { Kysely } from 'kysely'
import type { Channel, NotifyPreferences } from '../../src/contract/notify.ts'
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

/** Saves the preferences; this also restarts a webhook that its receiver stopped. */
export async function writePreferences(
  transaction: Kysely<Schema>,
  { mail, digestMinutes, webhook }: NotifyPreferences,
): Promise<void> {
  const running = { stopped_at: null, stopped_reason: null, stopped_for: null }
  for (const row of [
    { channel: 'mail', mode: mail, digest_minutes: digestMinutes, ...running },
    { channel: 'webhook', mode: webhook ? 'each' : 'off', digest_minutes: digestMinutes, ...running },
  ] as const)
    await transaction
      .insertInto('notify_channel')
      .values(row)
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
