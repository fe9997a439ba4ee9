import type { DetailName, EnquiryDetails } from '../../contract/enquiry-details.ts'
import type { Lead, LeadChange, StaffMember } from '../../contract/lead.ts'
import { type ChangeAct, SEEN_FIELDS } from '../outbox/desk-action.ts'
import { memberName } from '../ui/member-names.ts'
import { describeChange } from './lead-history.tsx'

/** A change that may be sent later, of the lead as the user sees it. */
export function toChangeAct(
  lead: Lead,
  change: LeadChange,
  members: readonly StaffMember[],
  version = lead.version,
): ChangeAct {
  const { status, followUpAt, lostReason, bookedAmount, assignee, quarantined } = lead
  return {
    type: 'change',
    change: { ...change, version },
    seen: { status, followUpAt, lostReason, bookedAmount, assignee, quarantined },
    ...(change.assignee && { ownerName: memberName(members, change.assignee) }),
  }
}

/** What a change does, in words. */
export function describeChangeAct({ change, ownerName }: ChangeAct): string {
  const { assignee, ...texts } = changeTexts(change)
  const owner =
    assignee === undefined ? '' : `Owner: ${assignee === null ? 'Unassigned' : (ownerName ?? 'a colleague')}`
  return [describeChange(texts, []), owner].filter(Boolean).join(' · ')
}

/**
 * What is different on the server from what the user saw when they made a change, and from the details they want; empty if
 * nothing of it is.
 */
export function describeDifference(
  { seen, change }: ChangeAct,
  theirs: Lead,
  members: readonly StaffMember[],
): string {
  const fields = SEEN_FIELDS.filter(
    (field) => field in seen && (seen[field] ?? null) !== (theirs[field] ?? null),
  )
  const details = (Object.entries(change.details ?? {}) as [DetailName, unknown][]).filter(
    ([name, wanted]) => wanted !== undefined && (wanted ?? null) !== (theirs[name] ?? null),
  )
  const texts = changeTexts({
    ...(Object.fromEntries(fields.map((field) => [field, theirs[field] ?? null])) as LeadChange),
    details: Object.fromEntries(details.map(([name]) => [name, theirs[name] ?? null])) as EnquiryDetails,
  })
  return Object.keys(texts).length > 0 ? `It has now: ${describeChange(texts, members)}.` : ''
}

/** The changed fields as texts, details among them. */
export function changeTexts({ version: _, details, quarantined, ...fields }: LeadChange) {
  const values = {
    ...fields,
    ...details,
    ...(quarantined !== undefined && { quarantined: quarantined ? 'yes' : 'no' }),
  }
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([field, value]) => [field, value === null ? null : String(value)]))
}
