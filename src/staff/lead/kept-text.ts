import type { LeadChange } from '../../contract/lead.ts'
import type { DeskLead } from '../../contract/lead-work.ts'
import { isReplacedSince } from './lead-conflict-text.ts'

/** Says that a form shows what was typed earlier, and whether `change` would replace what was saved since it was typed over `opened`. */
export function keptText(
  opened: DeskLead,
  lead: DeskLead,
  change: Pick<LeadChange, 'bookedAmount'> | { details: object },
): string {
  return isReplacedSince(opened, lead, change as LeadChange)
    ? 'Kept on this device, not saved yet. Something else was saved since: you are asked before it is replaced.'
    : 'Kept on this device, not saved yet.'
}
