import { NUMBER_NAMES } from './search-figures.ts'
import { isSight } from './search-names.ts'
import { compact, joinPlaces, type Places } from './search-places.ts'
import { SIGHT_WORDS } from './search-sights.ts'
import { editDistance, tokensOf } from './search-text.ts'
import { WISH_WORDS } from './search-wishes.ts'
import { EMPTY_WORDS, MEANING_OF } from './search-words.ts'

/** Shorter words are left as they are; in one of this length a letter may be missing or too much, but not another. */
const MIN_LENGTH = 4
/** Shorter words are not taken for words of the texts, which are too many. */
const MIN_TEXT_LENGTH = 6
const MIN_PART = 3
/** Most words of a place's name, and the shortest name of several, without spaces, that is corrected. */
const MOST_WORDS = 4
const MIN_RUN = 6
const MOST_MEANING_WORDS = 3
/** Case endings that Gujarati joins to a word, as `foldText` writes them: in, of, to, from. */
const CASE_ENDING = /^(.{3,})(man|nun|nan|ni|no|na|ne|nu|ma|thi)$/
/** Shorter words before a case ending are not corrected. */
const MIN_STEM = 6
/** Shorter sounds are those of too many words. */
const MIN_SOUND = 4

/** Replaces words by the ones that were meant; `isIndic`: they were written in Hindi or Gujarati letters. `terms`: the words of the packages' short texts; `isInDays`: whether a word is in their plans. */
export type Correct = (words: readonly string[], isIndic?: boolean) => string[]

/**
 * Corrects spelling with the words of a catalogue: `joinMisspelled` makes each place of several words one, `correct` replaces
 * single words.
 */
export function spelling(
  places: Places,
  { terms, isInDays }: { terms: ReadonlySet<string>; isInDays: (word: string) => boolean },
): { joinMisspelled: Correct; correct: Correct } {
  const isPlace = (word: string) => places.sold.has(word) || places.unsold.has(word)
  const wishWords = new Set([...WISH_WORDS, ...MEANING_OF.keys(), ...[...MEANING_OF.values()].map(compact)])
  const parts = new Set([
    ...[...places.unsold.values()].flatMap(({ name }) => name.toLowerCase().split(' ')),
    ...[...MEANING_OF.keys()].flatMap((words) => words.split('_')),
    ...SIGHT_WORDS,
    ...NUMBER_NAMES,
  ])
  const ofTexts = byFirstLetter(terms)
  // In the order in which they are chosen when they are equally near. Words from `twoFrom` letters on may have two errors.
  const targets = [
    { byLetter: byFirstLetter(places.sold.keys()), from: MIN_LENGTH, twoFrom: 6, ofPlaces: true },
    {
      byLetter: byFirstLetter([...wishWords].filter((word) => !word.includes('_'))),
      from: MIN_LENGTH,
      twoFrom: 8,
    },
    // Short words are too much like those: `girl` is not Gir, nor is `kahi` Kashi.
    { byLetter: byFirstLetter(places.unsold.keys()), from: MIN_LENGTH + 1, twoFrom: 8, ofPlaces: true },
    { byLetter: ofTexts, from: MIN_TEXT_LENGTH, twoFrom: 9 },
  ]
  const isUnfinished = (word: string) =>
    ofTexts.get(word[0] ?? '')?.some((term) => term.startsWith(word)) ?? false
  const isKnown = (word: string) =>
    word.length < MIN_LENGTH ||
    isSight(word) ||
    /^\d/.test(word) ||
    isPlace(word) ||
    wishWords.has(word) ||
    EMPTY_WORDS.has(word) ||
    parts.has(word) ||
    terms.has(word) ||
    isInDays(word)

  const isMeant = (part: string) =>
    isPlace(part) ||
    wishWords.has(part) ||
    (part.length >= MIN_PART && (EMPTY_WORDS.has(part) || terms.has(part)))
  // Words written as one, of which one is a place; a figure may follow.
  const split = (word: string): string[] | undefined => {
    const [, letters = '', figure = ''] = /^([a-z]+)(\d.*)?$/.exec(word) ?? []
    const parts = isPlace(letters) ? [letters] : partsOf(letters, isMeant)
    return parts?.some(isPlace) && parts.length + figure.length > 1
      ? [...parts, ...tokensOf(figure)]
      : partsOf(letters, (part) => part.length >= MIN_LENGTH && (terms.has(part) || EMPTY_WORDS.has(part)))
  }
  const nearest = (word: string): string | undefined => {
    let best: { target: string; distance: number } | undefined
    for (const { byLetter, from, twoFrom } of targets) {
      if (word.length < from) continue
      const limit = word.length < twoFrom ? 1 : 2
      const likely = [...new Set([word[0] ?? '', word[1] ?? ''])].flatMap(
        (letter) => byLetter.get(letter) ?? [],
      )
      for (const target of likely) {
        const isLikely =
          target.length >= MIN_PART &&
          (target[0] === word[0] || (target[0] === word[1] && target[1] === word[0])) &&
          (word.length > MIN_LENGTH || target.length !== word.length)
        // A short name is too much like others for two errors: `balaji` is not Bali.
        const most = target.length < twoFrom ? 1 : limit
        const distance = isLikely ? editDistance(word, target, most) : undefined
        if (distance !== undefined && (!best || distance < best.distance)) best = { target, distance }
      }
    }
    return best?.target
  }
  const bySound = new Map(
    [
      ...[...terms].filter(({ length }) => length > MIN_LENGTH),
      ...EMPTY_WORDS,
      ...wishWords,
      ...places.unsold.keys(),
      ...places.sold.keys(),
    ]
      .filter((word) => !word.includes('_'))
      .map((word) => [soundOf(word), word]),
  )
  const alike = (word: string) => {
    const sound = soundOf(word)
    return sound.length < MIN_SOUND ? undefined : bySound.get(sound)
  }
  // English words in Hindi or Gujarati letters have other vowels: `hausabot`.
  let byConsonants: ReadonlyMap<string, string> | undefined
  const withConsonants = (word: string) => {
    byConsonants ??= new Map([...bySound].map(([sound, word]) => [consonantsOf(sound), word]))
    const consonants = consonantsOf(soundOf(word))
    return consonants.length < MIN_SOUND ? undefined : byConsonants.get(consonants)
  }
  // A place of several words with an error in one of them: `ho chi min city`.
  const placeOfRun = (run: readonly string[]) => {
    const whole = run.join('')
    if (
      whole.length < MIN_RUN ||
      run.some((word) => isPlace(word) || isPlace(MEANING_OF.get(word) ?? '') || /\d/.test(word))
    )
      return undefined
    // In a short one its first word has to be right.
    const start = whole.length > MIN_RUN ? (whole[0] ?? '') : (run[0] ?? '')
    return targets
      .filter(({ ofPlaces }) => ofPlaces)
      .flatMap(({ byLetter }) => byLetter.get(whole[0] ?? '') ?? [])
      .find((place) => place.startsWith(start) && editDistance(whole, place, 1) !== undefined)
  }
  const joinMisspelled: Correct = (words) => {
    const joined: string[] = []
    for (let at = 0; at < words.length; ) {
      let run = words.slice(at, at + MOST_WORDS)
      while (run.length > 1 && !placeOfRun(run)) run = run.slice(0, -1)
      joined.push((run.length > 1 && placeOfRun(run)) || (run[0] ?? ''))
      at += run.length
    }
    return joined
  }
  const correct: Correct = (words, isIndic = false) =>
    joinPlaces(words, places).flatMap((word, at, { length }) => {
      // Only the word typed last may be the beginning of another.
      if (isKnown(word) || (at === length - 1 && isUnfinished(word))) return [word]
      const { stems, ending } = withoutEnding(word)
      const stem = stems.find((stem) => isPlace(stem) || wishWords.has(stem))
      if (stem) return [stem, ending]
      const corrected =
        split(word) ?? alike(word) ?? nearest(word) ?? (isIndic ? withConsonants(word) : undefined)
      if (corrected) return [corrected].flat()
      const likely = stems.flatMap(
        (stem) => alike(stem) ?? (stem.length < MIN_STEM ? [] : (nearest(stem) ?? [])),
      )[0]
      return likely ? [likely, ending] : [word]
    })
  return { joinMisspelled, correct }
}

