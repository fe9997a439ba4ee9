import type { LeadChange, LeadStatus } from '../../contract/lead.ts'

/** `booked` or `lost` if a change would replace what a colleague made of a lead that the user saw as `seen`. */
export function replacedClosing(
  { status, lostReason, bookedAmount }: LeadChange,
  seen: LeadStatus | undefined,
  now: LeadStatus,
): 'booked' | 'lost' | undefined {
  const touches = status !== undefined || lostReason !== undefined || bookedAmount !== undefined
  return touches && now !== seen && (now === 'booked' || now === 'lost') ? now : undefined
}
