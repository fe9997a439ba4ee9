import { SYNC_TAG_PREFIX } from '../src/contract/worker-messages.ts'
import { showBadge } from '../src/outbox/badge.ts'
import { deviceClock, pause } from '../src/outbox/clock.ts'
import { newId } from '../src/outbox/new-id.ts'
import { openOutbox } from '../src/outbox/outbox.ts'
import { broadcast } from './broadcast.ts'

/** How long a sync waits at most for an entry that a page has attempted just before, ms. */
const MAX_WAIT_MS = 5_000

declare const self: ServiceWorkerGlobalScope & {
  readonly registration: ServiceWorkerRegistration & {
    readonly sync?: { register(tag: string): Promise<void> }
  }
}

const outbox = openOutbox({
  changed: () => broadcast({ type: 'outbox-changed' }),
  sending: (id) => broadcast({ type: 'outbox-sending', id: id ?? null }),
})

/** Whether a sync event is about the outbox. */
export function isOutboxTag(tag: string): boolean {
  return tag.startsWith(SYNC_TAG_PREFIX)
}

/**
 * Sends what waits, with or without a page open. Fails while something still waits, so that the browser tries again.
 * `isLast`: the browser will not repeat it, so a new sync is requested where it allows that.
 */
export async function sendWaiting({ isLast = false } = {}): Promise<void> {
  const first = await outbox.drain({ shortenBackoff: true })
  let { waiting } = first
  if (first.nextInMs !== undefined && first.nextInMs <= MAX_WAIT_MS) {
    await pause(deviceClock, first.nextInMs)
    waiting = (await outbox.drain()).waiting
  }
  const { entries, newer, damaged } = await outbox.listAll()
  const notSendable = newer.length + damaged.length
  const unsent = entries.filter((entry) => entry.state !== 'sent').length + notSendable
  // With an empty outbox, the badge was not shown and does not have to be updated; on most devices the outbox is always empty.
  if (entries.length + notSendable > 0) await showBadge(unsent)
  if (waiting === 0) return
  // A new tag, because the browser delays a tag that has failed. Browsers may refuse it when no page is open.
  if (isLast) await self.registration.sync?.register(SYNC_TAG_PREFIX + newId()).catch(() => {})
  throw new Error(`${waiting} still waiting`)
}
