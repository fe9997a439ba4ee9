import { type ChangeAct, SEEN_FIELDS } from '../../contract/desk-action.ts'
import { changeTexts, describeChange } from '../../contract/desk-action-text.ts'
import type { DetailName, EnquiryDetails } from '../../contract/enquiry-details.ts'
import type { Lead, LeadChange, StaffMember } from '../../contract/lead.ts'
import { memberName, memberNames } from '../ui/member-names.ts'

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

/**
 * Whether what a change replaces is no longer what its form was opened on: somebody else saved it meanwhile, and it was loaded
 * behind the form.
 */
export function isReplacedSince(opened: Lead, lead: Lead, change: LeadChange): boolean {
  const { details = {}, ...others } = change
  // An amount and a reason belong to the status.
  const isClosing = 'status' in others || 'bookedAmount' in others
  const names: (keyof Lead)[] = [
    ...(Object.keys(details) as DetailName[]),
    ...(isClosing
      ? (['status', 'bookedAmount'] as const)
      : (Object.keys(others) as (keyof LeadChange & keyof Lead)[])),
  ]
  return names.some((name) => (opened[name] ?? null) !== (lead[name] ?? null))
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
  return Object.keys(texts).length > 0
    ? `Current values: ${describeChange(texts, memberNames(members))}.`
    : ''
}
