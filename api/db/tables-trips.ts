import type { Generated } from 'kysely'
import type { TripAnswerKind } from '../../src/contract/quotation.ts'
import type { TripRefusal } from '../../src/contract/quotation-desk.ts'

/** ISO 8601 instant in UTC. */
type Instant = string
/** yyyy-mm-dd in India. */
type Day = string

/** An offer to one traveller. */
export type QuotationTable = {
  seq: Generated<number>
  id: string
  /** The lead it was written for; the quotations of merged leads are shown with the lead that was kept. */
  lead_seq: number
  /** Within the lead, from 1: the end of the reference. */
  number: number
  /** JSON: what will be sent next, may be incomplete; null after an erasure. */
  draft: string | null
  /** Counts saves; a save that names an older one is refused. */
  draft_version: Generated<number>
  created_at: Instant
  created_by: string
  withdrawn_at: Instant | null
}

/** What was sent; never changed, deleted by an erasure. */
export type QuotationVersionTable = {
  quotation_seq: number
  version: number
  /** JSON: a quotation. */
  document: string
  /** What the traveller pays the agency in all, with the taxes of `tax_day`. */
  to_us_paise: number
  tax_day: Day
  /** The last day on which it can be accepted. */
  valid_until: Day
  sent_at: Instant
  sent_by: string
  /** When the traveller first read this version. */
  first_opened_at: Instant | null
  /** When and by whom the booking of this version was confirmed, after it was accepted. */
  confirmed_at: Instant | null
  confirmed_by: string | null
  /** When, by whom and why the last confirmation was taken back; the traveller reads the reason. */
  taken_back_at: Instant | null
  taken_back_by: string | null
  taken_back_reason: string | null
}

/** A link to a quotation; the token itself is only in the link. Kept after an erasure, to answer that it is gone. */
export type QuotationLinkTable = {
  /** SHA-256, base64url. */
  token_hash: string
  quotation_seq: number
  created_at: Instant
  created_by: string
  expires_at: Instant
  revoked_at: Instant | null
  first_opened_at: Instant | null
  last_opened_at: Instant | null
  opens: Generated<number>
}

/** What a traveller answered. */
export type QuotationAnswerTable = {
  seq: Generated<number>
  /** Created on the device and never reused. */
  id: string
  quotation_seq: number
  version: number
  answer: TripAnswerKind
  /** The traveller's words; null after an erasure. */
  text: string | null
  /** Keyed hash of the content, which distinguishes a replay from another answer with the same id. */
  fingerprint: string
  /** Which content that is (`api/trips/answer-fingerprint.ts`). */
  fingerprint_version: Generated<number>
  /** The device's clock; not trusted. */
  composed_at: Instant | null
  received_at: Instant
  /** Why it does not count; null when it does. */
  refusal: TripRefusal | null
}

/** A payment that staff marked as received. */
export type QuotationPaymentTable = {
  seq: Generated<number>
  id: string
  quotation_seq: number
  paise: number
  received_on: Day
  /** The bank's or the UPI reference; empty after an erasure. */
  reference: string
  at: Instant
  by: string
  voided_at: Instant | null
  voided_by: string | null
}

export type TripTables = {
  quotation: QuotationTable
  quotation_version: QuotationVersionTable
  quotation_link: QuotationLinkTable
  quotation_answer: QuotationAnswerTable
  quotation_payment: QuotationPaymentTable
}
