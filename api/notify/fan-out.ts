import { hash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { type Audience, readAudience, type Target, targetsOf } from './audience.ts'
import type { NotifySettings } from './settings.ts'

/** Number of the last notice that became deliveries; notices become visible in their order (see {@link notify}). */
const CURSOR = 'notify-cursor'
/** Small, because in SQLite a transaction keeps enquiries waiting. */
const NOTICES_AT_ONCE = 50
const ROWS_AT_ONCE = 500
/** A digest that is about to go takes no more: its sender may be writing it. */
const DIGEST_GUARD_MS = 5_000
/** 9:00 in Kolkata, after midnight UTC. */
const NINE_IN_INDIA_MS = 3.5 * 3_600_000

type Message = { message_id: string; target: Target; notification_seq: number; at: Date }

/** Makes deliveries of the notices that were written since it last ran, each once whichever process does it. */
export function createFanOut(
  kysely: Kysely<Schema>,
  { settings, onWritten }: { settings: NotifySettings; onWritten: () => void },
) {
  return {
    /** Does the next few; `true` when there are more. */
    async run(): Promise<boolean> {
      const cursor = await readCursor(kysely)
      const newest = await newestNotice(kysely)
      if (newest <= cursor) return false
      const audience = await readAudience(kysely, settings)
      if (!hasEars(audience)) {
        await kysely.transaction().execute((transaction) => moveCursor(transaction, cursor, newest))
        return false
      }
      const notices = await readNotices(kysely, cursor)
      const last = notices.at(-1)?.seq
      // Erased between two looks.
      if (last === undefined) {
        await kysely.transaction().execute((transaction) => moveCursor(transaction, cursor, newest))
        return false
      }
      const now = new Date()
      const messages = notices.flatMap((notice) => messagesOf(notice, audience, now))
      await kysely.transaction().execute(async (transaction) => {
        if (await moveCursor(transaction, cursor, last)) await writeMessages(transaction, messages, now)
      })
      if (messages.length > 0) onWritten()
      return last < newest
    },
    /** Number of the last notice that became deliveries. */
    cursor: () => readCursor(kysely),
  }
}

function hasEars({ webhook, office, listeners }: Audience): boolean {
  return webhook || listeners.length > 0 || (office !== undefined && office.mail !== 'off')
}

async function newestNotice(kysely: Kysely<Schema>): Promise<number> {
  const row = await kysely
    .selectFrom('notification')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .executeTakeFirst()
  return Number(row?.seq ?? 0)
}

async function readCursor(kysely: Kysely<Schema>): Promise<number> {
  const row = await kysely.selectFrom('setting').select('value').where('key', '=', CURSOR).executeTakeFirst()
  return Number(row?.value ?? 0)
}

// Only from where it was read: of two processes that read the same notices, one goes on.
async function moveCursor(transaction: Kysely<Schema>, from: number, to: number): Promise<boolean> {
  await transaction
    .insertInto('setting')
    .values({ key: CURSOR, value: '0' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const moved = await transaction
    .updateTable('setting')
    .set({ value: String(to) })
    .where('key', '=', CURSOR)
    .where('value', '=', String(from))
    .executeTakeFirst()
  return Number(moved.numUpdatedRows) === 1
}

function readNotices(kysely: Kysely<Schema>, after: number) {
  return kysely
    .selectFrom('notification')
    .innerJoin('lead', 'lead.seq', 'notification.lead_seq')
    .select(['notification.seq', 'notification.topic', 'notification.recipients'])
    .select(['lead.assignee', 'lead.quarantine', 'lead.erased_at'])
    .where('notification.seq', '>', after)
    .orderBy('notification.seq')
    .limit(NOTICES_AT_ONCE)
    .execute()
}

type NoticeRow = Awaited<ReturnType<typeof readNotices>>[number]

function messagesOf(row: NoticeRow, audience: Audience, now: Date): Message[] {
  // Suspected spam rings nobody's phone; a release writes a notice of its own.
  if (row.quarantine !== null || row.erased_at !== null) return []
  const recipients = row.recipients === null ? null : (JSON.parse(row.recipients) as string[])
  return targetsOf({ topic: row.topic, recipients, assignee: row.assignee }, audience).map((target) => {
    const at = target.digest ? nextDigest(audience.digestMinutes, now) : now
    return { message_id: messageId(target, at), target, notification_seq: row.seq, at }
  })
}

// A digest is known by whom it is for and when it goes: what comes until then joins it.
function messageId({ target, digest }: Target, at: Date): string {
  if (!digest) return newMessageId()
  return `msg_${hash('sha256', JSON.stringify([target, at.toISOString()])).slice(0, 32)}`
}

/** A message's id for good, in small letters and digits, as paths of the API are. */
export function newMessageId(): string {
  return `msg_${randomBytes(16).toString('hex')}`
}

/** When the digest goes that a notice of now joins: at the clock's round times in India, the daily one at nine in the morning. */
export function nextDigest(minutes: number, now: Date): Date {
  const step = minutes * 60_000
  const steps = Math.ceil((now.getTime() + DIGEST_GUARD_MS - NINE_IN_INDIA_MS) / step)
  return new Date(steps * step + NINE_IN_INDIA_MS)
}

async function writeMessages(transaction: Kysely<Schema>, messages: Message[], now: Date): Promise<void> {
  for (let start = 0; start < messages.length; start += ROWS_AT_ONCE) {
    const some = messages.slice(start, start + ROWS_AT_ONCE)
    const distinct = new Map(some.map((message) => [message.message_id, message]))
    await transaction
      .insertInto('delivery')
      .values(
        [...distinct.values()].map(({ message_id, target, at }) => ({
          message_id,
          channel: target.channel,
          target: target.target,
          created_at: now.toISOString(),
          next_attempt_at: at.toISOString(),
          claimed_until: null,
          done_at: null,
          last_error: null,
        })),
      )
      .onConflict((conflict) => conflict.column('message_id').doNothing())
      .execute()
    await transaction
      .insertInto('delivery_notice')
      .values(some.map(({ message_id, notification_seq }) => ({ message_id, notification_seq })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
