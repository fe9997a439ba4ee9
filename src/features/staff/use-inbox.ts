import { useCallback, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { LEAD_STREAM_EVENTS, LeadSchema, type StaffMember } from '../../contract/lead.ts'
import type { LeadFilters } from '../../contract/lead-filters.ts'
import { type InboxList, type InboxNews, listOf, withNews, withPage, withWaiting } from './inbox-list.ts'
import { searchLeads } from './lead-api.ts'
import { readSession, StaffApiError } from './staff-api.ts'

export type InboxOptions = {
  filters: LeadFilters
  q: string
  me: StaffMember
  /** Whether the reader is further down the list, so that nothing may move. */
  isReading: () => boolean
  onArrival: () => void
  onSignedOut: () => void
}

export type Inbox = {
  /** Undefined until the first answer. */
  list: InboxList | undefined
  /** A newer search is on its way. */
  busy: boolean
  /** Whether arrivals show by themselves just now. */
  live: boolean
  failure: string
  loadMore: () => void
  showWaiting: () => void
  reload: () => void
}

type Kept = { key: string; list: InboxList; lastEvent: string }

/** The last list, for whoever comes back from a lead: in this page's memory only, gone with the sign-out. */
let kept: Kept | undefined

/** The inbox of some filters, kept current: what arrives or changes on the server shows by itself, each lead once. */
export function useInbox(options: InboxOptions): Inbox {
  const { filters, q } = options
  const key = JSON.stringify([filters, q])
  const back = kept?.key === key ? kept : undefined
  const [shown, setShown] = useState<{ key: string; list: InboxList } | undefined>(back)
  const setList = useCallback(
    (change: (list: InboxList) => InboxList) =>
      setShown((known) => known && { key: known.key, list: change(known.list) }),
    [],
  )
  const [lastEvent] = useState(() => ({ current: back?.lastEvent }))
  const [following, setFollowing] = useState(back !== undefined)
  const [busy, setBusy] = useState(false)
  const [live, setLive] = useState(false)
  const [failure, setFailure] = useState('')
  const [turn, setTurn] = useState(0)
  const latest = useRef(options)
  latest.current = options
  /** What the stream told while a list was on its way: the list may have been read before it. */
  const meanwhile = useRef<InboxNews[]>([])
  const fresh = useRef(back === undefined)

  const apply = useCallback((known: InboxList, news: InboxNews): InboxList => {
    const { filters, q, me, isReading } = latest.current
    return withNews(known, news, { filters, q, me, now: Date.now(), reading: isReading() })
  }, [])

  const failed = useCallback((error: unknown) => {
    if (error instanceof StaffApiError && error.status === 401) latest.current.onSignedOut()
    else setFailure(error instanceof Error ? error.message : 'The leads could not be read.')
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what it asks for; `turn` asks again.
  useEffect(() => {
    // Back from a lead: the list is there, and the stream goes on from where it was.
    if (!fresh.current) {
      fresh.current = true
      return
    }
    const asking = new AbortController()
    meanwhile.current = []
    setBusy(true)
    searchLeads({ filters, q }, asking.signal).then(
      (answer) => {
        setShown({ key, list: meanwhile.current.reduce(apply, listOf(answer)) })
        lastEvent.current ??= answer.streamCursor
        setFollowing(true)
        setFailure('')
        setBusy(false)
      },
      (error) => {
        if (asking.signal.aborted) return
        setBusy(false)
        failed(error)
      },
    )
    return () => asking.abort()
  }, [key, turn])

  useEffect(() => {
    if (shown && lastEvent.current !== undefined) kept = { ...shown, lastEvent: lastEvent.current }
  }, [shown, lastEvent])

  useEffect(() => {
    if (!following) return
    const stream = new EventSource(
      `/api/leads/stream?${new URLSearchParams({ after: lastEvent.current ?? '0' })}`,
    )
    const take = (event: MessageEvent<string>, type: InboxNews['type']) => {
      lastEvent.current = event.lastEventId
      const news = readNews(event.data, type)
      if (!news) return
      meanwhile.current.push(news)
      setList((list) => apply(list, news))
      if (type === 'arrived') latest.current.onArrival()
    }
    stream.onopen = () => setLive(true)
    stream.onerror = () => {
      setLive(false)
      // The browser reconnects by itself unless it was refused: then the session has ended.
      if (stream.readyState === EventSource.CLOSED)
        readSession().then(
          (session) => session || latest.current.onSignedOut(),
          () => {},
        )
    }
    stream.addEventListener(LEAD_STREAM_EVENTS.arrived, (event) => take(event, 'arrived'))
    stream.addEventListener(LEAD_STREAM_EVENTS.changed, (event) => take(event as MessageEvent, 'changed'))
    stream.addEventListener(LEAD_STREAM_EVENTS.gone, (event) => take(event as MessageEvent, 'gone'))
    return () => stream.close()
  }, [following, apply, setList, lastEvent])

  const cursor = shown?.list.nextCursor
  const loading = useRef(false)
  const loadMore = useCallback(() => {
    // While another list is on its way, this one's end is nobody's.
    if (!cursor || loading.current || shown?.key !== key) return
    loading.current = true
    searchLeads({ filters, q, cursor })
      .then(
        (page) => setShown((now) => (now?.key === key ? { key, list: withPage(now.list, page) } : now)),
        failed,
      )
      .finally(() => {
        loading.current = false
      })
  }, [cursor, shown?.key, key, filters, q, failed])

  return {
    list: shown?.list,
    busy,
    live,
    failure,
    loadMore,
    showWaiting: useCallback(() => setList(withWaiting), [setList]),
    reload: useCallback(() => setTurn((count) => count + 1), []),
  }
}

const GoneSchema = v.object({ id: v.string() })

function readNews(data: string, type: InboxNews['type']): InboxNews | undefined {
  const value: unknown = JSON.parse(data)
  if (type === 'gone') return { type, id: v.parse(GoneSchema, value).id }
  const lead = v.safeParse(LeadSchema, value)
  return lead.success ? { type, lead: lead.output } : undefined
}
