type Turns = {
  atOnce: number
  mostWaiting: number
  /** Most with the same key, running or waiting. */
  mostOfOne: number
}

/**
 * Runs work, `atOnce` at a time; up to `mostWaiting` more wait for their turn, the first first. Resolves to `undefined` where too many
 * wait already, or too many with this key.
 */
export function createTurns({ atOnce, mostWaiting, mostOfOne }: Turns) {
  const waiting: (() => void)[] = []
  const byKey = new Map<string, number>()
  let running = 0
  return async <T>(key: string, work: () => Promise<T>): Promise<T | undefined> => {
    const ofKey = byKey.get(key) ?? 0
    const isFull = running >= atOnce && waiting.length >= mostWaiting
    if (isFull || ofKey >= mostOfOne) return undefined
    byKey.set(key, ofKey + 1)
    if (running < atOnce) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const left = (byKey.get(key) ?? 1) - 1
      if (left > 0) byKey.set(key, left)
      else byKey.delete(key)
      // The turn is handed on, or free.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
