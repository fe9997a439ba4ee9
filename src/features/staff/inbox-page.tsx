import { useCallback, useEffect, useRef, useState } from 'react'
import { isAtLeast, type StaffMember } from '../../contract/lead.ts'
import type { LeadFilters, LeadView } from '../../contract/lead-filters.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSound, useUnseenCount } from './inbox-alerts.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxHelp } from './inbox-help.tsx'
import { useInboxKeys, useKeysOn } from './inbox-keys.ts'
import styles from './inbox-page.module.css'
import { InboxViews } from './inbox-views.tsx'
import { changeLead, exportLeads } from './lead-api.ts'
import { LeadRows, type LeadRowsHandle } from './lead-list.tsx'
import { useInbox } from './use-inbox.ts'
import { useNow } from './use-now.ts'

/** Further down than this, in px, somebody is reading: nothing is put in above. */
const READING_FROM_PX = 160
const TYPING_PAUSE_MS = 180

export type InboxPageProps = {
  filters: LeadFilters
  /** What is searched for; it never stands in the address. */
  q: string
  me: StaffMember
  members: readonly StaffMember[]
  views: readonly LeadView[]
  onChange: (filters: LeadFilters, q: string) => void
  onSaveViews: (views: LeadView[]) => Promise<void>
  onSignedOut: () => void
}

/** The live list of leads, in which staff find, sort and take what comes in. */
export function InboxPage(props: InboxPageProps) {
  const { filters, q, me, members, views, onChange, onSaveViews, onSignedOut } = props
  const now = useNow()
  const rows = useRef<LeadRowsHandle>(null)
  const search = useRef<HTMLInputElement>(null)
  const [filtering, setFiltering] = useState(false)
  const [helping, setHelping] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [keysOn, setKeysOn] = useKeysOn()
  const [soundOn, setSoundOn, play] = useSound()
  const [unseen, setUnseen] = useState(0)

  const isReading = useCallback(() => window.scrollY > READING_FROM_PX, [])
  const onArrival = () => {
    if (soundOn) play()
    if (document.hidden || isReading()) setUnseen((count) => count + 1)
  }
  const inbox = useInbox({ filters, q, me, isReading, onArrival, onSignedOut })
  const { list, busy, live, failure, loadMore, showWaiting, reload } = inbox
  const waiting = list?.waiting.length ?? 0
  useEffect(() => {
    if (!failure) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [failure, reload])
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
  const take = async () => {
    const lead = rows.current?.focused()
    if (!lead) return
    setTrouble('')
    await changeLead(lead.id, { assignee: me.id, version: lead.version }).catch((error: Error) =>
      setTrouble(`${lead.reference}: ${error.message}`),
    )
  }
  useInboxKeys(keysOn, {
    j: () => rows.current?.move(1),
    k: () => rows.current?.move(-1),
    e: () => void take(),
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
        <p role="status" className={styles.live} data-live={live || undefined}>
          {live ? 'Live' : 'Connecting…'}
        </p>
        <Button variant="plain" size="small" onClick={() => setHelping(true)}>
          Keys and sound
        </Button>
        {isAtLeast(me.role, 'manager') && (
          <Button
            variant="plain"
            size="small"
            onClick={() => exportLeads({ filters, q }).catch((error: Error) => setTrouble(error.message))}
          >
            <Icon name="download" /> <span className={styles.long}>Export CSV</span>
          </Button>
        )}
      </header>
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
        views={views}
        onOpen={(wanted) => onChange(wanted, q)}
        onSave={onSaveViews}
      />
      <div id="inbox-filters" className={styles.filters}>
        {filtering && (
          <InboxFilters filters={filters} members={members} onChange={(wanted) => onChange(wanted, q)} />
        )}
      </div>
      <p className={styles.trouble} role="alert">
        {failure || trouble}
      </p>
      {failure && (
        <Button variant="quiet" disabled={busy} onClick={reload}>
          Try again
        </Button>
      )}
      <div className={styles.news} role="status">
        {waiting > 0 && (
          <Button onClick={showNew}>
            {waiting === 1 ? '1 new lead' : `${waiting} new leads`}{' '}
            <Icon name="chevron" className={styles.up} />
          </Button>
        )}
      </div>
      <section aria-label="Leads" aria-busy={busy}>
        {!list && !failure && <p role="status">Loading leads…</p>}
        {list?.leads.length === 0 && !failure && (
          <p className={styles.empty}>
            {q || count > 0
              ? 'No lead matches. Change the search or the filters.'
              : 'No leads yet. The first enquiry will appear here by itself.'}
          </p>
        )}
        {list && list.leads.length > 0 && (
          <LeadRows
            handle={rows}
            leads={list.leads}
            arrived={list.arrived}
            members={members}
            now={now}
            more={list.nextCursor !== null}
            onEnd={loadMore}
          />
        )}
      </section>
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

type SearchFieldProps = {
  q: string
  input: React.RefObject<HTMLInputElement | null>
  onSearch: (text: string) => void
  /** The arrow down: on to what was found. */
  onDown: () => void
}

// Searches while somebody types, a moment after the last letter; at once when they turn to something else, or the search
// would call them back from the lead they have just tapped.
function SearchField({ q, input, onSearch, onDown }: SearchFieldProps) {
  const [text, setText] = useState(q)
  const pending = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(pending.current), [])
  const search = (wanted: string) => {
    window.clearTimeout(pending.current)
    pending.current = undefined
    if (wanted.trim() !== q) onSearch(wanted.trim())
  }
  const type = (typed: string) => {
    setText(typed)
    window.clearTimeout(pending.current)
    pending.current = window.setTimeout(() => latest.current(typed), TYPING_PAUSE_MS)
  }
  const latest = useRef(search)
  latest.current = search
  return (
    <label className={styles.field}>
      <span className="visually-hidden">Search</span>
      <input
        ref={input}
        type="search"
        value={text}
        placeholder="Name, phone, e-mail, reference"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onBlur={() => pending.current !== undefined && search(text)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text)
          else if (event.key === 'Escape') event.currentTarget.blur()
          else if (event.key === 'ArrowDown') onDown()
          else return
          event.preventDefault()
        }}
      />
    </label>
  )
}
