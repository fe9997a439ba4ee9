import { CONTACT_TEXTS, describeChange, OUTCOME_TEXTS } from '../../contract/desk-action-text.ts'
import { formatTime } from '../../contract/indian-time.ts'
import type { AssignmentReason, LeadEvent, StaffMember } from '../../contract/lead.ts'
import { Link } from '../../ui/link.tsx'
import { memberName, memberNames } from '../ui/member-names.ts'
import styles from './lead-page.module.css'
import { quotationEventText } from './quotation/quotation-text.ts'

/** The history of a lead and of the leads merged into it, newest first. */
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
              <time dateTime={event.at}>{formatTime(event.at)}</time>
              {event.actor && ` · ${memberName(members, event.actor)}`}
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
      return event.actor ? 'Added by hand' : 'Enquiry received'
    case 'erased':
      return 'Personal data erased'
    case 'note':
      return event.note ?? ''
    case 'contact':
      // An erasure removes the channel.
      return event.channel ? CONTACT_TEXTS[event.channel] : 'Contacted'
    case 'call-outcome':
      // An erasure removes how it ended.
      return event.outcome ? OUTCOME_TEXTS[event.outcome] : 'Call ended'
    case 'reminded':
      return 'Follow-up due'
    case 'overdue':
      return 'First response overdue'
    case 'quotation':
      return quotationEventText(event)
    case 'merged':
    case 'unmerged':
      return (
        <>
          {event.type === 'merged' ? 'Merged with' : 'Separated from'}{' '}
          {event.other && <Link href={`/admin/leads/${event.other.id}`}>{event.other.reference}</Link>}
        </>
      )
    case 'changed': {
      const words = describeChange(event.changes ?? {}, memberNames(members), event.before)
      return event.why ? `${words} (${ASSIGNMENT_WORDS[event.why]})` : words
    }
  }
}

const ASSIGNMENT_WORDS: Record<AssignmentReason, string> = {
  'same-person': 'has this person’s earlier enquiry',
  'rule-absent': 'everyone of the rule is on leave or has left',
}
