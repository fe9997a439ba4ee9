import type { Logger } from '../log.ts'

export type LoopOptions = {
  /** Does some of the work there is; `true` when there is more. */
  work: () => Promise<boolean>
  /** How often it looks by itself, ms. */
  everyMs: number
  /** At least this lies between two runs, ms: what comes in quick succession is done in one. */
  gapMs: number
  stopping: AbortSignal
  log: Logger
}

export type Loop = {
  /** There is something to do. */
  poke: () => void
  /** Resolves when it has stopped. */
  ended: Promise<void>
}

/** Runs work over and over, one run at a time: when poked, and now and then because another process may have left some. */
export function startLoop({ work, everyMs, gapMs, stopping, log }: LoopOptions): Loop {
  let poked = false
  let wake = () => {}
  stopping.addEventListener('abort', () => wake(), { once: true })

  // The process may end while nothing but this waits.
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms).unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    while (!stopping.aborted) {
      poked = false
      const more = await work().catch((err) => {
        log.warn({ err }, 'notices could not be looked after')
        return false
      })
      if (stopping.aborted) return
      // A poke does not shorten the gap: it is counted, and the run after it will see what it was about.
      const until = performance.now() + gapMs
      while (!stopping.aborted && performance.now() < until)
        await pause(Math.max(1, until - performance.now()))
      if (!more && !poked && !stopping.aborted) await pause(everyMs)
    }
  }
  return {
    poke: () => {
      poked = true
      wake()
    },
    ended: run(),
  }
}
