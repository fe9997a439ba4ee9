import type { Catalogue, Destination, Package } from '../contract/catalogue.ts'
import { variedByPlace } from './offers.ts'
import { codesOf, findCode } from './search-codes.ts'
import { createIndex, lineAbout, type PackageIndex } from './search-index.ts'
import { unmetText, type Wish } from './search-nearest.ts'
import { compact, MOUNTAINS_LABEL } from './search-places.ts'
import { type Query, queryReader } from './search-query.ts'
import { tokensOf } from './search-text.ts'
import { SOFT_WORDS } from './search-words.ts'
import { sortPackages } from './sort.ts'
import { IN_ENGLISH, type WishLanguage } from './wish-words.ts'

/** A package that matches a search; `why` quotes the text that matched, `lacks` says what it has instead of what was asked for. */
export type SearchHit = { pkg: Package; why?: string; lacks?: string }

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
  /** Words that none of the hits has. */
  ignored: string[]
  /** The text asks for visa rules, which change. */
  asksForVisa: boolean
  /** The text asks for meals of a kind, which are arranged for an enquiry. */
  asksForMeals?: boolean
  /** Whether the text asks for a price: then the hits depend on the hotels. */
  asksForPrice?: boolean
  /** Hotel category that the text asks for, and the order of the hits that it asks for. */
  stars?: Query['stars']
  sort?: Query['sort']
}

/**
 * Finds packages for a query; `undefined` for a query without meaningful words. Only packages that `keep` accepts are
 * returned, but it is said that a wish cannot be met only when no package of the catalogue meets it.
 */
export type Search = (
  text: string,
  keep?: (pkg: Package) => boolean,
  /** The most packages in the answer when none is like what was asked for. */
  mostNearest?: number,
  /** What the answer says is written in it; English, if it is absent. */
  language?: WishLanguage,
  /** Hotels whose price a wish for a price is compared with; those that the text asks for, if it is absent. */
  stars?: Query['stars'],
) => SearchAnswer | undefined

/** Number of packages shown when none is like what was asked for. */
export const NEAREST_SHOWN = 8

/** Letters of Hindi or Gujarati. */
const INDIC = /[\u0900-\u097f\u0a80-\u0aff]/

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
  const index = createIndex(packages, placeOf)
  const readQuery = queryReader(catalogue, index)
  const codes = codesOf(packages)
  const names = new Map(packages.map((pkg) => [compact(pkg.packageName), pkg]))
  const varied = variedByPlace(packages)

  return (text, keep = () => true, mostNearest = NEAREST_SHOWN, language = IN_ENGLISH, stars) => {
    const tokens = tokensOf(text)
    const named = names.get(tokens.join(''))
    if (named) return onlyThese([named].filter(keep), [])
    const code = findCode(tokens, codes)
    if (code) return onlyThese(code.found.filter(keep), [language.code(code.text.toUpperCase())])
    const searched = { packages: varied, placeOf, index, mostNearest, language }
    const isIndic = INDIC.test(text)
    const query = readQuery(tokens, language, { isIndic, stars })
    const answer = query && answerTo(query, searched, keep)
    if (!answer || tokens.length < 2 || query.unsold.length > 0) return answer
    // A name that the texts have is meant as it was typed: `cellular jail kala pani` is not about Kalpa.
    const typed = answer.unmet ? readQuery(tokens, language, { asTyped: true, isIndic, stars }) : undefined
    if (typed?.words.some(index.isName)) {
      const other = answerTo(typed, searched, keep)
      if (!other.unmet && other.hits.length > 0) return other
    }
    // `table mountain` is a sight, and neither a wish for mountains nor one for tables.
    const towns = query.sold.filter(({ label }) => label !== MOUNTAINS_LABEL)
    const isThere = (pkg: Package) => towns.length === 0 || towns.some(({ has }) => has(pkg))
    const phrase = index.findPhrase(tokens)
    const sights = new Set(varied.filter((pkg) => phrase.has(pkg.key) && isThere(pkg)).map(({ key }) => key))
    if (sights.size === 0) return answer
    if (answer.unmet && query.words.length === 0) return answer
    if (answer.unmet) return onlyThese(varied.filter((pkg) => sights.has(pkg.key)).filter(keep), [])
    // The packages that have the words as they were typed come first.
    return query.sort
      ? answer
      : { ...answer, hits: answer.hits.toSorted((a, b) => has(b, sights) - has(a, sights)) }
  }
}

