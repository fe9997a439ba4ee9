// The staff area, the API, and the addresses forms post to.
const OTHER_SCOPES = /^\/(?:admin|api|submit-form|submit|healthz)(?:\/|$)/i
const FILE = /\.[a-z0-9]+$/i

/** Whether a navigation to this path is answered from the device: every public page is. */
export function inNavigationScope(path: string): boolean {
  return !OTHER_SCOPES.test(path) && !FILE.test(path)
}
