/** A video that fails is asked for again by itself, each time after this long, ms; then only by a tap, or with the network back. */
const TRY_AGAIN_AFTER_MS = [500, 2_500]
/** A video that is waited for and brings nothing new for this long has failed, though its connection stands, ms. */
const SILENCE_MS = 10_000

export type SecondTries = {
  /** A video is waited for, or some more of it has come. */
  expect: () => void
  failed: () => void
  /** It plays, or is asked for once more: whatever fails after this, fails for the first time. */
  reset: () => void
  /** Nothing is waited for any more. */
  stop: () => void
}

/** Counts the tries to get one video: calls `again` when the next is due, and `giveUp` when there have been enough. */
export function createSecondTries(again: () => void, giveUp: () => void): SecondTries {
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const failed = () => {
    stop()
    const wait = TRY_AGAIN_AFTER_MS[tries]
    tries += 1
    if (wait === undefined) giveUp()
    else timer = setTimeout(again, wait)
  }
  return {
    expect() {
      stop()
      timer = setTimeout(failed, SILENCE_MS)
    },
    failed,
    reset() {
      stop()
      tries = 0
    },
    stop,
  }
}
