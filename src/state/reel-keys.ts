import { LOCAL_KEYS } from '../contract/storage-names.ts'
import { createStore } from './create-store.ts'
import { readLocal, writeLocal } from './web-storage.ts'

const changes = createStore(0)

/** Whether the trip videos have shortcuts of one letter; they can be switched off (WCAG 2.1.4). */
export function reelKeysOn(): boolean {
  return readLocal(LOCAL_KEYS.reelKeys) !== 'off'
}

/** Calls back when {@link reelKeysOn} may have changed; returns how to stop. */
export const watchReelKeys = changes.subscribe

/** Switches them for this device. */
export function setReelKeys(on: boolean): void {
  writeLocal(LOCAL_KEYS.reelKeys, on ? undefined : 'off')
  changes.set(changes.get() + 1)
}
