/** Messages beside those that every page has; a page of another language loads the groups that it shows. */
export const MESSAGE_GROUPS = ['home', 'places', 'finding', 'device', 'answers', 'enquiries'] as const
export type MessageGroup = (typeof MESSAGE_GROUPS)[number]

/** Pages of campaigns that show reviews and promotions of the home page. */
const WITH_HOME = /^\/(?:family|landingpage)$/
/** Below them, but for the themes, is nothing: the page says so as that of a package does. */
const FINDING = /^\/(?:packages|compare|saved|destinations|trip-planner|video|themes(?:\/[^/]*)?)\/?$/

/** The groups that a page shows; `path` has no language. */
export function messageGroups(path: string): readonly MessageGroup[] {
  if (path === '/') return ['home']
  if (path === '/settings') return ['device', 'answers']
  if (path === '/FlightForm') return ['enquiries']
  if (path === '/enquiries') return ['answers', 'enquiries']
  if (path === '/thankyou') return ['home', 'enquiries']
  if (WITH_HOME.test(path)) return ['home', 'places']
  return FINDING.test(path) ? ['finding'] : ['places']
}
