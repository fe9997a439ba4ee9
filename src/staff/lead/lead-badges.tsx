import type { Lead } from '../../contract/lead.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatNearTime, STATUS_TONES } from './lead-text.ts'
import { awaitsResponse, isFollowUpDue, isOverdue } from './matches-filters.ts'

/** Badges for a lead's status, its response target and its follow-up. */
export function LeadBadges({
  lead,
  now,
  withResponse = true,
}: {
  lead: Lead
  now: number
  /** False where the list says when the response is due. */
  withResponse?: boolean
}) {
  return (
    <>
      <Badge tone={STATUS_TONES[lead.status]}>{lead.status}</Badge>
      {withResponse && isOverdue(lead, now) && <Badge tone="danger">response overdue</Badge>}
      {withResponse && awaitsResponse(lead) && lead.respondBy && !isOverdue(lead, now) && (
        <Badge tone="paper">answer by {formatNearTime(lead.respondBy, now)}</Badge>
      )}
      {isFollowUpDue(lead, now) && <Badge tone="night">follow-up due</Badge>}
    </>
  )
}
