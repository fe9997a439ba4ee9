import type { Kysely } from 'kysely'
import { findPackageByAbout } from '../../src/catalogue/packages.ts'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import type { StaffMember } from '../../src/contract/lead.ts'
import { formatPaise } from '../../src/contract/paise.ts'
import type { NewPayment, QuotationDraft } from '../../src/contract/quotation-desk.ts'
import { indianDay, longDay } from '../../src/contract/travel-date.ts'
import { recordAudit } from '../audit/audit.ts'
import { lostQuotations } from '../backup/lost-numbers.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { HttpError } from '../http/http-error.ts'
import { findEditableLead, inLeadTransaction, LeadRefusal } from '../leads/lead-work.ts'
import type { References } from '../leads/reference.ts'
import { newDraft } from './new-draft.ts'
import { recordStep } from './quotation-event.ts'
import {
  everConfirmed,
  findQuotation,
  type PaymentRow,
  type QuotationWork,
  readAnswers,
  readPayments,
  readVersions,
} from './quotation-store.ts'

export type QuotationWorkDeps = {
  database: Database
  references: References
  catalogue: () => Pick<Catalogue, 'packages' | 'destinations'>
}

/** Writing, withdrawing and payments of quotations; for sending see quotation-sending.ts. */
export function createQuotationWork({ database, references, catalogue }: QuotationWorkDeps) {
  const change = <T>(
    id: string,
    staff: StaffMember,
    work: (transaction: Kysely<Schema>, found: QuotationWork) => Promise<T>,
  ): Promise<T> =>
    inLeadTransaction(database, async (transaction) =>
      work(transaction, await findQuotation(transaction, id, staff)),
    )

  return {
    /** Begins a quotation under the given id, once. */
    create: (
      { id, leadId, packageKey }: { id: string; leadId: string; packageKey: string | null },
      staff: StaffMember,
    ): Promise<void> =>
      inLeadTransaction(database, async (transaction) => {
        const lead = await findEditableLead(transaction, leadId, staff)
        const known = await transaction
          .selectFrom('quotation')
          .select(['lead_seq', 'draft', 'draft_version'])
          .where('id', '=', id)
          .executeTakeFirst()
        if (known && known.lead_seq !== lead.seq)
          throw new HttpError(422, 'This id was used for another quotation.')
        // The answer to the first attempt was lost, and another package was chosen before the second one.
        if (known?.draft && known.draft_version === 1 && !startsFrom(known.draft, packageKey))
          throw new HttpError(
            422,
            'A quotation was begun at your first attempt already, with what you had chosen then. Close this and open it in the list.',
          )
        if (known) return
        const { packages, destinations } = catalogue()
        const pkg = packageKey === null ? undefined : findPackageByAbout(packages, packageKey)
        if (packageKey !== null && !pkg) throw new HttpError(400, 'There is no such package any more.')
        const lost = await lostQuotations(transaction, lead.seq)
        const last = await transaction
          .selectFrom('quotation')
          .select((eb) => eb.fn.max('number').as('number'))
          .where('lead_seq', '=', lead.seq)
          .executeTakeFirst()
        await transaction
          .insertInto('quotation')
          .values({
            id,
            lead_seq: lead.seq,
            number: Math.max(Number(last?.number ?? 0), lost) + 1,
            draft: JSON.stringify(newDraft({ destinations }, pkg, lead)),
            created_at: new Date().toISOString(),
            created_by: staff.id,
            withdrawn_at: null,
          })
          .execute()
        await recordAudit(transaction, { actor: staff.id, action: 'quotation.created', leadSeq: lead.seq })
      }),

    /** Saves what is written; throws 409 when a colleague saved meanwhile. */
    saveDraft: (id: string, draft: QuotationDraft, draftVersion: number, staff: StaffMember): Promise<void> =>
      change(id, staff, async (transaction, { quotation }) => {
        assertDraftVersion(quotation, draftVersion)
        await transaction
          .updateTable('quotation')
          .set({ draft: JSON.stringify(draft), draft_version: draftVersion + 1 })
          .where('seq', '=', quotation.seq)
          .execute()
      }),

    /** Throws 409 where the traveller has answered since `answerSeenAt`. */
    withdraw: (id: string, answerSeenAt: AnswerSeen, staff: StaffMember): Promise<void> =>
      change(id, staff, async (transaction, { quotation, lead }) => {
        if (quotation.withdrawn_at !== null) return
        await assertAnswerSeen(transaction, quotation, answerSeenAt)
        // Its traveller would read that it was withdrawn, and the lead would stay booked with its amount.
        const last = everConfirmed(await readVersions(transaction, quotation.seq))
        if (last && last.confirmed_at !== null)
          throw new LeadRefusal(409, 'Its booking is confirmed. Take the confirmation back first.')
        await transaction
          .updateTable('quotation')
          .set({ withdrawn_at: new Date().toISOString() })
          .where('seq', '=', quotation.seq)
          .execute()
        await recordStep(transaction, { quotation, lead, references }, { step: 'withdrawn' }, staff.id)
        await recordAudit(transaction, { actor: staff.id, action: 'quotation.withdrawn', leadSeq: lead.seq })
      }),

    /** Marks a payment as received, once for each id. */
    pay: (
      id: string,
      { paymentId, paise, receivedOn, reference }: NewPayment & { paymentId: string },
      staff: StaffMember,
    ): Promise<void> =>
      change(id, staff, async (transaction, { quotation, lead }) => {
        const known = await transaction
          .selectFrom('quotation_payment')
          .selectAll()
          .where('id', '=', paymentId)
          .executeTakeFirst()
        if (known && known.quotation_seq !== quotation.seq)
          throw new HttpError(422, 'This id was used for another payment.')
        if (known && isSamePayment(known, { paise, receivedOn, reference })) return
        // The answer to the first attempt was lost, and the form was changed before the second one.
        if (known)
          throw new HttpError(
            422,
            `${formatPaise(known.paise)} of ${longDay(known.received_on)} were marked already. To correct that payment, void it and mark the right one.`,
          )
        if ((await readVersions(transaction, quotation.seq)).length === 0)
          throw new LeadRefusal(409, 'Send the quotation before you mark a payment.')
        if (receivedOn > indianDay(new Date()))
          throw new HttpError(400, 'This day is in the future.', {
            errors: { receivedOn: 'This day is in the future.' },
          })
        const at = new Date().toISOString()
        await transaction
          .insertInto('quotation_payment')
          .values({
            id: paymentId,
            quotation_seq: quotation.seq,
            paise,
            received_on: receivedOn,
            reference,
            at,
            by: staff.id,
            voided_at: null,
            voided_by: null,
          })
          .execute()
        await recordStep(transaction, { quotation, lead, references }, { step: 'paid', paise }, staff.id)
        await recordAudit(transaction, { actor: staff.id, action: 'quotation.paid', leadSeq: lead.seq })
      }),

    /** Voids a payment that was marked by mistake; it stays visible as voided. */
    voidPayment: (id: string, paymentId: string, staff: StaffMember): Promise<void> =>
      change(id, staff, async (transaction, { quotation, lead }) => {
        const payments = await readPayments(transaction, quotation.seq)
        const payment = payments.find((row) => row.id === paymentId)
        if (!payment) throw new LeadRefusal(404, 'There is no such payment.')
        if (payment.voided_at !== null) return
        await transaction
          .updateTable('quotation_payment')
          .set({ voided_at: new Date().toISOString(), voided_by: staff.id })
          .where('seq', '=', payment.seq)
          .execute()
        const step = { step: 'payment-voided', paise: payment.paise } as const
        await recordStep(transaction, { quotation, lead, references }, step, staff.id)
        await recordAudit(transaction, {
          actor: staff.id,
          action: 'quotation.payment-voided',
          leadSeq: lead.seq,
        })
      }),
  }
}

