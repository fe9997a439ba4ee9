import type { Kysely } from 'kysely'
import { NO_CHANGES } from '../db/changes.ts'
import type { Database } from '../db/open.ts'
import type { LeadEventTable, Schema } from '../db/schema.ts'
import { sharedRead } from '../db/shared-read.ts'
import type { Logger } from '../log.ts'

/** How often the table is checked for events of other processes; this process calls `wake` after its own. */
const POLL_INTERVAL_MS = 500
/** The same while the database reports them. */
const LIVE_POLL_INTERVAL_MS = 10_000
const PAGE_SIZE = 100

export type LeadFeed = {
  /** Number of the last event. */
  head: () => Promise<number>
  /** The next events after the number `seq`, in order, each with the current lead. */
  after: (seq: number) => Promise<FeedEntry[]>
  /** Resolves when there is an event after `seq`, or when the signal aborts. */
  changed: (seq: number, signal: AbortSignal) => Promise<void>
  /** Checks now, after this process has written an event. */
  wake: () => void
}

export type FeedEntry = { seq: number; type: LeadEventTable['type']; lead: SelectableLead }
type SelectableLead = Awaited<ReturnType<typeof leadsOf>>[number]

/** The events of all leads and processes as one sequence. Reads only while somebody waits for changes. */
export function createLeadFeed({ kysely }: Database, log: Logger, changes = NO_CHANGES): LeadFeed {
  const waiting = new Set<{ seq: number; wake: () => void }>()
  let timer: NodeJS.Timeout | undefined
  let isPolling = false
  let pollAgain = false
  let polledAt = 0
  changes.on('leads', () => void poll())

  async function head(): Promise<number> {
    const row = await kysely
      .selectFrom('lead_event')
      .select((eb) => eb.fn.max('seq').as('seq'))
      .executeTakeFirst()
    return Number(row?.seq ?? 0)
  }

  async function poll(): Promise<void> {
    // What is written during a read may not be in it.
    pollAgain = isPolling
    if (isPolling || waiting.size === 0) return
    isPolling = true
    polledAt = performance.now()
    try {
      const last = await head()
      for (const waiter of waiting) if (waiter.seq < last) waiter.wake()
    } catch (err) {
      log.warn({ err }, 'the lead events could not be read')
    } finally {
      isPolling = false
    }
    if (pollAgain) await poll()
  }

  function pollIfDue(): void {
    if (!changes.isLive() || performance.now() - polledAt >= LIVE_POLL_INTERVAL_MS) void poll()
  }

  async function readAfter(seq: number): Promise<FeedEntry[]> {
    const events = await kysely
      .selectFrom('lead_event')
      .select(['seq', 'type', 'lead_seq'])
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(PAGE_SIZE)
      .execute()
    if (events.length === 0) return []
    const leads = new Map(
      (await leadsOf(kysely, [...new Set(events.map((event) => event.lead_seq))])).map((lead) => [
        lead.seq,
        lead,
      ]),
    )
    return events.flatMap(({ seq, type, lead_seq }) => {
      const lead = leads.get(lead_seq)
      return lead ? [{ seq, type, lead }] : []
    })
  }

  return {
    head,
    after: sharedRead(readAfter),
    changed: (seq, signal) =>
      new Promise((resolve) => {
        const done = () => {
          waiting.delete(waiter)
          signal.removeEventListener('abort', done)
          if (waiting.size === 0) {
            clearInterval(timer)
            timer = undefined
          }
          resolve()
        }
        const waiter = { seq, wake: done }
        if (signal.aborted) return resolve()
        signal.addEventListener('abort', done)
        waiting.add(waiter)
        timer ??= setInterval(pollIfDue, POLL_INTERVAL_MS)
        // An event may have been written since the caller's last page.
        void poll()
      }),
    wake: () => void poll(),
  }
}

function leadsOf(kysely: Kysely<Schema>, seqs: number[]) {
  return kysely.selectFrom('lead').selectAll().where('seq', 'in', seqs).execute()
}
