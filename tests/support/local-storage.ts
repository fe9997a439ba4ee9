import { vi } from 'vitest'

/** What a browser's `localStorage` or `sessionStorage` is for the product, with what it has `stored`; `isFull`: it takes nothing more. */
export function fakeStorage() {
  const stored = new Map<string, string>()
  const disk = { stored, isFull: false }
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (disk.isFull) throw new DOMException('The disk is full.', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => void stored.delete(key),
  }
  return { disk, storage }
}

/** Puts an empty `localStorage` in the place of the global one. */
export function stubLocalStorage() {
  const { disk, storage } = fakeStorage()
  vi.stubGlobal('localStorage', storage)
  return disk
}
