import type { TripAnswerKind } from '../contract/quotation.ts'
import { hasEntryShape, isTime } from './entry-shape.ts'
import type {
  AnsweredVersion,
  DamagedEntry,
  Delivery,
  EnquiryBody,
  EnquiryEntry,
  NewEnquiry,
  NewerEntry,
  NewMessage,
  OutboxEntry,
  QueuedAnswer,
  QueuedEnquiry,
  QueuedEntry,
  SentEnquiry,
  SentEntry,
} from './types.ts'

/** A new message, due at once. `now` is epoch ms on the device's clock; `attempted` where a first attempt follows at once. */
export function compose(message: NewEnquiry, now: number, attempted?: boolean): QueuedEnquiry
export function compose(message: NewMessage, now: number, attempted?: boolean): QueuedEntry
export function compose(message: NewMessage, now: number, attempted = false): QueuedEntry {
  const composedAt = new Date(now).toISOString()
  const queued = {
    id: message.id,
    state: 'waiting' as const,
    body: { ...message.body, composedAt },
    page: message.page,
    composedAt,
    revision: 0,
    attempted,
    attempts: 0,
    attemptedAt: now,
    nextAttemptAt: now,
    held: false,
  }
  return message.kind === 'answer'
    ? { v: 2, kind: 'answer', trip: message.trip, ...queued }
    : { v: 1, kind: message.kind, ...queued }
}

/** The same message with the traveller's changes (or none: a retry), due at once. */
export function requeue(entry: QueuedEntry, now: number, body?: EnquiryBody): QueuedEntry {
  const { lastError: _, refusal: __, endpointErrors: ___, endpointErrorCountsAt: ____, ...rest } = entry
  const next: QueuedEntry = { ...rest, state: 'waiting', attempts: 0, nextAttemptAt: now, held: false }
  if (!body) return next
  const composedAt = new Date(now).toISOString()
  return { ...next, body: { ...body, composedAt }, composedAt, revision: entry.revision + 1 }
}

/** An entry as it is shown during an attempt, which may reach the server also where that could not be written. */
export function sendingEntry(entry: QueuedEntry): QueuedEntry {
  return { ...entry, state: 'sending', attempted: true }
}

/** A delivered message, stripped of personal data except what the analytics event of an enquiry still needs. */
export function delivered(entry: QueuedEnquiry, receipt: Delivery, age: number): SentEnquiry
export function delivered(entry: QueuedEntry, receipt: Delivery, age: number): SentEntry
export function delivered(entry: QueuedEntry, receipt: Delivery, age: number): SentEntry {
  const { id, formerIds, replaces, replacedBefore, body } = entry
  const sent = {
    id,
    ...(formerIds && { formerIds }),
    ...(replaces && { replaces }),
    ...(replacedBefore && { replacedBefore }),
    state: 'sent' as const,
    page: entry.page,
    composedAt: entry.composedAt,
    reference: receipt.reference,
    receivedAt: receipt.receivedAt,
    sentAtAge: age,
    digest: digestOf(body),
  }
  if (entry.kind === 'answer')
    return { v: 2, kind: 'answer', ...sent, ...answerOf(entry), trip: entry.trip.reference }
  return {
    v: 1,
    kind: entry.kind,
    ...sent,
    destination: String(body.destination ?? body.to ?? ''),
    travelDate: travelDateOf(entry),
    unannounced: body,
  }
}

/** The version that an answer is to, and the answer. */
export function answerOf({ body }: Pick<QueuedAnswer, 'body'>): AnsweredVersion & { answer: TripAnswerKind } {
  const { version, versionSentAt, answer } = body
  return {
    version: Number(version),
    ...(typeof versionSentAt === 'string' && { versionSentAt }),
    answer: answer as TripAnswerKind,
  }
}

/** Whether two answers are to one version. One of an earlier release, which does not say when its version was sent, has its number only. */
export function isSameVersion(a: AnsweredVersion, b: AnsweredVersion): boolean {
  if (a.version !== b.version) return false
  return (a.versionSentAt ?? b.versionSentAt) === (b.versionSentAt ?? a.versionSentAt)
}

/** Whether an entry is an enquiry; the others are answers to quotations. */
export function isEnquiry(entry: OutboxEntry): entry is EnquiryEntry {
  return entry.kind !== 'answer'
}

