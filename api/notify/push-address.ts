/** Domains of the push services that browsers use: Chrome and its relatives, Firefox, Edge, Safari. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const

type PushRule = { allowInternal: boolean }

/** Whether a member of staff may register this URL. Push services use HTTPS; the resolved address is checked at every send. */
export function isPushAddress(endpoint: string, { allowInternal }: PushRule): boolean {
  const { protocol, username } = new URL(endpoint)
  return (protocol === 'https:' || (allowInternal && protocol === 'http:')) && username === ''
}

/** Whether anyone may register this URL: only known push services, so that nobody makes the server send to others. */
export function isKnownPushService(endpoint: string, rule: PushRule): boolean {
  if (!isPushAddress(endpoint, rule)) return false
  if (rule.allowInternal) return true
  const { hostname, port } = new URL(endpoint)
  return port === '' && PUSH_SERVICES.some((name) => hostname === name || hostname.endsWith(`.${name}`))
}