/** The parts of a word that are all meant, the first as long as possible; `undefined` when it has none. */
function partsOf(word: string, isMeant: (part: string) => boolean): string[] | undefined {
  for (let at = word.length - MIN_PART; at >= MIN_PART; at--) {
    const [start, end] = [word.slice(0, at), word.slice(at)]
    if (!isMeant(start)) continue
    const rest = isMeant(end) ? [end] : partsOf(end, isMeant)
    if (rest) return [start, ...rest]
  }
  return undefined
}

/** How a word sounds in Hindi or Gujarati, whose spelling leaves out the short a: `masuri`, `mussoorie` → `msuri`. */
function soundOf(word: string): string {
  const sound = word
    .replaceAll(/oo/g, 'u')
    .replaceAll(/ee|ie|y/g, 'i')
    .replaceAll(/ph/g, 'f')
    .replaceAll(/([bdgkst])h/g, '$1')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('a', '')
  return [...sound].filter((letter, at) => letter !== sound[at - 1]).join('')
}

function consonantsOf(sound: string): string {
  return sound.replaceAll(/[aeiou]/g, '')
}

// `keralanun` is Kerala's, `rajasthanano` Rajasthan's: the a before an ending is often only the consonant's own.
function withoutEnding(word: string): { stems: string[]; ending: string } {
  const [, stem = '', ending = ''] = CASE_ENDING.exec(word) ?? []
  if (!stem) return { stems: [], ending }
  return { stems: stem.endsWith('a') ? [stem, stem.slice(0, -1)] : [stem], ending }
}

function byFirstLetter(words: Iterable<string>): Map<string, string[]> {
  const byLetter = new Map<string, string[]>()
  for (const word of words) {
    const others = byLetter.get(word[0] ?? '')
    if (others) others.push(word)
    else byLetter.set(word[0] ?? '', [word])
  }
  return byLetter
}

/** Words in their plain English meaning: Hinglish and synonyms are replaced, the longest group of words first. */
export function plainWords(words: readonly string[]): string[] {
  const plain: string[] = []
  for (let at = 0; at < words.length; ) {
    let taken = 1
    let meaning: string | undefined
    for (let count = MOST_MEANING_WORDS; count > 0 && meaning === undefined; count--) {
      if (at + count > words.length) continue
      meaning = MEANING_OF.get(words.slice(at, at + count).join('_'))
      taken = count
    }
    plain.push(...(meaning?.split(' ') ?? [words[at] ?? '']))
    at += meaning === undefined ? 1 : taken
  }
  return plain
}
