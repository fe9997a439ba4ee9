import { truncateText } from '../../src/contract/truncate-text.ts'
import type { Logger } from '../log.ts'
import { MAX_ATTEMPTS, retryDelay } from './backoff.ts'
import type { DeliveredNotice, Deliveries, DeliveryRow, Settlement } from './deliveries.ts'
import { type Loop, startLoop } from './loop.ts'
import type { Outcome, Sender } from './sender.ts'

/** How often the queue is checked for messages of other processes; for its own, the worker is notified or knows when they are due. */
const POLL_INTERVAL_MS = 15_000
/** Claims and results are written in batches, because enquiries wait during every commit in SQLite. */
const GAP_MS = 100
const SETTLE_INTERVAL_MS = 50
/** A claim lasts this much longer than the longest attempt: it expires only if the process has ended. */
const LEASE_MARGIN_MS = 10_000
/** Time for running attempts to finish when the server stops. */
const STOP_GRACE_MS = 4_000
/** Retries of saving a result while the database is busy. */
const SETTLE_RETRY_DELAYS_MS = [100, 400, 1500]
const MAX_REASON_LENGTH = 300
const ERASED: Outcome = { type: 'dropped', reason: 'The enquiry was erased or quarantined.' }

export type ChannelWorkerOptions = {
  sender: Sender
  deliveries: Deliveries
  /** The notices of a message that still concern its target. */
  current: (row: DeliveryRow, notices: DeliveredNotice[]) => Promise<DeliveredNotice[]>
  stopping: AbortSignal
  log: Logger
}

/** Sends the messages of one channel, up to `sender.concurrency` at once. `ended` resolves when all attempts are over. */
export function startChannelWorker({
  sender,
  deliveries,
  current,
  stopping,
  log,
}: ChannelWorkerOptions): Loop {
  const { channel, concurrency, timeLimitMs } = sender
  const running = new Set<Promise<void>>()
  const abort = new AbortController()
  let settled: Settlement[] = []
  let settling: Promise<void> | undefined
  let nextAttemptAt: number | undefined

  async function work(): Promise<boolean> {
    nextAttemptAt = undefined
    const free = concurrency - running.size
    // The end of the next attempt starts another run.
    if (free === 0 || (await sender.stopReason?.())) return false
    const rows = await deliveries.claim(channel, free, timeLimitMs + LEASE_MARGIN_MS)
    for (const row of rows) {
      const done: Promise<void> = deliver(row).finally(() => {
        running.delete(done)
        loop.wake()
      })
      running.add(done)
    }
    if (rows.length < free) nextAttemptAt = await deliveries.nextAttemptAt(channel)
    return false
  }

  const untilNextAttempt = () =>
    nextAttemptAt === undefined ? Number.POSITIVE_INFINITY : nextAttemptAt - Date.now()

  async function deliver(row: DeliveryRow): Promise<void> {
    try {
      const outcome = await attempt(row)
      // Aborted by the stop of the server: due again at once, for another process or the next start.
      if (outcome.type !== 'sent' && abort.signal.aborted)
        await deliveries.settle([{ row, state: 'waiting', at: new Date(), reason: row.last_error }])
      else await settle(row, outcome)
    } catch (err) {
      // The claim expires, and the message is sent again under the same id.
      log.error({ err, channel }, 'the result of a delivery attempt could not be saved')
    }
  }

  async function attempt(row: DeliveryRow): Promise<Outcome> {
    const limit = AbortSignal.timeout(timeLimitMs)
    try {
      const all = await deliveries.notices(row.message_id)
      const isTest = row.is_test === 1
      if (!isTest && all.length === 0) return ERASED
      const notices = await current(row, all)
      if (!isTest && notices.length === 0)
        return { type: 'dropped', reason: 'It was answered, changed or assigned to somebody else meanwhile.' }
      const named = await deliveries.named(notices)
      if (!isTest && named.notices.length === 0) return ERASED
      const message = { id: row.message_id, target: row.target, isTest, ...named }
      return await sender.send(message, AbortSignal.any([limit, abort.signal]))
    } catch (error) {
      return { type: 'retry', reason: limit.aborted ? 'No response in time.' : reasonOf(error) }
    }
  }

  // Attempts that end at about the same time are saved in one commit.
  function settle(row: DeliveryRow, outcome: Outcome): Promise<void> {
    settling ??= new Promise((resolve) => setTimeout(resolve, SETTLE_INTERVAL_MS)).then(saveSettlements)
    settled.push(settlementOf(row, outcome))
    return settling
  }

  async function saveSettlements(): Promise<void> {
    const settlements = settled
    settled = []
    settling = undefined
    for (let tries = 0; ; tries++) {
      try {
        return await deliveries.settle(settlements)
      } catch (error) {
        const delay = SETTLE_RETRY_DELAYS_MS[tries]
        if (delay === undefined) throw error
        await new Promise((resolve) => setTimeout(resolve, delay))
      }
    }
  }

  function settlementOf(row: DeliveryRow, outcome: Outcome): Settlement {
    if (outcome.type === 'sent') return { row, state: 'sent', reason: null }
    const reason = sanitise(outcome.reason)
    const isOver = row.attempts >= MAX_ATTEMPTS
    if (row.attempts === 1 || isOver)
      log.warn({ channel, attempts: row.attempts, outcome: outcome.type }, 'a notice could not be delivered')
    if (outcome.type === 'dropped' || outcome.type === 'failed') return { row, state: outcome.type, reason }
    if (isOver) return { row, state: 'failed', reason }
    const wait = outcome.type === 'retry' ? retryDelay(row.attempts, outcome.retryAfterMs) : 0
    return { row, state: 'waiting', at: new Date(Date.now() + wait), reason }
  }

  const everyMs = () => Math.max(0, Math.min(untilNextAttempt(), POLL_INTERVAL_MS))
  const loop = startLoop({ work, everyMs, gapMs: GAP_MS, stopping, log })

  async function finish(): Promise<void> {
    await loop.ended
    const timer = setTimeout(() => abort.abort(), STOP_GRACE_MS)
    await Promise.all(running)
    clearTimeout(timer)
    sender.close?.()
  }
  return { wake: loop.wake, ended: finish() }
}

// Sentences for common network and mail errors, shown to staff in the list of messages.
const SENTENCES: [pattern: RegExp, sentence: string][] = [
  [/ECONNREFUSED/, 'The server refused the connection.'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'The server’s name could not be resolved.'],
  [/ETIMEDOUT|ETIME/, 'No response in time.'],
  [/ECONNRESET|EPIPE|socket hang up/, 'The connection was lost.'],
  [/EHOSTUNREACH|ENETUNREACH/, 'The server could not be reached.'],
  [/EAUTH/, 'The mail server refused the user name or password.'],
]

// A sentence for a common error, or the error's own message.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Something went wrong.'
  const { code } = error as { code?: unknown }
  const known = SENTENCES.find(([pattern]) => pattern.test(`${String(code)} ${error.message}`))
  return known?.[1] ?? error.message
}

// The text may come from another server: one line, no control characters, limited length.
function sanitise(reason: string): string {
  return truncateText(reason.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(), MAX_REASON_LENGTH)
}
