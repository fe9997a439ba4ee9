import type { LeadChange, LeadStatus } from '../../src/contract/lead.ts'
import { transitionRefusal } from '../../src/contract/lead-status.ts'
import { LeadRefusal, type LeadRow } from '../leads/lead-work.ts'

/** Quarantine reason of leads that staff moved to suspected spam. */
const QUARANTINED_BY_STAFF = 'staff'
/** A follow-up is set to the minute, and the clocks of devices differ a little. */
const FOLLOW_UP_TOLERANCE_MS = 60_000

/** Columns of a lead that staff change, with their new values. */
export type ChangedValues = Partial<
  Pick<
    LeadRow,
    | 'status'
    | 'assignee'
    | 'follow_up_at'
    | 'lost_reason'
    | 'quarantine'
    | 'responded_at'
    | 'quoted_at'
    | 'booked_at'
    | 'booked_amount'
  >
>

/**
 * The columns that change, by the status rules of contract/lead-status.ts. `at`: when a traveller was answered by what changes them,
 * if it was not now; a follow-up that was later then may be over by now.
 */
export function changedValues(
  lead: LeadRow,
  wanted: Omit<LeadChange, 'version'>,
  at?: string,
): ChangedValues {
  const { assignee, followUpAt, quarantined } = wanted
  const status = wanted.status ?? lead.status
  const follow_up_at = followUpAt ? new Date(followUpAt).toISOString() : followUpAt
  if (
    follow_up_at &&
    follow_up_at !== lead.follow_up_at &&
    Date.parse(follow_up_at) < (at === undefined ? Date.now() : Date.parse(at)) - FOLLOW_UP_TOLERANCE_MS
  )
    throw new LeadRefusal(400, 'This time has passed. Please choose a later one.')
  return {
    ...(status !== lead.status && statusChange(lead, status, wanted.lostReason, at)),
    ...(status === 'lost' &&
      wanted.lostReason &&
      wanted.lostReason !== lead.lost_reason && { lost_reason: wanted.lostReason }),
    ...bookedAmount(lead, status, wanted.bookedAmount),
    ...(assignee !== undefined && assignee !== lead.assignee && { assignee }),
    ...(follow_up_at !== undefined && follow_up_at !== lead.follow_up_at && { follow_up_at }),
    ...(quarantined !== undefined &&
      quarantined !== (lead.quarantine !== null) && {
        quarantine: quarantined ? QUARANTINED_BY_STAFF : null,
      }),
  }
}

function statusChange(
  lead: LeadRow,
  status: LeadStatus,
  reason: string | undefined,
  at = lead.received_at,
): ChangedValues {
  const refusal = transitionRefusal(lead.status, status)
  if (refusal) throw new LeadRefusal(409, refusal)
  if (status === 'lost' && !reason) throw new LeadRefusal(400, 'Please say why it was lost.')
  return {
    status,
    // A lost lead has no follow-up; the reason is kept until the lead is reopened.
    ...(status === 'lost' && lead.follow_up_at !== null && { follow_up_at: null }),
    ...(lead.status === 'lost' && { lost_reason: null }),
    ...(status === 'quoted' && lead.quoted_at === null && { quoted_at: new Date().toISOString() }),
    ...(status === 'booked' && { booked_at: new Date().toISOString() }),
    ...(lead.status === 'booked' && { booked_at: null }),
    // A device whose clock is slow may name a time before the enquiry came.
    ...(lead.responded_at === null && {
      responded_at: at > lead.received_at ? at : new Date().toISOString(),
    }),
  }
}

// The one place that decides what a booked lead is worth: what is given, and nothing once it is not booked any more.
function bookedAmount(lead: LeadRow, status: LeadStatus, wanted: number | null | undefined): ChangedValues {
  if (wanted && status !== 'booked') throw new LeadRefusal(400, 'Only a booked lead has a booked amount.')
  const booked_amount = status === 'booked' ? wanted : null
  return booked_amount !== undefined && booked_amount !== lead.booked_amount ? { booked_amount } : {}
}
