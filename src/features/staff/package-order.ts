/** The keys with one of them a place further up or down; at an end nothing moves. */
export function moved(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const from = keys.indexOf(key)
  const to = from + by
  if (from === -1 || to < 0 || to >= keys.length) return [...keys]
  return keys.toSpliced(from, 1).toSpliced(to, 0, key)
}

/** An order made on older packages for those there are now: without what is gone, what has come last. */
export function rebased(order: readonly string[], present: readonly string[]): string[] {
  const kept = order.filter((key) => present.includes(key))
  return [...kept, ...present.filter((key) => !kept.includes(key))]
}
