import * as v from 'valibot'
import { LEAD_ORDERS, LeadFiltersSchema } from '../../src/contract/lead-filters.ts'

/**
 * A cursor is the number of the page's last lead. In the order by urgency it also contains the first letter of its section and the
 * instant of the first page, so that a lead that becomes due meanwhile is not listed twice; among those due today, its follow-up.
 */
export const CURSOR = /^(?:([odnr])(\d{13})\.(?:(\d{13})\.)?)?(\d{1,10})$/

/** Query of `GET /api/leads`, `POST /api/lead-search` and the export: filters, search text, order and cursor. */
export const LeadQuerySchema = v.object({
  ...LeadFiltersSchema.entries,
  /** Part of a name, a number in any form, an e-mail address or a reference. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  order: v.optional(v.picklist(LEAD_ORDERS), 'newest'),
  cursor: v.optional(v.pipe(v.string(), v.regex(CURSOR, 'This is not a valid cursor.'))),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(200)),
    '50',
  ),
})
export type LeadQuery = v.InferOutput<typeof LeadQuerySchema>

/** A query for the inbox: suspected spam appears only in its own view and in search results. */
export function toInboxQuery(query: LeadQuery): LeadQuery {
  return query.q || query.quarantined ? query : { ...query, quarantined: 'false' }
}
