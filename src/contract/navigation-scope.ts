// The staff area, the API, uploaded photos, and the addresses forms post to.
const OTHER_SCOPES = /^\/(?:admin|api|submit-form|submit-answer|submit|healthz|uploads)(?:\/|$)/i
const FILE = /\.[a-z0-9]+$/i

/** Whether a path is a public page: one of the site's router, which the worker answers from the device. */
export function inNavigationScope(path: string): boolean {
  return !OTHER_SCOPES.test(path) && !FILE.test(path)
}
