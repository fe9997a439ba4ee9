import { formatTime } from '../../contract/indian-time.ts'
import type { Lead, StaffMember } from '../../contract/lead.ts'
import { formatRupees } from '../../contract/rupees.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { LeadBadges } from '../lead/lead-badges.tsx'
import {
  bookingTimeLabel,
  leadSubject,
  ordinal,
  timeAgo,
  travelDay,
  travellers,
  waitingTime,
} from '../lead/lead-text.ts'
import { memberName } from '../ui/member-names.ts'
import styles from './lead-row.module.css'

/** One lead of the inbox: traveller, trip, age, owner and badges. */
export function LeadRow({
  lead,
  unsent,
  members,
  now,
  level,
}: {
  lead: Lead
  /** Whether something shown here has not been sent yet. */
  unsent: boolean
  /** Level of its heading: below that of its section. */
  level: 2 | 3
  members: readonly StaffMember[]
  now: number
}) {
  const Heading = level === 3 ? 'h3' : 'h2'
  const travel = travelDay(lead)
  const delay = waitingTime(lead)
  const waited = delay && lead.kind !== 'inbound' && `Waited ${delay} on the phone`
  const people = travellers(lead)
  const booking = bookingTimeLabel(lead)
  return (
    <article className={styles.lead}>
      <Heading className={styles.who}>
        <Link href={`/admin/leads/${lead.id}`} className={styles.link}>
          {lead.name ?? 'Erased'}
        </Link>
        <span className={styles.reference}>{lead.reference}</span>
      </Heading>
      <p className={styles.phone}>
        {lead.contact && (
          <>
            <span className="visually-hidden">Phone: </span>
            {lead.contact.slice(0, 5)} {lead.contact.slice(5)}
          </>
        )}
      </p>
      <p className={styles.what}>
        <strong>{leadSubject(lead)}</strong>
        {travel && (
          <span>
            {travel.shown} {travel.past && <Badge tone="danger">date past</Badge>}
          </span>
        )}
        {people && <span>{people}</span>}
        {booking && <span>{booking}</span>}
      </p>
      <p className={styles.money}>
        {lead.bookedAmount !== undefined ? (
          <strong>{formatRupees(lead.bookedAmount)}</strong>
        ) : (
          lead.budget !== undefined && (
            <>
              <span className={styles.unit}>Budget </span>
              {formatRupees(lead.budget)}
            </>
          )
        )}
      </p>
      <p className={styles.when} title={[formatTime(lead.receivedAt), waited].filter(Boolean).join('. ')}>
        <span>
          <span className={styles.unit}>Received </span>
          {timeAgo(lead.receivedAt, now)}
        </span>
        {waited && <span>{waited}</span>}
      </p>
      <p className={styles.owner} data-nobody={lead.assignee === null || undefined}>
        <span className="visually-hidden">Owner: </span>
        {memberName(members, lead.assignee)}
      </p>
      <p className={styles.status}>
        <LeadBadges lead={lead} now={now} />
        {unsent && <Badge tone="paper">not sent yet</Badge>}
        {lead.enquiryNumber !== undefined && (
          <Badge tone="paper">{ordinal(lead.enquiryNumber)} enquiry</Badge>
        )}
        {lead.quarantined && <Badge tone="danger">suspected spam</Badge>}
        {lead.mergedInto && <Badge tone="paper">part of {lead.mergedInto}</Badge>}
      </p>
    </article>
  )
}
