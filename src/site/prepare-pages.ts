import { loadCatalogue } from './load-catalogue.ts'
import type { createRouter } from './router.tsx'

/**
 * Loads the catalogue and the scripts of the pages most people go to next, in idle time, so that a tap only has to render. When
 * this may begin is decided by when-worth-preparing.ts.
 */
export async function preparePages(router: ReturnType<typeof createRouter>): Promise<void> {
  try {
    await idle()
    const { packages } = await loadCatalogue()
    const { packagePath } = await import('../catalogue/packages.ts')
    const [first] = packages
    for (const path of ['/packages', ...(first ? [packagePath(first)] : []), '/']) {
      await idle()
      await settled(router)
      if (path !== router.state.location.pathname) await router.preloadRoute({ to: '.', href: path })
    }
  } catch {
    // A page that could not be prepared is loaded when it is opened.
  }
}

// What was tapped meanwhile comes first.
async function settled(router: ReturnType<typeof createRouter>): Promise<void> {
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
