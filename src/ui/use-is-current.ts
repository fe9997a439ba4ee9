import { useRouter } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'

type Router = Pick<ReturnType<typeof useRouter>, 'stores' | 'subscribe'>
type Shown = { path: string; listeners: Map<string, Set<() => void>> }

const shownBy = new WeakMap<Router, Shown>()

/**
 * Whether this path is the page on the screen. A page has more than a hundred links: at a change of page only those to the page
 * that is left and to the new one are called, instead of each link comparing for itself.
 */
export function useIsCurrent(path: string): boolean {
  const router = useRouter()
  const shown = shownBy.get(router) ?? follow(router)
  const subscribe = useCallback((listener: () => void) => listen(shown, path, listener), [shown, path])
  const isCurrent = () => shown.path === path
  return useSyncExternalStore(subscribe, isCurrent, isCurrent)
}

function follow(router: Router): Shown {
  const shown: Shown = { path: router.stores.location.get().pathname, listeners: new Map() }
  // The server renders one page with a router.
  if (import.meta.env.SSR) return shown
  shownBy.set(router, shown)
  router.subscribe('onBeforeRouteMount', ({ toLocation }) => {
    const left = shown.path
    shown.path = toLocation.pathname
    if (left === shown.path) return
    for (const path of [left, shown.path]) for (const listener of shown.listeners.get(path) ?? []) listener()
  })
  return shown
}

function listen({ listeners }: Shown, path: string, listener: () => void): () => void {
  const ofPath = listeners.get(path) ?? new Set()
  listeners.set(path, ofPath.add(listener))
  return () => {
    ofPath.delete(listener)
    if (ofPath.size === 0 && listeners.get(path) === ofPath) listeners.delete(path)
  }
}
