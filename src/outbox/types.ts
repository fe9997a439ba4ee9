import type { Attribution, EnquiryErrors, EnquiryKind, Receipt, TypedEnquiry } from '../contract/enquiry.ts'
import type { TripAnswerKind } from '../contract/quotation.ts'

/** What the outbox sends: an enquiry of one of the forms, or the answer to a quotation. */
export type MessageKind = EnquiryKind | 'answer'

/** The exact JSON object that is posted, field by field as the spec names them. */
export type EnquiryBody = Record<string, string | number | Attribution>

/** Why the last attempt did not end in a receipt. */
export interface SendError {
  /**
   * `unrecognised`: a response that does not come from the agency’s server (captive portal, proxy, redirect); earlier releases
   * stored `strange` for it.
   */
  reason: 'network' | 'timeout' | 'unrecognised' | 'strange' | 'status'
  status?: number
  /** An error that is not provably our server's: a gateway or firewall may have answered. */
  isForeign?: true
}

/** The server's definite refusal, kept so that the traveller can read it and correct the enquiry. */
export interface ParkedRefusal {
  status: number
  message: string
  errors: EnquiryErrors
}

/** The quotation that an answer is about, as it was shown. */
export interface AnsweredTrip {
  reference: string
  title: string
}

interface Ids {
  /** Made on the device, the lead's primary key on the server; never reused for another message. */
  id: string
  /** Ids of other drafts whose text it has: what is kept under them, or is sent under them later, is another version of this one. */
  formerIds?: readonly string[]
  /** The enquiry in whose place it was sent, because the id of that one was used up. */
  replaces?: string
  /** Those in whose place that one, and the ones before it, were sent. */
  replacedBefore?: readonly string[]
}

interface Queued extends Ids {
  /** `sending` is shown while an attempt runs; earlier releases also stored it, and then it means `waiting`. */
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
  /** Device clock, epoch ms: when the last attempt ended, and before when not to try again. */
  attemptedAt: number
  nextAttemptAt: number
  /** Whether our server asked to wait (`Retry-After`): then only time, or the traveller, ends the wait. */
  held: boolean
  /** Attempts on the slow schedule that met an endpoint error, and when the next one counts, epoch ms. */
  endpointErrors?: number
  endpointErrorCountsAt?: number
  lastError?: SendError
  refusal?: ParkedRefusal
}

/** An enquiry the server has not yet given a receipt for. No error, clock or update ever deletes one. */
export interface QueuedEnquiry extends Queued {
  v: 1
  kind: EnquiryKind
}

/** An answer without a receipt. Version 2, so that releases that cannot send answers leave it alone. */
export interface QueuedAnswer extends Queued {
  v: 2
  kind: 'answer'
  trip: AnsweredTrip
}

export type QueuedEntry = QueuedEnquiry | QueuedAnswer

interface Sent extends Ids {
  state: 'sent'
  page: string
  composedAt: string
  reference: string
  /** ISO instant on the server's clock. */
  receivedAt: string
  /** Reading of the store's age counter at delivery, ms; see retention.ts. */
  sentAtAge: number
  /** Identifies the message when it is submitted again; absent in entries of earlier releases. */
  digest?: string
}

/** What remains of a delivered enquiry: enough for the traveller to recognise it, no name or number. */
export interface SentEnquiry extends Sent {
  v: 1
  kind: EnquiryKind
  destination: string
  /** `yyyy-MM-dd` */
  travelDate: string
  /**
   * The body, until the analytics event `tripInquirySubmitted` has been pushed for it; then dropped. The name cannot change,
   * because entries on devices have it.
   */
  unannounced?: EnquiryBody
}

/** The version that an answer is to. */
export interface AnsweredVersion {
  version: number
  /** ISO instant: distinguishes it from another of its number, after a backup was restored. Absent in those of earlier releases. */
  versionSentAt?: string
}

/** What remains of a delivered answer: which one it was, without the link's token and the words. */
export interface SentAnswer extends Sent, AnsweredVersion {
  v: 2
  kind: 'answer'
  /** Reference of the quotation. */
  trip: string
  answer: TripAnswerKind
}

export type SentEntry = SentEnquiry | SentAnswer
export type OutboxEntry = QueuedEntry | SentEntry
export type EnquiryEntry = QueuedEnquiry | SentEnquiry
export type AnswerEntry = QueuedAnswer | SentAnswer

