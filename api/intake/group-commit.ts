import type { Database } from '../db/open.ts'
import { retryTransient } from '../db/retry.ts'
import { classifyStorageError, RowError, StorageError } from '../db/storage-error.ts'
import type { Logger } from '../log.ts'
import type { OfficeState } from '../office/office-state.ts'
import { createInsert, type InsertResult, type NewLead } from './insert.ts'

/** Above this number the database is too slow, and further leads are refused with 503. */
const MAX_WAITING = 5000
const MAX_BATCH = 512
const MAX_GATHER_MS = 4
const MAX_QUIET_TURNS = 3

type Waiting = {
  lead: NewLead
  resolve: (result: InsertResult) => void
  reject: (error: StorageError | RowError) => void
}

export type GroupCommit = {
  /** Resolves when the lead, or an earlier one with its id, is on disk. Rejects with {@link StorageError}, or {@link RowError}. */
  add: (lead: NewLead) => Promise<InsertResult>
  /** Number of leads that wait for their transaction. */
  waiting: () => number
  /** Resolves when the queue is empty. */
  idle: () => Promise<void>
}

/**
 * Commits the leads of one turn of the event loop in one transaction, which waits for the disk once instead of once per lead.
 * `onStored` is called after each commit that brought new leads, `onCommitted` after each commit with its time.
 */
export function createGroupCommit(
  database: Database,
  {
    log,
    office,
    onStored,
    onCommitted,
  }: { log: Logger; office: OfficeState; onStored: () => void; onCommitted?: (ms: number) => void },
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
    // Synchronously after the last check of the queue, so that no lead can be added without a running loop.
    running = undefined
  }

  // Waits while the batch grows, up to the size of the last one: further requests of this turn are still arriving, and one
  // commit costs the disk as much as ten leads in it.
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
      onCommitted?.(performance.now() - before)
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
      const reach = classifyStorageError(error)
      log.error({ err: error, leads: batch.length, reach }, 'leads not stored')
      const mayBeOneRow = reach === 'row' || reach === 'unknown'
      // One invalid row must not block the others: it is found by bisection.
      if (mayBeOneRow && batch.length > 1) {
        const middle = Math.ceil(batch.length / 2)
        await settle(batch.slice(0, middle))
        await settle(batch.slice(middle))
      } else {
        const refusal = reach === 'row' ? new RowError(error) : new StorageError(error)
        for (const entry of batch) entry.reject(refusal)
      }
    }
  }

  function commit(leads: NewLead[]): Promise<Map<string, InsertResult>> {
    return retryTransient(async () => {
      await office.refreshIfStale()
      return database.kysely.transaction().execute((transaction) => insert(transaction, leads))
    })
  }

  return {
    add: (lead) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= MAX_WAITING) return reject(new StorageError(new Error('too many leads wait')))
        waiting.push({ lead, resolve, reject })
        running ??= run()
      }),
    waiting: () => waiting.length,
    idle: async () => {
      while (running) await running
    },
  }
}
