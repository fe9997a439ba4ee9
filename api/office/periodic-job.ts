import type { Logger } from '../log.ts'

export type PeriodicJob = {
  work: () => Promise<unknown>
  /** Time between the end of one run and the next, ms. */
  everyMs: number
  /** Time to the first run, ms; `everyMs` by default. */
  firstMs?: number
  stop: AbortSignal
  log: Logger
}

/** Runs a job again and again, one run at a time, until `stop` aborts. A run that fails is logged, and the next one tries again. */
export function repeat({ work, everyMs, firstMs = everyMs, stop, log }: PeriodicJob): void {
  let timer: NodeJS.Timeout
  const run = async () => {
    await work().catch((err) => log.warn({ err }, 'a periodic job failed and will be retried'))
    next(everyMs)
  }
  const next = (delayMs: number) => {
    if (stop.aborted) return
    // Unreferenced, so that the timer does not keep the process running.
    timer = setTimeout(run, delayMs).unref()
  }
  next(firstMs)
  stop.addEventListener('abort', () => clearTimeout(timer))
}
