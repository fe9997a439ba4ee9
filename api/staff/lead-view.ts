import type { Selectable } from 'kysely'
import type { Lead, LeadEvent } from '../../src/contract/lead.ts'
import type { LeadEventTable, LeadTable } from '../db/schema.ts'
import type { References } from '../leads/reference.ts'

/** A row as staff see it. */
export function leadView(row: Selectable<LeadTable>, references: References): Lead {
  return {
    ...(row.erased_at === null && enquiryFields(row)),
    id: row.id,
    reference: references.of(row.seq),
    kind: row.kind,
    status: row.status,
    assignee: row.assignee,
    followUpAt: row.follow_up_at,
    lostReason: row.lost_reason,
    mergedInto: row.merged_into === null ? null : references.of(row.merged_into),
    respondBy: row.respond_by,
    respondedAt: row.responded_at,
    quarantined: row.quarantine !== null,
    quarantineReason: row.quarantine,
    receivedAt: row.received_at,
    composedAt: row.composed_at,
    consent: row.consent,
    sourceDomain: row.source_domain,
    erasedAt: row.erased_at,
    version: row.version,
  }
}

// The form's own fields: those that are searched stand in columns, the others in JSON.
function enquiryFields(row: Selectable<LeadTable>): Partial<Lead> {
  const { name, contact, email, destination } = row
  return {
    ...(name !== null && { name }),
    ...(contact !== null && { contact }),
    ...(email !== null && { email }),
    ...(destination !== null && row.kind !== 'flight' && { destination }),
    ...(row.fields !== null && (JSON.parse(row.fields) as Partial<Lead>)),
  }
}

/** An event as staff see it. */
export function eventView(row: Selectable<LeadEventTable>): LeadEvent {
  return {
    seq: row.seq,
    type: row.type,
    at: row.at,
    actor: row.actor,
    ...(row.data !== null && (JSON.parse(row.data) as Partial<LeadEvent>)),
  }
}
