import type { ReactNode } from 'react'
import type { DeskLead } from '../../contract/lead-work.ts'
import { Badge } from '../../ui/badge.tsx'
import styles from './lead-page.module.css'
import { bookingTimeLabel, shownTime, subject, travelDay, travellers, waited } from './lead-words.ts'

/** Who wrote, what they want, from which page and when. */
export function LeadFacts({ lead }: { lead: DeskLead }) {
  const travel = travelDay(lead)
  const delay = waited(lead)
  return (
    <section aria-label="Enquiry" className={styles.facts}>
      <dl>
        <Fact term="About">{subject(lead)}</Fact>
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
        <Fact term="Phone">{lead.contact && `+91 ${lead.contact.slice(0, 5)} ${lead.contact.slice(5)}`}</Fact>
        <Fact term="E-mail">{lead.email}</Fact>
        <Fact term="Written">{lead.composedAt && shownTime(lead.composedAt)}</Fact>
        <Fact term="Received">{shownTime(lead.receivedAt)}</Fact>
        <Fact term="Waited on the phone">{delay}</Fact>
        <Fact term="Package">
          {lead.package && (
            <a href={lead.package.path} target="_blank" rel="noopener noreferrer">
              {lead.package.name}
            </a>
          )}
        </Fact>
        <Fact term="Came from">{lead.sourceDomain}</Fact>
        <Fact term="Answer due">{lead.respondBy && !lead.respondedAt && shownTime(lead.respondBy)}</Fact>
        <Fact term="First answer">{lead.respondedAt && shownTime(lead.respondedAt)}</Fact>
        <Fact term="Privacy notice">{lead.consent}</Fact>
      </dl>
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
