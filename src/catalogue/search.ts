import MiniSearch from 'minisearch'
import type { Catalogue, Destination, Package } from '../contract/catalogue.ts'
import { MONTHS } from './months.ts'
import { variedByPlace } from './offers.ts'
import { citiesCovered } from './packages.ts'
import { unmetText, wishList } from './search-nearest.ts'
import { compact, findPlaces, placesOf } from './search-places.ts'
import { plainWords, spelling } from './search-spelling.ts'
import { tokensOf } from './search-text.ts'
import { readWishes, type Wishes } from './search-wishes.ts'
import { ALSO, EMPTY_WORDS } from './search-words.ts'
import type { Sort } from './sort.ts'

/** A package that matches a search; `why` is the text that matched or what it lacks, where the card does not show it. */
export type SearchHit = { pkg: Package; why?: string }

/** The answer to a search text. */
export type SearchAnswer = {
  /** The best match first. */
  hits: SearchHit[]
  /** What the text was understood as, each ready to show; empty when that is only what was typed. */
  understood: string[]
  /** Says that no package is like that; the hits are then the nearest ones. */
  unmet?: string
  /** Places that were asked for and are not sold, and slugs of destinations like them. */
  unsold?: { names: string[]; instead: string[] }
  /** Words that no package has; the hits are without them. */
  ignored: string[]
  /** The order that the text asks for. */
  sort?: Sort
  /** The text asks for visa rules, which change. */
  asksForVisa: boolean
}

/**
 * Finds packages for a query; `undefined` for a query without meaningful words. Only packages that `keep` accepts are
 * returned, but it is said that a wish cannot be met only when no package of the catalogue meets it.
 */
export type Search = (text: string, keep?: (pkg: Package) => boolean) => SearchAnswer | undefined

// The weight of a match by field. Things to do belong to the destination and may not be in the package.
const BOOSTS = {
  place: 5,
  name: 4,
  cities: 3,
  theme: 2,
  highlights: 1.5,
  months: 1,
  length: 1,
  overview: 0.6,
  days: 0.6,
  things: 0.5,
}
type Field = keyof typeof BOOSTS
const FIELDS = Object.keys(BOOSTS) as Field[]
/** Fields that a card shows. */
const SEEN: readonly string[] = ['name', 'place', 'length'] satisfies Field[]
/** Number of packages shown when none is like what was asked for. */
const NEAREST_SHOWN = 8
const MIN_PREFIX = 4

/** One index for each catalogue, as long as the catalogue is in use. */
const searches = new WeakMap<Catalogue, Search>()

/** The search over a catalogue. */
export function catalogueSearch(catalogue: Catalogue): Search {
  const known = searches.get(catalogue)
  if (known) return known
  const search = createSearch(catalogue)
  searches.set(catalogue, search)
  return search
}

