import pg from 'pg'
import type { Logger } from '../log.ts'

/** What a process may have to read again, as the triggers of step 025 name it. */
export type Change = 'leads' | 'catalogue' | 'notices'

/** Changes of the database, written by any process. */
export type Changes = {
  /** Whether changes are being reported; polling can be slow meanwhile. */
  isLive: () => boolean
  /**
   * Calls the listener after each change. Also called when changes may have been missed: when reporting begins and when it
   * ends.
   */
  on: (change: Change, listener: () => void) => void
}

/** For a database that reports nothing, SQLite: everything is polled. */
export const NO_CHANGES: Changes = { isLive: () => false, on: () => {} }

/** Name of the PostgreSQL channel. */
const CHANNEL = 'marigold_changes'
const RETRY_FIRST_MS = 500
const RETRY_MOST_MS = 30_000
/** A connection that was cut without an error is detected after this time. */
const CHECK_EVERY_MS = 15_000
const TIME_LIMIT_MS = 5_000

type FollowOptions = { log: Logger; stop: AbortSignal; retryFirstMs?: number; checkEveryMs?: number }

/** Listens on one connection of its own, and connects again with back-off. Without a connection `isLive` is false. */
export function followChanges(url: string, { log, stop, ...times }: FollowOptions): Changes {
  const { retryFirstMs = RETRY_FIRST_MS, checkEveryMs = CHECK_EVERY_MS } = times
  const listeners = new Map<string, Set<() => void>>()
  let live: pg.Client | undefined
  let retryMs = retryFirstMs

  const report = (change?: string) => {
    for (const [name, all] of listeners)
      if (change === undefined || change === name) for (const listener of all) listener()
  }

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: TIME_LIMIT_MS,
      query_timeout: TIME_LIMIT_MS,
      keepAlive: true,
    })
    let isOver = false
    const over = (err?: unknown) => {
      if (isOver) return
      isOver = true
      clearInterval(check)
      stop.removeEventListener('abort', end)
      client.end().catch(() => {})
      const wasLive = live === client
      if (wasLive) live = undefined
      if (stop.aborted) return
      log.warn({ err, retryMs }, 'changes of other processes are not reported; they are polled')
      if (wasLive) report()
      setTimeout(() => void connect(), retryMs * (0.5 + Math.random() / 2)).unref()
      retryMs = Math.min(retryMs * 2, RETRY_MOST_MS)
    }
    const end = () => over()
    const check = setInterval(() => client.query('select 1').catch(over), checkEveryMs).unref()
    stop.addEventListener('abort', end)
    client.on('error', over).on('end', end)
    client.on('notification', ({ payload }) => report(payload))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (err) {
      return over(err)
    }
    if (isOver) return
    live = client
    retryMs = retryFirstMs
    report()
  }

  if (!stop.aborted) void connect()
  return {
    isLive: () => live !== undefined,
    on: (change, listener) => {
      const all = listeners.get(change) ?? new Set()
      listeners.set(change, all.add(listener))
    },
  }
}
