import { SYNC_TAG_PREFIX } from '../src/contract/worker-messages.ts'
import { showBadge } from '../src/outbox/badge.ts'
import { openOutbox } from '../src/outbox/outbox.ts'
import { tell } from './news.ts'

const outbox = openOutbox({ changed: () => tell({ type: 'outbox-changed' }) })

/** Whether a sync event is about the outbox. */
export function isOutboxTag(tag: string): boolean {
  return tag.startsWith(SYNC_TAG_PREFIX)
}

/** Sends what waits, with or without a page open. Fails while something still waits, so that the browser tries again. */
export async function sendWaiting(): Promise<void> {
  const { waiting } = await outbox.drain({ hurry: true })
  const entries = await outbox.list()
  await showBadge(entries.filter((entry) => entry.state !== 'sent').length)
  if (waiting > 0) throw new Error(`${waiting} still waiting`)
}
