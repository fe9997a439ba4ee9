import type { Clock } from './clock.ts'
import type { DrainOptions, DrainResult } from './types.ts'

/** The shortest wait, so that the timer never becomes a busy loop. */
const MIN_WAIT_MS = 1_000
/** An entry that another tab has queued is sent by this tab after this time, in case that tab was closed. */
export const SEND_FOR_OTHER_TAB_AFTER_MS = 30_000
/** When to check again after the storage has failed in this page. */
export const STORAGE_RETRY_MS = 10_000
const STORAGE_ABSENT_MS = 60_000

export interface SendTimerDeps {
  clock: Clock
  drain: (options: DrainOptions) => Promise<unknown>
  /** The longest wait between attempts now: short where only this page sends. */
  longestWaitMs: () => number
}

/** The timer by which an open page sends queued enquiries. */
export interface SendTimer {
  /** To be called after every run; without a result when storage failed. */
  drained(result: DrainResult | undefined): void
  /** Another tab has queued an entry. */
  queuedByOtherTab(): void
}

export function openSendTimer({ clock, drain, longestWaitMs }: SendTimerDeps): SendTimer {
  let cancel: (() => void) | undefined
  // Storage that has never worked is probably denied.
  let hasWorked = false

  const drainIn = (ms: number, options: DrainOptions) => {
    cancel?.()
    cancel = clock.after(ms, () => {
      cancel = undefined
      drain(options).catch(() => {})
    })
  }

  return {
    drained(result) {
      hasWorked ||= result !== undefined
      cancel?.()
      cancel = undefined
      if (!result) {
        drainIn(hasWorked ? STORAGE_RETRY_MS : STORAGE_ABSENT_MS, {})
        return
      }
      const { nextInMs } = result
      if (nextInMs === undefined) return
      const wait = Math.min(nextInMs, longestWaitMs())
      drainIn(Math.max(wait, MIN_WAIT_MS), { shortenBackoff: wait < nextInMs })
    },
    queuedByOtherTab() {
      if (!cancel) drainIn(SEND_FOR_OTHER_TAB_AFTER_MS, {})
    },
  }
}
