/** Messages beside those that every page has; a page of another language loads one group of them. */
export const MESSAGE_GROUPS = ['places', 'finding', 'device'] as const
export type MessageGroup = (typeof MESSAGE_GROUPS)[number]

const DEVICE = /^\/(?:enquiries|thankyou|settings|FlightForm)$/
const FINDING = /^\/(?:packages|compare|saved|destinations|trip-planner|themes|video)(?:\/|$)/

/** The group that a page shows; `path` has no language. The start page needs none. */
export function messageGroup(path: string): MessageGroup | undefined {
  if (path === '/') return undefined
  if (DEVICE.test(path)) return 'device'
  return FINDING.test(path) ? 'finding' : 'places'
}
