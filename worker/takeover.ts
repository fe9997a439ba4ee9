import { inNavigationScope } from '../src/contract/navigation-scope.ts'
import type { Precache } from './precache.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Takes the place of a release whose files are damaged without waiting for its pages to be closed: they cannot start,
 * so nobody could agree to the update. Anything typed in one that still runs is kept as a draft.
 */
export function replaceDamagedRelease(precache: Precache) {
  let damaged = false
  return {
    /** To be called before the install, which puts the files right. */
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
