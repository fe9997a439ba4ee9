import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { LEAD_STREAM_EVENTS } from '../../src/contract/lead.ts'
import type { ViewAudit } from '../audit/view-audit.ts'
import { type SessionOf, type StaffEnv, staffOf } from '../auth/guard.ts'
import type { Database } from '../db/open.ts'
import type { LeadFeed } from '../leads/lead-feed.ts'
import { leadView } from '../leads/lead-view.ts'
import { LARGEST_SEQ, type References } from '../leads/reference.ts'
import { countEnquiriesOfPerson } from '../leads/same-person.ts'
import { canSee } from '../leads/visibility.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** The stream of a revoked session ends within this time. */
const SESSION_CHECK_MS = 2000
const HEARTBEAT_MS = 15_000
const RECONNECT_MS = 2000

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
  return async (c: Context<StaffEnv>): Promise<Response> => {
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
      let checkedAt = Date.now()
      let beatAt = Date.now()
      while (!ending.aborted) {
        if (Date.now() - checkedAt >= SESSION_CHECK_MS) {
          const still = await sessionOf(headers)
          if (!still) return
          staff = still
          checkedAt = Date.now()
        }
        const entries = await feed.after(cursor)
        for (const { seq, type, lead } of entries) {
          cursor = seq
          const seen = canSee(staff, lead) && lead.erased_at === null
          // Not shown: a lead assigned to a colleague on arrival, or erased since.
          if (!seen && type === 'received') continue
          if (seen) await audit(staff.id, 'lead.listed')
          const numbers = seen ? await countEnquiriesOfPerson(kysely, [lead.seq]) : undefined
          await stream.writeSSE({
            id: String(seq),
            data: JSON.stringify(seen ? leadView(lead, references, numbers) : { id: lead.id }),
            ...(type !== 'received' && {
              event: seen ? LEAD_STREAM_EVENTS.changed : LEAD_STREAM_EVENTS.gone,
            }),
          })
        }
        if (Date.now() - beatAt >= HEARTBEAT_MS) {
          await stream.writeSSE({ event: LEAD_STREAM_EVENTS.beat, data: '0' })
          beatAt = Date.now()
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
