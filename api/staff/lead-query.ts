import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import { LEAD_STATUSES, type StaffMember } from '../../src/contract/lead.ts'
import { isIsoDate } from '../../src/contract/travel-date.ts'
import { contactDigits } from '../../src/contract/typed-enquiry.ts'
import type { Schema } from '../db/schema.ts'
import type { References } from '../leads/reference.ts'

const optionalText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)))
const day = v.optional(
  v.pipe(
    v.string(),
    v.check(
      (text) => isIsoDate(text) || v.is(v.pipe(v.string(), v.isoTimestamp()), text),
      'Please give a day as yyyy-mm-dd.',
    ),
  ),
)

/** Filters of `GET /api/leads` and of its export. */
export const LeadQuerySchema = v.object({
  status: v.optional(v.picklist(LEAD_STATUSES, 'This is no status a lead can have.')),
  destination: optionalText,
  /** Id of a member of staff, `me`, or `none`. */
  assignee: optionalText,
  /** Part of a name, a number in any form, an e-mail address or a reference. */
  q: optionalText,
  /** First day or instant of arrival, in India. */
  from: day,
  /** Last day or instant of arrival, in India. */
  to: day,
  quarantined: v.optional(v.picklist(['true', 'false'])),
  /** Where the page before ended. */
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,10}$/, 'This is no cursor.'), v.transform(Number))),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(200)),
    '50',
  ),
})
export type LeadQuery = v.InferOutput<typeof LeadQuerySchema>

/** The leads a query asks for, newest first, at most `limit` of them. */
export function selectLeads(
  kysely: Kysely<Schema>,
  query: LeadQuery,
  staff: StaffMember,
  references: References,
) {
  let select = kysely.selectFrom('lead').selectAll().orderBy('seq', 'desc').limit(query.limit)
  if (query.cursor !== undefined) select = select.where('seq', '<', query.cursor)
  if (query.status) select = select.where('status', '=', query.status)
  if (query.destination) select = select.where(sql`lower(destination)`, '=', query.destination.toLowerCase())
  if (query.assignee === 'none') select = select.where('assignee', 'is', null)
  else if (query.assignee)
    select = select.where('assignee', '=', query.assignee === 'me' ? staff.id : query.assignee)
  if (query.quarantined)
    select = select.where('quarantine', query.quarantined === 'true' ? 'is not' : 'is', null)
  if (query.from) select = select.where('received_at', '>=', startOf(query.from))
  if (query.to) select = select.where('received_at', '<=', endOf(query.to))
  if (query.q) {
    const pattern = `%${query.q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    const digits = contactDigits(query.q)
    const seq = references.seqOf(query.q)
    select = select.where((eb) =>
      eb.or([
        sql<boolean>`lower(name) like ${pattern} escape '\\'`,
        sql<boolean>`lower(email) like ${pattern} escape '\\'`,
        ...(digits.length >= 3 ? [eb('contact', 'like', `%${digits}%`)] : []),
        ...(seq !== undefined && seq <= 0x7fffffff ? [eb('seq', '=', seq)] : []),
      ]),
    )
  }
  return select
}

// The agency's day is India's, which has no summer time.
function startOf(text: string): string {
  return new Date(isIsoDate(text) ? `${text}T00:00:00.000+05:30` : text).toISOString()
}

function endOf(text: string): string {
  return new Date(isIsoDate(text) ? `${text}T23:59:59.999+05:30` : text).toISOString()
}
