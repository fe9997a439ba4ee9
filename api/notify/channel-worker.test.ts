import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '../log.ts'
import { startChannelWorker } from './channel-worker.ts'
import type { Deliveries, DeliveryRow, Settlement } from './deliveries.ts'
import type { Outcome } from './sender.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An emoji is where the text is cut. */
const REASON = `${'x'.repeat(299)}😀 Busy.`
const outcomes: Outcome[] = [{ type: 'retry', reason: REASON, retryAfterMs: 40_000 }, { type: 'sent' }]

it('retries a message at its moment, and hardly reads the queue meanwhile', async () => {
  let row = { seq: 1, message_id: 'msg_x', is_test: 1, attempts: 0 } as DeliveryRow
  let dueAt: number | undefined
  const claim = vi.fn(async () => {
    if (dueAt === undefined || dueAt > Date.now()) return []
    dueAt = undefined
    row = { ...row, attempts: row.attempts + 1 }
    return [row]
  })
  const sentAt: number[] = []
  const reasons: (string | null)[] = []
  const stop = new AbortController()
  const worker = startChannelWorker({
    sender: {
      channel: 'webhook',
      concurrency: 2,
      timeLimitMs: 1_000,
      send: async () => {
        sentAt.push(Date.now())
        return outcomes[sentAt.length - 1] as Outcome
      },
    },
    deliveries: {
      claim,
      notices: async () => [],
      named: async () => [],
      nextAttemptAt: async () => dueAt,
      settle: async ([settled]: Settlement[]) => {
        if (settled) reasons.push(settled.reason)
        if (settled?.state === 'waiting') dueAt = settled.at.getTime()
      },
    } as unknown as Deliveries,
    current: async () => [],
    stopping: stop.signal,
    log: createLog('silent'),
  })
  await vi.advanceTimersByTimeAsync(60_000)
  // Nothing to do: only what another process may have left is looked for.
  expect(claim.mock.calls.length).toBeLessThan(7)

  dueAt = Date.now()
  worker.wake()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sentAt).toHaveLength(1)
  const retryAt = dueAt ?? 0
  await vi.advanceTimersByTimeAsync(retryAt - Date.now() - 1)
  expect(sentAt).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(sentAt).toHaveLength(2)
  expect(sentAt[1]).toBeGreaterThanOrEqual(retryAt)

  stop.abort()
  await vi.advanceTimersByTimeAsync(5_000)
  await worker.ended
  expect(reasons).toEqual(['x'.repeat(299), null])
})
