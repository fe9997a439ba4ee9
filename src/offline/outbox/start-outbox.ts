import { showBadge } from '../../outbox/badge.ts'
import { subscribe } from '../app/device-channel.ts'
import { pushDeliveredEvents } from './analytics-event.ts'
import { requestSync } from './background-sync.ts'
import { deviceOutbox } from './device-outbox.ts'
import { outboxView, watchOutbox } from './outbox-view.ts'
import { installTriggers } from './triggers.ts'

let isStarted = false

/** Starts sending queued enquiries and pushing analytics events, and keeps the app icon's number up to date; once. */
export function startOutbox(): void {
  if (isStarted) return
  isStarted = true
  watchOutbox(() => {
    const { storage, unsent } = outboxView()
    if (storage === 'available') void showBadge(unsent)
  })
  subscribe((message) => message.type === 'outbox-changed' && trackDelivered())
  trackDelivered()
  installTriggers()
  // No sync is registered for what was queued before there was a worker, or where the browser has given it up.
  void whenWorkerReady().then(syncUnsent)
}

function trackDelivered(): void {
  pushDeliveredEvents(deviceOutbox()).catch(() => {})
}

// The worker may be ready before the list is read.
async function syncUnsent(): Promise<void> {
  const entries = await deviceOutbox()
    .list()
    .catch(() => [])
  if (entries.some(({ state }) => state !== 'sent')) await requestSync()
}

// Never settles without a worker; reading the property throws where storage is denied.
async function whenWorkerReady(): Promise<void> {
  try {
    await navigator.serviceWorker.ready
  } catch {
    await new Promise(() => {})
  }
}
