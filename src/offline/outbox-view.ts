import type { OutboxEntry } from '../outbox/entry.ts'
import { deviceOutbox } from './device-outbox.ts'
import { onNews } from './news.ts'

/** What the screens show of the outbox; a new object after every change. */
export interface OutboxView {
  /** Newest first. */
  entries: readonly OutboxEntry[]
  /** Enquiries without a receipt: the number in the navbar and on the app's icon. */
  unsent: number
  /** `loading` until first read; `unavailable` when this device keeps nothing (private mode, full disk). */
  storage: 'loading' | 'available' | 'unavailable'
}

/** What the server renders, and the first render in the browser. */
export const EMPTY_OUTBOX: OutboxView = { entries: [], unsent: 0, storage: 'loading' }

let view = EMPTY_OUTBOX
let reading: Promise<void> | undefined
let stale = false
let stopListening: (() => void) | undefined
const listeners = new Set<() => void>()

/** The present view; for `useSyncExternalStore(watchOutbox, outboxView, () => EMPTY_OUTBOX)`. */
export function outboxView(): OutboxView {
  return view
}

/** Calls back after every change of the view, whoever made it; returns how to stop. */
export function watchOutbox(listener: () => void): () => void {
  listeners.add(listener)
  stopListening ??= onNews((news) => {
    if (news.type === 'outbox-changed') void refresh()
  })
  void refresh()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopListening?.()
    stopListening = undefined
  }
}

// Changes come in bursts: one read under way, and at most one more after it.
function refresh(): Promise<void> {
  if (reading) stale = true
  reading ??= read().finally(() => {
    reading = undefined
    if (!stale) return
    stale = false
    void refresh()
  })
  return reading
}

async function read(): Promise<void> {
  view = await deviceOutbox()
    .list()
    .then(
      (entries) => ({
        entries,
        unsent: entries.filter((entry) => entry.state !== 'sent').length,
        storage: 'available' as const,
      }),
      () => ({ ...EMPTY_OUTBOX, storage: 'unavailable' as const }),
    )
  for (const listener of listeners) listener()
}
