import type { LeadChange, LeadStatus } from '../../contract/lead.ts'

/**
 * `booked` or `lost` if a change would overwrite that status, which a colleague has set since the user saw the lead as `seen`.
 */
export function replacedClosing(
  { status, lostReason, bookedAmount }: LeadChange,
  seen: LeadStatus | undefined,
  now: LeadStatus,
): 'booked' | 'lost' | undefined {
  const touches = status !== undefined || lostReason !== undefined || bookedAmount !== undefined
  return touches && now !== seen && (now === 'booked' || now === 'lost') ? now : undefined
}
