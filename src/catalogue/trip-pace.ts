import type { Package } from '../contract/catalogue.ts'
import { citiesCovered } from './packages.ts'

/** How much travelling a trip includes, with the facts it was derived from. */
export type Pace = {
  level: 'relaxed' | 'moderate' | 'active'
  /** Number of moves to another place. */
  moves: number
  /** Days with a drive or activity of {@link LONG_HOURS} or more; 1 = the first day. */
  longDays: number[]
}

/** A drive or activity of this many hours, as the day’s plan states it, makes the day a long one. */
export const LONG_HOURS = 4

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const HOURS =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?: and a (?:half|quarter))?[- ]hours?\b/gi
/** Such clauses state the time until something happens, or for how long something is possible, and are not counted. */
const NO_STRETCH =
  /\b(?:before|open|within|ahead|apart|ago|sleep|longer than|between (?:this|flights)|gap)\b/i
const MOST_HOURS = 14

/**
 * The rule: relaxed with at least three nights at a place on average and no long day; active with fewer than two nights at a
 * place on average, or with long days on more than a third of the days; otherwise moderate.
 */
export function paceOf({
  destinationCovered,
  nights,
  days,
  itinerary,
}: Pick<Package, 'destinationCovered' | 'nights' | 'days' | 'itinerary'>): Pace {
  const places = Math.max(citiesCovered(destinationCovered).length, 1)
  const longDays = itinerary.flatMap(({ activities }, index) =>
    activities.some((activity) => longestStretch(activity) >= LONG_HOURS) ? [index + 1] : [],
  )
  const nightsAtAPlace = nights / places
  const isActive = nightsAtAPlace < 2 || longDays.length > days / 3
  const isRelaxed = nightsAtAPlace >= 3 && longDays.length === 0
  return {
    level: isActive ? 'active' : isRelaxed ? 'relaxed' : 'moderate',
    moves: places - 1,
    longDays,
  }
}

// The longest time in hours that a text states for one drive or activity; of "three to four hours", the larger number is the
// one beside the word "hours".
function longestStretch(text: string): number {
  const clauses = text.split(/[.;:(]/).filter((clause) => !NO_STRETCH.test(clause))
  const hours = clauses.flatMap((clause) =>
    [...clause.matchAll(HOURS)].map(([, number = '']) => {
      const word = NUMBER_WORDS.indexOf(number.toLowerCase())
      return word < 0 ? Number(number) : word + 1
    }),
  )
  return Math.max(0, ...hours.filter((number) => number <= MOST_HOURS))
}
