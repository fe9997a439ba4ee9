import type { Catalogue } from '../contract/catalogue.ts'
import { takeExcluded } from './search-excluded.ts'
import type { PackageIndex } from './search-index.ts'
import { joinNames } from './search-names.ts'
import { readComparisons } from './search-near.ts'
import { excludedList, type Wish, wishList } from './search-nearest.ts'
import {
  compact,
  findPlaces,
  joinPlaces,
  MOUNTAINS_LABEL,
  placesOf,
  type SoldPlace,
} from './search-places.ts'
import { readSights } from './search-sights.ts'
import { plainWords, spelling } from './search-spelling.ts'
import { tokensOf } from './search-text.ts'
import type { UnsoldPlace } from './search-unsold.ts'
import { readWishes, type Wishes } from './search-wishes.ts'
import { EMPTY_WORDS, KIND_OF, MEANING_OF } from './search-words.ts'
import type { Sort } from './sort.ts'
import type { WishLanguage } from './wish-words.ts'

/** A search text as it was understood. */
export type Query = {
  sold: SoldPlace[]
  /** Any of the places will do: `bali or thailand`. */
  isEither: boolean
  unsold: UnsoldPlace[]
  wishes: Wish[]
  sort?: Sort
  /** Hotel category. */
  stars?: Wishes['stars']
  /** It asks for a price. */
  asksForPrice?: boolean
  asksForVisa: boolean
  asksForMeals: boolean
  /** Words to find in the texts of the packages. */
  words: string[]
  /** Words of sights that are in one of the places, with or without a text about them. */
  wordsOfSights: string[]
  /** May be unfinished. */
  lastWord: string | undefined
  /** Words that order the packages found. */
  rankedBy: string[]
  /** What is shown of it; empty when that is only what was typed. */
  understood: string[]
}

/** A number without what it counts is still being typed. */
const LONE_NUMBER = /^\d{1,3}$/

/** Beside a place they belong to its name: `spiti valley`, `jaipur city`. */
const KINDS_OF_PLACE: ReadonlySet<string> = new Set('valley city town state district region'.split(' '))

/** Asked for as a service of the agency, not as a sight. */
const MEALS = 'meals'
const NO_PASSPORT = 'nopassport'
const SERVICES: ReadonlySet<string> = new Set([MEALS, NO_PASSPORT])

/** Words without which the trip would be a different one; the wishes contain them, so they are not topics. */
const NOT_TOPICS: ReadonlySet<string> = new Set('flights visa hotel hotels meals dinner'.split(' '))

const EITHER: ReadonlySet<string> = new Set('or ya athva athava vs versus kanto'.split(' '))

/**
 * Reads search texts with the words of a catalogue, and says in a language what they ask for; `undefined` for a text that
 * asks for nothing. `asTyped`: the spelling is not corrected; `isIndic`: it was written in
 * Hindi or Gujarati letters; `stars`: prices are those of these hotels, whichever the text asks for.
 */
export function queryReader(
  catalogue: Catalogue,
  { terms, isInDays, names, find }: PackageIndex,
): (
  tokens: readonly string[],
  language: WishLanguage,
  how?: { asTyped?: boolean; isIndic?: boolean; stars?: Wishes['stars'] },
) => Query | undefined {
  const places = placesOf(catalogue)
  const { joinMisspelled, correct } = spelling(places, { terms, isInDays })
  const departures = new Map(catalogue.packages.map(({ theme }) => [tokensOf(theme).join(' '), theme]))
  // Travellers name departure cities that are no destinations; the answer says so when no package starts there.
  const cities = new Map([...places.unsold.values()].map(({ name }) => [name.toLowerCase(), name]))

  const isWord = (word: string) => terms.has(word) || MEANING_OF.has(word)
  const isTopic = (word: string) =>
    terms.has(word) && !EMPTY_WORDS.has(word) && !NOT_TOPICS.has(word) && find(word, false).size > 0
  const isApart = (word: string) => places.sold.has(word) || places.unsold.has(word)

  return (tokens, language, { asTyped = false, isIndic = false, stars: priced } = {}) => {
    // Before any of their words is read by itself: `choang mai` is no month.
    const withPlaces = asTyped ? joinPlaces(tokens, places) : joinMisspelled(joinPlaces(tokens, places))
    const joined = joinNames(withPlaces, names, isWord, isApart)
    const known = plainWords(joined)
    const plain = asTyped ? known : plainWords(correct(known, isIndic))
    const compared = readComparisons(joinPlaces(plain, places), places)
    const { excluded, rest: wanted } = takeExcluded(compared, places, isTopic)
    const { wishes, rest } = readWishes(wanted, departures, cities)
    const sights = readSights(tokens)
    const { sold: named, unsold, rest: others } = findPlaces([...rest, ...sights.places], places)
    // `ooty hill station` names one place that is not sold.
    const sold = unsold.length > 0 ? named.filter(({ label }) => label !== MOUNTAINS_LABEL) : named
    const isPartOfName = (word: string) => sold.length > 0 && KINDS_OF_PLACE.has(word)
    // Asked for by itself, it is a word of the texts.
    const asksForMeals = others.includes(MEALS)
    if (others.includes(NO_PASSPORT) && sold.length === 0) wishes.region = 'domestic'
    const words = others.filter(
      (word) =>
        !EMPTY_WORDS.has(word) && !LONE_NUMBER.test(word) && !isPartOfName(word) && !SERVICES.has(word),
    )
    const list = [...wishList(wishes, language, priced), ...excludedList(excluded, find, language)]
    const { sort, stars, money } = wishes
    if (asksForMeals && !list.length && !sort && !words.length && !sold.length) words.push('vegetarian')
    if (!list.length && !sort && !words.length && !sold.length && !unsold.length) return undefined
    const labels = sold.map(({ label }) => label)
    return {
      sold,
      isEither: compared.some((word) => EITHER.has(word)),
      unsold,
      wishes: list,
      ...(sort && { sort }),
      ...(stars && { stars }),
      ...(money && { asksForPrice: true }),
      asksForVisa: wishes.visa !== undefined || others.includes(NO_PASSPORT),
      asksForMeals,
      words,
      wordsOfSights: plainWords(joinNames(sights.words, names, isWord, isApart)),
      lastWord: plain.at(-1),
      rankedBy: [
        ...words,
        ...words.flatMap((word) => KIND_OF.get(word) ?? []),
        ...wishes.themes,
        ...labels.flatMap(tokensOf),
      ],
      understood: understoodAs({
        typed: tokens.join(''),
        plain,
        labels,
        wishes: [...list.map(({ text }) => text), ...(sort ? [language.sorts[sort]] : [])],
        isUnsold: unsold.length > 0,
      }),
    }
  }
}

// What was typed is not repeated: a place or a word by itself is shown only when it is read as another one.
function understoodAs(read: {
  typed: string
  plain: readonly string[]
  labels: readonly string[]
  wishes: readonly string[]
  isUnsold: boolean
}): string[] {
  const { typed, plain, labels, wishes, isUnsold } = read
  if (wishes.length > 0) return [...labels, ...wishes]
  if (labels.length > 0) return labels.every((label) => typed.includes(compact(label))) ? [] : [...labels]
  const words = plain.filter((word) => !EMPTY_WORDS.has(word))
  return isUnsold || words.every((word) => typed.includes(compact(word))) ? [] : [words.join(' ')]
}
