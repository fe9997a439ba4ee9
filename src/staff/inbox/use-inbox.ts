import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { type Lead, type LeadList, LeadSchema, type StaffMember } from '../../contract/lead.ts'
import type { LeadFilters } from '../../contract/lead-filters.ts'
import { deleteErasedDrafts } from '../lead/erased-drafts.ts'
import { searchLeads } from '../lead/lead-api.ts'
import { isSignedIn, StaffApiError } from '../ui/staff-api.ts'
import { createGatherer } from './gather.ts'
import {
  appendPage,
  applyEvent,
  applyEvents,
  type InboxEvent,
  type InboxList,
  initialList,
  resorted,
  showWaitingLeads,
} from './inbox-list.ts'
import { followLeadStream, type StreamStatus } from './lead-stream.ts'

/** How often a list that could not be read is read again, ms. */
const RETRY_MS = 15_000

export type InboxOptions = {
  filters: LeadFilters
  q: string
  me: StaffMember
  /** The time, epoch ms; whenever it changes, leads that became due meanwhile rise. */
  now: number
  /** Whether the list is scrolled down, so that no row may move. */
  isReading: () => boolean
  /** A new lead that is not suspected spam. */
  onArrival: () => void
  /** The number of suspected spam leads may have changed. */
  onSpamChange: () => void
  onSignedOut: () => void
}

export type Inbox = {
  /** Undefined until the first response, and where these filters could not be read. */
  list: InboxList | undefined
  /** Whether the list is that of the filters before, until that of these is loaded. */
  isFormer: boolean
  /** When the list was asked for, epoch ms. */
  readAt: number | undefined
  /** Whether a newer search is loading. */
  busy: boolean
  /** Whether the list is up to date and stays so. */
  stream: StreamStatus
  failure: string
  loadMore: () => void
  showWaiting: () => void
  /** Shows a lead from a response at once, without waiting for the live event. */
  showChanged: (lead: Lead) => void
  reload: () => void
  /** Asks again for what could not be read. */
  tryAgain: () => void
}

/** `readAt`: when it was asked for, epoch ms. */
type Shown = { key: string; filters: LeadFilters; q: string; list: InboxList; readAt: number }
type Kept = Shown & { lastEvent: string }

/** The last list, for going back from a lead: only in this page's memory, so the sign-out clears it. */
let kept: Kept | undefined

