import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { LeadQuotation } from '../../src/contract/quotation-desk.ts'
import type { Schema } from '../db/schema.ts'
import type { LeadRow } from '../leads/lead-work.ts'
import { findMergedParts } from '../leads/merged-leads.ts'
import type { References } from '../leads/reference.ts'
import { readSummaries, withTitles } from './quotation-summaries.ts'

/** The quotations of a lead and of those merged into it, newest first: a fixed number of queries. */
export async function readLeadQuotations(
  kysely: Kysely<Schema>,
  lead: LeadRow,
  references: References,
): Promise<LeadQuotation[]> {
  const leadSeqs = [lead.seq, ...(await findMergedParts(kysely, [lead.seq]))]
  const summaries = (await readSummaries(kysely, { leadSeqs }, references)).toReversed()
  if (summaries.length === 0) return []
  const seqs = summaries.map(({ seq }) => seq)
  const texts = await kysely
    .selectFrom('quotation')
    .leftJoin('quotation_version as sent', 'sent.quotation_seq', 'quotation.seq')
    .select(['quotation.seq', 'quotation.draft', 'sent.version', 'sent.document'])
    .where('quotation.seq', 'in', seqs)
    // Of the versions only the newest.
    .where((eb) =>
      eb.or([
        eb('sent.version', 'is', null),
        eb('sent.version', '=', (inner) =>
          inner
            .selectFrom('quotation_version as other')
            .select((other) => other.fn.max('other.version').as('version'))
            .whereRef('other.quotation_seq', '=', 'quotation.seq'),
        ),
      ]),
    )
    .execute()
  const answers = await kysely
    .selectFrom('quotation_answer')
    .select(['quotation_seq', 'version', 'answer', 'text', 'refusal'])
    .where('quotation_seq', 'in', seqs)
    .orderBy('seq')
    .execute()
  const titled = await withTitles(kysely, summaries)
  return titled.map((summary, at) => {
    const seq = seqs[at]
    const own = answers.filter((answer) => answer.quotation_seq === seq)
    const written = texts.find((row) => row.seq === seq)
    const counting = own.findLast(({ version, refusal }) => version === summary.version && refusal === null)
    const accepting = own.findLast(({ answer }) => answer === 'accept')
    return {
      ...summary,
      isChanged:
        !written?.document ||
        !isDeepStrictEqual(JSON.parse(written.draft ?? 'null'), JSON.parse(written.document)),
      answerText: counting?.text ?? '',
      refusedAcceptance: accepting?.refusal ? accepting.version : null,
    }
  })
}
