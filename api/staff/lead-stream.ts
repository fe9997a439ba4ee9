import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { LEAD_STREAM_EVENTS } from '../../src/contract/lead.ts'
import type { References } from '../leads/reference.ts'
import type { Logger } from '../log.ts'
import { type SessionOf, type StaffEnv, staffOf } from './guard.ts'
import type { LeadFeed } from './lead-feed.ts'
import { leadView } from './lead-view.ts'
import { canSee } from './visibility.ts'

/** A revoked session's stream ends within this and one look at the database. */
const SESSION_CHECK_MS = 2000
const HEARTBEAT_MS = 15_000
const RECONNECT_MS = 2000

export type LeadStreamDeps = {
  feed: LeadFeed
  references: References
  sessionOf: SessionOf
  /** Aborts when the server stops: a stream never ends by itself. */
  stopping: AbortSignal
  log: Logger
}

/** `GET /api/leads/stream`: every lead that comes, and every change, from where the reader left off. */
export function createLeadStream({ feed, references, sessionOf, stopping, log }: LeadStreamDeps) {
  return async (c: Context<StaffEnv>): Promise<Response> => {
    const given = c.req.header('last-event-id') ?? c.req.query('after') ?? ''
    let cursor = /^\d{1,10}$/.test(given) ? Number(given) : await feed.head()
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
          const seen = canSee(staff, lead)
          // What somebody else has had from the start is none of the reader's business.
          if (!seen && type === 'received') continue
          await stream.writeSSE({
            id: String(seq),
            data: JSON.stringify(seen ? leadView(lead, references) : { id: lead.id }),
            ...(type !== 'received' && {
              event: seen ? LEAD_STREAM_EVENTS.changed : LEAD_STREAM_EVENTS.gone,
            }),
          })
        }
        if (Date.now() - beatAt >= HEARTBEAT_MS) {
          await stream.write(': still here\n\n')
          beatAt = Date.now()
        }
        if (entries.length === 0)
          await feed.changed(cursor, AbortSignal.any([ending, AbortSignal.timeout(SESSION_CHECK_MS)]))
      }
    }
    const response = streamSSE(c, follow, async (err) => {
      // The reader comes again by itself, from where it was.
      log.warn({ err }, 'a live inbox broke off')
    })
    response.headers.set('Cache-Control', 'no-store')
    return response
  }
}
