import type { Clock } from '../../src/outbox/clock.ts'

/** A clock that advances, and runs timers, only on request. */
export interface FakeClock extends Clock {
  /** Advances the time: the wall clock moves and every timer that comes due runs, in order. */
  pass(ms: number): Promise<void>
  /** Changes the wall clock without time passing. */
  jump(ms: number): void
  /** Milliseconds until the next timer, `undefined` when none is set. */
  nextIn(): number | undefined
}

/**
 * Starts at a fixed instant, so that a seed gives the same run every time. `rest` waits until the work a timer has
 * started needs no more time.
 */
export function fakeClock(
  startAt = Date.UTC(2026, 10, 21, 9),
  rest: () => Promise<void> = settle,
): FakeClock {
  let elapsed = 0
  let offset = startAt
  const timers = new Set<{ at: number; run: () => void }>()
  const next = () => [...timers].sort((a, b) => a.at - b.at)[0]

  return {
    now: () => offset + elapsed,
    after(ms, run) {
      const timer = { at: elapsed + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    async pass(ms) {
      const end = elapsed + ms
      for (let timer = next(); timer && timer.at <= end; timer = next()) {
        elapsed = Math.max(elapsed, timer.at)
        timers.delete(timer)
        timer.run()
        await rest()
      }
      elapsed = end
      await rest()
    },
    jump(ms) {
      offset += ms
    },
    nextIn() {
      const timer = next()
      return timer && Math.max(0, timer.at - elapsed)
    },
  }
}

/** Waits until everything that needs no time (promises, the fake database) has finished. */
export async function settle(turns = 60): Promise<void> {
  for (let i = 0; i < turns; i++) await new Promise((resolve) => setImmediate(resolve))
}