/** An unsent record of a newer release, as after the app was put back: this release only lists it. */
export interface NewerEntry {
  id: string
  /** ISO instant on the device's clock, where the record has one. */
  composedAt?: string
}

/** An unsent record that cannot be read or lacks what sending needs: it is listed, and never sent. */
export interface DamagedEntry {
  id: string
  /** ISO instant on the device's clock, where the record has one. */
  composedAt?: string
  /** What is left of where to, who and which number. */
  details: string[]
}

/** What one reading of the device finds. */
export interface StoredEntries {
  entries: OutboxEntry[]
  newer: NewerEntry[]
  damaged: DamagedEntry[]
}

/** What a form submits. */
export interface NewEnquiry {
  id: string
  kind: EnquiryKind
  body: EnquiryBody
  page: string
}

/** What the page of a trip submits. `page` is without the link's token. */
export interface NewAnswer {
  id: string
  kind: 'answer'
  body: EnquiryBody
  page: string
  trip: AnsweredTrip
}

export type NewMessage = NewEnquiry | NewAnswer

/** What was typed into a form that has not been sent. */
export interface Draft {
  /** Which form: `home`, `package:bali1`, `edit:<id>` … */
  key: string
  /** Id of the enquiry this will become, made when the form was first touched. */
  id: string
  /** Ids that it had before, or of other drafts whose text it has: forms that have them take this one's. */
  formerIds?: readonly string[]
  values: TypedEnquiry
  /** The enquiry of this id was refused and these are its corrections. */
  correcting?: boolean
  /** The revision of it that was refused: another tab may have put a later one in its place. Absent in those of earlier releases. */
  refusedRevision?: number
  /** It was sent under this id without an answer, by the browser or on a full disk: it may have arrived. */
  attempted?: boolean
  /** By field: when it was typed last, device clock, epoch ms. Absent in those of earlier releases. */
  typedAt?: Record<string, number>
  /** Path of the page it was typed on. */
  page?: string
  /** Device clock, epoch ms. */
  updatedAt: number
  /** Reading of the store's age counter when it was saved, ms; see retention.ts. */
  savedAtAge?: number
}

/**
 * By field: what was typed last, and when, epoch ms. Without `value`, the field was put back to what it shows at first. One form
 * in several tabs is one draft: of each field, the later text counts, in whichever order the tabs store theirs.
 */
export type DraftText = Readonly<Record<string, { value?: string | undefined; at: number }>>

/** As the database has it. `since`: what that had, in the record of a page that was left (drafts.ts). */
export type StoredDraft = Draft & { since?: DraftText }

/** Whether a draft, as it is stored now, has nothing that is still to be kept. */
export type IsOver = (draft: Draft) => boolean

/** Unfinished forms. Nothing here throws. */
export interface Drafts {
  /** `undefined` when there is none or storage is unavailable. */
  load(key: string): Promise<Draft | undefined>
  /** Newest first; `undefined` when storage is unavailable. */
  list(): Promise<Draft[] | undefined>
  /**
   * Keeps the changes from `before`, what this form last saved or loaded. The result is the draft as it is kept now, with
   * what another tab typed, and under the id that both have; `undefined` when it was not kept.
   */
  save(draft: Draft, before?: DraftText): Promise<Draft | undefined>
  /**
   * Keeps the same, in a transaction that survives a page that is going away: nothing is read first, and the next save adds it to
   * the draft. `undefined` when it was not kept.
   */
  saveLeaving(draft: Draft, before: DraftText): Promise<Draft | undefined>
  /** Gives a draft another id if it has the id `from`. `undefined` when it has not, or it could not be stored. */
  rename(key: string, id: string, from: string): Promise<Draft | undefined>
  /** Notes that what has this id may have arrived. Resolves with whether that could be done. */
  markAttempted(id: string): Promise<boolean>
  /** Deletes a draft if it `isOver`, by default always. Resolves with whether that could be done. */
  clear(key: string, isOver?: IsOver): Promise<boolean>
}

/** Why the device does not keep anything: `denied` (private mode, blocked by settings), `full`, `blocked` (no answer), `broken`. */
export type StorageFault = 'denied' | 'full' | 'blocked' | 'broken'

/** The part of a receipt that is shown to the traveller. */
export type Delivery = Pick<Receipt, 'reference' | 'receivedAt'>

