import MiniSearch, { type SearchOptions } from 'minisearch'
import type { Catalogue, Destination, Package } from '../contract/catalogue.ts'
import { MONTHS } from './months.ts'
import { citiesCovered } from './packages.ts'

/** A package that matches a search; `why` is the text that matched, where the card does not show it. */
export type SearchHit = { pkg: Package; why?: string }

/** Finds packages for a query, the best match first; `undefined` for a query without meaningful words. */
export type Search = (text: string) => SearchHit[] | undefined

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

// Stop words.
const EMPTY_WORDS = new Set(
  'a an and at by for from holiday holidays in of on or package packages tour tours the to trip trips with'.split(
    ' ',
  ),
)
/** Shorter words are not matched fuzzily: one changed letter makes another word. */
const FUZZY_FROM_LENGTH = 4
/** Later, more tolerant passes return only results with at least this share of the best score. */
const NEAR_THE_BEST = 0.35

/** Letters that Unicode does not decompose. */
const LETTERS: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  '’': "'",
}

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

/** Lower-cased and without marks: `Đà Lạt` → `da lat`. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đðıłøæœß’]/g, (letter) => LETTERS[letter] ?? letter)
}

function createSearch({ packages, destinations }: Catalogue): Search {
  const places = new Map(destinations.map((destination) => [destination.slug, destination]))
  const index = new MiniSearch({
    idField: 'key',
    fields: FIELDS,
    tokenize: wordsOf,
    processTerm: (word) => word,
  })
  index.addAll(packages.map((pkg) => ({ key: pkg.key, ...fieldsOf(pkg, places.get(pkg.destination)) })))
  const byKey = new Map(packages.map((pkg) => [pkg.key, pkg]))

  return (text) => {
    if (wordsOf(text).length === 0) return undefined
    for (const { keep, ...options } of PASSES) {
      const results = index.search(text, { boost: BOOSTS, weights: { fuzzy: 0.3, prefix: 0.6 }, ...options })
      const least = (results[0]?.score ?? 0) * keep
      const found = results.flatMap(({ id, score, match }): SearchHit[] => {
        const pkg = byKey.get(id)
        if (!pkg || score < least) return []
        const why = lineWith(unseen(match), [
          ...pkg.highlights,
          ...(places.get(pkg.destination)?.thingsToDo ?? []).map(({ name }) => name),
        ])
        return [why ? { pkg, why } : { pkg }]
      })
      if (found.length > 0) return found
    }
    return []
  }
}

function fieldsOf(pkg: Package, place: Destination | undefined): Record<Field, string> {
  return {
    place: [place?.name, place?.country, ...(place?.aliases ?? [])].join(' '),
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

// `5 nights` and `5N` are one word.
function wordsOf(text: string): string[] {
  return foldText(text)
    .replaceAll(/\b(\d{1,3})\s{0,3}([nd])(?:ights?|ays?)?(?![\p{L}\d])/gu, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word))
}

// The last word may still be incomplete.
const prefix = (word: string, at: number, words: string[]) => at === words.length - 1 || word.length > 3
const fuzzy = (share: number) => (word: string) => word.length >= FUZZY_FROM_LENGTH && share
// As typed; else with one error in five letters; else with one in three; else with a missing word.
const PASSES: readonly (SearchOptions & { keep: number })[] = [
  { prefix, combineWith: 'AND', keep: 0 },
  { prefix, fuzzy: fuzzy(0.2), combineWith: 'AND', keep: 0 },
  { prefix, fuzzy: fuzzy(0.34), combineWith: 'AND', keep: NEAR_THE_BEST },
  { prefix, fuzzy: fuzzy(0.2), combineWith: 'OR', keep: NEAR_THE_BEST },
]

// The words that matched in fields the card does not show, without variants of a shown word (`balinese`, `bali`).
function unseen(match: Record<string, string[]>): string[] {
  const isSeen = (fields: string[]) => fields.some((field) => SEEN.includes(field))
  const words = Object.entries(match)
  const seen = words.filter(([, fields]) => isSeen(fields)).map(([word]) => word.slice(0, 3))
  return words
    .filter(([word, fields]) => !isSeen(fields) && !seen.includes(word.slice(0, 3)))
    .map(([word]) => word)
}

function lineWith(words: readonly string[], lines: readonly string[]): string | undefined {
  return words.length > 0
    ? lines.find((line) => wordsOf(line).some((word) => words.includes(word)))
    : undefined
}
