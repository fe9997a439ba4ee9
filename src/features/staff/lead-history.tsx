import type { LeadEvent } from '../../contract/lead.ts'
import styles from './lead-page.module.css'
import { shownTime } from './lead-words.ts'

/** Everything that happened to a lead, newest first. */
export function LeadHistory({ events }: { events: LeadEvent[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles.historyTitle}>
        History
      </h2>
      <ol className={styles.history}>
        {events.toReversed().map((event) => (
          <li key={event.seq}>
            <p>{sentence(event)}</p>
            <time dateTime={event.at}>{shownTime(event.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}

function sentence(event: LeadEvent): string {
  if (event.type === 'received') return 'Enquiry received'
  if (event.type === 'erased') return 'Personal data erased'
  if (event.type === 'note') return event.note ?? ''
  return Object.entries(event.changes ?? {})
    .map(([field, value]) => `${field} → ${value ?? 'none'}`)
    .join(', ')
}
