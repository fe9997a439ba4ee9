import type { Kysely } from 'kysely'
import type { Database } from '../db/open.ts'
import type { LeadEventTable, Schema } from '../db/schema.ts'
import type { Logger } from '../log.ts'

/** How often the table is looked at for what other processes wrote; our own writes are known at once. */
const POLL_MS = 500
const PAGE = 100

export type LeadFeed = {
  /** Number of the last event there is. */
  head: () => Promise<number>
  /** What follows an event, in order, with each lead as it is now. */
  after: (seq: number) => Promise<FeedEntry[]>
  /** Resolves when something follows the event, or when the signal aborts. */
  changed: (seq: number, signal: AbortSignal) => Promise<void>
  /** Says that this process wrote something. */
  poke: () => void
}

export type FeedEntry = { seq: number; type: LeadEventTable['type']; lead: SelectableLead }
type SelectableLead = Awaited<ReturnType<typeof leadsOf>>[number]

/** The events of all leads as one sequence to follow, whichever process wrote them. Looks only while somebody follows. */
export function createLeadFeed({ kysely }: Database, log: Logger): LeadFeed {
  const waiting = new Set<{ seq: number; wake: () => void }>()
  let timer: NodeJS.Timeout | undefined
  let looking = false

  async function head(): Promise<number> {
    const row = await kysely
      .selectFrom('lead_event')
      .select((eb) => eb.fn.max('seq').as('seq'))
      .executeTakeFirst()
    return Number(row?.seq ?? 0)
  }

  async function look(): Promise<void> {
    if (looking || waiting.size === 0) return
    looking = true
    try {
      const last = await head()
      for (const waiter of waiting) if (waiter.seq < last) waiter.wake()
    } catch (err) {
      log.warn({ err }, 'the live inbox could not look for news')
    } finally {
      looking = false
    }
  }

  return {
    head,
    async after(seq) {
      const events = await kysely
        .selectFrom('lead_event')
        .select(['seq', 'type', 'lead_seq'])
        .where('seq', '>', seq)
        .orderBy('seq')
        .limit(PAGE)
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
    },
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
        timer ??= setInterval(look, POLL_MS)
        // Something may have come between the reader's last page and now.
        void look()
      }),
    poke: () => void look(),
  }
}

function leadsOf(kysely: Kysely<Schema>, seqs: number[]) {
  return kysely.selectFrom('lead').selectAll().where('seq', 'in', seqs).execute()
}
