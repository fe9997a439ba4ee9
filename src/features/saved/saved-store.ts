import { useSyncExternalStore } from 'react'

/** What this device remembers of the traveller's choices; slugs of reels, keys of packages, the latest first. */
export type Saved = {
  likedReels: readonly string[]
  reels: readonly string[]
  packages: readonly string[]
  /** Looked at, whether saved or not; at most {@link MOST_SEEN}. */
  seenPackages: readonly string[]
}
export type SavedList = keyof Saved

/** What the server renders, and the first render in the browser. */
const NOTHING: Saved = { likedReels: [], reels: [], packages: [], seenPackages: [] }
const KEY = 'saved'
/** What fits in a row or two; nobody scrolls further back. */
const MOST_SEEN = 12

let saved: Saved | undefined
const listeners = new Set<() => void>()

/** The traveller's likes and saves, live, also from other tabs. */
export function useSaved(): Saved {
  return useSyncExternalStore(subscribe, readSaved, () => NOTHING)
}

/** Puts something on a list or takes it off. Where the device keeps nothing, it lasts as long as the page. */
export function setSaved(list: SavedList, id: string, on: boolean): void {
  const others = readSaved()[list].filter((other) => other !== id)
  keep({ ...readSaved(), [list]: on ? [id, ...others] : others })
}

/** Notes that a package was looked at; the latest comes first. */
export function noteSeen(key: string): void {
  const { seenPackages } = readSaved()
  if (seenPackages[0] === key) return
  const others = seenPackages.filter((other) => other !== key)
  keep({ ...readSaved(), seenPackages: [key, ...others].slice(0, MOST_SEEN) })
}

/** Forgets which packages were looked at. */
export function forgetSeen(): void {
  keep({ ...readSaved(), seenPackages: [] })
}

function keep(next: Saved): void {
  saved = next
  try {
    localStorage.setItem(KEY, JSON.stringify(saved))
  } catch {
    // Denied or full.
  }
  notify()
}

function readSaved(): Saved {
  saved ??= parse(readKept())
  return saved
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

// Whatever stands there, of whatever release, only lists of texts come out.
function parse(text: string | null): Saved {
  let kept: Partial<Record<SavedList, unknown>> = {}
  try {
    kept = Object(JSON.parse(text ?? '{}'))
  } catch {
    // Not ours.
  }
  const list = (value: unknown) =>
    Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  return {
    likedReels: list(kept.likedReels),
    reels: list(kept.reels),
    packages: list(kept.packages),
    seenPackages: list(kept.seenPackages),
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', changedElsewhere)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', changedElsewhere)
  }
}

function changedElsewhere(event: StorageEvent): void {
  // `null`: everything was cleared.
  if (event.key !== KEY && event.key !== null) return
  saved = undefined
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}
