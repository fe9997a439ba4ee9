import type { Page } from 'playwright'

type Fiber = { return: Fiber | null; stateNode: { current?: Fiber } | null }

/** The longest React puts off showing what it has rendered, ms, and a little more. */
const COMMIT_LIMIT_MS = 500

/** What {@link isHydratedIn} looks at: one element, and how long after its rendering it counts in any case. */
export const hydrationOf = (selector: string) => ({ selector, limit: COMMIT_LIMIT_MS })

/** Runs in the page: whether React handles the server's page and this element, which it does once that is committed. */
export function isHydratedIn({ selector, limit }: ReturnType<typeof hydrationOf>): boolean {
  const element = window.isHydrated ? document.querySelector(selector) : null
  const key = element && Object.keys(element).find((name) => name.startsWith('__reactFiber'))
  if (!key) return false
  let root = (element as unknown as Record<string, Fiber>)[key] as Fiber
  while (root.return) root = root.return
  if (root.stateNode?.current === root) return true
  // After an update the element may be in the other one of React's two trees.
  const seen = window as { renderedAt?: number }
  seen.renderedAt ??= performance.now()
  return performance.now() - seen.renderedAt > limit
}

/**
 * Waits until React handles the page that the server rendered, and has hydrated the part that `selector` names. An element
 * has React's properties as soon as it is rendered; its handlers and effects work once that is committed.
 */
export async function hydrated(page: Page, selector = 'main h1'): Promise<void> {
  await page.waitForFunction(isHydratedIn, hydrationOf(selector))
}
