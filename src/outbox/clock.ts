/** The outbox's clock and timers; injected, so that tests can control them. */
export interface Clock {
  /** Wall clock, epoch ms. May jump by years in either direction. */
  now(): number
  /** Runs once after `ms` of real waiting, whatever the wall clock does; returns how to cancel. */
  after(ms: number, run: () => void): () => void
}

/** The device's own clock and timers. */
export const deviceClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** Resolves after `ms` of real waiting. */
export function pause(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => clock.after(ms, resolve))
}
