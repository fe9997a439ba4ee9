import type { Logger } from '../log.ts'
import { MAX_ATTEMPTS, retryDelay } from './backoff.ts'
import type { Deliveries, DeliveryRow, Settlement } from './deliveries.ts'
import { type Loop, startLoop } from './loop.ts'
import type { Outcome, Sender } from './sender.ts'

const LOOK_EVERY_MS = 2_000
/** In SQLite every commit keeps enquiries waiting for the disk: messages are claimed some at a time, and so written down. */
const GAP_MS = 100
const SETTLE_EVERY_MS = 50
/** A claim outlives the longest try by this: it runs out only if the process died. */
const LEASE_MARGIN_MS = 10_000
/** What is under way when the server stops has this long to arrive. */
const STOP_GRACE_MS = 4_000
/** Writing down what became of a try, against a database that is busy for a moment. */
const SETTLE_DELAYS_MS = [100, 400, 1500]
const MAX_REASON = 300

export type LaneOptions = { sender: Sender; deliveries: Deliveries; stopping: AbortSignal; log: Logger }

/** Sends one channel's messages, some at once; answers how to wake it and when it has come to rest. */
export function startLane({ sender, deliveries, stopping, log }: LaneOptions): Loop {
  const { channel, atOnce, timeLimitMs } = sender
  const underWay = new Set<Promise<void>>()
  const cut = new AbortController()
  let settled: Settlement[] = []
  let settling: Promise<void> | undefined

  async function work(): Promise<boolean> {
    const free = atOnce - underWay.size
    // The next one to arrive wakes us.
    if (free === 0 || (await sender.held?.())) return false
    const rows = await deliveries.claim(channel, free, timeLimitMs + LEASE_MARGIN_MS)
    for (const row of rows) {
      const done: Promise<void> = deliver(row).finally(() => {
        underWay.delete(done)
        loop.poke()
      })
      underWay.add(done)
    }
    return false
  }

  async function deliver(row: DeliveryRow): Promise<void> {
    try {
      const outcome = await attempt(row)
      // Stopping cut it off: another process, or our next start, takes it up at once.
      if (outcome.type !== 'sent' && cut.signal.aborted)
        await deliveries.settle([{ row, state: 'waiting', at: new Date(), reason: row.last_error }])
      else await settle(row, outcome)
    } catch (err) {
      // Its claim runs out, and it is sent again under the same id.
      log.error({ err, channel }, 'what became of a message could not be written down')
    }
  }

  async function attempt(row: DeliveryRow): Promise<Outcome> {
    const limit = AbortSignal.timeout(timeLimitMs)
    try {
      const notices = await deliveries.notices(row.message_id)
      const isTest = row.is_test === 1
      if (!isTest && notices.length === 0)
        return { type: 'dropped', reason: 'There is nothing left to tell.' }
      const message = { id: row.message_id, target: row.target, isTest, notices }
      return await sender.send(message, AbortSignal.any([limit, cut.signal]))
    } catch (error) {
      return { type: 'retry', reason: limit.aborted ? 'No answer in time.' : reasonOf(error) }
    }
  }

  // What became of messages that end at about the same time is written down in one commit.
  function settle(row: DeliveryRow, outcome: Outcome): Promise<void> {
    settling ??= new Promise((resolve) => setTimeout(resolve, SETTLE_EVERY_MS)).then(writeDown)
    settled.push(settlementOf(row, outcome))
    return settling
  }

  async function writeDown(): Promise<void> {
    const settlements = settled
    settled = []
    settling = undefined
    for (let tries = 0; ; tries++) {
      try {
        return await deliveries.settle(settlements)
      } catch (error) {
        const delay = SETTLE_DELAYS_MS[tries]
        if (delay === undefined) throw error
        await new Promise((resolve) => setTimeout(resolve, delay))
      }
    }
  }

  function settlementOf(row: DeliveryRow, outcome: Outcome): Settlement {
    if (outcome.type === 'sent') return { row, state: 'sent', reason: null }
    const reason = plain(outcome.reason)
    const isOver = row.attempts >= MAX_ATTEMPTS
    if (row.attempts === 1 || isOver)
      log.warn({ channel, attempts: row.attempts, outcome: outcome.type }, 'a notice could not be delivered')
    if (outcome.type === 'dropped' || outcome.type === 'failed') return { row, state: outcome.type, reason }
    if (isOver) return { row, state: 'failed', reason }
    const wait = outcome.type === 'retry' ? retryDelay(row.attempts, outcome.retryAfterMs) : 0
    return { row, state: 'waiting', at: new Date(Date.now() + wait), reason }
  }

  const loop = startLoop({ work, everyMs: LOOK_EVERY_MS, gapMs: GAP_MS, stopping, log })

  async function rest(): Promise<void> {
    await loop.ended
    const timer = setTimeout(() => cut.abort(), STOP_GRACE_MS)
    await Promise.all(underWay)
    clearTimeout(timer)
    sender.close?.()
  }
  return { poke: loop.poke, ended: rest() }
}

// What networks and mail servers say most, in words for whoever looks at the list.
const SENTENCES: [pattern: RegExp, sentence: string][] = [
  [/ECONNREFUSED/, 'The connection was refused: nothing listens there.'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'Its name leads nowhere just now.'],
  [/ETIMEDOUT|ETIME/, 'No answer in time.'],
  [/ECONNRESET|EPIPE|socket hang up/, 'The connection broke off.'],
  [/EHOSTUNREACH|ENETUNREACH/, 'There is no way to it just now.'],
  [/EAUTH/, 'The mail server refused the user name or password.'],
]

/** What went wrong, in a sentence where it is a common thing, else as the other side put it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Something went wrong.'
  const { code } = error as { code?: unknown }
  const known = SENTENCES.find(([pattern]) => pattern.test(`${String(code)} ${error.message}`))
  return known?.[1] ?? error.message
}

// From the other side of the network: one line, no control characters, not too long.
function plain(reason: string): string {
  return reason
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_REASON)
}
