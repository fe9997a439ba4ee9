import { registerRoute } from 'workbox-routing'
import type { Precache } from './precache.ts'

/** The app without a page in it; the router fills in the page of the address. */
const SHELL = '/index.html'
/** Never answered from the device: the staff area, the API, the addresses forms post to, and files. */
const NEVER = /^\/(admin|api|submit-form|submit|healthz)(\/|$)|\.[a-z0-9]+$/i

/** Whether a navigation to this path is to one of the public pages. */
export function isPublicPage(path: string): boolean {
  return !NEVER.test(path)
}

/** Answers every public page from the device, so that a start never waits for a network. */
export function servePages(precache: Precache): void {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isPublicPage(url.pathname),
    async ({ request }) => (await precache.match(SHELL)) ?? fetch(request),
  )
}
