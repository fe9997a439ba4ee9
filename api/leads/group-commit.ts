import type { Database } from '../db/open.ts'
import type { Logger } from '../log.ts'
import type { OfficePlan } from '../office/plan.ts'
import { createInsert, type InsertResult, type NewLead } from './insert.ts'
import { reachOf, StorageError } from './storage-error.ts'

/** More than this waiting means that the database cannot keep up; further senders are told to come back. */
const MAX_WAITING = 5000
const MAX_BATCH = 512
const MAX_GATHER_MS = 4
const MAX_QUIET_TURNS = 3
const RETRY_DELAYS_MS = [50, 150, 400, 800]

type Waiting = {
  lead: NewLead
  resolve: (result: InsertResult) => void
  reject: (error: StorageError) => void
}

export type GroupCommit = {
  /** Resolves when the lead, or an earlier one with its id, is on disk. Rejects with {@link StorageError}. */
  add: (lead: NewLead) => Promise<InsertResult>
  /** Resolves when nothing waits any more. */
  idle: () => Promise<void>
}

/**
 * Commits what one turn of the event loop brought in one transaction: the disk is waited for once, not once per lead.
 * `onStored` is told after each commit that brought new leads.
 */
export function createGroupCommit(
  database: Database,
  { log, office, onStored }: { log: Logger; office: OfficePlan; onStored: () => void },
): GroupCommit {
  const insert = createInsert(database, office)
  const waiting: Waiting[] = []
  let running: Promise<void> | undefined
  let lastBatch = 1

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await gather()
      lastBatch = Math.min(waiting.length, MAX_BATCH)
      await settle(waiting.splice(0, lastBatch))
    }
    // In the same step as the last look at the queue: nobody can be left waiting without a runner.
    running = undefined
  }

  // The rest of this turn's requests are still to come. Under load so are those of the senders just answered: a batch
  // that grows from turn to turn is let grow to the size of the last one, for one commit costs the disk what ten do.
  async function gather(): Promise<void> {
    const until = performance.now() + MAX_GATHER_MS
    let quietTurns = 0
    do {
      const before = waiting.length
      await new Promise((resolve) => setImmediate(resolve))
      quietTurns = waiting.length > before ? 0 : quietTurns + 1
    } while (waiting.length < lastBatch && quietTurns < MAX_QUIET_TURNS && performance.now() < until)
  }

  async function settle(batch: Waiting[]): Promise<void> {
    const firsts = new Map<string, Waiting>()
    for (const entry of batch) if (!firsts.has(entry.lead.id)) firsts.set(entry.lead.id, entry)
    try {
      const before = performance.now()
      const results = await commit([...firsts.values()].map(({ lead }) => lead))
      const added = [...results.values()].filter((result) => result.isNew).length
      if (added > 0) {
        log.debug({ leads: added, ms: Math.round(performance.now() - before) }, 'leads stored')
        onStored()
      }
      for (const entry of batch) {
        const result = results.get(entry.lead.id)
        if (!result) entry.reject(new StorageError(new Error('the lead is neither new nor known')))
        else if (firsts.get(entry.lead.id) === entry) entry.resolve(result)
        else entry.resolve({ ...result, isNew: false })
      }
    } catch (error) {
      const reach = reachOf(error)
      log.error({ err: error, leads: batch.length, reach }, 'leads not stored')
      // One lead the database will not have must not keep the others out.
      if (reach === 'row' && batch.length > 1) for (const entry of batch) await settle([entry])
      else for (const entry of batch) entry.reject(new StorageError(error))
    }
  }

  async function commit(leads: NewLead[]): Promise<Map<string, InsertResult>> {
    await office.fresh()
    for (let tries = 0; ; tries++) {
      try {
        return await database.kysely.transaction().execute((transaction) => insert(transaction, leads))
      } catch (error) {
        const delay = RETRY_DELAYS_MS[tries]
        if (delay === undefined || reachOf(error) !== 'passing') throw error
        await new Promise((resolve) => setTimeout(resolve, delay))
      }
    }
  }

  return {
    add: (lead) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= MAX_WAITING) return reject(new StorageError(new Error('too many leads wait')))
        waiting.push({ lead, resolve, reject })
        running ??= run()
      }),
    idle: async () => {
      while (running) await running
    },
  }
}