// Whether a draft that nobody has saved yet begins with this package; one that was saved may name another.
function startsFrom(draft: string, asked: string | null): boolean {
  const { packageKey } = JSON.parse(draft) as Pick<QuotationDraft, 'packageKey'>
  if (packageKey === null || asked === null) return packageKey === asked
  return findPackageByAbout([{ key: packageKey }], asked) !== undefined
}

function isSamePayment(
  { paise, received_on, reference }: PaymentRow,
  wanted: Pick<NewPayment, 'paise' | 'receivedOn' | 'reference'>,
): boolean {
  return paise === wanted.paise && received_on === wanted.receivedOn && reference === wanted.reference
}

/** When the newest answer was received that the user sees, null for none; absent from pages of an earlier release. */
export type AnswerSeen = string | null | undefined

/** Throws 409 when the traveller has answered since: an acceptance must not be undone by staff who have not read it. */
export async function assertAnswerSeen(
  kysely: Kysely<Schema>,
  { seq }: QuotationWork['quotation'],
  seenAt: AnswerSeen,
): Promise<void> {
  if (seenAt === undefined) return
  const newest = (await readAnswers(kysely, seq)).at(-1)
  if ((newest?.received_at ?? null) !== seenAt)
    throw new LeadRefusal(409, 'The traveller has answered in the meantime. Please read the answer first.')
}

/** Throws 409 when the draft was saved since it was read, and when the quotation was withdrawn. */
export function assertDraftVersion(
  { draft_version, withdrawn_at }: QuotationWork['quotation'],
  given: number,
): void {
  if (withdrawn_at !== null) throw new LeadRefusal(409, 'This quotation was withdrawn.')
  if (draft_version !== given)
    throw new LeadRefusal(409, 'This quotation was changed elsewhere in the meantime.')
}
