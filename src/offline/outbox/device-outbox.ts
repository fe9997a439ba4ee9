import { MEDIA_CACHES } from '../../contract/storage-names.ts'
import { openOutbox } from '../../outbox/outbox.ts'
import type { DrainResult, Outbox } from '../../outbox/types.ts'
import { broadcast, subscribe } from '../app/device-channel.ts'
import { pauseInPageCache } from '../app/page-cache.ts'
import { pushSubmittedEvent } from './analytics-event.ts'
import { requestSync } from './background-sync.ts'

/** With less free storage than this, caches that can be fetched again are deleted before an enquiry is stored. */
const SHORT_BYTES = 20e6

let outbox: Outbox | undefined
let sendingId: string | undefined
let whenDrained: (result: DrainResult | undefined) => void = () => {}
let whenKept: () => void = () => {}

/** This page's handle on the device's outbox. Browser only: call it in handlers and effects, never while rendering. */
export function deviceOutbox(): Outbox {
  outbox ??= open()
  return outbox
}

/** Has `listener` called after every run of this page; without a result when storage failed. */
export function onDrained(listener: (result: DrainResult | undefined) => void): void {
  whenDrained = listener
}

/** Has `listener` called whenever something of this page is on the disk to be sent. */
export function onKept(listener: () => void): void {
  whenKept = listener
}

function open(): Outbox {
  pauseInPageCache()
  subscribe((message) => {
    if (message.type === 'outbox-opened' && sendingId) broadcast({ type: 'outbox-sending', id: sendingId })
  })
  return openOutbox({
    changed: () => broadcast({ type: 'outbox-changed' }),
    sending(id) {
      sendingId = id
      broadcast({ type: 'outbox-sending', id: id ?? null })
    },
    kept: async () => {
      whenKept()
      void askToPersist()
      await requestSync()
    },
    drained: (result) => whenDrained(result),
    deliveredUnkept: pushSubmittedEvent,
    beforeKeep: makeRoomIfShort,
    makeRoom,
  })
}

async function makeRoom(): Promise<void> {
  await Promise.all(MEDIA_CACHES.map((name) => caches.delete(name)))
}

async function makeRoomIfShort(): Promise<void> {
  const { quota, usage = 0 } = await navigator.storage.estimate()
  if (quota !== undefined && quota - usage < SHORT_BYTES) await makeRoom()
}

// Persistence is requested when an enquiry is stored, because browsers grant it more often after such an interaction.
async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Absent or refused: the screens show what that means (device-capabilities.ts).
  }
}
