import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isAtLeast, type Lead, type StaffMember } from '../../contract/lead.ts'
import type { LeadFilters, LeadView, LeadViewList } from '../../contract/lead-filters.ts'
import { leadSource } from '../../contract/lead-source.ts'
import type { TargetList } from '../../contract/sales-targets.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useNow } from '../../ui/use-now.ts'
import { exportLeads } from '../lead/lead-api.ts'
import { TakeLeadDialog } from '../lead/take-lead-dialog.tsx'
import { useUnsentActions } from '../outbox/device.ts'
import { waitingLeads, withUnsent } from '../outbox/with-unsent.ts'
import { PushOffer } from '../settings/notifications/push-offer.tsx'
import { LeadTabs } from '../ui/lead-tabs.tsx'
import { memberName } from '../ui/member-names.ts'
import { useNewDay } from '../ui/use-new-day.ts'
import { BulkBar } from './bulk-bar.tsx'
import { FilterChips } from './filter-chips.tsx'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxHelp } from './inbox-help.tsx'
import { hasSections } from './inbox-list.ts'
import styles from './inbox-page.module.css'
import { useInboxShortcuts, useShortcutsEnabled } from './inbox-shortcuts.ts'
import { InboxViews } from './inbox-views.tsx'
import { useSound, useUnseenCount } from './lead-alerts.ts'
import { LeadRows, type LeadRowsHandle } from './lead-list.tsx'
import { OwnTarget } from './own-target.tsx'
import { SearchField } from './search-field.tsx'
import { StreamNote } from './stream-note.tsx'
import { useAnnouncedResults } from './use-announced-results.ts'
import { useFrozenWhilePressed } from './use-frozen-while-pressed.ts'
import { useInbox } from './use-inbox.ts'
import { useSelection } from './use-selection.ts'
import { useTakeLead } from './use-take-lead.ts'
import { useViewCounts } from './use-view-counts.ts'

/** When scrolled further than this, px, new leads are not inserted above. */
const READING_FROM_PX = 160

const NONE: readonly Lead[] = []

export type InboxPageProps = {
  filters: LeadFilters
  /** The search text, which is never part of the URL. */
  q: string
  me: StaffMember
  members: readonly StaffMember[]
  /** The saved views, as far as known when the page opened. */
  views: LeadViewList
  /** What was booked this month, and the targets. */
  targets: TargetList
  onChange: (filters: LeadFilters, q: string) => void
  onSaveViews: (views: LeadView[], before: LeadView[]) => Promise<void>
  onSignedOut: () => void
}

