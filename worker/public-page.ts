// The staff area, the API, the addresses forms post to, and files.
const NEVER = /^\/(admin|api|submit-form|submit|healthz)(\/|$)|\.[a-z0-9]+$/i

/** Whether a navigation to this path is to one of the public pages, which are answered from the device. */
export function isPublicPage(path: string): boolean {
  return !NEVER.test(path)
}