function has({ pkg }: SearchHit, keys: ReadonlySet<string>): number {
  return Number(keys.has(pkg.key))
}

function onlyThese(found: readonly Package[], understood: string[]): SearchAnswer {
  return { hits: found.map((pkg) => ({ pkg })), understood, ignored: [], asksForVisa: false }
}

type Searched = {
  packages: readonly Package[]
  placeOf: (pkg: Package) => Destination | undefined
  index: PackageIndex
  mostNearest: number
  language: WishLanguage
}

function answerTo(
  query: Query,
  { packages, placeOf, index, mostNearest, language }: Searched,
  keep: (pkg: Package) => boolean,
): SearchAnswer {
  const { sold, isEither, unsold, wishes, sort } = query
  const isThere = new Set(packages.filter((pkg) => sold.some(({ has }) => has(pkg))).map(({ key }) => key))
  const { unknown, known } = matchesOf(query, index, (key) => sold.length === 0 || isThere.has(key))
  const isWordsOnly = sold.length === 0 && wishes.length === 0 && !sort
  const base = {
    understood: query.understood,
    ignored: unknown,
    asksForVisa: query.asksForVisa,
    ...(query.stars && { stars: query.stars }),
    ...(query.asksForPrice && { asksForPrice: true }),
    ...(query.asksForMeals && { asksForMeals: true }),
    ...unsoldOf(unsold),
  }
  // Trips to other places than the one that was asked for are no answer.
  if (unsold.length > 0 && sold.length === 0) return { ...base, hits: [] }
  if (isWordsOnly && known.length === 0) return { ...base, hits: [] }

  const toAny = packages.filter((pkg) => sold.length === 0 || sold.some(({ has }) => has(pkg)))
  const toAll = isEither ? toAny : packages.filter((pkg) => sold.every(({ has }) => has(pkg)))
  const there = toAll.length > 0 ? toAll : toAny
  const distance = (pkg: Package) => wishes.reduce((sum, wish) => sum + wish.distance(pkg, placeOf(pkg)), 0)
  const asWished = there.filter((pkg) => distance(pkg) === 0)
  const amongThose = requiredOf(query, known, index, asWished, isWordsOnly)
  const { required, withAll } =
    amongThose.withAll.length > 0 ? amongThose : requiredOf(query, known, index, there, isWordsOnly)
  // `hobbiton movie set`: a name that is in few texts is what is asked for, whatever is said of it.
  const names =
    withAll.length > 0 && unknown.length === 0 ? [] : known.filter(({ word }) => index.isName(word))
  const withNames = there.filter(({ key }) => names.length > 0 && names.every(({ found }) => found.has(key)))
  const withWords = withNames.length > 0 ? withNames : withAll
  // With nothing but words, a trip that has only some of them is not what was asked for.
  const hasWords = withNames.length > 0 || (withWords.length > 0 && !(isWordsOnly && unknown.length > 0))
  const about = withWords.length > 0 ? withWords : there
  const exact = about.filter((pkg) => distance(pkg) === 0)
  const ranked = index.rank(query.rankedBy)
  const score = ({ key }: Package) => ranked.get(key)?.score ?? 0

  if (exact.length > 0 && hasWords && toAll.length > 0) {
    const kept = exact.filter(keep)
    const isFirst = (pkg: Package) => Number(sold.some((place) => place.isFirst?.(pkg)))
    const hits = sort
      ? sortPackages(kept, sort)
      : kept.toSorted((a, b) => isFirst(b) - isFirst(a) || score(b) - score(a))
    const match = ({ key }: Package) => ranked.get(key)?.match ?? {}
    const missing = known.filter(({ found }) => !exact.some(({ key }) => found.has(key)))
    return {
      ...base,
      ...(sort && { sort }),
      ignored: [...missing.map(({ word }) => word), ...unknown],
      hits: hits.map((pkg) => withText(pkg, 'why', lineAbout(pkg, placeOf(pkg), match(pkg)))),
    }
  }
  const hasAnyWord = ({ key }: Package) => known.some(({ found }) => found.has(key))
  const nearest = about
    .filter(keep)
    .filter((pkg) => hasAnyWord(pkg) || !isWordsOnly)
    .toSorted(
      (a, b) =>
        distance(a) - distance(b) || Number(hasAnyWord(b)) - Number(hasAnyWord(a)) || score(b) - score(a),
    )
    .slice(0, mostNearest)
  // `No family trips to Kerala` would be wrong where only the words are missing in them.
  const isForWords = !hasWords || (exact.length === 0 && asWished.length > 0)
  const labels = sold.map(({ label }) => label)
  const places = isEither ? [labels.join(language.or)] : labels
  return {
    ...base,
    unmet: unmetText(
      wishes,
      places,
      isForWords ? [...required.map(({ word }) => word), ...unknown].join(' ') : '',
      language,
    ),
    hits: nearest.map((pkg) => withText(pkg, 'lacks', lacks(wishes, pkg, placeOf(pkg)))),
  }
}

