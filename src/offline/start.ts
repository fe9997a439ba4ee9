import { showBadge } from '../outbox/badge.ts'
import { announceDelivered } from './announce.ts'
import { requestPeriodicSync, requestSync } from './background-sync.ts'
import { deviceOutbox } from './device-outbox.ts'
import { captureInstallPrompt } from './install-prompt.ts'
import { onNews } from './news.ts'
import { outboxView, watchOutbox } from './outbox-view.ts'
import { keepPictures } from './pictures.ts'
import { installTriggers } from './triggers.ts'
import { registerWorker } from './updates.ts'

let started = false

/** Starts the page's half of offline: called once, when the page is idle. */
export function start(): void {
  if (started) return
  started = true
  captureInstallPrompt()
  watchOutbox(() => {
    const { storage, unsent } = outboxView()
    if (storage === 'available') void showBadge(unsent)
  })
  onNews((news) => news.type === 'outbox-changed' && announce())
  announce()
  installTriggers()
  void registerWorker().then(async (registration) => {
    if (!registration) return
    keepPictures(registration)
    void requestPeriodicSync()
    // What was saved before there was a worker has no order for a wake-up yet.
    if (outboxView().unsent > 0) await requestSync()
  })
}

function announce(): void {
  announceDelivered(deviceOutbox()).catch(() => {})
}
