import type { LocalKey, SessionKey } from '../contract/storage-names.ts'

// The only access to localStorage and sessionStorage. Browsers may deny both (even reading the property throws), and
// writing fails when they are full.

/** The stored text; `null` if there is none or storage is denied. */
export function readLocal(key: LocalKey): string | null {
  return read(() => localStorage, key)
}

/** Stores a text, or removes it with `undefined`; returns whether that worked. */
export function writeLocal(key: LocalKey, value: string | undefined): boolean {
  return write(() => localStorage, key, value)
}

/** {@link readLocal} for this tab only. */
export function readSession(key: SessionKey): string | null {
  return read(() => sessionStorage, key)
}

/** {@link writeLocal} for this tab only. */
export function writeSession(key: SessionKey, value: string | undefined): boolean {
  return write(() => sessionStorage, key, value)
}

/** Whether this tab has a storage; it may be full. */
export function hasSession(): boolean {
  try {
    return Boolean(sessionStorage)
  } catch {
    return false
  }
}

/** Parses a stored text; `undefined` if there is none or it is not JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

function write(storage: () => Storage, key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) storage().removeItem(key)
    else storage().setItem(key, value)
    return true
  } catch {
    return false
  }
}
