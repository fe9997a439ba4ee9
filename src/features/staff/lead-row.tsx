import type { Lead, StaffMember } from '../../contract/lead.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './lead-list.module.css'
import { LeadMarks } from './lead-marks.tsx'
import { bookingTimeLabel, shownTime, since, subject, travelDay, waited } from './lead-words.ts'
import { nameOf } from './member-names.ts'

/** One lead of the inbox: who, what, when, whose, and what calls for somebody. */
export function LeadRow({
  lead,
  members,
  now,
}: {
  lead: Lead
  members: readonly StaffMember[]
  now: number
}) {
  const travel = travelDay(lead)
  const delay = waited(lead)
  const booking = bookingTimeLabel(lead)
  return (
    <article className={styles.lead}>
      <h2 className={styles.who}>
        <Link href={`/admin/leads/${lead.id}`} className={styles.link}>
          {lead.name ?? 'Erased'}
        </Link>
        <span className={styles.reference}>{lead.reference}</span>
      </h2>
      <p className={styles.what}>
        <strong>{subject(lead)}</strong>
        {travel && (
          <span>
            {travel.shown} {travel.past && <Badge tone="danger">date past</Badge>}
          </span>
        )}
        {booking && <span>{booking}</span>}
      </p>
      <p className={styles.when}>
        <span title={shownTime(lead.receivedAt)}>Received {since(lead.receivedAt, now)}</span>
        {delay && lead.composedAt && <span>Waited {delay} on the phone</span>}
      </p>
      <p className={styles.owner} data-nobody={lead.assignee === null || undefined}>
        <span className="visually-hidden">Owner: </span>
        {nameOf(members, lead.assignee)}
      </p>
      <p className={styles.status}>
        <LeadMarks lead={lead} now={now} />
        {lead.quarantined && <Badge tone="danger">suspected spam</Badge>}
        {lead.mergedInto && <Badge tone="paper">part of {lead.mergedInto}</Badge>}
      </p>
    </article>
  )
}
