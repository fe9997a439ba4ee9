import { THEMES, type Theme } from '../contract/themes.ts'
import { MONTHS } from './months.ts'
import { writeFigures } from './search-figures.ts'
import { type MoneyRange, readMoney } from './search-money.ts'
import { readNights, type StayRange } from './search-nights.ts'
import { type Take, takeFrom } from './search-take.ts'
import type { Sort } from './sort.ts'
import type { EntryWithoutVisa } from './visa.ts'

/** What a search text asks for besides places and words. */
export type Wishes = {
  money?: MoneyRange
  nights?: StayRange
  /** Departure city, as the packages write it. */
  departure?: string
  flights?: boolean
  visa?: EntryWithoutVisa
  themes: Theme[]
  /** 1 = January; any of them will do. */
  months: number[]
  region?: 'domestic' | 'international'
  /** Hotel category. */
  stars?: 3 | 4 | 5
  sort?: Sort
}

/** Diwali is in the one or the other; a holiday in summer is one of the schools' long holidays. */
const SEASONS: Record<string, number[]> = {
  summer: [5, 6],
  winter: [12, 1, 2],
  monsoon: [7, 8, 9],
  diwali: [10, 11],
  deepavali: [10, 11],
  divali: [10, 11],
  dussehra: [10],
  navratri: [10],
  christmas: [12],
  xmas: [12],
  'new year': [12, 1],
  holi: [3],
  'republic days': [1],
  'makar sankranti': [1],
  uttarayan: [1],
  pongal: [1],
  valentine: [2],
  valentines: [2],
  easter: [4],
  'independence days': [8],
  rakhi: [8],
  onam: [8, 9],
  'ganesh chaturthi': [9],
  ganpati: [8, 9],
  'durga puja': [10],
  'year end': [12],
  lohri: [1],
  baisakhi: [4],
  bihu: [4],
  'good friday': [4],
  'raksha bandhan': [8],
  janmashtami: [8],
  'gandhi jayanti': [10],
  dhanteras: [10, 11],
  chhath: [10, 11],
}
const SORT_WORDS = [
  ['dearest', 'dearest'],
  ['longest', 'longest'],
  ['shortest', 'shortest'],
] as const satisfies [Sort, string][]
const MONTH_WORDS = new Map<string, number[]>([
  ...Object.entries(SEASONS),
  ...MONTHS.flatMap((name, at) => {
    const word = name.toLowerCase()
    return [word, word.slice(0, 3), ...(word === 'september' ? ['sept'] : [])].map(
      (text) => [text, [at + 1]] as [string, number[]],
    )
  }),
])

/** Words that are wishes, for the correction of spelling. */
export const WISH_WORDS: readonly string[] = [
  ...THEMES,
  ...[...MONTH_WORDS.keys()].filter((word) => word.length > 4 && !word.includes(' ')),
  ...'flights visa weekend fortnight nights under lakh thousand luxury cheapest domestic international budget people'.split(
    ' ',
  ),
]

/**
 * Reads the wishes of a text whose words have their plain meaning. Returns them with the words that are left.
 * `departures`: cities that packages start from; `cities`: others that a traveller may want to start from; by their
 * words in lower case.
 */
export function readWishes(
  words: readonly string[],
  departures: ReadonlyMap<string, string>,
  cities: ReadonlyMap<string, string>,
): { wishes: Wishes; rest: string[] } {
  const wishes: Wishes = { themes: [], months: [] }
  const { take, rest } = takeFrom(writeFigures(words.join(' ')))
  const nights = readNights(take)
  if (nights) wishes.nights = nights
  const money = readMoney(take)
  if (money) wishes.money = money
  readTravel(wishes, take, departures, cities)
  readKind(wishes, take)
  return { wishes, rest: rest() }
}

function readTravel(
  wishes: Wishes,
  take: Take,
  departures: ReadonlyMap<string, string>,
  cities: ReadonlyMap<string, string>,
): void {
  const any = [...departures.keys(), ...cities.keys()]
  const city =
    any.find((name) => take.words(`from ${name}`)) ??
    any.find((name) =>
      ['se', 'thi', 'to', 'departure', 'from'].some((word) => take.words(`${name} ${word}`)),
    ) ??
    [...departures.keys()].find((name) => take.words(name))
  if (city !== undefined) wishes.departure = departures.get(city) ?? cities.get(city) ?? city
  void (
    take.match(
      / (?:(?:without|no|except|not with) (?:the )?flights|flights (?:ke |ni )?(?:without|chhodkar|nahi))(?= )/,
      () => {
        wishes.flights = false
      },
    ) ||
    take.match(/ land (?:only|package)(?= )/, () => {
      wishes.flights = false
    }) ||
    take.match(/ (?:with |ke )?(?:the )?flights(?: ke)?(?: with)?(?= )/, () => {
      wishes.flights = true
    })
  )
  void (
    take.match(/ (?:visa on arrival|voa)(?= )/, () => {
      wishes.visa = 'on arrival'
    }) ||
    take.match(
      / (?:visa ?(?:free|less|nahi|not required|not needed)|visafree|(?:no|without) visa(?: ke)?(?: required| needed)?|visa (?:ke |ni )?(?:without|chhodkar))(?= )/,
      () => {
        wishes.visa = 'free'
      },
    )
  )
}

function readKind(wishes: Wishes, take: Take): void {
  for (const theme of THEMES)
    while (take.words(theme)) wishes.themes = [...new Set([...wishes.themes, theme])]
  for (const [word, months] of MONTH_WORDS)
    if (take.words(word)) wishes.months = [...new Set([...wishes.months, ...months])]
  for (const region of ['domestic', 'international'] as const) if (take.words(region)) wishes.region = region
  take.match(/ ([345]) stars?(?: hotels?)?(?= )/, (stars) => {
    wishes.stars = Number(stars) as 3 | 4 | 5
  })
  if (take.words('luxury')) wishes.stars = 5
  if (
    take.match(
      / (?:cheapest|low budget|low cost|lowest(?: price)?|budget|kam budget|kam daam|kam kharch)(?= )/,
      () => true,
    )
  )
    wishes.sort = 'cheapest'
  for (const [sort, word] of SORT_WORDS)
    if (take.words(`most ${word}`) || take.words(word)) wishes.sort = sort
}
