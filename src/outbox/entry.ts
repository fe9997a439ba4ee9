import type { EnquiryErrors, EnquiryKind, Receipt, TypedEnquiry } from '../contract/enquiry.ts'

/** The exact JSON object that is posted, field by field as the spec names them. */
export type EnquiryBody = Record<string, string | number>

/** Why the last attempt did not end in a receipt. */
export interface SendError {
  /** `strange`: an answer that is not the agency's server speaking (captive portal, proxy, redirect). */
  reason: 'network' | 'timeout' | 'strange' | 'status'
  status?: number
}

/** The server's definite no, kept so that the traveller can read it and mend the enquiry. */
export interface ParkedRefusal {
  status: number
  message: string
  errors: EnquiryErrors
}

/** An enquiry the server has not yet given a receipt for. No error, clock or update ever deletes one. */
export interface QueuedEntry {
  v: 1
  /** Made on the device, the lead's primary key on the server; never reused for another enquiry. */
  id: string
  kind: EnquiryKind
  state: 'waiting' | 'sending' | 'attention'
  body: EnquiryBody
  /** Path of the page it was written on. */
  page: string
  /** ISO instant on the device's clock. */
  composedAt: string
  /** Raised by every edit, so that the answer to an older body is never taken for this one's. */
  revision: number
  /** Whether any body under this id may already have reached the server. */
  attempted: boolean
  /** Attempts since the traveller last touched it. */
  attempts: number
  /** Device clock, epoch ms: when the last attempt began, and before when not to try again. */
  attemptedAt: number
  nextAttemptAt: number
  /** The server named the wait (`Retry-After`): only time, or the traveller, ends it. */
  held: boolean
  lastError?: SendError
  refusal?: ParkedRefusal
}

/** What remains of a delivered enquiry: enough for the traveller to recognise it, no name or number. */
export interface SentEntry {
  v: 1
  id: string
  kind: EnquiryKind
  state: 'sent'
  page: string
  composedAt: string
  destination: string
  /** `yyyy-MM-dd` */
  travelDate: string
  reference: string
  /** ISO instant on the server's clock. */
  receivedAt: string
  /** Reading of the store's age counter at delivery, ms; see retention.ts. */
  sentAtAge: number
  /** The body, until `tripInquirySubmitted` has been pushed for it; then dropped. */
  unannounced?: EnquiryBody
}

export type OutboxEntry = QueuedEntry | SentEntry
export type EntryState = OutboxEntry['state']

/** What a form hands over. */
export interface NewEnquiry {
  id: string
  kind: EnquiryKind
  body: EnquiryBody
  page: string
}

/** What was typed into a form that has not been sent. */
export interface Draft {
  /** Which form: `home`, `package:bali1` … */
  key: string
  /** Id of the enquiry this will become, made when the form was first touched. */
  id: string
  values: TypedEnquiry
  /** The enquiry of this id was refused and these are its corrections. */
  correcting?: boolean
  /** Device clock, epoch ms. */
  updatedAt: number
}

/** A new enquiry, due at once. `now` is epoch ms on the device's clock. */
export function compose(enquiry: NewEnquiry, now: number): QueuedEntry {
  const composedAt = new Date(now).toISOString()
  return {
    v: 1,
    id: enquiry.id,
    kind: enquiry.kind,
    state: 'waiting',
    body: { ...enquiry.body, composedAt },
    page: enquiry.page,
    composedAt,
    revision: 0,
    attempted: false,
    attempts: 0,
    attemptedAt: now,
    nextAttemptAt: now,
    held: false,
  }
}

/** The same enquiry with the traveller's changes (or none: a retry), due at once. */
export function requeue(entry: QueuedEntry, now: number, body?: EnquiryBody): QueuedEntry {
  const { lastError: _, refusal: __, ...rest } = entry
  const next: QueuedEntry = { ...rest, state: 'waiting', attempts: 0, nextAttemptAt: now, held: false }
  if (!body) return next
  const composedAt = new Date(now).toISOString()
  return { ...next, body: { ...body, composedAt }, composedAt, revision: entry.revision + 1 }
}

/** A delivered enquiry, stripped of personal data except what is still to be announced. */
export function delivered(entry: QueuedEntry, receipt: Receipt, age: number): SentEntry {
  return {
    v: 1,
    id: entry.id,
    kind: entry.kind,
    state: 'sent',
    page: entry.page,
    composedAt: entry.composedAt,
    destination: String(entry.body.destination ?? entry.body.to ?? ''),
    travelDate: String(entry.body.travel_date ?? entry.body.date ?? ''),
    reference: receipt.reference,
    receivedAt: receipt.receivedAt,
    sentAtAge: age,
    unannounced: entry.body,
  }
}

/** Whether two bodies are one enquiry: the moments of writing do not count. */
export function sameEnquiry(a: EnquiryBody, b: EnquiryBody): boolean {
  const fields = (body: EnquiryBody) =>
    JSON.stringify(
      Object.entries(body)
        .filter(([field]) => field !== 'composedAt' && field !== 'filledInMs')
        .sort(([x], [y]) => (x < y ? -1 : 1)),
    )
  return fields(a) === fields(b)
}

/** Whether a stored record is one this release understands; others belong to a newer release and are left alone. */
export function isEntry(record: unknown): record is OutboxEntry {
  const entry = record as Partial<OutboxEntry> | undefined
  return entry?.v === 1 && typeof entry.id === 'string' && typeof entry.state === 'string'
}
