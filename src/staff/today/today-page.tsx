import { type ReactNode, useId, useState } from 'react'
import type { Day, Whose } from '../../contract/desk-overview.ts'
import type { Lead, StaffMember } from '../../contract/lead.ts'
import { shownNumber } from '../../contract/shown-number.ts'
import { Link } from '../../ui/link.tsx'
import { useNow } from '../../ui/use-now.ts'
import { SaveFailure } from '../drafts/save-failure.tsx'
import { StreamNote } from '../inbox/stream-note.tsx'
import { useLiveReload } from '../inbox/use-live-reload.ts'
import { LeadBadges } from '../lead/lead-badges.tsx'
import { formatNearTime, leadSubject, travelDay } from '../lead/lead-text.ts'
import { KEPT_TEXT, perform, useIsWaiting } from '../outbox/device.ts'
import { ActionStatus } from '../ui/action-status.tsx'
import { LeadTabs } from '../ui/lead-tabs.tsx'
import { memberName } from '../ui/member-names.ts'
import { useIsShown } from '../ui/use-is-shown.ts'
import { useNewDay } from '../ui/use-new-day.ts'
import { WhoseChooser } from '../ui/whose-chooser.tsx'
import styles from './today-page.module.css'

export type TodayPageProps = {
  day: Day
  /** When the day was read, epoch ms. */
  readAt: number
  whose: Whose
  me: StaffMember
  members: readonly StaffMember[]
  reload: () => Promise<void>
  onSignedOut: () => void
}

/** `/admin/today`: what is overdue, what has to be answered today, and the follow-ups in order. */
export function TodayPage({ day, readAt, whose, me, members, reload, onSignedOut }: TodayPageProps) {
  const stream = useLiveReload({ cursor: day.streamCursor, userId: me.id, reload, onSignedOut })
  useNewDay(readAt, reload)
  const now = useNow()
  const { overdue, due, followUps } = day
  const [status, setStatus] = useState<{ kept?: { id: string; reference: string }; failure: ReactNode }>({
    failure: '',
  })
  const isWaiting = useIsWaiting(status.kept?.id)
  const isShown = useIsShown()
  const call = async ({ id: leadId, reference }: Lead) => {
    setStatus({ failure: '' })
    try {
      const act = { type: 'contact', channel: 'call' } as const
      const result = await perform({ userId: me.id, leadId, reference, act }, undefined, isShown)
      if (result.type === 'refused' || result.type === 'signed-out') throw result.error
      if (result.type === 'waiting') setStatus({ kept: { id: result.id, reference }, failure: '' })
    } catch (error) {
      setStatus({ failure: <SaveFailure error={error} /> })
    }
  }
  const own = whose === 'mine' ? 'assignee=me&' : ''
  const isEmpty = overdue.count + due.count + followUps.count === 0
  const row = (lead: Lead, when: ReactNode) => (
    <DayRow key={lead.id} lead={lead} members={members} now={now} onCall={() => void call(lead)}>
      {when}
    </DayRow>
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Today</h1>
        <StreamNote stream={stream} />
        <WhoseChooser path="/admin/today" whose={whose} role={me.role} />
      </header>
      <LeadTabs here="/admin/today" />
      {isEmpty && (
        <p className={styles.empty}>
          Nothing is overdue and nothing is due today. <Link href="/admin/leads">All leads</Link>
        </p>
      )}
      <DayPart title="Response overdue" part={overdue} list={`/admin/leads?${own}overdue=true`}>
        {(lead) => row(lead, lead.respondBy && `Was due ${formatNearTime(lead.respondBy, now)}`)}
      </DayPart>
      <DayPart
        title="To answer today"
        part={due}
        list={`/admin/leads?${own}firstResponse=awaited&status=open`}
      >
        {(lead) => row(lead, lead.respondBy && `By ${formatNearTime(lead.respondBy, now)}`)}
      </DayPart>
      <DayPart title="Follow-ups" part={followUps} list={`/admin/leads?${own}followUp=set`}>
        {(lead) => row(lead, lead.followUpAt && formatNearTime(lead.followUpAt, now))}
      </DayPart>
      <ActionStatus
        done={isWaiting ? `Call to ${status.kept?.reference}: ${KEPT_TEXT}` : ''}
        failure={status.failure}
      />
    </div>
  )
}

function DayPart({
  title,
  part: { count, leads },
  list,
  children,
}: {
  title: string
  part: Day['due']
  /** Address of the list of all. */
  list: string
  children: (lead: Lead) => ReactNode
}) {
  const id = useId()
  if (count === 0) return null
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>
        {title} <span className={styles.count}>{count}</span>
      </h2>
      <ol className={styles.rows}>{leads.map(children)}</ol>
      {count > leads.length && (
        <p>
          <Link href={list}>Show all {count}</Link>
        </p>
      )}
    </section>
  )
}

function DayRow({
  lead,
  members,
  now,
  onCall,
  children,
}: {
  lead: Lead
  members: readonly StaffMember[]
  now: number
  /** The user taps on the number. */
  onCall: () => void
  children: ReactNode
}) {
  return (
    <li className={styles.row}>
      <p className={styles.when}>{children}</p>
      <p className={styles.who}>
        <Link href={`/admin/leads/${lead.id}`}>{lead.name}</Link>
        <span className={styles.small}>{lead.reference}</span>
      </p>
      <p className={styles.what}>
        {leadSubject(lead)} <span className={styles.small}>{travelDay(lead)?.shown}</span>
      </p>
      <p className={styles.owner}>
        <span className="visually-hidden">Owner: </span>
        {memberName(members, lead.assignee)}
      </p>
      <p className={styles.marks}>
        <LeadBadges lead={lead} now={now} withResponse={false} />
      </p>
      {lead.contact && (
        <a
          className={styles.call}
          href={`tel:+91${lead.contact}`}
          aria-label={`Call ${lead.name}, ${shownNumber(lead.contact)}`}
          onClick={onCall}
        >
          {shownNumber(lead.contact)}
        </a>
      )}
    </li>
  )
}
