import { inNavigationScope } from '../../contract/navigation-scope.ts'

// Not in TypeScript's library: only Chromium has it.
declare global {
  interface Window {
    launchQueue?: { setConsumer(consumer: (launch: { targetURL?: string }) => void): void }
  }
}

/**
 * A second start of the installed app opens in the existing window (`launch_handler` in the manifest). A start from the icon
 * leaves the page as it is; a shortcut or a shared link calls `open` with its path. What is not a page of the site, such as the
 * sales desk, is loaded as a new document. `openedAt` is the address that this window was started with.
 */
export function followLaunches(open: (path: string) => void, openedAt?: string): void {
  // The browser tells at once of what came before. The first such launch is no new one, when the traveller may already be on the
  // next page: it has opened this window, or came before a reload, after which the browser repeats the last one.
  let mayBeOld = true
  window.launchQueue?.setConsumer(({ targetURL }) => {
    const isOld = mayBeOld && (targetURL === openedAt || isReload())
    mayBeOld = false
    if (!targetURL || isOld) return
    const { pathname, search, hash } = new URL(targetURL)
    const path = pathname + search + hash
    if (path === '/' || path === location.pathname + location.search + location.hash) return
    // A path with two slashes at its start is the address of another site.
    if (inNavigationScope(pathname) && !path.startsWith('//')) open(path)
    else location.assign(targetURL)
  })
  mayBeOld = false
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload'
}
