import type { ExpressionBuilder, Kysely } from 'kysely'
import { addDays } from '../../src/catalogue/cancellation-dates.ts'
import type { Retention } from '../../src/contract/office.ts'
import type { Quotation } from '../../src/contract/quotation.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { eraseLead } from '../leads/lead-erasure.ts'
import { inLeadTransaction, type LeadRow } from '../leads/lead-work.ts'
import { findMergedParts } from '../leads/merged-leads.ts'
import { readSetting } from './office-settings.ts'

/** Small, because enquiries wait during the transaction. */
const BATCH_SIZE = 10
/** Of the longest package that may be sold: how long a trip takes that was booked by hand is not known. */
const LONGEST_TRIP_DAYS = 31

/** ISO instant before which leads are expired; `undefined` when leads are kept without limit. */
export function retentionCutoff({ months }: Retention, now: Date): string | undefined {
  if (months === null) return undefined
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - months)
  // The month may not have this day: then the last day of that month is used.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0)
  return since.toISOString()
}

/**
 * Erases expired leads, a booked one only when its trip is over; open ones if the owner chose so, and suspected spam. Returns how
 * many; ends early when `stop` aborts.
 */
export async function eraseExpiredLeads(
  database: Database,
  now = new Date(),
  stop?: AbortSignal,
): Promise<number> {
  const { value: retention } = await readSetting(database.kysely, 'retention')
  const since = retentionCutoff(retention, now)
  if (since === undefined) return 0
  let erased = 0
  let after = 0
  for (let found = BATCH_SIZE; found === BATCH_SIZE && !stop?.aborted; ) {
    const part = await inLeadTransaction(database, async (transaction) => {
      let select = transaction
        .selectFrom('lead')
        .selectAll()
        .where('erased_at', 'is', null)
        // A merged lead is erased with the one that it is part of, which may have a trip ahead by its quotation.
        .where('merged_into', 'is', null)
        .where('received_at', '<', since)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(BATCH_SIZE)
      if (!retention.openToo)
        select = select.where((eb) =>
          eb.or([eb('status', 'in', ['booked', 'lost']), eb('quarantine', 'is not', null)]),
        )
      const leads = await select.execute()
      let erasedNow = 0
      for (const lead of leads) {
        const parts = await findMergedParts(transaction, [lead.seq])
        if (await hasYoungerPart(transaction, parts, since)) continue
        if (await hasTripAhead(transaction, [lead.seq, ...parts], { today: indianDay(now), since })) continue
        erasedNow += await eraseLead(transaction, lead, { actor: null, action: 'retention.erased' })
      }
      return { found: leads.length, last: leads.at(-1)?.seq, erased: erasedNow }
    })
    found = part.found
    after = part.last ?? after
    erased += part.erased
    await letOthersIn()
  }
  if (erased > 0 && database.kind === 'sqlite') database.file.truncateLog()
  return erased
}

// Merged leads are erased together: a lead is kept while one that was merged into it is not expired.
async function hasYoungerPart(
  kysely: Kysely<Schema>,
  parts: readonly number[],
  since: string,
): Promise<boolean> {
  if (parts.length === 0) return false
  const younger = await kysely
    .selectFrom('lead')
    .select('seq')
    .where('seq', 'in', parts)
    .where('erased_at', 'is', null)
    .where('received_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return younger !== undefined
}

// By the travel dates where one of these leads is booked, or the days of an offer that counts: earlier releases merged booked leads
// into others, and staff may have marked a booked one as lost.
async function hasTripAhead(
  kysely: Kysely<Schema>,
  seqs: readonly number[],
  { today, since }: { today: string; since: string },
): Promise<boolean> {
  const leads = await kysely
    .selectFrom('lead')
    .select(['status', 'travel_on', 'booked_at'])
    .where('seq', 'in', seqs)
    .where('erased_at', 'is', null)
    .execute()
  const isBooked = leads.some(({ status }) => status === 'booked')
  const offers = await kysely
    .selectFrom('quotation_version as sent')
    .innerJoin('quotation', 'quotation.seq', 'sent.quotation_seq')
    .select('sent.document')
    .where('quotation.lead_seq', 'in', seqs)
    .where((eb) => eb.or([isConfirmedOrAccepted(eb), isNewestOfTrip(eb, { isBooked })]))
    .execute()
  const lastDays = offers.flatMap(({ document }) => {
    const { startsOn, nights } = JSON.parse(document) as Pick<Quotation, 'startsOn' | 'nights'>
    return startsOn === null ? [] : [addDays(startsOn, nights)]
  })
  if (lastDays.some((day) => day >= today)) return true
  const isDated = lastDays.length > 0
  const firstDay = isDated ? today : addDays(today, -LONGEST_TRIP_DAYS)
  if (isBooked && leads.some(({ travel_on }) => travel_on !== null && travel_on >= firstDay)) return true
  return !isDated && leads.some((lead) => isForUnknownDay(lead) && (lead.booked_at ?? '') >= since)
}

// Booked without a travel date, or after it: then it is for another day than the enquiry asked for.
function isForUnknownDay({
  status,
  travel_on,
  booked_at,
}: Pick<LeadRow, 'status' | 'travel_on' | 'booked_at'>) {
  if (status !== 'booked' || booked_at === null) return false
  // As text: one time that cannot be read would stop the job.
  return travel_on === null || travel_on < booked_at.slice(0, 10)
}

type OfferExpression = ExpressionBuilder<Schema & { sent: Schema['quotation_version'] }, 'quotation' | 'sent'>

function isConfirmedOrAccepted(eb: OfferExpression) {
  const accepted = eb
    .selectFrom('quotation_answer')
    .select('quotation_answer.seq')
    .whereRef('quotation_answer.quotation_seq', '=', 'sent.quotation_seq')
    .whereRef('quotation_answer.version', '=', 'sent.version')
    .where('answer', '=', 'accept')
    .where('refusal', 'is', null)
  return eb.or([
    eb('sent.confirmed_at', 'is not', null),
    eb.and([
      eb('quotation.withdrawn_at', 'is', null),
      eb('sent.taken_back_at', 'is', null),
      eb.exists(accepted),
    ]),
  ])
}

// A booking may have been agreed on the phone: then it is of the newest version that the traveller has.
function isNewestOfTrip(eb: OfferExpression, { isBooked }: { isBooked: boolean }) {
  const newest = eb
    .selectFrom('quotation_version as any')
    .select(({ fn }) => fn.max('any.version').as('version'))
    .whereRef('any.quotation_seq', '=', 'sent.quotation_seq')
  const paid = eb
    .selectFrom('quotation_payment')
    .select('quotation_payment.seq')
    .whereRef('quotation_payment.quotation_seq', '=', 'sent.quotation_seq')
    .where('voided_at', 'is', null)
  const reasons = [eb.exists(paid), ...(isBooked ? [eb('quotation.withdrawn_at', 'is', null)] : [])]
  return eb.and([eb('sent.version', '=', newest), eb.or(reasons)])
}