function createSearch(catalogue: Catalogue): Search {
  const { packages, destinations } = catalogue
  const bySlug = new Map(destinations.map((destination) => [destination.slug, destination]))
  const placeOf = (pkg: Package) => bySlug.get(pkg.destination)
  const { find, rank, terms } = createIndex(packages, placeOf)
  const places = placesOf(catalogue)
  const correct = spelling(places, terms)
  const codes = codesOf(packages)
  const names = new Map(packages.map((pkg) => [compact(pkg.packageName), pkg]))
  const departures = new Map(packages.map(({ theme }) => [tokensOf(theme).join(' '), theme]))
  // Travellers start from towns that are no destinations, and are told when no package does.
  const cities = new Map([...places.unsold.values()].map(({ name }) => [name.toLowerCase(), name]))
  const varied = variedByPlace(packages)

  return (text, keep = () => true) => {
    const tokens = tokensOf(text)
    const only = (found: readonly Package[], understood: string[] = []): SearchAnswer => ({
      hits: found.filter(keep).map((pkg) => ({ pkg })),
      understood,
      ignored: [],
      asksForVisa: false,
    })
    const named = names.get(tokens.join(''))
    if (named) return only([named])
    const code = findCode(tokens, codes)
    if (code) return only(code.found, [`Package code ${code.text.toUpperCase()}`])

    const words = plainWords(correct(plainWords(tokens)))
    const { wishes, rest } = readWishes(words, departures, cities)
    const asked = findPlaces(rest, places)
    const meant = asked.rest.filter((word) => !EMPTY_WORDS.has(word))
    const list = wishList(wishes)
    const isEmpty = list.length === 0 && !wishes.sort && meant.length === 0
    if (isEmpty && asked.sold.length === 0 && asked.unsold.length === 0) return undefined

    const last = words.at(-1)
    const matches = meant.map((word) => ({ word, found: find(word, word === last) }))
    const ignored = matches.filter(({ found }) => found.size === 0).map(({ word }) => word)
    const base: Omit<SearchAnswer, 'hits'> = {
      understood: understoodAs(tokens, asked.sold, list, wishes, words),
      ignored,
      asksForVisa: wishes.visa !== undefined,
      ...(wishes.sort && { sort: wishes.sort }),
      ...(asked.unsold.length > 0 && {
        unsold: {
          names: asked.unsold.map(({ name }) => name),
          instead: [...new Set(asked.unsold.flatMap(({ instead }) => instead))],
        },
      }),
    }
    // Other trips than to the place that was asked for are no answer.
    if (asked.unsold.length > 0 && asked.sold.length === 0) return { ...base, hits: [] }
    if (ignored.length > 0 && ignored.length === meant.length && isWordsOnly(wishes, asked.sold, list))
      return { ...base, hits: [] }

    const everywhere =
      asked.sold.length > 1 ? packages.filter((pkg) => asked.sold.every(({ has }) => has(pkg))) : []
    const anywhere = varied.filter((pkg) => asked.sold.length === 0 || asked.sold.some(({ has }) => has(pkg)))
    const there = everywhere.length > 0 ? anywhere.filter((pkg) => everywhere.includes(pkg)) : anywhere
    const known = matches.filter(({ found }) => found.size > 0)
    const withWords = there.filter(({ key }) => known.every(({ found }) => found.has(key)))
    const about = withWords.length > 0 ? withWords : there
    const distanceOf = (pkg: Package) => list.reduce((sum, wish) => sum + wish.distance(pkg, placeOf(pkg)), 0)
    const exact = about.filter((pkg) => distanceOf(pkg) === 0)
    const scored = rank([...meant, ...wishes.themes, ...asked.sold.flatMap(({ label }) => tokensOf(label))])
    const score = (pkg: Package) => scored.get(pkg.key)?.score ?? 0
    const isOneTrip = asked.sold.length < 2 || everywhere.length > 0
    const placeText = asked.sold.map(({ label }) => label).join(' and ')

    if (exact.length > 0 && withWords.length > 0 && isOneTrip) {
      const hits = exact
        .filter(keep)
        .toSorted((a, b) => (wishes.sort ? a.totalPackagePrice - b.totalPackagePrice : score(b) - score(a)))
      return { ...base, hits: hits.map((pkg) => hit(pkg, lineAbout(pkg, placeOf(pkg), scored, meant))) }
    }
    const isAbout = (pkg: Package) => Number(known.some(({ found }) => found.has(pkg.key)))
    const nearest = about
      .filter(keep)
      .filter(
        (pkg) => known.length === 0 || withWords.length > 0 || asked.sold.length > 0 || isAbout(pkg) > 0,
      )
      .toSorted((a, b) => distanceOf(a) - distanceOf(b) || isAbout(b) - isAbout(a) || score(b) - score(a))
      .slice(0, NEAREST_SHOWN)
    return {
      ...base,
      unmet: unmetText(list, placeText, withWords.length > 0 ? '' : known.map(({ word }) => word).join(' ')),
      hits: nearest.map((pkg) => hit(pkg, lacks(list, pkg, placeOf(pkg)))),
    }
  }
}

function hit(pkg: Package, why: string | undefined): SearchHit {
  return why ? { pkg, why } : { pkg }
}

function isWordsOnly(wishes: Wishes, sold: readonly unknown[], list: readonly unknown[]): boolean {
  return sold.length === 0 && list.length === 0 && !wishes.sort
}

// What was typed is not repeated: a place by itself is shown only when its spelling was corrected.
function understoodAs(
  tokens: readonly string[],
  sold: readonly { label: string }[],
  list: readonly { text: string }[],
  { sort }: Wishes,
  words: readonly string[],
): string[] {
  const typed = tokens.join('')
  const isCorrected = words.join('') !== typed || sold.some(({ label }) => !typed.includes(compact(label)))
  const wishes = [...list.map(({ text }) => text), ...(sort ? ['Lowest price first'] : [])]
  const labels = sold.map(({ label }) => label)
  if (wishes.length > 0) return [...labels, ...wishes]
  if (!isCorrected) return []
  return labels.length > 0
    ? labels
    : [words.filter((word) => !EMPTY_WORDS.has(word)).join(' ')].filter(Boolean)
}

function lacks(
  list: ReturnType<typeof wishList>,
  pkg: Package,
  place: Destination | undefined,
): string | undefined {
  const texts = list.flatMap((wish) =>
    wish.instead && wish.distance(pkg, place) > 0 ? [wish.instead(pkg)] : [],
  )
  return texts.length > 0 ? texts.join(' · ') : undefined
}

