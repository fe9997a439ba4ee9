import { showBadge } from '../outbox/badge.ts'
import { announceDelivered } from './announce.ts'
import { requestSync } from './background-sync.ts'
import { deviceOutbox } from './device-outbox.ts'
import { onNews } from './news.ts'
import { outboxView, watchOutbox } from './outbox-view.ts'
import { installTriggers } from './triggers.ts'

/** Starts sending and announcing what this device holds, and keeps the icon's number true. */
export function startOutbox(): void {
  watchOutbox(() => {
    const { storage, unsent } = outboxView()
    if (storage === 'available') void showBadge(unsent)
  })
  onNews((news) => news.type === 'outbox-changed' && announce())
  announce()
  installTriggers()
  // What was saved before there was a worker has no order for a wake-up yet.
  void navigator.serviceWorker?.ready.then(() => (outboxView().unsent > 0 ? requestSync() : undefined))
}

function announce(): void {
  announceDelivered(deviceOutbox()).catch(() => {})
}
