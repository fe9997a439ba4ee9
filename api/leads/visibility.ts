import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { StaffMember } from '../../src/contract/lead.ts'
import type { Schema } from '../db/schema.ts'

/** SQL condition for the leads that a user may see: an agent own and unassigned ones, managers and owners all. */
export function visibleTo(staff: StaffMember) {
  return (eb: ExpressionBuilder<Schema, 'lead'>): ExpressionWrapper<Schema, 'lead', SqlBool> =>
    staff.role === 'agent'
      ? eb.or([eb('lead.assignee', 'is', null), eb('lead.assignee', '=', staff.id)])
      : eb.and([])
}

/** The same rule for one lead. */
export function canSee(staff: StaffMember, lead: { assignee: string | null }): boolean {
  return staff.role !== 'agent' || lead.assignee === null || lead.assignee === staff.id
}
