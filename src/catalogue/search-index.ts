import MiniSearch from 'minisearch'
import type { Destination, Package } from '../contract/catalogue.ts'
import { MONTHS } from './months.ts'
import { citiesCovered } from './packages.ts'
import { isSight, namesIn, sightsIn, textOf, wordsOf } from './search-names.ts'
import { tokensOf } from './search-text.ts'
import { ALSO, EMPTY_WORDS } from './search-words.ts'

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
/** Words of this length may be the beginning of another. */
const MIN_PREFIX = 4
/** Shorter words have one form only. */
const MIN_WORD = 3
/** Number of places. */
const COMMON_PLACES = 8
/** Longer words that end in -ing are also searched without it. */
const MIN_STEM = 6

export type PackageIndex = ReturnType<typeof createIndex>

/** MiniSearch over the texts of the packages. */
export function createIndex(
  packages: readonly Package[],
  placeOf: (pkg: Package) => Destination | undefined,
) {
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
  const withOthers = (word: string) =>
    isSight(word) ? wordsOf(word).join(' ') : [...formsOf(word), ...(ALSO.get(word) ?? [])].join(' ')
  const prefix = (word: string) => word.length >= MIN_PREFIX
  let shortNames: ReadonlySet<string> | undefined
  let longNames: ReadonlyMap<string, string> | undefined
  // Read only when the texts above do not have a word: most searches are answered without them.
  let wordsOfDays: Map<string, string> | undefined
  let allDays: string | undefined
  const daysOf = () => {
    wordsOfDays ??= new Map(packages.map((pkg) => [pkg.key, ` ${tokensOf(textOf(pkg)).join(' ')} `]))
    return wordsOfDays
  }
  const findPhrase = (words: readonly string[]) => {
    const phrases = ['', 's'].map((plural) => ` ${words.join(' ')}${plural} `)
    return new Set(
      [...daysOf()].filter(([, text]) => phrases.some((phrase) => text.includes(phrase))).map(([key]) => key),
    )
  }
  return {
    terms,
    /** The names of several words in the texts, see {@link sightsIn}. */
    names: () => {
      longNames ??= sightsIn(packages)
      return longNames
    },
    /** Whether a word is a name that few packages have. */
    isName: (word: string) => {
      shortNames ??= namesIn(packages)
      return isSight(word) || shortNames.has(word)
    },
    /** Whether a word, or its plural, is in the plan of a day. */
    isInDays: (word: string) => {
      allDays ??= [...daysOf().values()].join('')
      return allDays.includes(` ${word} `) || allDays.includes(` ${word}s `)
    },
    /** Whether trips to many places have a word, whatever they are about. */
    isCommon: (word: string) => {
      const having = packages.filter(({ key }) => daysOf().get(key)?.includes(` ${word} `))
      return new Set(having.map(({ destination }) => destination)).size >= COMMON_PLACES
    },
    /** Keys of the packages that have a word in the plan of a day or among what is included. */
    findInDays: (word: string) => {
      const starts = withOthers(word)
        .split(' ')
        .map((form) => (prefix(form) ? ` ${form}` : ` ${form} `))
      return new Set(
        [...daysOf()].filter(([, text]) => starts.some((start) => text.includes(start))).map(([key]) => key),
      )
    },
    /** Keys of the packages that have a word, or another for the same; the word typed last may be unfinished. */
    find: (word: string, isLast: boolean) => {
      if (isSight(word)) return findPhrase(wordsOf(word))
      const keysOf = (words: string) =>
        new Set<string>(index.search(words, { prefix: isLast || prefix }).map(({ id }) => id))
      const found = keysOf(withOthers(word))
      if (found.size > 0 || word.length < MIN_STEM) return found
      // `ayurveda` and `rhinoceros`: the texts have another ending, or none.
      const others = keysOf(word.slice(0, -1))
      const shorter = Array.from({ length: word.length - MIN_STEM + 1 }, (_, at) => word.slice(0, -1 - at))
      return others.size > 0
        ? others
        : keysOf(shorter.find((part) => terms.has(part) || terms.has(`${part}s`)) ?? '')
    },
    /** Keys of the packages with all these words one after the other, as the names of sights are written. */
    findPhrase,
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

// `rays` and `ray`, `snorkelling` and `snorkel`: texts have a word in one of its forms.
function formsOf(word: string): string[] {
  if (word.length < MIN_WORD || /\d/.test(word)) return [word]
  const singular = word.length > MIN_PREFIX ? word.replace(/s$/, '') : word
  const verb = word.length > MIN_STEM && word.endsWith('ing') ? [verbOf(word)] : []
  return [singular, ...(word.length < MIN_PREFIX ? [`${word}s`] : []), ...verb]
}

// `trekking`: without `ing` and the letter that was doubled before it.
function verbOf(word: string): string {
  const stem = word.slice(0, -'ing'.length)
  return stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem
}

/** A highlight or thing to do with a word that matched in fields the card does not show. */
export function lineAbout(
  pkg: Package,
  place: Destination | undefined,
  match: Record<string, string[]>,
): string | undefined {
  const unseen = unseenWords(match)
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
