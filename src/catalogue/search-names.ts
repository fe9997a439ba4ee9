import type { Package } from '../contract/catalogue.ts'
import { tokensOf } from './search-text.ts'

/** Most packages that have a name by which they are found. */
const MOST_NAMED = 3
/** Most words of a sight's name that are joined. */
const MOST_WORDS = 4
const MIN_PART = 3
/** Shorter names without spaces may be other words. */
const MIN_SIGHT = 6
/** Within the name of a sight, so that it stays one word of a text that is split at spaces. */
const NO_BREAK = '\u00a0'
// Capital letters at the beginning of a sentence name nothing.
const NAME = /(?<=[\p{Ll}\d,’(] )\p{Lu}\p{Ll}{4,}/gu
const MID_SENTENCE = /[\p{Ll}\d,’(]$/u
const CAPITALISED = /^\p{Lu}[\p{L}’]+/u
/** Words within a name that have no capital letter. */
const LINKS = new Set(['of', 'the', 'by'])
const COMMON = /(?<!\p{L})\p{Ll}{5,}/gu

/** Words that few packages have, and only with a capital letter. */
export function namesIn(packages: readonly Package[]): ReadonlySet<string> {
  const uses = new Map<string, Set<string>>()
  const common = new Set<string>()
  for (const pkg of packages) {
    const text = textOf(pkg)
    for (const [word] of text.matchAll(NAME)) {
      const [token = ''] = tokensOf(word)
      uses.set(token, (uses.get(token) ?? new Set()).add(pkg.key))
    }
    for (const [word] of text.matchAll(COMMON)) common.add(tokensOf(word)[0] ?? '')
  }
  return new Set(
    [...uses].filter(([word, keys]) => keys.size <= MOST_NAMED && !common.has(word)).map(([word]) => word),
  )
}

/** Sights: names of several words, as `Table Mountain`, by their spelling without spaces; each is then one word. */
export function sightsIn(packages: readonly Package[]): ReadonlyMap<string, string> {
  const sights = new Map<string, string>()
  for (const pkg of packages)
    for (const name of namesOfSeveralWords(textOf(pkg))) {
      const words = tokensOf(name)
      sights.set(spellingOf(words), words.join(NO_BREAK))
    }
  return sights
}

// Capitalised words in a row, within a sentence; a mark after one of them ends the name.
function namesOfSeveralWords(text: string): string[] {
  const words = text.split(' ')
  const capital = (at: number) => CAPITALISED.exec(words[at] ?? '')?.[0]
  const names: string[] = []
  for (let at = 1; at < words.length; at++) {
    if (!MID_SENTENCE.test(words[at - 1] ?? '') || !capital(at)) continue
    let end = at
    while (capital(end) === words[end]) {
      let next = end + 1
      while (LINKS.has(words[next] ?? '')) next++
      if (!capital(next)) break
      end = next
    }
    if (end > at) names.push([...words.slice(at, end), capital(end)].join(' '))
    at = end
  }
  return names
}

/** Whether a word is the name of a sight. */
export function isSight(word: string): boolean {
  return word.includes(NO_BREAK)
}

/** The words of a sight's name. */
export function wordsOf(sight: string): string[] {
  return sight.split(NO_BREAK)
}

/**
 * The words, each sight as one, so that none of its words is read by itself: the mountain of Table Mountain. Two words that
 * the texts write as one become that one: `house boat`. Words for which `isApart` is true join no others.
 */
export function joinNames(
  words: readonly string[],
  sights: () => ReadonlyMap<string, string>,
  isWord: (word: string) => boolean,
  isApart: (word: string) => boolean,
): string[] {
  const joined: string[] = []
  const nameOf = (run: readonly string[]) => {
    if (run.some(isApart)) return undefined
    const whole = run.join('')
    const isOne = run.length === 2 && run.every(({ length }) => length >= MIN_PART) && isWord(whole)
    return (
      (whole.length >= MIN_SIGHT ? sights().get(spellingOf(run)) : undefined) ?? (isOne ? whole : undefined)
    )
  }
  for (let at = 0; at < words.length; ) {
    let run = words.slice(at, at + MOST_WORDS)
    while (run.length > 1 && nameOf(run) === undefined) run = run.slice(0, -1)
    joined.push(nameOf(run) ?? run.join(''))
    at += run.length
  }
  return joined
}

// In the singular: the blue mountain is also the Blue Mountains.
function spellingOf(words: readonly string[]): string {
  return words.join('').replace(/s$/, '')
}

/** What a package does, includes, and is about. */
export function textOf({ highlights, itinerary, inclusions, overview }: Package): string {
  const days = itinerary.flatMap(({ title, activities }) => [title, ...activities])
  return [...highlights, ...days, ...inclusions, overview].join(' | ')
}