type WordMatch = { word: string; found: ReadonlySet<string> }

/**
 * The words that packages must have, and the packages that have all of them: if there are none, without the words of sights that
 * are in the places, and then without those that trips to most places have, which are words of any sentence.
 */
function requiredOf(
  { wordsOfSights }: Query,
  known: readonly WordMatch[],
  index: PackageIndex,
  there: readonly Package[],
  isWordsOnly: boolean,
): { required: readonly WordMatch[]; withAll: Package[] } {
  const firm = known.filter(({ word }) => !SOFT_WORDS.has(word))
  const all = isWordsOnly && firm.length === 0 ? known : firm
  const having = (required: readonly WordMatch[]) => ({
    required,
    withAll: there.filter(({ key }) => required.every(({ found }) => found.has(key))),
  })
  const withSights = having(all)
  if (withSights.withAll.length > 0) return withSights
  const others = all.filter(({ word }) => !wordsOfSights.includes(word))
  const withoutSights = having(others)
  if (withoutSights.withAll.length > 0) return withoutSights
  const rare = others.filter(({ word }) => !index.isCommon(word))
  return having(isWordsOnly ? others : rare)
}

// A word counts as found in the plans of the days only where no package at the places has all words in its other texts.
function matchesOf(
  { words, lastWord }: Query,
  index: PackageIndex,
  isThere: (key: string) => boolean,
): { known: WordMatch[]; unknown: string[] } {
  const inTexts = words.map((word) => ({ word, found: index.find(word, word === lastWord) }))
  const hasAll = (matches: readonly WordMatch[]) =>
    [...(matches[0]?.found ?? [])].some((key) => isThere(key) && matches.every(({ found }) => found.has(key)))
  const all =
    words.length === 0 || hasAll(inTexts)
      ? inTexts
      : inTexts.map(({ word, found }) => ({ word, found: new Set([...found, ...index.findInDays(word)]) }))
  return {
    known: all.filter(({ found }) => found.size > 0),
    unknown: all.filter(({ found }) => found.size === 0).map(({ word }) => word),
  }
}

function unsoldOf(places: Query['unsold']): Pick<SearchAnswer, 'unsold'> {
  if (places.length === 0) return {}
  const instead = [...new Set(places.flatMap((place) => place.instead))]
  return { unsold: { names: places.map(({ name }) => name), instead } }
}

function withText(pkg: Package, kind: 'why' | 'lacks', text: string | undefined): SearchHit {
  return text ? { pkg, [kind]: text } : { pkg }
}

function lacks(wishes: readonly Wish[], pkg: Package, place: Destination | undefined): string | undefined {
  const texts = wishes.flatMap((wish) =>
    wish.instead && wish.distance(pkg, place) > 0 ? [wish.instead(pkg)] : [],
  )
  return texts.length > 0 ? texts.join(' · ') : undefined
}
