/** Header of every error response of our server; responses of a gateway, firewall or captive portal do not have it. */
export const SERVER_MARK = { 'x-answered-by': 'app' } as const

/** The policy of every API response. Releases before {@link SERVER_MARK} are recognised by it, so it is never changed. */
export const API_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** Whether an error response came from our server, of this release or an earlier one, and not from a gateway in between. */
export function isFromServer(headers: Pick<Headers, 'get'>): boolean {
  const isMarked = Object.entries(SERVER_MARK).every(([name, value]) => headers.get(name) === value)
  return isMarked || headers.get('content-security-policy') === API_POLICY
}
