import type { ReactNode } from 'react'
import { describeDetail } from '../../contract/desk-action-text.ts'
import { DETAIL_LABELS } from '../../contract/enquiry-details.ts'
import { formatTime } from '../../contract/indian-time.ts'
import type { LeadKind } from '../../contract/lead.ts'
import { sourceLabel } from '../../contract/lead-source.ts'
import type { DeskLead } from '../../contract/lead-work.ts'
import { formatRupees } from '../../contract/rupees.ts'
import { shownNumber } from '../../contract/shown-number.ts'
import { FURTHER_FIELD_NAMES, FURTHER_FIELDS } from '../../contract/typed-enquiry.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { firstDetails } from './correction-values.ts'
import styles from './lead-page.module.css'
import { bookingTimeLabel, leadSubject, travelDay, travellers, waitingTime } from './lead-text.ts'

// Staff wrote down a lead that was added by hand, and a form elsewhere names its own fields.
const NOTE_TERMS: Partial<Record<LeadKind, string>> = {
  long: 'Note from the traveller',
  short: 'Note from the traveller',
  manual: 'Asked for',
  inbound: 'Message and other fields',
}
const FIRST_TERMS: Partial<Record<LeadKind, string>> = {
  manual: 'As it was first written down',
  inbound: 'As it was received',
}

/** Who sent the enquiry, what they want, from which page and when. */
export function LeadFacts({
  lead,
  onCorrect,
}: {
  lead: DeskLead
  /** Opens the correction; absent where nothing can be changed. */
  onCorrect: (() => void) | undefined
}) {
  const travel = travelDay(lead)
  const delay = waitingTime(lead)
  const first = firstDetails(lead.history)
  return (
    <section aria-label="Enquiry" className={styles.facts}>
      <dl>
        <Fact term="About">{leadSubject(lead)}</Fact>
        <Fact term="Travel date">
          {travel && (
            <>
              {travel.shown} {travel.past && <Badge tone="danger">date past</Badge>}
            </>
          )}
        </Fact>
        <Fact term="Wants to book">{bookingTimeLabel(lead)}</Fact>
        <Fact term="Departure city">{lead.departure_city}</Fact>
        <Fact term="Travellers">{travellers(lead)}</Fact>
        <Fact term="Phone">{lead.contact && shownNumber(lead.contact)}</Fact>
        <Fact term="E-mail">{lead.email}</Fact>
        <Fact term="Budget">{lead.budget !== undefined && formatRupees(lead.budget)}</Fact>
        <Fact term="Booked for">{lead.bookedAmount !== undefined && formatRupees(lead.bookedAmount)}</Fact>
        <Fact term="Written">{lead.composedAt && formatTime(lead.composedAt)}</Fact>
        <Fact term="Received">{formatTime(lead.receivedAt)}</Fact>
        <Fact term={lead.kind === 'inbound' ? 'Arrived here after' : 'Waited on the phone'}>{delay}</Fact>
        <Fact term="Package">
          {lead.package && (
            <a href={lead.package.path} target="_blank" rel="noopener noreferrer">
              {lead.package.name}
            </a>
          )}
        </Fact>
        <Fact term="Other place">{lead.other_place}</Fact>
        <Fact term="Chose">{lead.about}</Fact>
        {FURTHER_FIELD_NAMES.map((field) => (
          <Fact key={field} term={(field === 'note' && NOTE_TERMS[lead.kind]) || FURTHER_FIELDS[field]}>
            {lead[field]}
          </Fact>
        ))}
        <Fact term={lead.kind === 'inbound' ? 'Sent by' : 'Added by hand'}>
          {lead.origin && sourceLabel(lead.origin)}
        </Fact>
        <Fact term="Came from">{lead.sourceDomain}</Fact>
        <Fact term="First found us through">
          {lead.attribution && Object.values(lead.attribution).join(', ')}
        </Fact>
        <Fact term="Response due">{lead.respondBy && !lead.respondedAt && formatTime(lead.respondBy)}</Fact>
        <Fact term="First response">{lead.respondedAt && formatTime(lead.respondedAt)}</Fact>
        <Fact term="Privacy notice">{lead.consent}</Fact>
      </dl>
      {onCorrect && (
        <Button variant="quiet" size="small" className={styles.correct} onClick={onCorrect}>
          <Icon name="edit" /> Correct the details
        </Button>
      )}
      {first.length > 0 && (
        <details className={styles.first}>
          <summary>{FIRST_TERMS[lead.kind] ?? 'As the traveller wrote it'}</summary>
          <dl>
            {first.map(([name, value]) => (
              <Fact key={name} term={DETAIL_LABELS[name]}>
                {describeDetail(name, value)}
              </Fact>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '' || children === false) return null
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