/** The result of a submit, so that the form can say what is true. */
export type SubmitResult = { id: string } & (
  | { outcome: 'delivered'; saved: boolean; delivery: Delivery }
  /** On this device's disk; will be sent. The only outcome that may be called "saved". */
  | { outcome: 'waiting'; saved: true }
  /** The server refused it with a reason; when saved, it is also listed as "Needs your attention". */
  | { outcome: 'refused'; saved: boolean; refusal: ParkedRefusal; revision?: number }
  /**
   * This id already belongs to other values of the same form, sent or still queued; or another answer to this version of
   * the trip is queued. Nothing was changed.
   */
  | { outcome: 'conflict'; saved: false; existing: OutboxEntry }
  /** Neither stored nor delivered, though it may have arrived if `attempted`: it exists only in the form. Offer a call and WhatsApp. */
  | { outcome: 'failed'; saved: false; fault: StorageFault; attempted: boolean }
)

export interface SubmitOptions {
  /** The draft this was; removed in the very transaction that keeps the enquiry. */
  draftKey?: string
  /** Only if it is over; by default it is. */
  isOver?: IsOver
  /** Whether what is queued, as it is now, gives way to this: it was refused, or the traveller confirmed the change. */
  mayReplace?: ((entry: QueuedEntry) => boolean) | undefined
  /** An enquiry that is parked because its id is used up, and that this one is sent for: removed in the same transaction, if it `mayReplace`. */
  replaces?: string | undefined
  /** The browser has sent it before, without an answer: it may have arrived. */
  attempted?: boolean | undefined
  /** Ids of other drafts whose text it has: what is kept under them counts as the same enquiry. */
  formerIds?: readonly string[]
  /** When the button was pressed, device clock, epoch ms; by default when it is stored. */
  pressedAt?: number | undefined
  waitMs?: number
}

export interface DrainOptions {
  /** The network is back or the app was opened: shorten back-offs. `Retry-After` still holds. */
  shortenBackoff?: boolean
}

export interface DrainResult {
  delivered: number
  /** Unsent entries that another run will try. */
  waiting: number
  /** How long until the next one is due, ms; `undefined` when nothing waits. */
  nextInMs?: number
}

/**
 * The result of an edit. `changed`: another edit was saved since; `sent`: it was delivered since, so the change must go
 * out as a new enquiry; `gone`: it was deleted since. Only `queued` wrote anything.
 */
export type EditResult = 'queued' | 'changed' | 'sent' | 'gone'

/** The enquiries and answers of this device. */
export interface Outbox {
  submit(message: NewMessage, options?: SubmitOptions): Promise<SubmitResult>
  /** Newest first. Throws `StorageUnavailable`. */
  list(): Promise<OutboxEntry[]>
  /** The same, and the unsent records that this release, or none, can send, from one reading. Throws `StorageUnavailable`. */
  listAll(): Promise<StoredEntries>
  get(id: string): Promise<OutboxEntry | undefined>
  /**
   * Puts another body in the place of an unsent one, under the same id, if it is still at `revision` (where given). If the older body
   * has arrived unnoticed, the server answers 422 (or its late receipt finds a newer revision here): the entry is
   * parked, and the traveller chooses between {@link sendAsNew} and {@link remove}. A new id at once would risk two
   * leads for one wish; keeping the id risks only that question.
   */
  edit(id: string, body: EnquiryBody, revision?: number): Promise<EditResult>
  /** Attempts an unsent entry now, also a parked one or one with a Retry-After. */
  retry(id: string): Promise<void>
  /** Sends a parked entry under a new id; resolves with that id. */
  sendAsNew(id: string): Promise<string | undefined>
  /** Deletes an entry at the traveller's request, the one way an unsent enquiry leaves the device without a receipt. */
  remove(id: string): Promise<void>
  /** Deletes drafts and the record of sent enquiries; unsent enquiries stay. */
  clearSent(): Promise<void>
  /** Joins the run under way, followed by one more, so that nothing saved during a run is left behind. */
  drain(options?: DrainOptions): Promise<DrainResult>
  /** Takes one entry whose receipt arrived and whose analytics event has not been pushed; no other tab gets the same one. */
  takeUntracked(): Promise<{ entry: SentEnquiry; body: EnquiryBody } | undefined>
  drafts: Drafts
}
