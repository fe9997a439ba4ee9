import type { Lead } from '../../contract/lead.ts'
import { Badge } from '../../ui/badge.tsx'
import { isAwaited, isDue, isOverdue } from './lead-fits.ts'
import { STATUS_TONES, shownSoon } from './lead-words.ts'

/** Where a lead stands, and what calls for somebody: the first answer until it is given, and the follow-up. */
export function LeadMarks({ lead, now }: { lead: Lead; now: number }) {
  return (
    <>
      <Badge tone={STATUS_TONES[lead.status]}>{lead.status}</Badge>
      {isOverdue(lead, now) && <Badge tone="danger">answer overdue</Badge>}
      {isAwaited(lead) && lead.respondBy && !isOverdue(lead, now) && (
        <Badge tone="paper">answer by {shownSoon(lead.respondBy, now)}</Badge>
      )}
      {isDue(lead, now) && <Badge tone="night">follow-up due</Badge>}
    </>
  )
}
