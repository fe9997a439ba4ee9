import type { Kysely } from 'kysely'
import { quotationChanges } from '../../src/catalogue/quotation-changes.ts'
import { TRIP_REFUSALS } from '../../src/contract/answer-messages.ts'
import { TRIP_TOKEN, type Trip } from '../../src/contract/quotation.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import type { Schema } from '../db/schema.ts'
import type { References } from '../leads/reference.ts'
import {
  documentOf,
  everConfirmed,
  keptLeadOf,
  type LinkRow,
  type QuotationRow,
  quotationReference,
  readAnswers,
  readPayments,
  readVersions,
} from './quotation-store.ts'
import { hashTripToken } from './trip-token.ts'

/** The messages of links that lead nowhere. */
export const LINK_MESSAGES = {
  unknown: 'There is no trip with this link. Please check that it is complete, or ask us for a new one.',
  revoked: 'This link no longer works. Please call us or write on WhatsApp for a new one.',
  expired: 'This link has expired. Please call us or write on WhatsApp for a new one.',
  erased: 'This trip was deleted, with all that we had stored about it.',
  withdrawn: TRIP_REFUSALS.withdrawn,
} as const

/** What a link leads to. */
export type LinkTarget =
  | { type: 'quotation'; link: LinkRow; quotation: QuotationRow }
  | { type: Exclude<keyof typeof LINK_MESSAGES, 'unknown'>; quotation: QuotationRow }
  | { type: 'unknown' }

/** The quotation of a link; `withdrawn` only where the link itself still works. */
export async function findLinkTarget(
  kysely: Kysely<Schema>,
  token: string,
  now = new Date(),
): Promise<LinkTarget> {
  if (!TRIP_TOKEN.test(token)) return { type: 'unknown' }
  const link = await kysely
    .selectFrom('quotation_link')
    .selectAll()
    .where('token_hash', '=', hashTripToken(token))
    .executeTakeFirst()
  if (!link) return { type: 'unknown' }
  const quotation = await kysely
    .selectFrom('quotation')
    .selectAll()
    .where('seq', '=', link.quotation_seq)
    .executeTakeFirstOrThrow()
  if (quotation.draft === null) return { type: 'erased', quotation }
  if (link.revoked_at !== null) return { type: 'revoked', quotation }
  if (link.expires_at <= now.toISOString()) return { type: 'expired', quotation }
  if (quotation.withdrawn_at !== null) return { type: 'withdrawn', quotation }
  return { type: 'quotation', link, quotation }
}

type Found = Extract<LinkTarget, { type: 'quotation' }>

/** The trip of a link, as its holder may see it. */
export async function findTrip(
  kysely: Kysely<Schema>,
  token: string,
  references: References,
  now = new Date(),
): Promise<(Found & { trip: Trip }) | Exclude<LinkTarget, Found>> {
  const target = await findLinkTarget(kysely, token, now)
  if (target.type !== 'quotation') return target
  const { quotation } = target
  const trip = await readTrip(kysely, quotation, references, now)
  return trip ? { ...target, trip } : { type: 'erased', quotation }
}

// The newest version that was sent; `undefined` where it was erased since its link was looked up.
async function readTrip(
  kysely: Kysely<Schema>,
  quotation: QuotationRow,
  references: References,
  now: Date,
): Promise<Trip | undefined> {
  const versions = await readVersions(kysely, quotation.seq)
  const [before, newest] = versions.slice(-2)
  const sent = newest ?? before
  if (!sent) return undefined
  const answers = (await readAnswers(kysely, quotation.seq)).filter(
    ({ version, refusal }) => version === sent.version && refusal === null,
  )
  const payments = await readPayments(kysely, quotation.seq)
  const lead = await keptLeadOf(kysely, quotation.lead_seq)
  const agent = await kysely
    .selectFrom('user')
    .select('name')
    .where('id', '=', lead.assignee ?? '')
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst()
  // A newer version may have been sent since the confirmation.
  const confirmed = everConfirmed(versions)
  const isAccepted = answers.some(({ answer }) => answer === 'accept')
  const last = answers.at(-1)
  const dated = (row: typeof sent) => ({ quotation: documentOf(row), taxDay: row.tax_day })
  return {
    reference: quotationReference(quotation, references),
    enquiryReference: references.of(quotation.lead_seq),
    state: isAccepted ? 'accepted' : sent.valid_until < indianDay(now) ? 'expired' : 'open',
    version: sent.version,
    sentAt: sent.sent_at,
    asOf: now.toISOString(),
    taxDay: sent.tax_day,
    quotation: documentOf(sent),
    changes: newest && before ? quotationChanges(dated(before), dated(newest)) : [],
    agent: agent?.name ?? null,
    answer: last ? { answer: last.answer, text: last.text ?? '', receivedAt: last.received_at } : null,
    confirmedAt: sent.confirmed_at,
    takenBack:
      confirmed?.confirmed_at === null && confirmed.taken_back_at !== null
        ? { at: confirmed.taken_back_at, reason: confirmed.taken_back_reason ?? '' }
        : null,
    payments: payments
      .filter(({ voided_at }) => voided_at === null)
      .map(({ paise, received_on, reference }) => ({ paise, receivedOn: received_on, reference })),
  }
}
