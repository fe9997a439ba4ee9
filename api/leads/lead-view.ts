import type { Selectable } from 'kysely'
import type { Lead, LeadEvent } from '../../src/contract/lead.ts'
import type { LeadEventTable, LeadTable } from '../db/schema.ts'
import type { References } from './reference.ts'

/** Converts a row to the contract's lead; `numbers` says which enquiry of its person it is. */
export function leadView(
  row: Selectable<LeadTable>,
  references: References,
  numbers?: ReadonlyMap<number, number>,
): Lead {
  const enquiryNumber = numbers?.get(row.seq)
  return {
    ...(enquiryNumber !== undefined && { enquiryNumber }),
    ...(row.erased_at === null && enquiryFields(row)),
    id: row.id,
    reference: references.of(row.seq),
    kind: row.kind,
    status: row.status,
    assignee: row.assignee,
    followUpAt: row.follow_up_at,
    lostReason: row.lost_reason,
    ...(row.quoted_at !== null && { quotedAt: row.quoted_at }),
    ...(row.booked_amount !== null && { bookedAmount: row.booked_amount }),
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

// The form's fields: searchable ones have columns, the others are in JSON.
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

/** Converts a row to the contract's event. */
export function eventView(row: Selectable<LeadEventTable>): LeadEvent {
  return {
    seq: row.seq,
    type: row.type,
    at: row.at,
    actor: row.actor,
    ...(row.data !== null && (JSON.parse(row.data) as Partial<LeadEvent>)),
  }
}
