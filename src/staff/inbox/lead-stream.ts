import { LEAD_STREAM_EVENTS } from '../../contract/lead.ts'
import { STAFF_PARAMETER } from '../../contract/team.ts'

/** First wait before the stream is opened again, ms; doubles with each failure up to the longest. */
const FIRST_DELAY_MS = 1_000
const MAX_DELAY_MS = 30_000
/** A shorter interruption is only "reconnecting", ms. */
const GRACE_MS = 3_000
/** The server sends a heartbeat every 15 s: a connection without events for this long is lost, ms. */
const SILENCE_LIMIT_MS = 45_000

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
  let retry: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let grace: ReturnType<typeof setTimeout> | undefined

  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(lost, SILENCE_LIMIT_MS)
  }

  const open = () => {
    clearTimeout(retry)
    source?.close()
    const query = new URLSearchParams({ after: options.cursor(), [STAFF_PARAMETER]: options.userId })
    const opened = new EventSource(`/api/leads/stream?${query.toString()}`)
    source = opened
    heard()
    opened.onopen = () => {
      isLive = true
      failures = 0
      lostAt = undefined
      clearTimeout(grace)
      grace = undefined
      heard()
      options.onStatus({ live: true })
    }
    opened.onerror = lost
    for (const type of ['arrived', 'changed', 'gone'] as const)
      opened.addEventListener(LEAD_STREAM_EVENTS[type], (event) => {
        heard()
        options.onEvent(type, event as MessageEvent<string>)
      })
    opened.addEventListener(LEAD_STREAM_EVENTS.beat, heard)
  }

  function lost(): void {
    source?.close()
    source = undefined
    isLive = false
    clearTimeout(silence)
    const since = lostAt ?? Date.now()
    lostAt = since
    if (Date.now() - since < GRACE_MS) {
      options.onStatus({ live: false })
      grace ??= setTimeout(() => options.onStatus({ live: false, since }), GRACE_MS)
    } else options.onStatus({ live: false, since })
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

  const openNow = () => {
    if (!isLive && !document.hidden) open()
  }

  function end(): void {
    ended = true
    source?.close()
    for (const timer of [retry, silence, grace]) clearTimeout(timer)
    window.removeEventListener('online', openNow)
    document.removeEventListener('visibilitychange', openNow)
  }

  window.addEventListener('online', openNow)
  document.addEventListener('visibilitychange', openNow)
  open()
  return end
}
