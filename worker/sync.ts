import { SYNC_TAG_PREFIX } from '../src/contract/worker-messages.ts'
import { showBadge } from '../src/outbox/badge.ts'
import { deviceClock, pause } from '../src/outbox/clock.ts'
import { openOutbox } from '../src/outbox/outbox.ts'
import { tell } from './news.ts'

/** The longest a wake-up waits for an entry that has only just been tried by a page, ms. */
const LINGER_MS = 5_000

const outbox = openOutbox({ changed: () => tell({ type: 'outbox-changed' }) })

/** Whether a sync event is about the outbox. */
export function isOutboxTag(tag: string): boolean {
  return tag.startsWith(SYNC_TAG_PREFIX)
}

/** Sends what waits, with or without a page open. Fails while something still waits, so that the browser tries again. */
export async function sendWaiting(): Promise<void> {
  const first = await outbox.drain({ hurry: true })
  let { waiting } = first
  if (first.nextInMs !== undefined && first.nextInMs <= LINGER_MS) {
    await pause(deviceClock, first.nextInMs)
    waiting = (await outbox.drain()).waiting
  }
  const entries = await outbox.list()
  await showBadge(entries.filter((entry) => entry.state !== 'sent').length)
  if (waiting > 0) throw new Error(`${waiting} still waiting`)
}