/** The inbox for some filters, kept up to date live, each lead listed once. */
export function useInbox(options: InboxOptions): Inbox {
  const { filters, q, me } = options
  const userId = me.id
  const key = JSON.stringify([filters, q])
  const back = kept?.key === key ? kept : undefined
  const [shown, setShown] = useState<Shown | undefined>(back)
  const setList = useCallback(
    (change: (list: InboxList) => InboxList) =>
      setShown((known) => known && { ...known, list: change(known.list) }),
    [],
  )
  /** The last event that was received, and the one up to which the list has them. */
  const lastEvent = useRef(back?.lastEvent)
  const lastShown = useRef(back?.lastEvent)
  const [following, setFollowing] = useState(back !== undefined)
  const [busy, setBusy] = useState(false)
  const [stream, setStream] = useState<StreamStatus>({ live: false })
  const [failure, setFailure] = useState('')
  /** Whether it was a further page that could not be read. */
  const [failedMore, setFailedMore] = useState(false)
  /** Since when (epoch ms) the list that is asked for cannot be read. */
  const [unreadSince, setUnreadSince] = useState<number>()
  const [turn, setTurn] = useState(0)
  const reload = useCallback(() => setTurn((count) => count + 1), [])
  /** Events received while a list is loading, because the list may have been read before them. */
  const meanwhile = useRef<InboxEvent[]>(undefined)
  const fresh = useRef(back === undefined)

  const contextNow = () => {
    const { isReading } = options
    return { filters, q, me, now: Date.now(), reading: isReading() }
  }
  // What happens to a list before that of other filters is loaded.
  const contextOfShown = () => ({ ...contextNow(), ...(shown && { filters: shown.filters, q: shown.q }) })
  const showFailure = (error: unknown) => {
    if (error instanceof StaffApiError && error.status === 401) options.onSignedOut()
    else setFailure(error instanceof Error ? error.message : 'The leads could not be read.')
  }

  const onLoaded = useEffectEvent((answer: LeadList, readAt: number) => {
    const context = contextNow()
    const list = applyEvents(initialList(answer, context), meanwhile.current ?? [], context)
    setShown({ key, filters, q, list, readAt })
    meanwhile.current = undefined
    gatherer.drop()
    lastEvent.current ??= answer.streamCursor
    lastShown.current = lastEvent.current
    setFollowing(true)
    setFailure('')
    setFailedMore(false)
    setUnreadSince(undefined)
    setBusy(false)
  })
  const onLoadFailed = useEffectEvent((error: unknown) => {
    meanwhile.current = undefined
    setBusy(false)
    setUnreadSince((since) => since ?? Date.now())
    setFailedMore(false)
    showFailure(error)
  })
  const onGathered = useEffectEvent((events: InboxEvent[]) => {
    const context = contextOfShown()
    lastShown.current = lastEvent.current
    setList((list) => applyEvents(list, events, context))
  })
  const [gatherer] = useState(() => createGatherer<InboxEvent>((events) => onGathered(events)))
  useEffect(() => () => gatherer.drop(), [gatherer])
  const onEvent = useEffectEvent((type: InboxEvent['type'], message: MessageEvent<string>) => {
    lastEvent.current = message.lastEventId
    const event = parseEvent(message.data, type)
    // Of a later release, perhaps: what it says has to be read, or the page has to say that it cannot be.
    if (!event) return reload()
    if (event.type === 'gone') void deleteErasedDrafts(event.id)
    meanwhile.current?.push(event)
    gatherer.add(event)
    if (event.type === 'arrived' && !event.lead.quarantined) options.onArrival()
    else options.onSpamChange()
  })
  const onSignedOut = useEffectEvent(options.onSignedOut)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what it asks for; `turn` asks again.
  useEffect(() => {
    // After going back from a lead the list is shown from memory, and the stream continues from its cursor.
    if (!fresh.current) {
      fresh.current = true
      return
    }
    const asking = new AbortController()
    const readAt = Date.now()
    meanwhile.current = []
    setBusy(true)
    searchLeads({ filters, q }, asking.signal).then(
      (answer) => asking.signal.aborted || onLoaded(answer, readAt),
      (error) => asking.signal.aborted || onLoadFailed(error),
    )
    return () => asking.abort()
  }, [key, turn])

  useEffect(() => {
    if (shown && lastShown.current !== undefined) kept = { ...shown, lastEvent: lastShown.current }
  }, [shown])

  useEffect(() => {
    if (!following) return
    return followLeadStream({
      cursor: () => lastEvent.current ?? '0',
      onStatus: setStream,
      userId,
      isSignedIn,
      onSignedOut: () => onSignedOut(),
      onEvent: (type, event) => onEvent(type, event),
    })
  }, [following, userId])

  useEffect(() => {
    if (unreadSince === undefined) return
    const timer = setInterval(reload, RETRY_MS)
    return () => clearInterval(timer)
  }, [unreadSince, reload])

  const onTime = useEffectEvent(() => {
    const context = contextOfShown()
    setList((list) => resorted(list, context))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` is when it has to be done.
  useEffect(() => onTime(), [options.now])

  const cursor = shown?.list.nextCursor
  /** The page that is being read. */
  const loading = useRef<Asked>(undefined)
  const onMoreFailed = useEffectEvent((asked: Asked, error: unknown) => {
    if (asked.key !== key || !isNext(asked, shown)) return
    setFailedMore(true)
    showFailure(error)
  })
  const onPage = useEffectEvent((asked: Asked, page: LeadList) => {
    if (!isNext(asked, shown)) return
    const context = contextNow()
    if (failedMore) setFailure('')
    setFailedMore(false)
    setShown((now) =>
      now && isNext(asked, now) ? { ...now, list: appendPage(now.list, page, context) } : now,
    )
  })
  const loadMore = useCallback(() => {
    // While another list is loading, the next page of this one is not needed.
    const isAsked = loading.current?.key === key && loading.current.cursor === cursor
    if (!cursor || isAsked || shown?.key !== key) return
    const asked = { key, cursor }
    loading.current = asked
    searchLeads({ filters, q, cursor })
      .then(
        (page) => onPage(asked, page),
        (error) => onMoreFailed(asked, error),
      )
      .finally(() => {
        if (loading.current === asked) loading.current = undefined
      })
  }, [cursor, shown?.key, key, filters, q])

  // Reading the first page again would end a selection that goes beyond it, and move what is being read.
  const tryAgain = failedMore && shown?.key === key ? loadMore : reload
  // The server is back: what could not be read meanwhile is read now.
  const onLive = useEffectEvent(() => {
    if (failure) tryAgain()
  })
  useEffect(() => {
    if (stream.live) onLive()
  }, [stream.live])
  useEffect(() => {
    if (!failure) return
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [failure, tryAgain])

  const isFormer = shown !== undefined && shown.key !== key
  return {
    list: isFormer && unreadSince !== undefined ? undefined : shown?.list,
    isFormer,
    readAt: shown?.readAt,
    busy,
    stream: stream.live && unreadSince !== undefined ? { live: false, since: unreadSince } : stream,
    failure,
    loadMore,
    showWaiting() {
      const context = { ...contextOfShown(), reading: false }
      setList((list) => showWaitingLeads(list, context))
    },
    showChanged(lead) {
      const context = contextOfShown()
      setList((list) => applyEvent(list, { type: 'changed', lead }, context))
    },
    reload,
    tryAgain,
  }
}

/** A further page: that of the list `key` after `cursor`, which another search may have, too. */
type Asked = { key: string; cursor: string }

// The list may have been read anew since a page was asked for, which then leaves out what lies between.
function isNext({ key, cursor }: Asked, now: Shown | undefined): boolean {
  return now?.key === key && now.list.nextCursor === cursor
}

const GoneSchema = v.object({ id: v.string() })

function parseEvent(data: string, type: InboxEvent['type']): InboxEvent | undefined {
  const value: unknown = JSON.parse(data)
  if (type === 'gone') return { type, id: v.parse(GoneSchema, value).id }
  const lead = v.safeParse(LeadSchema, value)
  return lead.success ? { type, lead: lead.output } : undefined
}
