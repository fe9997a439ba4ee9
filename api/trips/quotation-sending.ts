import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { quotationTotal } from '../../src/catalogue/quotation-total.ts'
import { MAX_RUPEES } from '../../src/contract/enquiry-details.ts'
import type { LeadStatus, StaffMember } from '../../src/contract/lead.ts'
import { PAISE_IN_A_RUPEE } from '../../src/contract/paise.ts'
import { type Quotation, QuotationSchema } from '../../src/contract/quotation.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { changedValues } from '../desk/changed-values.ts'
import { saveLead } from '../desk/save-lead.ts'
import { HttpError } from '../http/http-error.ts'
import { parseInput } from '../http/json-input.ts'
import { inLeadTransaction, LeadRefusal, type LeadRow } from '../leads/lead-work.ts'
import type { References } from '../leads/reference.ts'
import { notifyTraveller } from '../notify/traveller-devices.ts'
import { recordStep } from './quotation-event.ts'
import { documentOf, findQuotation, type QuotationRow, readVersions } from './quotation-store.ts'
import { type AnswerSeen, assertAnswerSeen, assertDraftVersion } from './quotation-work.ts'
import { hashTripToken, linkExpiry, newTripToken, requestedTripToken } from './trip-token.ts'

/** Statuses of leads that become `quoted` when a quotation is sent. */
const BEFORE_QUOTED: readonly LeadStatus[] = ['new', 'contacted', 'reopened']

/** Sending of quotations, and their links; a token is returned to the request that made it, and to its repetitions. */
export function createQuotationSending({
  database,
  references,
  linkKey,
}: {
  database: Database
  references: References
  /** Key of the tokens of requests that may be repeated. */
  linkKey: string
}) {
  const tokenFor = (requestId: string | undefined, staff: StaffMember, ...request: string[]) =>
    requestId === undefined ? newTripToken() : requestedTripToken([requestId, staff.id, ...request], linkKey)

  return {
    /**
     * Freezes the saved draft as the next version, once for each id of a request; returns the token of its link. Throws 409 where the
     * draft was saved, or the traveller has answered, since the user saw it.
     */
    send: (
      { id, draftVersion, answerSeenAt }: { id: string; draftVersion: number; answerSeenAt?: AnswerSeen },
      staff: StaffMember,
      requestId?: string,
    ): Promise<string> =>
      inLeadTransaction(database, async (transaction) => {
        const { quotation, lead } = await findQuotation(transaction, id, staff)
        const token = tokenFor(requestId, staff, id, String(draftVersion))
        if (await wasMade(transaction, quotation, token)) return token
        assertDraftVersion(quotation, draftVersion)
        await assertAnswerSeen(transaction, quotation, answerSeenAt)
        const now = new Date()
        const today = indianDay(now)
        const offer = parseInput(QuotationSchema, JSON.parse(quotation.draft ?? 'null'))
        if (offer.validUntil < today) throw fieldError('validUntil', 'This day has passed.')
        const newest = (await readVersions(transaction, quotation.seq)).at(-1)
        const to_us_paise = quotationTotal(offer, today).toUs
        if (to_us_paise > MAX_RUPEES * PAISE_IN_A_RUPEE)
          throw fieldError('lines', 'The total is too large. Please check the amounts.')
        if (newest && newest.to_us_paise === to_us_paise && isDeepStrictEqual(documentOf(newest), offer))
          throw new LeadRefusal(
            409,
            `Nothing was changed since version ${newest.version}. Make a new link to send it again.`,
          )
        const version = (newest?.version ?? 0) + 1
        const document = JSON.stringify(offer)
        await transaction
          .insertInto('quotation_version')
          .values({
            quotation_seq: quotation.seq,
            version,
            document,
            to_us_paise,
            tax_day: today,
            valid_until: offer.validUntil,
            sent_at: now.toISOString(),
            sent_by: staff.id,
            first_opened_at: null,
            confirmed_at: null,
            confirmed_by: null,
          })
          .execute()
        await transaction
          .updateTable('quotation')
          .set({ draft: document, draft_version: draftVersion + 1 })
          .where('seq', '=', quotation.seq)
          .execute()
        await addLink(transaction, quotation, { token, offer, staff, now })
        await markQuoted(transaction, lead, staff)
        const step = { step: 'sent', version, paise: to_us_paise } as const
        await recordStep(transaction, { quotation, lead, references }, step, staff.id)
        await notifyTraveller(transaction, lead.seq, quotation.lead_seq, now)
        await audited(transaction, 'quotation.sent', lead, staff, version)
        return token
      }),

    /** Makes another link to the newest version, once for each id of a request; returns its token. */
    addLink: (id: string, staff: StaffMember, requestId?: string): Promise<string> =>
      inLeadTransaction(database, async (transaction) => {
        const { quotation, lead } = await findQuotation(transaction, id, staff)
        const token = tokenFor(requestId, staff, id)
        if (await wasMade(transaction, quotation, token)) return token
        if (quotation.withdrawn_at !== null) throw new LeadRefusal(409, 'This quotation was withdrawn.')
        const newest = (await readVersions(transaction, quotation.seq)).at(-1)
        if (!newest) throw new LeadRefusal(409, 'Send the quotation first.')
        const offer = documentOf(newest)
        await addLink(transaction, quotation, { token, offer, staff, now: new Date() })
        await audited(transaction, 'quotation.linked', lead, staff, newest.version)
        return token
      }),

    /** Ends all links that were made so far. */
    revokeLinks: (id: string, staff: StaffMember): Promise<void> =>
      inLeadTransaction(database, async (transaction) => {
        const { quotation, lead } = await findQuotation(transaction, id, staff)
        const { numUpdatedRows } = await transaction
          .updateTable('quotation_link')
          .set({ revoked_at: new Date().toISOString() })
          .where('quotation_seq', '=', quotation.seq)
          .where('revoked_at', 'is', null)
          .executeTakeFirst()
        // The answer to an earlier attempt was lost.
        if (Number(numUpdatedRows) === 0) return
        await audited(transaction, 'quotation.links-revoked', lead, staff)
      }),
  }
}

