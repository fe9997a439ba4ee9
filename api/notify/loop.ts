import type { Logger } from '../log.ts'

export type LoopOptions = {
  /** Does one batch of work; resolves to `true` when there is more. */
  work: () => Promise<boolean>
  /** Longest time between two runs, ms. */
  everyMs: number | (() => number)
  /** Shortest time between two runs, ms, so that several calls of `wake` in quick succession cause one run. */
  gapMs: number
  stopping: AbortSignal
  log: Logger
}

export type Loop = {
  /** Runs the work as soon as the gap allows. */
  wake: () => void
  /** Resolves when the loop has stopped. */
  ended: Promise<void>
}

/** Repeats work, one run at a time: after `wake`, and every `everyMs` because another process may have added work. */
export function startLoop({ work, everyMs, gapMs, stopping, log }: LoopOptions): Loop {
  let wakeRequested = false
  let endPause = () => {}
  stopping.addEventListener('abort', () => endPause(), { once: true })

  // Unreferenced, so that the timer does not keep the process running.
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms).unref()
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    while (!stopping.aborted) {
      wakeRequested = false
      const more = await work().catch((err) => {
        log.warn({ err }, 'the notification queue could not be processed')
        return false
      })
      if (stopping.aborted) return
      // A call of `wake` does not shorten the gap; the next run handles it.
      const until = performance.now() + gapMs
      while (!stopping.aborted && performance.now() < until)
        await pause(Math.max(1, until - performance.now()))
      if (!more && !wakeRequested && !stopping.aborted)
        await pause(typeof everyMs === 'number' ? everyMs : everyMs())
    }
  }
  return {
    wake: () => {
      wakeRequested = true
      endPause()
    },
    ended: run(),
  }
}