// The agency's code and the key of each package, without spaces; several packages may share a code.
function codesOf(packages: readonly Package[]): Map<string, Package[]> {
  const codes = new Map<string, Package[]>()
  for (const pkg of packages)
    for (const code of [compact(pkg.packageId), compact(pkg.key)])
      codes.set(code, [...new Set([...(codes.get(code) ?? []), pkg])])
  return codes
}

// A code that no package has, but of the same letters and number of digits, is a code too.
function findCode(
  tokens: readonly string[],
  codes: ReadonlyMap<string, Package[]>,
): { found: Package[]; text: string } | undefined {
  const shape = (code: string) => code.replaceAll(/\d/g, '0')
  const shapes = new Set([...codes.keys()].filter((code) => /^[a-z]+\d{4,}$/.test(code)).map(shape))
  for (let at = 0; at < tokens.length; at++)
    for (const text of [tokens[at] ?? '', `${tokens[at]}${tokens[at + 1] ?? ''}`]) {
      const found = /\d/.test(text) ? codes.get(text) : undefined
      if (found) return { found, text }
      if (shapes.has(shape(text))) return { found: [], text }
    }
  return undefined
}

/** MiniSearch over the texts of the packages. */
function createIndex(packages: readonly Package[], placeOf: (pkg: Package) => Destination | undefined) {
  const index = new MiniSearch({
    idField: 'key',
    fields: FIELDS,
    tokenize: tokensOf,
    processTerm: (word) => (EMPTY_WORDS.has(word) ? null : word),
    searchOptions: { boost: BOOSTS, weights: { fuzzy: 0.3, prefix: 0.6 }, combineWith: 'OR' },
  })
  const documents = packages.map((pkg) => ({ key: pkg.key, ...fieldsOf(pkg, placeOf(pkg)) }))
  index.addAll(documents)
  const terms = new Set(documents.flatMap((document) => FIELDS.flatMap((field) => tokensOf(document[field]))))
  const singular = (word: string) => (word.length > MIN_PREFIX ? word.replace(/s$/, '') : word)
  const withOthers = (word: string) => [singular(word), ...(ALSO[word] ?? [])].join(' ')
  const prefix = (word: string) => word.length >= MIN_PREFIX
  return {
    terms,
    /** Keys of the packages that have a word, or another for the same; the word typed last may be unfinished. */
    find: (word: string, isLast: boolean) =>
      new Set<string>(index.search(withOthers(word), { prefix: isLast || prefix }).map(({ id }) => id)),
    /** The score of each package that has any of the words, and the words that matched by field. */
    rank: (words: readonly string[]) =>
      new Map(
        index
          .search(words.map(withOthers).join(' '), { prefix })
          .map((result) => [result.id as string, result]),
      ),
  }
}

function fieldsOf(pkg: Package, place: Destination | undefined): Record<Field, string> {
  return {
    place: [place?.name, place?.country, pkg.country, ...(place?.aliases ?? [])].join(' '),
    name: pkg.packageName,
    cities: citiesCovered(pkg.destinationCovered)
      .map(({ city }) => city)
      .join(' '),
    theme: [...pkg.tags, place?.region === 'domestic' ? 'domestic india' : 'international abroad'].join(' '),
    highlights: pkg.highlights.join(' '),
    months: pkg.months.map((month) => MONTHS[month - 1]).join(' '),
    length: `${pkg.nights}n ${pkg.days}d`,
    overview: pkg.overview,
    days: pkg.itinerary.map(({ title }) => title).join(' '),
    // The picture of a thing to do is named after its kind: scuba, safari, houseboat.
    things: (place?.thingsToDo ?? []).map(({ name, picture }) => `${name} ${picture}`).join(' '),
  }
}

// A highlight or thing to do with a word that matched in fields the card does not show.
function lineAbout(
  pkg: Package,
  place: Destination | undefined,
  scored: ReadonlyMap<string, { match: Record<string, string[]> }>,
  asked: readonly string[],
): string | undefined {
  const unseen = unseenWords(scored.get(pkg.key)?.match ?? {})
  if (unseen.length === 0 && asked.length === 0) return undefined
  return [...pkg.highlights, ...(place?.thingsToDo ?? []).map(({ name }) => name)].find((line) =>
    tokensOf(line).some((word) => unseen.includes(word)),
  )
}

// The words that matched in fields the card does not show, without variants of a shown word (`balinese`, `bali`).
function unseenWords(match: Record<string, string[]>): string[] {
  const isSeen = (fields: string[]) => fields.some((field) => SEEN.includes(field))
  const words = Object.entries(match)
  const seen = words.filter(([, fields]) => isSeen(fields)).map(([word]) => word.slice(0, 3))
  return words
    .filter(([word, fields]) => !isSeen(fields) && !seen.includes(word.slice(0, 3)))
    .map(([word]) => word)
}
