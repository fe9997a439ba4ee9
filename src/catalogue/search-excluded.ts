import { THEMES, type Theme } from '../contract/themes.ts'
import { MONTHS } from './months.ts'
import type { Places, SoldPlace } from './search-places.ts'

/** What a search text excludes. */
export type Excluded = {
  places: SoldPlace[]
  themes: Theme[]
  regions: Region[]
  months: number[]
  /** Of what is done on a trip: `without trekking`. */
  words: string[]
}
type Region = 'domestic' | 'international'

/** Stand before what is not wanted: `not goa`, `anything but goa`, `except goa and kerala`. */
const BEFORE: ReadonlySet<string> = new Set('not no without except avoid skip dont'.split(' '))
/** `everything but goa`, but not `goa but cheap`. */
const BEFORE_BUT: ReadonlySet<string> = new Set(
  'anything anywhere everything everywhere all any nothing'.split(' '),
)
/** Stand after what is not wanted: `goa nahi`, `goa ke alawa`. */
const AFTER: ReadonlySet<string> = new Set('nahi mat chhodkar'.split(' '))
const BETWEEN: ReadonlySet<string> = new Set(
  'to in the a an for of any going go visit kuchh interested into want like need keen on fond really'.split(
    ' ',
  ),
)
const CASES: ReadonlySet<string> = new Set('ke ko ka ki ne ni no na ane ya'.split(' '))
const AND: ReadonlySet<string> = new Set('and or nor aur ya ane'.split(' '))
const REGIONS: readonly Region[] = ['domestic', 'international']
const MONTH_NUMBERS = new Map(MONTHS.map((name, at) => [name.toLowerCase(), at + 1]))

/**
 * Removes what is excluded from the words, in which each place is one word. Places that are not offered are removed with it,
 * because the answer does not have to mention them.
 */
export function takeExcluded(
  words: readonly string[],
  places: Places,
  isTopic: (word: string) => boolean,
): { excluded: Excluded; rest: string[] } {
  const excluded: Excluded = { places: [], themes: [], regions: [], months: [], words: [] }
  const isTarget = (word: string | undefined) =>
    word !== undefined &&
    (places.sold.has(word) ||
      places.unsold.has(word) ||
      MONTH_NUMBERS.has(word) ||
      [...THEMES, ...REGIONS].some((name) => name === word))
  const exclude = (word = '') => {
    const place = places.sold.get(word)
    const month = MONTH_NUMBERS.get(word)
    const region = REGIONS.find((name) => name === word)
    const theme = THEMES.find((name) => name === word)
    if (place) excluded.places.push(place)
    else if (region) excluded.regions.push(region)
    else if (month) excluded.months.push(month)
    else if (theme) excluded.themes.push(theme)
  }
  // The places of what is not wanted, with the words that say so; the words before `at` are read already.
  const runAfter = (at: number): { targets: string[]; end: number } => {
    let end = at
    while (BETWEEN.has(words[end] ?? '')) end++
    const targets: string[] = []
    while (isTarget(words[end])) {
      targets.push(words[end] ?? '')
      end++
      if (AND.has(words[end] ?? '') && isTarget(words[end + 1])) end++
      else break
    }
    return { targets, end }
  }
  const rest: string[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    // After a place, `no` is the Gujarati “of”: the beaches of Kerala.
    const isOf =
      word === 'no' && places.sold.has(words[at - 1] ?? '') && !places.sold.has(words[at + 1] ?? '')
    const ahead = isOf ? 0 : lengthOfNegation(words, at)
    const run = ahead > 0 ? runAfter(at + ahead) : undefined
    if (run && run.targets.length > 0) {
      run.targets.forEach(exclude)
      at = run.end
      continue
    }
    const topic = words[at + ahead] ?? ''
    if (ahead > 0 && isTopic(topic)) {
      excluded.words.push(topic)
      at += ahead + 1
      continue
    }
    if (isTarget(word)) {
      const behind = lengthBehind(words, at + 1)
      if (behind > 0) {
        exclude(word)
        // `singapore malaysia nahi, bali`: the places before it are not wanted either when another one follows.
        if (words.slice(at + 1 + behind).some((other) => places.sold.has(other)))
          while (places.sold.has(rest.at(-1) ?? '')) exclude(rest.pop())
        at += 1 + behind
        continue
      }
    }
    rest.push(word)
    at++
  }
  return { excluded, rest }
}

// The words that say that what follows is not wanted; 0 for none.
function lengthOfNegation(words: readonly string[], at: number): number {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3)
  if (BEFORE_BUT.has(first) && second === 'but') return third === 'not' ? 3 : 2
  if (first === 'but' && BEFORE.has(second)) return 2
  if (first === 'not' && second === 'in') return 2
  return BEFORE.has(first) ? 1 : 0
}

// `nahi`, `ke alawa`; 0 for none.
function lengthBehind(words: readonly string[], at: number): number {
  const [first = '', second = ''] = words.slice(at, at + 2)
  if (AFTER.has(first)) return 1
  return CASES.has(first) && AFTER.has(second) ? 2 : 0
}
