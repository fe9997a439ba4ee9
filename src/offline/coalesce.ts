/** Wraps `read` for changes that come in bursts: one read runs at a time, and at most one more follows it. */
export function coalesce(read: () => Promise<void>): () => Promise<void> {
  let reading: Promise<void> | undefined
  let isStale = false
  return function refresh() {
    if (reading) isStale = true
    reading ??= read().finally(() => {
      reading = undefined
      if (!isStale) return
      isStale = false
      void refresh()
    })
    return reading
  }
}
