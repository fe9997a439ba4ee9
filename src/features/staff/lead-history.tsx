import type { LeadEvent, StaffMember } from '../../contract/lead.ts'
import { Link } from '../../ui/link.tsx'
import styles from './lead-page.module.css'
import { shownTime } from './lead-words.ts'
import { nameOf } from './member-names.ts'

/** Everything that happened to a lead and to those merged into it, newest first. */
export function LeadHistory({
  events,
  members,
}: {
  events: readonly LeadEvent[]
  members: readonly StaffMember[]
}) {
  return (
    <section aria-labelledby="history" className={styles.historyPart}>
      <h2 id="history" className={styles.title}>
        History
      </h2>
      <ol className={styles.history}>
        {events.toReversed().map((event) => (
          <li key={event.seq} data-type={event.type}>
            <p>{sentence(event, members)}</p>
            <p className={styles.byline}>
              <time dateTime={event.at}>{shownTime(event.at)}</time>
              {event.actor && ` · ${nameOf(members, event.actor)}`}
              {event.part && ` · on ${event.part}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function sentence(event: LeadEvent, members: readonly StaffMember[]) {
  switch (event.type) {
    case 'received':
      return 'Enquiry received'
    case 'erased':
      return 'Personal data erased'
    case 'note':
      return event.note ?? ''
    case 'contact':
      return CONTACT_WORDS[event.channel ?? 'call']
    case 'reminded':
      return 'Follow-up due'
    case 'merged':
    case 'unmerged':
      return (
        <>
          {event.type === 'merged' ? 'Merged with' : 'Taken apart from'}{' '}
          {event.other && <Link href={`/admin/leads/${event.other.id}`}>{event.other.reference}</Link>}
        </>
      )
    default:
      return changeWords(event.changes ?? {}, members)
  }
}

const CONTACT_WORDS = { call: 'Called', whatsapp: 'Wrote on WhatsApp', mail: 'Wrote a mail' }

/** What changed, in words. */
export function changeWords(changes: Record<string, string | null>, members: readonly StaffMember[]): string {
  return Object.entries(changes)
    .map(([field, value]) => {
      if (field === 'status') return `Status: ${value}`
      if (field === 'assignee') return `Owner: ${nameOf(members, value)}`
      if (field === 'followUpAt') return value ? `Follow-up: ${shownTime(value)}` : 'No follow-up'
      if (field === 'lostReason') return value ? `Reason: ${value}` : 'No reason'
      if (field === 'quarantined') return value === 'yes' ? 'Moved to suspected spam' : 'Not spam'
      if (field === 'mergedInto') return value ? `Merged into ${value}` : 'Taken apart'
      return `${field}: ${value ?? 'none'}`
    })
    .join(' · ')
}
