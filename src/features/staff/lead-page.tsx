import { type FormEvent, useState } from 'react'
import type { LeadDetail } from '../../contract/lead.ts'
import { LEAD_STATUSES, type LeadStatus } from '../../contract/lead.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { LeadHistory } from './lead-history.tsx'
import styles from './lead-page.module.css'
import { bookingTimeLabel, shownTime, subject, travelDay, waited, waysToReach } from './lead-words.ts'
import { addNote, changeLead } from './staff-api.ts'

/** One lead: who, what, when it was written and arrived, and the ways to answer it. `reload` reads it again. */
export function LeadPage({ lead, reload }: { lead: LeadDetail; reload: () => Promise<void> }) {
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const ways = waysToReach(lead)

  const save = async (change: () => Promise<unknown>) => {
    setBusy(true)
    setFailure('')
    try {
      await change()
      await reload()
      return true
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'This could not be saved.')
      return false
    } finally {
      setBusy(false)
    }
  }
  const note = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (await save(() => addNote(lead.id, String(new FormData(form).get('text') ?? '')))) form.reset()
  }
  return (
    <article>
      <p>
        <Link href="/admin/leads">All leads</Link>
      </p>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{lead.name ?? 'Erased'}</h1>
        <p className={styles.reference}>{lead.reference}</p>
        {lead.quarantined && <Badge tone="danger">suspected spam: {lead.quarantineReason}</Badge>}
      </header>
      {ways && (
        <p className={styles.ways}>
          <a href={ways.call}>
            <Icon name="phone" /> Call
          </a>
          <a href={ways.whatsApp} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" /> WhatsApp
          </a>
          {ways.mail && (
            <a href={ways.mail}>
              <Icon name="mail" /> Mail
            </a>
          )}
        </p>
      )}
      <div className={styles.columns}>
        <LeadFacts lead={lead} />
        <div className={styles.work}>
          <label className={styles.status}>
            Status
            <select
              value={lead.status}
              disabled={busy}
              onChange={(event) =>
                save(() =>
                  changeLead(lead.id, { status: event.target.value as LeadStatus, version: lead.version }),
                )
              }
            >
              {LEAD_STATUSES.map((status) => (
                <option key={status}>{status}</option>
              ))}
            </select>
          </label>
          <form onSubmit={note} className={styles.note}>
            <label>
              Note
              <textarea name="text" rows={3} required maxLength={4000} />
            </label>
            <Button type="submit" variant="secondary" disabled={busy}>
              Add note
            </Button>
          </form>
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
          <LeadHistory events={lead.history} />
        </div>
      </div>
    </article>
  )
}

function LeadFacts({ lead }: { lead: LeadDetail }) {
  const travel = travelDay(lead)
  const facts: [string, string | number | undefined | null][] = [
    ['About', subject(lead)],
    ['Travel date', travel && `${travel.shown}${travel.past ? ' (already past)' : ''}`],
    ['Wants to book', bookingTimeLabel(lead)],
    ['Adults', lead.pax],
    ['Children', lead.child],
    ['Passengers', lead.passengers],
    ['Departure city', lead.departure_city],
    ['Phone', lead.contact],
    ['E-mail', lead.email],
    ['Written', lead.composedAt && shownTime(lead.composedAt)],
    ['Received', shownTime(lead.receivedAt)],
    ['Waited on the phone', waited(lead) ?? 'Arrived at once'],
    ['Sent from', lead.sourceDomain],
    ['Privacy notice', lead.consent],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) =>
        value === undefined || value === null || value === '' ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
