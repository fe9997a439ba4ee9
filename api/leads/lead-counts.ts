import type { Kysely } from 'kysely'
import type { StaffMember } from '../../src/contract/lead.ts'
import {
  type LeadFilters,
  MAX_SUSPECTED_SPAM_COUNT,
  MAX_VIEW_COUNT,
} from '../../src/contract/lead-filters.ts'
import type { Schema } from '../db/schema.ts'
import { toInboxQuery } from './lead-query.ts'
import { matchingLeads } from './matching-leads.ts'
import type { References } from './reference.ts'
import { visibleTo } from './visibility.ts'

/** Number of leads in a user's view of suspected spam, up to {@link MAX_SUSPECTED_SPAM_COUNT}. */
export async function countSuspectedSpam(kysely: Kysely<Schema>, staff: StaffMember): Promise<number> {
  const { count } = await kysely
    .selectFrom((eb) =>
      eb
        .selectFrom('lead')
        .select('seq')
        .where('quarantine', 'is not', null)
        .where('merged_into', 'is', null)
        .where('erased_at', 'is', null)
        .where(visibleTo(staff))
        .limit(MAX_SUSPECTED_SPAM_COUNT)
        .as('suspected'),
    )
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many leads of the inbox match these filters and are visible to the user, up to {@link MAX_VIEW_COUNT}. */
export async function countLeads(
  kysely: Kysely<Schema>,
  filters: LeadFilters,
  staff: StaffMember,
  references: References,
): Promise<number> {
  const query = toInboxQuery({ ...filters, order: 'newest', limit: MAX_VIEW_COUNT })
  const { count } = await kysely
    .selectFrom(
      matchingLeads(kysely, query, staff, references, new Date())
        .clearSelect()
        .select('seq')
        .limit(MAX_VIEW_COUNT)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
