import { vi } from 'vitest'

/** Gives a test in Node the events of a page; `vi.unstubAllGlobals` takes them away. */
export function stubPageEvents(): EventTarget {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  return page
}

/** The page comes back from the back/forward cache. */
export function returnPage(): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
}
