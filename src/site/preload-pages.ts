import { splitLanguage } from '../contract/languages.ts'
import { loadCatalogue } from './load-catalogue.ts'
import type { createRouter } from './router.tsx'

type Router = ReturnType<typeof createRouter>

/** Most packages on the screen that are preloaded at once: a phone shows about as many. */
const MOST_ON_SCREEN = 3

/**
 * Loads the catalogue and the scripts of the pages most people go to next, in idle time, so that a tap only has to render: the list
 * of packages, the packages on the screen, and the home page. When this may begin is decided by when-preload-allowed.ts.
 */
export async function preloadPages(router: Router): Promise<void> {
  try {
    await idle()
    const { packages } = await loadCatalogue()
    const { packagePath } = await import('../catalogue/packages.ts')
    const paths = new Set(packages.map(packagePath))
    const preload = async (path: string) => {
      await idle()
      await settled(router)
      if (path !== router.state.location.pathname) await router.preloadRoute({ to: '.', href: path })
    }
    // What is on the screen changes with every page and when a scroll has ended.
    const preloadOnScreen = async () => {
      await idle()
      const found = onScreen(paths)
      for (const path of found) await preload(path)
      return found.length > 0
    }
    const again = () => void preloadOnScreen().catch(() => {})
    router.subscribe('onRendered', again)
    addEventListener('scrollend', again, { passive: true })
    await preload('/packages')
    // The search code is loaded separately, because preloading the list does not include it.
    await import('./features/search/search-packages.ts')
    const [first] = paths
    // Without a package on the screen, the first one is preloaded for the scripts of its page.
    if (!(await preloadOnScreen()) && first) await preload(first)
    await preload('/')
  } catch {
    // A page that could not be preloaded is loaded when it is opened.
  }
}

/** Paths among these that links on the screen lead to, each once. */
function onScreen(paths: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
    const { path } = splitLanguage(link.pathname)
    if (!paths.has(path) || found.has(path)) continue
    const { top, bottom, left, right } = link.getBoundingClientRect()
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) continue
    found.add(path)
    if (found.size === MOST_ON_SCREEN) break
  }
  return [...found]
}

// Navigations that the traveller has started come first.
async function settled(router: Router): Promise<void> {
  if (!router.state.isLoading) return
  await new Promise<void>((resolve) => {
    const stop = router.subscribe('onResolved', () => {
      stop()
      resolve()
    })
  })
}

function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1_000),
  )
}
