import * as v from 'valibot'
import {
  type DeskQuotation,
  DeskQuotationSchema,
  type LeadQuotation,
  LeadQuotationsSchema,
  type NewPayment,
  type QuotationDraft,
  type QuotationList,
  QuotationListSchema,
  type QuotationQuery,
  type QuotationSums,
  QuotationSumsSchema,
  type SentQuotation,
  SentQuotationSchema,
} from '../../../contract/quotation-desk.ts'
import { request, withIdempotencyKey } from '../../ui/staff-api.ts'

/** The quotations of a lead and of those merged into it, newest first. */
export async function readQuotations(leadId: string): Promise<LeadQuotation[]> {
  return v.parse(LeadQuotationsSchema, await request('GET', ofLead(leadId))).quotations
}

export async function readQuotation(id: string): Promise<DeskQuotation> {
  return v.parse(DeskQuotationSchema, await request('GET', path(id)))
}

/** Begins a quotation from a package, or an empty one; the same id begins it once. */
export async function beginQuotation(
  leadId: string,
  packageKey: string | null,
  id: string,
): Promise<DeskQuotation> {
  return v.parse(
    DeskQuotationSchema,
    await request('POST', ofLead(leadId), { packageKey }, withIdempotencyKey(id)),
  )
}

/** Saves what is written; 409 when a colleague saved since `draftVersion`. */
export async function saveQuotationDraft(
  id: string,
  draft: QuotationDraft,
  draftVersion: number,
): Promise<DeskQuotation> {
  return v.parse(DeskQuotationSchema, await request('PUT', `${path(id)}/draft`, { draft, draftVersion }))
}

/**
 * Sends the saved draft as the next version; the link is in the answers to this request id only, which sends it once. 409 when the
 * traveller has answered since `quotation` was read.
 */
export async function sendQuotation(
  quotation: DeskQuotation,
  draftVersion: number,
  requestId: string,
): Promise<SentQuotation> {
  return v.parse(
    SentQuotationSchema,
    await request(
      'POST',
      `${path(quotation.id)}/send`,
      { draftVersion, ...seenOf(quotation) },
      withIdempotencyKey(requestId),
    ),
  )
}

/** Makes another link, shown in the answers to this request id only, which makes it once. */
export async function makeQuotationLink(id: string, requestId: string): Promise<SentQuotation> {
  return v.parse(
    SentQuotationSchema,
    await request('POST', `${path(id)}/links`, {}, withIdempotencyKey(requestId)),
  )
}

export async function revokeQuotationLinks(id: string): Promise<DeskQuotation> {
  return v.parse(DeskQuotationSchema, await request('DELETE', `${path(id)}/links`))
}

/** Withdraws a quotation; 409 when the traveller has answered since it was read. */
export async function withdrawQuotation(quotation: DeskQuotation): Promise<DeskQuotation> {
  return v.parse(
    DeskQuotationSchema,
    await request('POST', `${path(quotation.id)}/withdraw`, seenOf(quotation)),
  )
}

/** Marks a payment as received; the same payment id marks it once. */
export async function addPayment(id: string, payment: NewPayment, paymentId: string): Promise<DeskQuotation> {
  return v.parse(
    DeskQuotationSchema,
    await request('POST', `${path(id)}/payments`, payment, withIdempotencyKey(paymentId)),
  )
}

export async function voidPayment(id: string, paymentId: string): Promise<DeskQuotation> {
  return v.parse(
    DeskQuotationSchema,
    await request('DELETE', `${path(id)}/payments/${encodeURIComponent(paymentId)}`),
  )
}

/** The quotations of all leads; for an agent, of their own. */
export async function listQuotations(query: Partial<QuotationQuery>): Promise<QuotationList> {
  const search = new URLSearchParams(query as Record<string, string>).toString()
  return v.parse(QuotationListSchema, await request('GET', `/api/quotations?${search}`))
}

/** What was quoted in a period, and what of it was accepted and paid. */
export async function readQuotationSums(period: { from: string; to: string }): Promise<QuotationSums> {
  const search = new URLSearchParams(period).toString()
  return v.parse(QuotationSumsSchema, await request('GET', `/api/quotation-sums?${search}`))
}

/**
 * Confirms the booking of the version that is shown, or takes the confirmation back, with a reason that the traveller may read; 409
 * when another version was sent meanwhile.
 */
export async function confirmBooking(
  { id, versions }: DeskQuotation,
  takenBack?: string,
): Promise<DeskQuotation> {
  const versionSentAt = versions.at(-1)?.sentAt
  return v.parse(
    DeskQuotationSchema,
    await request('POST', `${path(id)}/confirm`, { versionSentAt, takenBack }),
  )
}

function seenOf({ answers }: DeskQuotation) {
  return { answerSeenAt: answers.at(-1)?.receivedAt ?? null }
}

function path(id: string): `/api/quotations/${string}` {
  return `/api/quotations/${encodeURIComponent(id)}`
}

function ofLead(leadId: string): `/api/leads/${string}/quotations` {
  return `/api/leads/${encodeURIComponent(leadId)}/quotations`
}
