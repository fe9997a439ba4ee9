import { hash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isQuotationTopic } from '../../src/contract/notify.ts'
import type { Schema } from '../db/schema.ts'
import {
  acknowledgementId,
  mayAcknowledge,
  recentlyAcknowledged,
  sendsAcknowledgements,
} from './acknowledgement.ts'
import { type Recipients, readRecipients, type Target, targetsOf } from './recipients.ts'
import type { NotifySettings } from './settings.ts'

/** Setting with the number of the last notice that became deliveries; see {@link enqueueNotification} for their order. */
const CURSOR = 'notify-cursor'
/** Small, because enquiries wait during a transaction in SQLite. */
const NOTICES_AT_ONCE = 50
const ROWS_AT_ONCE = 500
/** A digest that is due within this time takes no further notices, because a worker may be composing it. */
const DIGEST_GUARD_MS = 5_000
/** Overdue leads of this time are one message to each person. */
const OVERDUE_INTERVAL_MINUTES = 1
/** 9:00 in Kolkata, after midnight UTC. */
const NINE_IN_INDIA_MS = 3.5 * 3_600_000

type Message = { message_id: string; target: Target; notification_seq: number; at: Date }

/** Turns new notices into deliveries, each once, also when several processes run. */
export function createFanOut(
  kysely: Kysely<Schema>,
  { settings, onWritten }: { settings: NotifySettings; onWritten: () => void },
) {
  return {
    /** Processes the next notices; returns `true` when there are more. */
    async run(): Promise<boolean> {
      const cursor = await readCursor(kysely)
      const newest = await newestNotice(kysely)
      if (newest <= cursor) return false
      const recipients = await readRecipients(kysely, settings)
      const acknowledges = settings.mail !== undefined && (await sendsAcknowledgements(kysely))
      if (!acknowledges && !hasRecipients(recipients)) {
        await kysely.transaction().execute((transaction) => moveCursor(transaction, cursor, newest))
        return false
      }
      const notices = await readNotices(kysely, cursor)
      const last = notices.at(-1)?.seq
      // Erased since the two queries before.
      if (last === undefined) {
        await kysely.transaction().execute((transaction) => moveCursor(transaction, cursor, newest))
        return false
      }
      const now = new Date()
      const messages = notices.flatMap((notice) => messagesOf(notice, recipients, now))
      if (acknowledges) messages.push(...(await acknowledgementsOf(kysely, notices, now)))
      await kysely.transaction().execute(async (transaction) => {
        if (!(await moveCursor(transaction, cursor, last))) return
        await writeMessages(transaction, await withFreeIds(transaction, messages), now)
      })
      if (messages.length > 0) onWritten()
      return last < newest
    },
    /** Number of the last notice that became deliveries. */
    cursor: () => readCursor(kysely),
  }
}

function hasRecipients({ webhook, office, staff }: Recipients): boolean {
  return webhook || staff.length > 0 || (office !== undefined && office.mail !== 'off')
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

// Moves the cursor only from the value that was read: of two processes that read the same notices, one continues.
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
    .leftJoin('lead', 'lead.seq', 'notification.lead_seq')
    .leftJoin('user', 'user.id', 'lead.assignee')
    .select(['notification.seq', 'notification.topic', 'notification.recipients'])
    .select(['lead.assignee', 'lead.quarantine', 'lead.erased_at', 'lead.id', 'lead.kind', 'lead.email'])
    .select('lead.received_at')
    .select('user.deactivatedAt')
    .where('notification.seq', '>', after)
    .orderBy('notification.seq')
    .limit(NOTICES_AT_ONCE)
    .execute()
}

type NoticeRow = Awaited<ReturnType<typeof readNotices>>[number]

function messagesOf(row: NoticeRow, recipients: Recipients, now: Date): Message[] {
  // No notification about suspected spam: a release queues its own. The daily notice has no lead, so it is sent. An answer
  // to a quotation is told wherever its lead is.
  if (row.quarantine !== null && !isQuotationTopic(row.topic)) return []
  if (row.erased_at !== null) return []
  const only = row.recipients === null ? null : (JSON.parse(row.recipients) as string[])
  const { topic, assignee } = row
  const notice = { topic, recipients: only, assignee, isAssigneeClosed: row.deactivatedAt !== null }
  return targetsOf(notice, recipients).map((target) => {
    const at = sendingTime(target, recipients, now)
    return { message_id: messageId(target, at), target, notification_seq: row.seq, at }
  })
}

// One for each new enquiry, also when its notice is queued again.
async function acknowledgementsOf(
  kysely: Kysely<Schema>,
  notices: readonly NoticeRow[],
  now: Date,
): Promise<Message[]> {
  const messages: Message[] = []
  const recent = await recentlyAcknowledged(kysely, now)
  for (const { topic, seq, id, kind, email, quarantine, received_at } of notices) {
    if (topic !== 'lead.received' || id === null || kind === null || email === null || received_at === null)
      continue
    if (!mayAcknowledge({ kind, email, quarantine, received_at }, recent, now)) continue
    const target: Target = { channel: 'mail', target: email.toLowerCase(), batching: 'none' }
    messages.push({ message_id: acknowledgementId(id), target, notification_seq: seq, at: now })
  }
  return messages
}

function sendingTime({ batching }: Target, { digestMinutes }: Recipients, now: Date): Date {
  if (batching === 'none') return now
  return nextDigest(batching === 'digest' ? digestMinutes : OVERDUE_INTERVAL_MINUTES, now)
}

// The id of a batched message is made from its target and time, so that later notices are added to the same message.
function messageId({ target, batching }: Target, at: Date): string {
  if (batching === 'none') return newMessageId()
  const parts = [target, at.toISOString(), ...(batching === 'digest' ? [] : [batching])]
  return hashedId(JSON.stringify(parts))
}

function hashedId(text: string): string {
  return `msg_${hash('sha256', text).slice(0, 32)}`
}

// After the clock was turned back, the next digest may have the id of one that was sent, and a notice added to that would be lost.
async function withFreeIds(transaction: Kysely<Schema>, messages: Message[]): Promise<Message[]> {
  const present = new Map<string, string>()
  const gathered = messages.filter(({ target }) => target.batching !== 'none')
  for (const first of new Set(gathered.map(({ message_id }) => message_id))) {
    let id = first
    while (await isTaken(transaction, id)) id = hashedId(id)
    present.set(first, id)
  }
  return messages.map((message) => ({
    ...message,
    message_id: present.get(message.message_id) ?? message.message_id,
  }))
}

// Sent, given up, or being sent now.
async function isTaken(transaction: Kysely<Schema>, messageId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('delivery')
    .select(['state', 'claimed_until'])
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return row !== undefined && (row.state !== 'waiting' || row.claimed_until !== null)
}

/** A new message id, in lower case like all paths of the API. */
export function newMessageId(): string {
  return `msg_${randomBytes(16).toString('hex')}`
}

/** When the digest with a notice of `now` is sent: at full intervals in Indian time; the daily one at 9:00. */
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
