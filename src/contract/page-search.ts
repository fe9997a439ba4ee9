// Query parameters that each page reads, in the order of the cache key. Others, such as those of advertisements, do not
// change a page.
const PAGE_SEARCH = {
  '/': ['popup'],
  '/compare': ['p', 'stars'],
  '/contact': ['about', 'place', 'stars'],
  '/destinations': ['region', 'month'],
  '/packages': [
    'q',
    'budget',
    'nights',
    'theme',
    'month',
    'region',
    'place',
    'from',
    'flights',
    'stars',
    'visa',
    'sort',
    'p',
    'all',
  ],
  '/saved': ['p'],
  '/share': ['title', 'text', 'url'],
  '/test': ['package'],
  '/trip-planner': ['adults', 'children', 'month', 'budget', 'mood', 'pick', 'all'],
  '/video': ['index'],
} as const

/** A package's page, which reads the hotel category. */
const PACKAGE_PAGE = /^\/[^/]+\/[^/]+$/
const STARS = ['3', '4', '5']

/** A page that reads query parameters. */
export type SearchPage = keyof typeof PAGE_SEARCH

/** The query parameters that a page reads, in a fixed order, so that server and browser use the same key. */
export function pageSearch(
  page: SearchPage,
  search: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    PAGE_SEARCH[page].flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])),
  )
}

/** The query for which a page is rendered and cached: `?theme=beach`, or an empty text. */
export function pageQuery(path: string, query: URLSearchParams): string {
  const stars = PACKAGE_PAGE.test(path) && STARS.find((one) => one === query.get('stars'))
  if (stars) return `?stars=${stars}`
  const names = Object.entries(PAGE_SEARCH).find(([page]) => page === path.toLowerCase())?.[1] ?? []
  const known = new URLSearchParams()
  for (const name of names) for (const value of query.getAll(name)) known.append(name, value)
  return known.size > 0 ? `?${known}` : ''
}

/** Which enquiry /thankyou is about, where the link to another language has opened it: an id of this device. */
export const ENQUIRY_PARAMETER = 'enquiry'
/** The same of one that the browser itself has posted: a reference, which is shown only where this browser has it otherwise, too. */
export const RECEIPT_PARAMETER = 'receipt'
