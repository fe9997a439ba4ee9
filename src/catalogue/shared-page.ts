import type { Catalogue } from '../contract/catalogue.ts'
import { addressIn, splitLanguage } from '../contract/languages.ts'
import { findDestination } from './destinations.ts'
import { findMovedPackage, findPackage } from './packages.ts'

/** What another app shares (Web Share Target): each may be absent, and many apps put the address into `text`. */
export type Shared = { title?: unknown; text?: unknown; url?: unknown }

/** The finder takes short questions. */
const MAX_QUERY_LENGTH = 60

/**
 * The address for something shared with the app: the enquiry about one of our packages, a destination, else the packages
 * that the shared title or text matches.
 */
export function sharedPage(catalogue: Catalogue, shared: Shared, origin: string): string {
  const [title, text, url] = [shared.title, shared.text, shared.url].map((value) =>
    typeof value === 'string' ? value.trim() : '',
  ) as [string, string, string]
  for (const word of [url, ...text.split(/\s/)]) {
    if (!URL.canParse(word) || new URL(word).origin !== origin) continue
    const { language, path } = splitLanguage(new URL(word).pathname)
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
  const isWord = (word: string) => word !== '' && !URL.canParse(word)
  const q = (title || text).split(/\s/).filter(isWord).join(' ').slice(0, MAX_QUERY_LENGTH).trim()
  return q ? `/packages?q=${encodeURIComponent(q)}` : '/contact'
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
