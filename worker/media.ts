import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { SEEN_PICTURES_CACHE } from '../src/contract/storage-names.ts'
import { hasExpectedType } from './content-check.ts'
import type { KeptMedia } from './kept-media.ts'
import { matchPhoto, SEEN_PICTURES } from './photos.ts'
import { partOf } from './ranges.ts'

const SEEN_FOR_SECONDS = 30 * 24 * 60 * 60

/** Answers pictures and videos: what is kept, else what was seen, else the network, else a similar picture. */
export function serveMedia(kept: KeptMedia): void {
  const expiration = new ExpirationPlugin({
    maxEntries: SEEN_PICTURES,
    maxAgeSeconds: SEEN_FOR_SECONDS,
    purgeOnQuotaError: true,
  })
  const seen = new CacheFirst({
    cacheName: SEEN_PICTURES_CACHE,
    // Workbox's own types do not hold under exactOptionalPropertyTypes.
    plugins: [
      expiration as WorkboxPlugin,
      {
        // What is kept in another size stands in for it without a network; twice it would take too much of the disk.
        cacheWillUpdate: async ({ request, response }) =>
          isPicture(request, response) && !kept.hasSimilar(new URL(request.url).pathname) ? response : null,
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse && isPicture(request, cachedResponse) ? cachedResponse : null,
      },
    ],
  })

  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && request.destination === 'image' && isArt(url),
    async ({ url, request, event }) => {
      const exact = await kept.match(url.pathname)
      if (exact) return exact
      try {
        return await seen.handle({ request, event })
      } catch {
        return (await kept.matchSimilar(url.pathname)) ?? (await matchPhoto(url.pathname)) ?? Response.error()
      }
    },
  )

  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /\.(mp4|webm|vtt)$/.test(url.pathname),
    async ({ url, request }) => {
      try {
        const whole = await kept.match(url.pathname)
        if (whole) return await partOf(whole, request.headers.get('range'))
      } catch (error) {
        console.warn('What is kept of it could not be read.', url.pathname, error)
      }
      // A partial response from the network cannot be used for other requests, so it is not stored.
      return fetch(request)
    },
  )
}

function isPicture({ url }: Request, response: Response): boolean {
  return hasExpectedType(new URL(url).pathname, response)
}

// Rendered scenes, uploaded photos, and the posters of reels and clips.
function isArt(url: URL): boolean {
  return /^\/(art|uploads|reels|clips)\//.test(url.pathname)
}
