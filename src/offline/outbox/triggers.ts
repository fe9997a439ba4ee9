import { deviceClock } from '../../outbox/clock.ts'
import { openSendTimer } from '../../outbox/send-timer.ts'
import { onPageReturn } from '../../state/page-return.ts'
import { requestSync } from './background-sync.ts'
import { askForBackgroundSync, hasBackgroundSync } from './device-capabilities.ts'
import { deviceOutbox, onDrained } from './device-outbox.ts'
import { outboxView, watchOutbox } from './outbox-view.ts'

/** The longest wait of a visible page in a browser without Background Sync: nothing else sends. */
const VISIBLE_WAIT_MS = 15_000
/** Minimum time between two registrations, so that switching between apps does not register many syncs. */
const MIN_SYNC_INTERVAL_MS = 60_000

/**
 * The triggers by which this page sends queued enquiries: now, when the network returns, when the page becomes visible, and at the time
 * the last run asked for. Background Sync is another, and the only one without an open page; iOS and Firefox lack it.
 */
export function installTriggers(): void {
  let registeredAt = Number.NEGATIVE_INFINITY
  void askForBackgroundSync()
  const timer = openSendTimer({
    clock: deviceClock,
    drain: (options) => deviceOutbox().drain(options),
    longestWaitMs: () =>
      document.visibilityState === 'visible' && !hasBackgroundSync()
        ? VISIBLE_WAIT_MS
        : Number.POSITIVE_INFINITY,
  })
  onDrained(timer.drained)
  watchOutbox(() => {
    if (outboxView().entries.some((entry) => entry.state === 'waiting')) timer.queuedByOtherTab()
  })

  const drainNow = () => {
    // After a storage failure the timer retries.
    deviceOutbox()
      .drain({ shortenBackoff: true })
      .catch(() => {})
  }
  addEventListener('online', drainNow)
  onPageReturn(drainNow)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return drainNow()
    // The page may not become visible again: register a new sync.
    if (outboxView().unsent === 0 || performance.now() - registeredAt < MIN_SYNC_INTERVAL_MS) return
    registeredAt = performance.now()
    void requestSync()
  })
  drainNow()
}
