/**
 * Runs work, `atOnce` at a time; up to `mostWaiting` more wait for their turn, the first first. Resolves to `undefined` where too many
 * wait already.
 */
export function createTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (running < atOnce) running++
    else if (waiting.length >= mostWaiting) return undefined
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The turn is handed on, or free.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
