/** Moves one key up or down by one; at the end of the list nothing moves. */
export function moveKey(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const from = keys.indexOf(key)
  const to = from + by
  if (from === -1 || to < 0 || to >= keys.length) return [...keys]
  return keys.toSpliced(from, 1).toSpliced(to, 0, key)
}

/** Applies an older order to the current packages: removed ones are left out, new ones come last. */
export function mergeOrder(order: readonly string[], present: readonly string[]): string[] {
  const kept = order.filter((key) => present.includes(key))
  return [...kept, ...present.filter((key) => !kept.includes(key))]
}