/** Whether the server has another version under this id, which can carry no other. */
export function isUsedUp({ state, refusal }: QueuedEntry): boolean {
  return state === 'attention' && refusal?.status === 422
}

/** Whether two bodies are one message: the moments of writing do not count. */
export function sameEnquiry(a: EnquiryBody, b: EnquiryBody): boolean {
  return canonical(a) === canonical(b)
}

/** The travel date of an enquiry, ISO; empty where it has none. */
export function travelDateOf(entry: OutboxEntry): string {
  if (!isEnquiry(entry)) return ''
  return entry.state === 'sent' ? entry.travelDate : String(entry.body.travel_date ?? entry.body.date ?? '')
}

/** Whether an entry has this content; unknown of one that an earlier release has sent, which counts as the same. */
export function isVersion(entry: OutboxEntry, body: EnquiryBody): boolean {
  if (entry.state !== 'sent') return sameEnquiry(entry.body, body)
  return entry.digest === undefined || entry.digest === digestOf(body)
}

/** Whether a press of the button at this time, epoch ms, made this version of an entry. */
export function isMadeAt(
  { composedAt }: Pick<OutboxEntry, 'composedAt'>,
  pressedAt: number | undefined,
): boolean {
  return Date.parse(composedAt) === pressedAt
}

/**
 * Whether two enquiries are about the same package or travel style, of the same place: all popups have one draft, with which a traveller
 * may go to another one.
 */
export function isSameTopic(a: EnquiryBody, b: EnquiryBody): boolean {
  return a.about === b.about && a.destination === b.destination
}

/** A short hash (53 bits) of what {@link sameEnquiry} compares, so that a sent entry need not keep name and number. */
export function digestOf(body: EnquiryBody): string {
  // cyrb53: https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js; crypto.subtle needs a secure origin.
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (const character of canonical(body)) {
    const code = character.codePointAt(0) ?? 0
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}

/** Whether a stored record is one this release understands; others are left alone. */
export function isEntry(record: unknown): record is OutboxEntry {
  return isRecord(record) && isKnown(record) && hasEntryShape(record)
}

/** An entry as this release reads it: one that an earlier release left in mid-send waits. */
export function readEntry(record: unknown): OutboxEntry | undefined {
  if (!isEntry(record)) return undefined
  return record.state === 'sending' ? { ...record, state: 'waiting' } : record
}

/** What this release can say of an unsent record that only a newer one understands. */
export function readNewer(record: unknown): NewerEntry | undefined {
  if (!isRecord(record) || !isNewer(record) || record.state === 'sent') return undefined
  const { id, composedAt } = record
  return { id: String(id), ...(isTime(composedAt) && { composedAt }) }
}

/** What can still be said of an unsent record that no release can send; `record` is `undefined` where it cannot be read at all. */
export function readDamaged(id: string, record: unknown): DamagedEntry | undefined {
  if (record === undefined) return { id, details: [] }
  if (!isRecord(record) || isEntry(record) || isNewer(record) || record.state === 'sent') return undefined
  const { composedAt } = record
  const body = isRecord(record.body) ? record.body : {}
  const details = [body.destination ?? body.to, body.name, body.contact].filter(
    (value): value is string => typeof value === 'string' && value !== '',
  )
  return { id, ...(isTime(composedAt) && { composedAt }), details }
}

// Every release has written its version; one without is damaged.
function isNewer(record: Record<string, unknown>): boolean {
  return Number(record.v) > 1 && !isKnown(record)
}

function isKnown({ v, kind }: Record<string, unknown>): boolean {
  return v === 1 || (v === 2 && kind === 'answer')
}

function isRecord(record: unknown): record is Record<string, unknown> {
  return typeof record === 'object' && record !== null
}

// Two bodies that differ in these only say the same.
const OF_THE_DEVICE = ['composedAt', 'filledInMs', 'sourceDomain', 'page', 'attribution']

function canonical(body: EnquiryBody): string {
  return JSON.stringify(
    Object.entries(body)
      .filter(([field]) => !OF_THE_DEVICE.includes(field))
      .sort(([x], [y]) => (x < y ? -1 : 1)),
  )
}
