import type { Lead } from '../../contract/lead.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './lead-list.module.css'
import { bookingTimeLabel, shownTime, subject, travelDay, waited } from './lead-words.ts'

/** The inbox's rows: cards on a phone, columns on a desk. What just arrived is marked. */
export function LeadRows({ leads, arrived }: { leads: Lead[]; arrived: ReadonlySet<string> }) {
  return (
    <ul className={styles.rows}>
      {leads.map((lead) => (
        <li key={lead.id} className={styles.row} data-arrived={arrived.has(lead.id) || undefined}>
          <LeadRow lead={lead} />
        </li>
      ))}
    </ul>
  )
}

function LeadRow({ lead }: { lead: Lead }) {
  const travel = travelDay(lead)
  const delay = waited(lead)
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
            {travel.shown}
            {travel.past && <Badge tone="danger">date past</Badge>}
          </span>
        )}
        {bookingTimeLabel(lead) && <span>{bookingTimeLabel(lead)}</span>}
      </p>
      <p className={styles.when}>
        <span>Received {shownTime(lead.receivedAt)}</span>
        {delay && lead.composedAt && (
          <span>
            Written {shownTime(lead.composedAt)}, waited {delay} on the phone
          </span>
        )}
      </p>
      <p className={styles.status}>
        <Badge tone={lead.status === 'new' ? 'marigold' : 'teal'}>{lead.status}</Badge>
        {lead.quarantined && <Badge tone="danger">suspected spam</Badge>}
      </p>
    </article>
  )
}