/** The live list of leads, where staff search, filter and take leads. */
export function InboxPage(props: InboxPageProps) {
  const { filters, q, me, members, targets, onChange, onSaveViews, onSignedOut } = props
  const now = useNow()
  const rows = useRef<LeadRowsHandle>(null)
  const search = useRef<HTMLInputElement>(null)
  const [filtering, setFiltering] = useState(false)
  const [helping, setHelping] = useState(false)
  const [actionFailure, setActionFailure] = useState('')
  const [keysOn, setKeysOn] = useShortcutsEnabled()
  const [soundOn, setSoundOn, play] = useSound()
  const [unseen, setUnseen] = useState(0)

  const isReading = useCallback(() => window.scrollY > READING_FROM_PX, [])
  const views = useViewCounts(props.views)
  const onArrival = () => {
    views.recount()
    if (soundOn) play()
    if (document.hidden || isReading()) setUnseen((count) => count + 1)
  }
  const inbox = useInbox({
    ...{ filters, q, me, now, isReading, onArrival, onSignedOut },
    onSpamChange: views.recount,
  })
  const { busy, stream, failure, loadMore, showWaiting, showChanged, reload, tryAgain } = inbox
  useAnnouncedResults(busy, inbox.list)
  const area = useRef<HTMLElement>(null)
  const list = useFrozenWhilePressed(inbox.list, area)
  const waiting = list?.waiting.length ?? 0
  const unsent = useUnsentActions()
  const leads = useMemo(() => (list?.leads ?? []).map((lead) => withUnsent(lead, unsent)), [list, unsent])
  const unsentLeads = useMemo(() => waitingLeads(unsent), [unsent])
  // A change of many leads must not meet those of the filters before.
  const selection = useSelection(JSON.stringify([filters, q]), inbox.isFormer ? NONE : leads)
  // Of what is due on a new day, further pages may have some. Only the first one is read again, which would end a selection that
  // goes beyond it.
  useNewDay(inbox.readAt, () => {
    if (hasSections({ filters, q }) && !busy && !isReading() && !selection.on) reload()
  })
  useUnseenCount(unseen)
  useEffect(() => {
    const look = () => {
      if (!document.hidden && waiting === 0) setUnseen(0)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [waiting])

  const showNew = () => {
    showWaiting()
    setUnseen(0)
    window.scrollTo({ top: 0 })
  }
  const taking = useTakeLead({ me, members, showChanged, onFailure: setActionFailure })
  useInboxShortcuts(keysOn, {
    j: () => rows.current?.move(1),
    k: () => rows.current?.move(-1),
    e: () => {
      const lead = rows.current?.focused()
      if (lead) taking.take(lead)
    },
    x: () => {
      const lead = rows.current?.focused()
      if (lead) selection.toggle(lead.id)
    },
    n: showNew,
    '/': () => search.current?.focus(),
    f: () => setFiltering((open) => !open),
    '?': () => setHelping(true),
  })
  const count = Object.keys(filters).length
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Leads</h1>
        <StreamNote stream={stream} />
        <ButtonLink href="/admin/leads/new" variant="quiet" size="small">
          <Icon name="plus" /> Add a lead
        </ButtonLink>
      </header>
      <LeadTabs here="/admin/leads">
        <Button
          variant="plain"
          size="small"
          aria-pressed={selection.on}
          onClick={selection.on ? selection.end : selection.start}
        >
          Select
        </Button>
        <Button variant="plain" size="small" onClick={() => setHelping(true)}>
          <Icon name="sound" /> <span className={styles.long}>Shortcuts and sound</span>
        </Button>
        {isAtLeast(me.role, 'manager') && (
          <Button
            variant="plain"
            size="small"
            onClick={() =>
              exportLeads({ filters, q }).catch((error: Error) => setActionFailure(error.message))
            }
          >
            <Icon name="download" /> <span className={styles.long}>Export CSV</span>
          </Button>
        )}
      </LeadTabs>
      <PushOffer userId={me.id} />
      <OwnTarget targets={targets} userId={me.id} />
      <search className={styles.search}>
        <SearchField
          q={q}
          input={search}
          onSearch={(text) => onChange(filters, text)}
          onDown={() => rows.current?.move(0)}
        />
        <Button
          variant={count > 0 ? 'secondary' : 'quiet'}
          aria-expanded={filtering}
          aria-controls="inbox-filters"
          onClick={() => setFiltering(!filtering)}
        >
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
      </search>
      <InboxViews
        filters={filters}
        list={views.list}
        members={members}
        onOpen={(wanted) => onChange(wanted, q)}
        onSave={onSaveViews}
      />
      <div id="inbox-filters" className={styles.filters}>
        {filtering && (
          <InboxFilters
            filters={filters}
            members={members}
            sources={[...new Set(list?.leads.flatMap((lead) => leadSource(lead) ?? []))].sort()}
            onChange={(wanted) => onChange(wanted, q)}
          />
        )}
      </div>
      <FilterChips filters={filters} members={members} onChange={(wanted) => onChange(wanted, q)} />
      <p className={styles.failure} role="alert">
        {failure || actionFailure}
      </p>
      {failure && (
        <Button variant="quiet" aria-disabled={busy} onClick={tryAgain}>
          Try again
        </Button>
      )}
      <div className={styles.taken} role="status">
        {taking.waiting}
        {taking.taken && (
          <>
            {taking.taken.reference} is yours now.{' '}
            <Button variant="quiet" size="small" onClick={() => taking.undo(list?.leads ?? [])}>
              Undo
            </Button>
          </>
        )}
      </div>
      <div className={styles.arrivals} role="status">
        {waiting > 0 && (
          <Button onClick={showNew}>
            {waiting === 1 ? '1 new lead' : `${waiting} new leads`}{' '}
            <Icon name="chevron" className={styles.up} />
          </Button>
        )}
      </div>
      <section ref={area} aria-label="Leads" aria-busy={busy}>
        {!list && !failure && <p role="status">Loading leads…</p>}
        {list && list.withColleagues.length > 0 && !failure && (
          <ul className={styles.elsewhere} aria-label="With colleagues">
            {list.withColleagues.map(({ reference, assignee }) => (
              <li key={reference}>
                <strong>{reference}</strong> is with {memberName(members, assignee)}.
              </li>
            ))}
          </ul>
        )}
        {list?.leads.length === 0 && !failure && (
          <p className={styles.empty}>
            {q || count > 0
              ? list.withColleagues.length > 0
                ? 'None of your leads matches.'
                : 'No lead matches. Change the search or the filters.'
              : 'No leads yet. The first enquiry will appear here by itself.'}
          </p>
        )}
        {list && list.leads.length > 0 && (
          <LeadRows
            handle={rows}
            leads={leads}
            unsent={unsentLeads}
            sections={list.sections}
            arrived={list.arrived}
            members={members}
            now={now}
            more={list.nextCursor !== null}
            onEnd={loadMore}
            selection={selection}
          />
        )}
      </section>
      <BulkBar
        {...{ selection, me, members, now }}
        isSpam={filters.quarantined === 'true'}
        onDone={() => {
          // Otherwise the live events bring the changes.
          if (!stream.live) reload()
        }}
      />
      <TakeLeadDialog lead={taking.asking} members={members} onAnswer={taking.answer} />
      <InboxHelp
        open={helping}
        onClose={() => setHelping(false)}
        {...{ keysOn, soundOn }}
        onKeysOn={setKeysOn}
        onSoundOn={setSoundOn}
      />
    </>
  )
}
