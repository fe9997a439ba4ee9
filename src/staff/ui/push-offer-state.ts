import { LOCAL_KEYS } from '../../contract/storage-names.ts'
import { createEmitter } from '../../state/create-store.ts'
import { readLocal, writeLocal } from '../../state/web-storage.ts'

const changes = createEmitter()
let wanted = false

/** Called when the user has handled a lead: from then on push messages may be offered, once on each device. */
export function offerPush(): void {
  if (wanted || readLocal(LOCAL_KEYS.pushOffered)) return
  wanted = true
  changes.emit()
}

/** Whether to offer them now; for `useSyncExternalStore(watchPushOffer, isPushOffered)`. */
export function isPushOffered(): boolean {
  return wanted
}

export const watchPushOffer = changes.subscribe

/** The offer was answered, in whatever way: it is not made again. */
export function closePushOffer(): void {
  wanted = false
  writeLocal(LOCAL_KEYS.pushOffered, 'yes')
  changes.emit()
}
