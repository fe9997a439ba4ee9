import { type Connection, isSlow } from '../contract/connection.ts'
import { savesData } from '../ui/saves-data.ts'
import { loadCatalogue } from './load-catalogue.ts'
import type { createRouter } from './router.tsx'

/** Pages that are reached from nearly everywhere, prepared one at a time. */
const NEXT_PAGES = ['/packages', '/']
/** What a traveller does first. */
const FIRST_USE = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * Loads the catalogue and the scripts of the pages most people go to next, so that a tap only has to render: in idle time when
 * it costs no bytes that anybody waits for (the worker has all of it, or the link is fast), else after the first touch, key or
 * scroll. With Save-Data nothing is loaded ahead.
 */
export function preparePages(router: ReturnType<typeof createRouter>): void {
  const link = (navigator as { connection?: Connection }).connection
  if (navigator.serviceWorker?.controller || !isSlow(link)) {
    void prepare(router)
    return
  }
  if (savesData()) return
  const start = () => {
    for (const type of FIRST_USE) removeEventListener(type, start, true)
    void prepare(router)
  }
  for (const type of FIRST_USE) addEventListener(type, start, { capture: true, passive: true })
}

async function prepare(router: ReturnType<typeof createRouter>): Promise<void> {
  try {
    await idle()
    const { packages } = await loadCatalogue()
    const { packagePath } = await import('../catalogue/packages.ts')
    const [first] = packages
    for (const path of [...NEXT_PAGES, ...(first ? [packagePath(first)] : [])]) {
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
