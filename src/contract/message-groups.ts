/** Messages beside those that every page has; a page of another language loads the groups that it shows. */
export const MESSAGE_GROUPS = ['places', 'finding', 'device', 'answers', 'enquiries'] as const
export type MessageGroup = (typeof MESSAGE_GROUPS)[number]

const OWN_ENQUIRIES = /^\/(?:enquiries|thankyou)$/
const FINDING = /^\/(?:packages|compare|saved|destinations|trip-planner|themes|video)(?:\/|$)/

/** The groups that a page shows; `path` has no language. The start page needs none. */
export function messageGroups(path: string): readonly MessageGroup[] {
  if (path === '/') return []
  if (path === '/settings') return ['device', 'answers']
  if (path === '/FlightForm') return ['enquiries']
  if (OWN_ENQUIRIES.test(path)) return ['answers', 'enquiries']
  return FINDING.test(path) ? ['finding'] : ['places']
}
