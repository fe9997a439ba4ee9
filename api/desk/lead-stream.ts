import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { LEAD_STREAM_BEAT_MS, LEAD_STREAM_EVENTS, type StaffMember } from '../../src/contract/lead.ts'
import type { ViewAudit } from '../audit/view-audit.ts'
import { type SessionOf, type StaffEnv, staffOf } from '../auth/guard.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Database } from '../db/open.ts'
import { sharedRead } from '../db/shared-read.ts'
import type { FeedEntry, LeadFeed } from '../leads/lead-feed.ts'
import { leadView } from '../leads/lead-view.ts'
import { LARGEST_SEQ, type References } from '../leads/reference.ts'
import { countEnquiriesOfPerson } from '../leads/same-person.ts'
import { canSee } from '../leads/visibility.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** The stream of a revoked session ends within this time. */
const SESSION_CHECK_MS = 2000
const RECONNECT_MS = 2000
const BEAT = `event: ${LEAD_STREAM_EVENTS.beat}\ndata: 0\n\n`

export type LeadStreamDeps = {
  database: Database
  feed: LeadFeed
  references: References
  sessionOf: SessionOf
  /** Records in the audit log who reads leads. */
  audit: ViewAudit
  /** Aborts when the server stops, which ends all streams. */
  stopping: AbortSignal
  log: Logger
  /** Counts open streams. */
  streams: Pick<Metrics, 'streamOpened' | 'streamClosed'>
}

/** `GET /api/leads/stream`: new leads and changes as server-sent events, continuing after `Last-Event-ID`. */
export function createLeadStream({
  database: { kysely },
  feed,
  references,
  sessionOf,
  audit,
  stopping,
  log,
  streams,
}: LeadStreamDeps) {
  // It takes as long as ten messages where many have one address.
  const countEnquiries = sharedRead((seqs: number[]) => countEnquiriesOfPerson(kysely, seqs))

  /** The messages about a page of events: one for each lead, which has its current state anyway. */
  async function pageOf(entries: readonly FeedEntry[], staff: StaffMember): Promise<string> {
    const last = new Map(entries.map((entry) => [entry.lead.seq, entry.seq]))
    const arrived = new Set(entries.flatMap(({ type, lead }) => (type === 'received' ? lead.seq : [])))
    const shown = entries
      .filter(({ seq, lead }) => last.get(lead.seq) === seq)
      .map((entry) => ({ ...entry, seen: canSee(staff, entry.lead) && entry.lead.erased_at === null }))
      // Not shown: a lead assigned to a colleague on arrival. One that was taken away later may be in a list that was read before.
      .filter(({ seen, type }) => seen || type !== 'received')
    const seen = shown.filter((entry) => entry.seen).map(({ lead }) => lead.seq)
    if (seen.length > 0) await audit(staff.id, 'lead.listed')
    const numbers = await countEnquiries(seen)
    const messages = shown.map(({ seq, lead, seen }) => {
      const data = JSON.stringify(seen ? leadView(lead, references, numbers) : { id: lead.id })
      if (seen && arrived.has(lead.seq)) return messageOf({ id: seq, data })
      return messageOf({ id: seq, data, event: seen ? LEAD_STREAM_EVENTS.changed : LEAD_STREAM_EVENTS.gone })
    })
    return messages.join('')
  }

  return async (c: Context<StaffEnv>): Promise<Response> => {
    // Nobody reads what follows the head of the answer, so nothing would end it.
    if (c.req.method === 'HEAD')
      return c.body(null, 200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    const given = c.req.header('last-event-id') ?? c.req.query('after') ?? ''
    let cursor = /^\d{1,10}$/.test(given) ? Math.min(Number(given), LARGEST_SEQ) : await feed.head()
    const { headers } = c.req.raw
    let staff = staffOf(c)

    c.header('X-Accel-Buffering', 'no')
    const follow = async (stream: SSEStreamingApi) => {
      const closed = new AbortController()
      stream.onAbort(() => closed.abort())
      const ending = AbortSignal.any([closed.signal, stopping])
      await stream.write(`retry: ${RECONNECT_MS}\n\n`)
      let checkedAt = performance.now()
      let beatAt: number | undefined
      while (!ending.aborted) {
        if (performance.now() - checkedAt >= SESSION_CHECK_MS) {
          const still = await sessionOf(headers)
          if (!still) return
          staff = still
          checkedAt = performance.now()
        }
        const entries = await feed.after(cursor)
        cursor = entries.at(-1)?.seq ?? cursor
        const page = await pageOf(entries, staff)
        if (page !== '') await stream.write(page)
        if (entries.length > 0) await letOthersIn()
        // The page is live from the first beat on: a proxy may hold back all but the head of the answer. Later ones are sent at the
        // last turn before they are due.
        const isDue =
          beatAt === undefined
            ? entries.length === 0
            : performance.now() - beatAt >= LEAD_STREAM_BEAT_MS - SESSION_CHECK_MS
        if (isDue) {
          await stream.write(BEAT)
          beatAt = performance.now()
        }
        if (entries.length === 0)
          await feed.changed(cursor, AbortSignal.any([ending, AbortSignal.timeout(SESSION_CHECK_MS)]))
      }
    }
    const counted = async (stream: SSEStreamingApi) => {
      streams.streamOpened()
      try {
        await follow(stream)
      } finally {
        streams.streamClosed()
      }
    }
    const response = streamSSE(c, counted, async (err) => {
      // The browser reconnects by itself with Last-Event-ID.
      log.warn({ err }, 'a live inbox stream failed')
    })
    response.headers.set('Cache-Control', 'no-store')
    return response
  }
}

// Data without line breaks, as JSON is.
function messageOf({ id, data, event }: { id: number; data: string; event?: string }): string {
  return `${event ? `event: ${event}\n` : ''}data: ${data}\nid: ${id}\n\n`
}
