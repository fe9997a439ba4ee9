// The staff area, the API, uploaded photos, and the addresses forms post to.
const OTHER_SCOPES = /^\/(?:admin|api|submit-form|submit-answer|submit|healthz|uploads)(?:\/|$)/i
// Not a number after a dot, with which the name of a package may end.
const FILE = /\.[a-z][a-z0-9]*$/i

/** Whether a path is a public page: one of the site's router, which the worker answers from the device. */
export function inNavigationScope(path: string): boolean {
  return !OTHER_SCOPES.test(path) && !FILE.test(path)
}
