/** The browser calls a task that takes longer a long one, ms. */
const LONG_TASK_MS = 50
/** A phone with this memory or less is a cheap one, GB. Only Chromium says it, and no more than 8. */
const CHEAP_PHONE_GB = 4

let lastMs: number | undefined

/** To be called with the time that the app needed to show another page, ms. */
export function notePageChange(ms: number): void {
  lastMs = ms
}

/**
 * Whether this device shows another page quickly enough for an animated change, which the browser needs about as long for again
 * before the new page appears. Decided by the last change of page; before the first by the device's memory.
 */
export function changesQuickly(): boolean {
  if (lastMs !== undefined) return lastMs <= LONG_TASK_MS
  const { deviceMemory } = navigator as { deviceMemory?: number }
  return deviceMemory === undefined || deviceMemory > CHEAP_PHONE_GB
}
