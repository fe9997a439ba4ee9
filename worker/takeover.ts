import { inNavigationScope } from '../src/contract/navigation-scope.ts'
import type { Precache } from './precache.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Replaces a release with damaged files without waiting until its pages are closed: they cannot start, so nobody could agree to
 * the update. Text typed in a page that still runs is stored as a draft.
 */
export function replaceDamagedRelease(precache: Precache) {
  let damaged = false
  return {
    /** Must be called before the installation, which repairs the files. */
    look: async () => {
      damaged = await precache.isDamaged().catch(() => false)
    },
    skipWaiting: async () => {
      if (damaged) await self.skipWaiting()
    },
    reloadPages: async () => {
      if (!damaged) return
      for (const client of await self.clients.matchAll({ type: 'window' })) {
        if (inNavigationScope(new URL(client.url).pathname)) await client.navigate(client.url).catch(() => {})
      }
    },
  }
}
