import type { Package } from '../contract/catalogue.ts'

/** The meals that a package's inclusions name. */
export type Meals = {
  /** Breakfast after every night, or dinner on every night; the number of them is that of the nights. */
  daily: ('breakfast' | 'dinner')[]
  /** Inclusions that name other meals, as they are written. */
  others: string[]
}

const MEAL = /\b(?:breakfasts?|brunch|lunch|lunches|dinners?|meals?|full board|half board)\b/i
const DAILY =
  /\bdaily breakfast\b|\bbreakfast (?:and dinner )?(?:daily|every day)\b|\bwith daily breakfast\b/i
const WITH_BREAKFAST = /\bwith (?:buffet )?breakfast\b/i
const AND_DINNER = /\bbreakfast and dinner\b(?! (?:at|in|on)\b)/i
const NUMBER = /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b/gi
const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Reads the meals of a package. A meal counts as daily only where a line says so, or names all nights of the trip. */
export function mealsOf({ inclusions, nights }: Pick<Package, 'inclusions' | 'nights'>): Meals {
  const isDaily = (line: string) =>
    !/\bbrunch\b/i.test(line) &&
    (DAILY.test(line) || (WITH_BREAKFAST.test(line) && nightsIn(line) === nights))
  const dailyLines = inclusions.filter(isDaily)
  const daily: Meals['daily'] = [
    ...(dailyLines.length > 0 ? (['breakfast'] as const) : []),
    ...(dailyLines.some((line) => AND_DINNER.test(line)) ? (['dinner'] as const) : []),
  ]
  const others = inclusions.filter((line) => {
    const rest = isDaily(line) ? line.replace(AND_DINNER, '').replace(/\bbreakfast\b/i, '') : line
    return MEAL.test(rest)
  })
  return { daily, others }
}

// All nights that a line names before its meals: `3 nights in Ubud, 2 in Candidasa and 2 in Seminyak with breakfast`.
function nightsIn(line: string): number {
  const [stays = ''] = line.replaceAll(/\([^()]{0,200}\)/g, '').split(/\bwith\b/i)
  if (!/\bnights?\b/i.test(stays)) return 0
  const numbers = stays.match(NUMBER) ?? []
  return numbers
    .map((text) => NUMBER_WORDS.indexOf(text.toLowerCase()) + 1 || Number(text))
    .reduce((sum, count) => sum + count, 0)
}
