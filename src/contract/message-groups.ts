/** Messages beside those that every page has; a page of another language loads the groups that it shows. */
export const MESSAGE_GROUPS = [
  'home',
  'places',
  'finding',
  'party',
  'device',
  'answers',
  'enquiries',
] as const
export type MessageGroup = (typeof MESSAGE_GROUPS)[number]

/** Below them, but for the themes, is nothing: the page says so as that of a package does. */
const FINDING = /^\/(?:packages|compare|saved|destinations|video|themes(?:\/[^/]*)?)\/?$/
const PLANNER = /^\/trip-planner\/?$/

/** The groups that a page shows; `address` has no language, and may have capitals. */
export function messageGroups(address: string): readonly MessageGroup[] {
  const path = address.toLowerCase()
  if (path === '/') return ['home']
  if (path === '/settings') return ['device', 'answers']
  if (path === '/flightform') return ['enquiries']
  if (path === '/enquiries') return ['answers', 'enquiries']
  if (path === '/thankyou') return ['home', 'enquiries']
  // Pages of campaigns, which show reviews and promotions of the home page.
  if (path === '/landingpage') return ['home', 'places']
  if (path === '/family') return ['home', 'places', 'party']
  if (path.startsWith('/family/')) return ['places', 'party']
  if (PLANNER.test(path)) return ['finding', 'party']
  return FINDING.test(path) ? ['finding'] : ['places']
}
