import type { DeviceMessage } from '../../contract/worker-messages.ts'
import { sendingEntry } from '../../outbox/entry.ts'
import { REQUEST_LIMIT_MS } from '../../outbox/send.ts'
import type { DamagedEntry, NewerEntry, OutboxEntry } from '../../outbox/types.ts'
import { createStore } from '../../state/create-store.ts'
import { broadcast, follow } from '../app/device-channel.ts'
import { coalesce } from '../coalesce.ts'
import { deviceOutbox } from './device-outbox.ts'

/** What the screens show of the outbox; a new object after every change. */
export interface OutboxView {
  /** Newest first. */
  entries: readonly OutboxEntry[]
  /** Unsent ones that only a newer release of the app can send. */
  newer: readonly NewerEntry[]
  /** Unsent ones that cannot be read, and are never sent. */
  damaged: readonly DamagedEntry[]
  /**
   * Number of entries without a receipt, including those of a newer release and damaged ones; it is shown in the navbar and on
   * the app’s icon.
   */
  unsent: number
  /** `loading` until first read; `unavailable` when this device keeps nothing (private mode, full disk). */
  storage: 'loading' | 'available' | 'unavailable'
}

/** What the server renders, and the first render in the browser. */
export const EMPTY_OUTBOX: OutboxView = { entries: [], newer: [], damaged: [], unsent: 0, storage: 'loading' }

/** How long the outcome of an attempt takes to be written at most, ms. */
const WRITE_LIMIT_MS = 2_000

let stored: OutboxView = EMPTY_OUTBOX
let sendingId: string | null = null
let sendingTimer: ReturnType<typeof setTimeout> | undefined
/** Those whose attempt is over, and whose outcome is still to be written; with whether it was since. */
const ending = new Map<string, boolean>()
const refresh = coalesce(read)
const view = createStore(EMPTY_OUTBOX, () => {
  const unfollow = follow(receive, refresh)
  // After the outbox has subscribed, so that it replies, too.
  deviceOutbox()
  broadcast({ type: 'outbox-opened' })
  return unfollow
})

/** The present view; for `useSyncExternalStore(watchOutbox, outboxView, () => EMPTY_OUTBOX)`. */
export const outboxView = view.get

/** Calls `listener` after every change of the view, by any tab or the worker; returns how to unsubscribe. */
export function watchOutbox(listener: () => void): () => void {
  const stop = view.subscribe(listener)
  void refresh()
  return stop
}

function receive(message: DeviceMessage): void {
  if (message.type === 'outbox-changed') {
    for (const id of ending.keys()) ending.set(id, true)
    void refresh()
  }
  if (message.type !== 'outbox-sending') return
  if (sendingId && sendingId !== message.id) ending.set(sendingId, false)
  sendingId = message.id
  clearTimeout(sendingTimer)
  // A closed tab cannot report the end of its attempt, nor what came of it.
  sendingTimer = sendingId
    ? setTimeout(() => receive({ type: 'outbox-sending', id: null }), REQUEST_LIMIT_MS)
    : setTimeout(() => receive({ type: 'outbox-changed' }), WRITE_LIMIT_MS)
  show()
}

async function read(): Promise<void> {
  const written = [...ending.keys()].filter((id) => ending.get(id))
  stored = await deviceOutbox()
    .listAll()
    .then(
      ({ entries, newer, damaged }) => ({
        entries,
        newer,
        damaged,
        unsent: entries.filter((entry) => entry.state !== 'sent').length + newer.length + damaged.length,
        storage: 'available' as const,
      }),
      () => ({ ...EMPTY_OUTBOX, storage: 'unavailable' as const }),
    )
  for (const id of written) ending.delete(id)
  show()
}

// The entry being sent is known from messages only, so that an attempt needs no write to the disk. Until what came of it is read, it
// is shown as that still: as waiting, it would be announced as not confirmed.
function show(): void {
  const entries = stored.entries.map((entry): OutboxEntry => {
    if (entry.state !== 'waiting' && entry.state !== 'sending') return entry
    return entry.id === sendingId || ending.has(entry.id)
      ? sendingEntry(entry)
      : { ...entry, state: 'waiting' }
  })
  view.set({ ...stored, entries })
}
