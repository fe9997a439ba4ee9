import { LEAD_STREAM_BEAT_MS, LEAD_STREAM_EVENTS } from '../../contract/lead.ts'
import { STAFF_PARAMETER } from '../../contract/team.ts'

/** First wait before the stream is opened again, ms; doubles with each failure up to the longest. */
const FIRST_DELAY_MS = 1_000
const MAX_DELAY_MS = 30_000
/** A shorter interruption is only "reconnecting", ms. */
const GRACE_MS = 3_000
/** A connection without events for this long is lost, ms: a beat may be late on its way. */
const SILENCE_LIMIT_MS = LEAD_STREAM_BEAT_MS + 5_000
/** How often the silence is measured, ms; a timer alone stops while the page is frozen or the device sleeps. */
const SILENCE_CHECK_MS = 2_000

/** Whether live updates work; `since` (epoch ms) is set once an interruption has lasted longer than a moment. */
export type StreamStatus = { live: true } | { live: false; since?: number }

export type StreamEventType = 'arrived' | 'changed' | 'gone'

export type LeadStreamOptions = {
  /** Whose stream it is: the server refuses it once somebody else has signed in with this browser. */
  userId: string
  /** Number of the last event that was seen; the stream continues after it. */
  cursor: () => string
  onEvent: (type: StreamEventType, event: MessageEvent<string>) => void
  onStatus: (status: StreamStatus) => void
  /** Resolves to whether the session is still this user's; rejects when the server cannot be reached. */
  isSignedIn: () => Promise<boolean>
  onSignedOut: () => void
}

/**
 * Follows `GET /api/leads/stream` until the returned function is called. Any failure, also an answer other than 200
 * (which ends an EventSource for good), is followed by another attempt from the last cursor: after a back-off, and at
 * once when the network returns or the page becomes visible.
 */
export function followLeadStream(options: LeadStreamOptions): () => void {
  let source: EventSource | undefined
  let isLive = false
  let failures = 0
  let lostAt: number | undefined
  let ended = false
  let heardAt = moment()
  let retry: ReturnType<typeof setTimeout> | undefined
  let grace: ReturnType<typeof setTimeout> | undefined

  const heard = () => {
    heardAt = moment()
    if (isLive) return
    isLive = true
    failures = 0
    lostAt = undefined
    clearTimeout(grace)
    grace = undefined
    options.onStatus({ live: true })
  }

  const open = () => {
    clearTimeout(retry)
    source?.close()
    const query = new URLSearchParams({ after: options.cursor(), [STAFF_PARAMETER]: options.userId })
    const opened = new EventSource(`/api/leads/stream?${query.toString()}`)
    source = opened
    heardAt = moment()
    // Not live yet: the head of the answer may come through where its body does not.
    opened.onerror = lost
    for (const type of ['arrived', 'changed', 'gone'] as const)
      opened.addEventListener(LEAD_STREAM_EVENTS[type], (event) => {
        heard()
        options.onEvent(type, event as MessageEvent<string>)
      })
    opened.addEventListener(LEAD_STREAM_EVENTS.beat, heard)
  }

  /** The time since when there are no live updates; once it is longer than a moment, it is said. */
  function interrupted(): number {
    const since = lostAt ?? Date.now()
    lostAt = since
    grace ??= setTimeout(() => options.onStatus({ live: false, since }), GRACE_MS)
    return since
  }

  function lost(): void {
    source?.close()
    source = undefined
    isLive = false
    const since = interrupted()
    options.onStatus(Date.now() - since < GRACE_MS ? { live: false } : { live: false, since })
    const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** failures++)
    clearTimeout(retry)
    retry = setTimeout(open, delay * (0.75 + Math.random() / 2))
    options.isSignedIn().then(
      (signedIn) => {
        if (signedIn || ended) return
        end()
        options.onSignedOut()
      },
      // The server cannot be reached; the next attempt checks again.
      () => {},
    )
  }

  const checkSilence = () => {
    if (source && passedSince(heardAt) > SILENCE_LIMIT_MS) lost()
  }
  const openNow = () => {
    if (document.hidden) return
    checkSilence()
    if (!isLive) open()
  }

  function end(): void {
    ended = true
    source?.close()
    for (const timer of [retry, grace, watch]) clearTimeout(timer)
    window.removeEventListener('online', openNow)
    window.removeEventListener('offline', lost)
    document.removeEventListener('visibilitychange', openNow)
  }

  const watch = setInterval(checkSilence, SILENCE_CHECK_MS)
  window.addEventListener('online', openNow)
  window.addEventListener('offline', lost)
  document.addEventListener('visibilitychange', openNow)
  interrupted()
  open()
  return end
}

type Moment = { clock: number; monotonic: number }

function moment(): Moment {
  return { clock: Date.now(), monotonic: performance.now() }
}

/** The longer one: the clock may be turned back, and the monotonic one may stop while the device sleeps. */
function passedSince({ clock, monotonic }: Moment): number {
  return Math.max(Date.now() - clock, performance.now() - monotonic)
}
