import { MEDIA_CACHES } from '../contract/worker-messages.ts'
import type { DrainResult } from '../outbox/drain.ts'
import { type Outbox, openOutbox } from '../outbox/outbox.ts'
import { pushSubmitted } from './announce.ts'
import { requestSync } from './background-sync.ts'
import { tell } from './news.ts'

let outbox: Outbox | undefined
let whenDrained: (result: DrainResult) => void = () => {}

/** This page's handle on the device's outbox. Browser only: call it in handlers and effects, never while rendering. */
export function deviceOutbox(): Outbox {
  outbox ??= openOutbox({
    changed: () => tell({ type: 'outbox-changed' }),
    kept: async () => {
      askToPersist()
      await requestSync()
    },
    drained: (result) => whenDrained(result),
    deliveredUnkept: pushSubmitted,
    makeRoom: async () => {
      await Promise.all(MEDIA_CACHES.map((name) => caches.delete(name)))
    },
  })
  return outbox
}

/** Has `listener` called after every run of this page. */
export function onDrained(listener: (result: DrainResult) => void): void {
  whenDrained = listener
}

// Asked when there is something to lose, which is also when browsers say yes.
function askToPersist(): void {
  navigator.storage
    ?.persisted?.()
    .then((persisted) => persisted || navigator.storage.persist())
    .catch(() => {})
}
