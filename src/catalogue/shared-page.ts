import type { Catalogue } from '../contract/catalogue.ts'
import { addressIn, splitLanguage } from '../contract/languages.ts'
import { truncateText } from '../contract/truncate-text.ts'
import { findDestination } from './destinations.ts'
import { findMovedPackage, findPackage } from './packages.ts'

/** What another app shares (Web Share Target): each may be absent, and many apps put the address into `text`. */
export type Shared = { title?: unknown; text?: unknown; url?: unknown }

/** The finder takes short questions. */
const MAX_QUERY_LENGTH = 60

/** An address, also `mailto:` or `tel:`; not a word before a colon. */
const ADDRESS = /^[a-z][a-z\d+.-]*:\S/i

/**
 * The address for something shared with the app: the enquiry about one of our packages, a destination, else the packages
 * that the shared title or text matches.
 */
export function sharedPage(catalogue: Catalogue, shared: Shared, origin: string): string {
  const [title, text, url] = [shared.title, shared.text, shared.url].map((value) =>
    typeof value === 'string' ? value.trim() : '',
  ) as [string, string, string]
  for (const word of [url, ...text.split(/\s/)]) {
    const address = isOfSite(word, origin) ? URL.parse(word) : null
    if (!address) continue
    const { language, path } = splitLanguage(address.pathname)
    const [place = '', name] = path.split('/').slice(1).map(decoded)
    const destination = findDestination(catalogue.destinations, place)
    if (!destination) continue
    const pkg =
      name === undefined
        ? undefined
        : (findPackage(catalogue.packages, destination.slug, name) ??
          findMovedPackage(catalogue, destination.slug, name))
    return addressIn(language, pkg ? `/contact?about=${encodeURIComponent(pkg.key)}` : `/${destination.slug}`)
  }
  const isWord = (word: string) => word !== '' && !ADDRESS.test(word)
  const words = (title || text).split(/\s/).filter(isWord).join(' ')
  const q = truncateText(words, MAX_QUERY_LENGTH).trim()
  return q ? `/packages?q=${encodeURIComponent(q)}` : '/contact'
}

// Compared as text, because parsing a long host takes as long as its length squared.
function isOfSite(word: string, origin: string): boolean {
  return word.slice(0, origin.length).toLowerCase() === origin && /^[/?#]|^$/.test(word.slice(origin.length))
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
