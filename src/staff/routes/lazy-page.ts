import { type AnyRouter, type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'

/** The pages whose script could not be loaded. */
const failed = new Set<Pick<AsyncRouteComponent<unknown>, 'preload'>>()

/** A page of the desk whose script is loaded when it is first shown. */
export const lazyPage: typeof lazyRouteComponent = (load, name) => {
  const page = lazyRouteComponent(async () => {
    try {
      return await load()
    } catch (error) {
      failed.add(page)
      throw error
    }
  }, name)
  return page
}

/** Asks again, at the next visit and at "Try again", for scripts that could not be loaded; the router would keep the failure. */
export function retryPages(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', () => {
    for (const page of failed) void page.preload?.()
    failed.clear()
  })
}
