import { useSyncExternalStore } from 'react'
import { LOCAL_KEYS } from '../../../contract/storage-names.ts'
import { createEmitter } from '../../../state/create-store.ts'
import { parseStored, readLocal, writeLocal } from '../../../state/web-storage.ts'

/** The traveller's choices stored on this device: slugs of reels and keys of packages, the latest first. */
export type Saved = {
  likedReels: readonly string[]
  reels: readonly string[]
  packages: readonly string[]
  /** Packages viewed, saved or not; at most {@link MAX_VIEWED}. */
  seenPackages: readonly string[]
}
export type SavedList = keyof Saved

/** The value for the server render and for hydration. */
const NOTHING: Saved = { likedReels: [], reels: [], packages: [], seenPackages: [] }
const KEY = LOCAL_KEYS.saved
/** As many as fit into a row or two. */
const MAX_VIEWED = 12

// `undefined` until it is read from storage.
let saved: Saved | undefined
// The device could not store the last change: only this page has it.
let isUnkept = false
const changes = createEmitter(() => {
  // What other tabs changed while nothing of this page showed the lists.
  forget()
  addEventListener('storage', changedElsewhere)
  return () => removeEventListener('storage', changedElsewhere)
})

/** The traveller's likes and saves, updated live, also from other tabs. */
export function useSaved(): Saved {
  return useSyncExternalStore(changes.subscribe, readSaved, () => NOTHING)
}

/** Adds an item to a list or removes it; returns whether the device stores that. Otherwise it lasts as long as the page. */
export function setSaved(list: SavedList, id: string, on: boolean): boolean {
  const now = newest()
  const others = now[list].filter((other) => other !== id)
  return keep({ ...now, [list]: on ? [id, ...others] : others })
}

/** Records that a package was viewed; the latest comes first. */
export function recordViewed(key: string): void {
  const now = newest()
  if (now.seenPackages[0] === key) return
  const others = now.seenPackages.filter((other) => other !== key)
  keep({ ...now, seenPackages: [key, ...others].slice(0, MAX_VIEWED) })
}

/** Clears the list of viewed packages. */
export function clearViewed(): void {
  keep({ ...newest(), seenPackages: [] })
}

function keep(next: Saved): boolean {
  saved = next
  isUnkept = !writeLocal(KEY, JSON.stringify(saved))
  changes.emit()
  return !isUnkept
}

// Another tab may have changed the lists since they were read, and is heard only while something here shows them.
function newest(): Saved {
  forget()
  return readSaved()
}

function forget(): void {
  if (!isUnkept) saved = undefined
}

function readSaved(): Saved {
  saved ??= parse(parseStored(readLocal(KEY)))
  return saved
}

// Reads what any release has stored, and accepts only lists of texts.
function parse(stored: unknown): Saved {
  const kept: Partial<Record<SavedList, unknown>> = Object(stored)
  const list = (value: unknown) =>
    Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  return {
    likedReels: list(kept.likedReels),
    reels: list(kept.reels),
    packages: list(kept.packages),
    seenPackages: list(kept.seenPackages),
  }
}

function changedElsewhere(event: StorageEvent): void {
  // `null` means that all storage was cleared.
  if (event.key !== KEY && event.key !== null) return
  isUnkept = false
  saved = undefined
  changes.emit()
}
