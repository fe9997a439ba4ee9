import type { Kysely } from 'kysely'
import type { Channel, NotifyChoices } from '../../src/contract/notify.ts'
import type { Schema } from '../db/schema.ts'

/** Before the owner chooses anything. */
const DEFAULTS: NotifyChoices = { mail: 'each', digestMinutes: 60, webhook: true }

/** What the owner chose. */
export async function readChoices(kysely: Kysely<Schema>): Promise<NotifyChoices> {
  const rows = await kysely
    .selectFrom('notify_channel')
    .select(['channel', 'mode', 'digest_minutes'])
    .execute()
  const mail = rows.find(({ channel }) => channel === 'mail')
  const webhook = rows.find(({ channel }) => channel === 'webhook')
  return {
    mail: mail?.mode ?? DEFAULTS.mail,
    digestMinutes: (mail?.digest_minutes as NotifyChoices['digestMinutes']) ?? DEFAULTS.digestMinutes,
    webhook: webhook ? webhook.mode !== 'off' : DEFAULTS.webhook,
  }
}

/** Keeps what the owner chooses; choosing the webhook also starts it again after its receiver stopped it. */
export async function writeChoices(
  transaction: Kysely<Schema>,
  { mail, digestMinutes, webhook }: NotifyChoices,
): Promise<void> {
  const going = { stopped_at: null, stopped_reason: null, stopped_for: null }
  for (const row of [
    { channel: 'mail', mode: mail, digest_minutes: digestMinutes, ...going },
    { channel: 'webhook', mode: webhook ? 'each' : 'off', digest_minutes: digestMinutes, ...going },
  ] as const)
    await transaction
      .insertInto('notify_channel')
      .values(row)
      .onConflict((conflict) => conflict.column('channel').doUpdateSet(row))
      .execute()
}

/** Why a channel's receiver wants no more; `undefined` while it does. */
export async function stopOf(
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

/** Remembers that the receiver at this address wants no more. What is still to be sent waits until the owner decides. */
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
