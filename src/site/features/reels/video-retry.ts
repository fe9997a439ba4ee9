/**
 * Delays before each automatic retry of a failed video, ms; after the last, only a tap or the returning network
 * retries.
 */
const RETRY_DELAYS_MS = [500, 2_500]
/** A video that loads nothing new for this long has failed, even if its connection is open, ms. */
const STALL_LIMIT_MS = 10_000

export type VideoRetry = {
  /** A video is loading, or more of it has arrived: restarts the time limit. */
  restart: () => void
  failed: () => void
  /** The video plays, or the traveller asked for it again: the next failure counts as the first. */
  reset: () => void
  /** Stops waiting. */
  stop: () => void
}

/** Counts the attempts to load one video: calls `retry` when the next is due, and `giveUp` after the last. */
export function createVideoRetry(retry: () => void, giveUp: () => void): VideoRetry {
  let attempts = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const failed = () => {
    stop()
    const delay = RETRY_DELAYS_MS[attempts]
    attempts += 1
    if (delay === undefined) giveUp()
    else timer = setTimeout(retry, delay)
  }
  return {
    restart() {
      stop()
      timer = setTimeout(failed, STALL_LIMIT_MS)
    },
    failed,
    reset() {
      stop()
      attempts = 0
    },
    stop,
  }
}
