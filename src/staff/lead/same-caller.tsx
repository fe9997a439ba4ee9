import { useEffect, useState } from 'react'
import { isWholeContact } from '../../contract/contact-number.ts'
import { formatTime } from '../../contract/indian-time.ts'
import type { LeadList, StaffMember } from '../../contract/lead.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { memberName } from '../ui/member-names.ts'
import styles from './add-lead-page.module.css'
import { searchLeads } from './lead-api.ts'
import { leadSubject, STATUS_TONES } from './lead-text.ts'

const MAX_SHOWN = 5

/**
 * Who has leads of the person with this number already: links to those that the reader may see, and the names of the colleagues who have
 * the others.
 */
export function SameCaller({ contact, members }: { contact: string; members: readonly StaffMember[] }) {
  const { found, failed } = useLeadsOf(contact)
  return (
    <div role="status" className={styles.found}>
      {isWholeContact(contact) && !found && !failed && 'Looking for earlier leads…'}
      {failed && 'Earlier leads could not be looked up. You can add the lead anyway.'}
      {found && <Found {...found} members={members} />}
    </div>
  )
}

function Found({
  leads,
  withColleagues = [],
  nextCursor,
  members,
}: LeadList & { members: readonly StaffMember[] }) {
  if (leads.length === 0 && withColleagues.length === 0) return 'No earlier lead with this number.'
  const hidden = leads.length - MAX_SHOWN
  return (
    <>
      <p>
        <strong>There are leads with this number already:</strong>
      </p>
      <ul>
        {leads.slice(0, MAX_SHOWN).map((lead) => (
          <li key={lead.id}>
            <Link href={`/admin/leads/${lead.id}`}>
              {lead.name} · {lead.reference}
            </Link>{' '}
            <Badge tone={STATUS_TONES[lead.status]}>{lead.status}</Badge>{' '}
            {lead.quarantined && <Badge tone="danger">suspected spam</Badge>}{' '}
            {lead.mergedInto && <Badge tone="paper">part of {lead.mergedInto}</Badge>}
            <span className={styles.more}>
              {leadSubject(lead)} · {formatTime(lead.receivedAt)} · {memberName(members, lead.assignee)}
            </span>
          </li>
        ))}
        {withColleagues.map(({ reference, assignee }) => (
          <li key={reference}>
            <strong>{reference}</strong> is with {memberName(members, assignee)}.
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{nextCursor ? 'And more' : `And ${hidden} more`} in the inbox.</p>}
    </>
  )
}

type Lookup = { contact: string; found?: LeadList; failed?: true }

// The result for exactly this number; nothing while it is incomplete or being looked up.
function useLeadsOf(contact: string): { found?: LeadList | undefined; failed?: true | undefined } {
  const [last, setLast] = useState<Lookup>()
  useEffect(() => {
    if (!isWholeContact(contact)) return
    const stop = new AbortController()
    setLast(undefined)
    searchLeads({ filters: {}, q: contact }, stop.signal).then(
      (found) => setLast({ contact, found }),
      () => {
        if (!stop.signal.aborted) setLast({ contact, failed: true })
      },
    )
    return () => stop.abort()
  }, [contact])
  return last?.contact === contact ? last : {}
}
