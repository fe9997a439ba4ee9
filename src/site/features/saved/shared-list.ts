import { localAddress } from '../../../language/current.ts'

/** More packages than anybody compares; a link with all of them is still short enough to be sent. */
export const MAX_SHARED = 30
const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/
const MAX_KEY_LENGTH = 120

/** Keys of packages in a link somebody sent: `p=bali1,goa2`; invalid ones and repetitions are left out. */
export function parseShared(value: unknown): string[] {
  const keys = (Array.isArray(value) ? value : [value])
    .flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
    .filter((key) => key.length <= MAX_KEY_LENGTH && KEY.test(key))
  return [...new Set(keys)].slice(0, MAX_SHARED)
}

/** Path of a page that shows these packages to anyone with the link. */
export function sharedHref(keys: readonly string[]): string {
  return localAddress(`/saved?p=${keys.slice(0, MAX_SHARED).join(',')}`)
}
