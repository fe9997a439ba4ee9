import { RouterProvider, rootRouteId } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { splitLanguage } from '../contract/languages.ts'
import { localAddress } from '../language/current.ts'
import { loadLanguage, loadMessages } from '../language/load.ts'
import { chosenStart, isStart } from '../state/language-choice.ts'
import { loadLater } from '../state/load-later.ts'
import { noteHistoryAction } from '../ui/rest-of-page.ts'
import { allowTranslation } from '../ui/translated-page.ts'
import { followCatalogue } from './follow-catalogue.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { takeOwnAddress } from './posted-page.ts'
import { createRouter, notFoundMatch } from './router.tsx'
import { noteFirstUse, whenPreloadAllowed } from './when-preload-allowed.ts'

noteFirstUse()
allowTranslation()

/** Links within the site. */
const PAGE_LINK = 'a[href^="/"]'

declare global {
  interface Window {
    /** Set by server-rendered pages; absent on a not-found page and in the installed app's shell. */
    $_TSR?: unknown
  }
}

// The router reloads by itself after an error that begins like these: uncounted, and also while the page is being left. The
// error screen does both, and counts (src/offline/app/recover.ts).
addEventListener('vite:preloadError', ({ payload }) => {
  payload.message = `The app: ${payload.message}`
})

if (window.$_TSR) takeOwnAddress()
const { language, path } = splitLanguage(location.pathname)
const router = createRouter({
  language,
  catalogue: loadCatalogue,
  origin: location.origin,
  bootstrapScript: '',
  isHydrated: false,
})
router.history.subscribe(({ action }) => noteHistoryAction(action.type))
// With the script of the next page, which asks for it only once it runs.
addEventListener(
  'pointerdown',
  ({ target }) => {
    if (target instanceof Element && target.closest(PAGE_LINK)) void loadCatalogue().catch(() => {})
  },
  { capture: true, passive: true },
)

function begin(): void {
  if (window.$_TSR) {
    // Only transitions are rendered in slices, so that taps are answered meanwhile.
    startTransition(() => {
      hydrateRoot(document, <RouterClient router={router} />)
    })
    return
  }
  const render = () => createRoot(document).render(<RouterProvider router={router} />)
  if (!document.querySelector('main')) render()
  else if (window.earlyEvents) void beginNotFound()
  // The first screen of a page, which the worker has put into the shell, stays until the app's own is ready.
  else router.load().then(render, render)
}

// A not-found page from the server, without data: the app loads what it needs first. It can find a page here, in a newer catalogue.
async function beginNotFound(): Promise<void> {
  // The same boundaries as on the server.
  router.ssr = { manifest: undefined }
  await router.load()
  const { matches } = router.state
  const app = <RouterProvider router={router} />
  const nothing = notFoundMatch(matches)
  if (matches.some(({ status }) => status === 'error')) window.leavePageToBrowser?.()
  // Of an address that cannot be decoded the server makes the page of a route.
  else if (nothing && nothing.routeId !== rootRouteId) startTransition(() => void hydrateRoot(document, app))
  else createRoot(document).render(app)
}

// Without its messages a page is not touched: the document's inline scripts then do what is left to do.
const chosen = chosenStart()
if (chosen) location.replace(chosen)
// A task of its own: a cheap phone needs as long for the router.
else if (language === 'en') setTimeout(begin)
else loadLanguage(language, path).then(begin, reportError)

// Before the first navigation changes it.
const visit = { href: location.href, referrer: document.referrer }
inIdleTime([
  () =>
    loadLater(
      () => import('../offline/start.ts'),
      ({ start }) =>
        start({
          onPage: (listener) => router.subscribe('onResolved', listener),
          open: openLaunched,
          openedAt: visit.href,
          offerUpdate: () =>
            loadLater(
              () => import('./offer-update.ts'),
              ({ offerUpdate }) => offerUpdate(),
            ),
        }),
    ),
  () => void loadMessages(),
  () =>
    loadLater(
      () => import('../state/attribution.ts'),
      ({ recordVisit }) => recordVisit(visit),
    ),
  () => {
    if (location.pathname === '/')
      loadLater(
        () => import('./offer-language.tsx'),
        ({ offerLanguage }) => offerLanguage(),
      )
  },
  () => followCatalogue(() => void router.invalidate()),
  () =>
    whenPreloadAllowed(() =>
      loadLater(
        () => import('./preload-pages.ts'),
        ({ preloadPages }) => void preloadPages(router),
      ),
    ),
])

// A shortcut opens in the language of this window; a link to a page in another language is another document.
function openLaunched(address: string): void {
  if (isStart(address)) router.history.push(localAddress(address))
  else if (splitLanguage(address).language === language) router.history.push(address)
  else location.assign(address)
}

// Runs the tasks one after the other, so that taps are handled in between; `waitMs` is used where the browser cannot report
// that it is idle.
function inIdleTime([first, ...others]: (() => void)[], waitMs = 1_000): void {
  if (!first) return
  const run = () => {
    inIdleTime(others, 50)
    first()
  }
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3_000 })
  else setTimeout(run, waitMs)
}
