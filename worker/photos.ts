import { CacheExpiration } from 'workbox-expiration'
import { type Connection, savesDataOrIs2g } from '../src/contract/connection.ts'
import { SEEN_PICTURES_CACHE } from '../src/contract/storage-names.ts'
import { hasExpectedType } from './content-check.ts'

/** Pictures that were seen are kept up to this number. */
export const SEEN_PICTURES = 200

/** Photos kept of one page, each about 30 kB; the cache they are in has its own limit. */
const PHOTOS_OF_A_PAGE = 8
const PHOTO = /\/uploads\/[0-9a-f]{20}(?=-)/
/** The smallest file of a photo on a page, which stands in for the others without a network. */
const PHONE_SIZE = /\/uploads\/[0-9a-f]{20}-wide-480\.avif/g

// The cache's limits are those of media.ts, which removes what is over them.
const expiration = new CacheExpiration(SEEN_PICTURES_CACHE, { maxEntries: SEEN_PICTURES })

/** The same photo in any size that was seen or kept: better than a hole when there is no network. */
export async function matchPhoto(path: string): Promise<Response | undefined> {
  const [photo] = PHOTO.exec(path) ?? []
  if (!photo) return undefined
  const cache = await caches.open(SEEN_PICTURES_CACHE)
  for (const request of await cache.keys()) {
    if (!new URL(request.url).pathname.startsWith(`${photo}-`)) continue
    const found = await cache.match(request)
    if (found && hasExpectedType(new URL(request.url).pathname, found)) return found
  }
  return undefined
}

/** Keeps the photos of a page that was visited at phone size, unless the connection is slow or the traveller saves data. */
export async function keepPhotos(html: string): Promise<void> {
  const paths = [...new Set(html.match(PHONE_SIZE) ?? [])].slice(0, PHOTOS_OF_A_PAGE)
  for (const path of paths) {
    // Asked again before each: the connection may have changed meanwhile.
    if (savesDataOrIs2g((navigator as { connection?: Connection }).connection)) return
    if (await matchPhoto(path)) continue
    const response = await fetch(path, { priority: 'low', credentials: 'omit' })
    if (!hasExpectedType(path, response)) continue
    const cache = await caches.open(SEEN_PICTURES_CACHE)
    await cache.put(path, response)
    // Counted among the pictures that were seen, so that it is removed with them.
    await expiration.updateTimestamp(new URL(path, location.origin).href)
  }
}