// Whether a repeated request has made its link already. Throws 409 where that link leads nowhere any more.
async function wasMade(
  transaction: Kysely<Schema>,
  { withdrawn_at }: QuotationRow,
  token: string,
): Promise<boolean> {
  const link = await transaction
    .selectFrom('quotation_link')
    .select('revoked_at')
    .where('token_hash', '=', hashTripToken(token))
    .executeTakeFirst()
  if (!link) return false
  if (withdrawn_at !== null) throw new LeadRefusal(409, 'This quotation was withdrawn.')
  if (link.revoked_at !== null)
    throw new LeadRefusal(
      409,
      'The link was made at your first attempt and was revoked since. Make a new link.',
    )
  return true
}

// Earlier links show the newest version too, so they must not end before the new one.
async function addLink(
  transaction: Kysely<Schema>,
  { seq }: QuotationRow,
  { token, offer, staff, now }: { token: string; offer: Quotation; staff: StaffMember; now: Date },
): Promise<void> {
  const created_at = now.toISOString()
  const expires_at = linkExpiry(offer, now.getTime())
  await transaction
    .updateTable('quotation_link')
    .set({ expires_at })
    .where('quotation_seq', '=', seq)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', created_at)
    .where('expires_at', '<', expires_at)
    .execute()
  await transaction
    .insertInto('quotation_link')
    .values({
      token_hash: hashTripToken(token),
      quotation_seq: seq,
      created_at,
      created_by: staff.id,
      expires_at,
      revoked_at: null,
      first_opened_at: null,
      last_opened_at: null,
    })
    .execute()
}

// Sending a quotation for an unassigned lead assigns it to the sender, as a call does.
async function markQuoted(transaction: Kysely<Schema>, lead: LeadRow, staff: StaffMember): Promise<void> {
  const wanted = {
    ...(BEFORE_QUOTED.includes(lead.status) && { status: 'quoted' as const }),
    ...(lead.assignee === null && { assignee: staff.id }),
  }
  await saveLead(transaction, lead, changedValues(lead, wanted), staff)
}

async function audited(
  transaction: Kysely<Schema>,
  action: 'quotation.sent' | 'quotation.linked' | 'quotation.links-revoked',
  { seq }: LeadRow,
  staff: StaffMember,
  version?: number,
): Promise<void> {
  const detail = version === undefined ? undefined : { version }
  await recordAudit(transaction, { actor: staff.id, action, leadSeq: seq, detail })
}

function fieldError(field: string, message: string): HttpError {
  return new HttpError(400, message, { errors: { [field]: message } })
}
