import type { DrainOptions } from '../outbox/drain.ts'
import { requestSync } from './background-sync.ts'
import { deviceOutbox, onDrained } from './device-outbox.ts'
import { outboxView, watchOutbox } from './outbox-view.ts'

/** A wait of zero is no hot loop. */
const MIN_WAIT_MS = 1_000
/** What another tab has saved is looked after by this one, should that tab be gone by then. */
const ADOPT_AFTER_MS = 30_000
/** Going back and forth between apps must not pile up wake-up orders. */
const ORDER_EVERY_MS = 60_000

/**
 * Everything that makes this page send what waits: now, the network's return, coming back to the page, and the time
 * the last run asked for. Background Sync is one more, and the only one with no page open; iOS and Firefox lack it.
 */
export function installTriggers(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let orderedAt = Number.NEGATIVE_INFINITY
  const drain = (options: DrainOptions = {}) => {
    // Storage that is unavailable has nothing to send.
    deviceOutbox()
      .drain(options)
      .catch(() => {})
  }
  const drainIn = (ms: number) => {
    timer = setTimeout(() => {
      timer = undefined
      drain()
    }, ms)
  }
  onDrained(({ nextInMs }) => {
    clearTimeout(timer)
    timer = undefined
    if (nextInMs !== undefined) drainIn(Math.max(nextInMs, MIN_WAIT_MS))
  })
  watchOutbox(() => {
    const isWaiting = outboxView().entries.some((entry) => entry.state === 'waiting')
    if (isWaiting && timer === undefined) drainIn(ADOPT_AFTER_MS)
  })

  const hurry = () => drain({ hurry: true })
  addEventListener('online', hurry)
  addEventListener('pageshow', (event) => event.persisted && hurry())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return hurry()
    // The page may never come back: leave the browser a fresh order.
    if (outboxView().unsent === 0 || performance.now() - orderedAt < ORDER_EVERY_MS) return
    orderedAt = performance.now()
    void requestSync()
  })
  hurry()
}
