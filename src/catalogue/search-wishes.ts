import type { Package } from '../contract/catalogue.ts'
import { THEMES, type Theme } from '../contract/themes.ts'
import { MONTHS } from './months.ts'
import type { Sort } from './sort.ts'

/**
 * Rupees, both ends included; for two adults together, or for one where the traveller asked so.
 * `people`: the amounts are a share of what so many people want to pay together.
 */
export type MoneyRange = { from?: number; to?: number; per: 'two' | 'adult'; people?: number }

/** What a search text asks for besides places and words. */
export type Wishes = {
  money?: MoneyRange
  /** Nights, both ends included. */
  nights?: { from: number; to: number }
  /** Departure city, as the packages write it. */
  departure?: string
  flights?: boolean
  visa?: 'free' | 'on arrival'
  themes: Theme[]
  /** 1 = January; any of them will do. */
  months: number[]
  region?: 'domestic' | 'international'
  /** Hotel category. */
  stars?: 3 | 4 | 5
  sort?: Sort
}

const NUMBERS: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, a: 1 },
  ...{
    ek: 1,
    do: 2,
    be: 2,
    teen: 3,
    tin: 3,
    tran: 3,
    char: 4,
    chaar: 4,
    panch: 5,
    paanch: 5,
    chhe: 6,
    chha: 6,
  },
  ...{ saat: 7, sat: 7, aath: 8, ath: 8, nau: 9, nav: 9, das: 10, dus: 10 },
}
const NUMBER_WORD = new RegExp(
  ` (${Object.keys(NUMBERS).join('|')})(?= (?:lakh|thousand|nights|days|week))`,
  'g',
)

const UNITS: Record<string, number> = {
  k: 1_000,
  thousand: 1_000,
  lakh: 100_000,
  l: 100_000,
  crore: 10_000_000,
}
const NOT_MONEY = '(?! (?:k|thousand|lakh|l|crore)(?= ))'
// Without a unit only numbers of this length are prices.
const AMOUNT = '(?:rs )?(?:(\\d+(?:\\.\\d+)?) (k|thousand|lakh|l|crore)|(\\d{4,8}))(?: rs(?= ))?'
const YEAR = /(?<! rs| under| over) 20[23]\d(?= )/g
const MOST_PEOPLE = 30
/** Larger amounts are typing errors. */
const MOST_RUPEES = 1_000_000_000
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
}
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
  ...'flights visa weekend nights under lakh thousand luxury cheapest domestic international budget people'.split(
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
  let text = ` ${words.join(' ')} `
    .replaceAll(
      /(?<= \d+(?:\.\d+)?) ?(k|l|lakhs?|lac|n|d)(?= )/g,
      (_, unit: string) => ` ${UNIT_NAMES[unit] ?? unit}`,
    )
    .replaceAll(YEAR, '')
    .replaceAll(NUMBER_WORD, (_, word: string) => ` ${NUMBERS[word]}`)
  /** Takes the first match out of the text, when `use` does not refuse it. */
  const take = (pattern: string, use: (...groups: (string | undefined)[]) => unknown): boolean => {
    const match = new RegExp(` ${pattern}(?= )`).exec(text)
    if (!match || use(...match.slice(1)) === false) return false
    text = `${text.slice(0, match.index)} |${text.slice(match.index + match[0].length)}`
    return true
  }
  readNights(wishes, take)
  readMoney(wishes, take)
  readTravel(wishes, take, departures, cities)
  readKind(wishes, take)
  return { wishes, rest: text.split(/[ |]+/).filter(Boolean) }
}

type Take = (pattern: string, use: (...groups: (string | undefined)[]) => unknown) => boolean
const UNIT_NAMES: Record<string, string> = { n: 'nights', d: 'days', lac: 'lakh', lakhs: 'lakh' }

function readNights(wishes: Wishes, take: Take): void {
  const set = (from: number, to: number) => {
    if (to < 1 || from > to) return
    wishes.nights = { from: Math.max(from, 1), to }
  }
  void (
    take('(\\d{1,3}) nights (?:(?:to|and) )?\\d{1,2} days', (n) => set(Number(n), Number(n))) ||
    take('\\d{1,2} days (?:(?:to|and) )?(\\d{1,3}) nights', (n) => set(Number(n), Number(n))) ||
    take('(\\d{1,2}) (?:nights )?(?:to|or) (\\d{1,3}) nights', (a, b) => set(Number(a), Number(b))) ||
    take('(\\d{1,2}) (?:days )?(?:to|or) (\\d{1,2}) days', (a, b) => set(Number(a) - 1, Number(b) - 1)) ||
    take('(\\d{1,3}) nights', (n) => set(Number(n), Number(n))) ||
    take('(\\d{1,3}) days', (n) => set(Number(n) - 1, Number(n) - 1)) ||
    take('(?:(\\d) )?week', (n = '1') => set(Number(n) * 7 - 1, Number(n) * 7)) ||
    take('fortnight', () => set(13, 14)) ||
    take('(?:long )?weekend', () => set(1, 4))
  )
}

function readMoney(wishes: Wishes, take: Take): void {
  let people = 2
  const setPeople = (count = '') => {
    if (Number(count) < 1 || Number(count) > MOST_PEOPLE) return false
    people = Number(count)
  }
  void (
    take(`(?:for|of) (\\d{1,2})${NOT_MONEY}(?: people)?`, setPeople) || take('(\\d{1,2}) people', setPeople)
  )
  const isPerAdult = take('(?:a )?per person', () => true)
  const set = (from: number | undefined, to: number | undefined) => {
    if (Math.max(from ?? 0, to ?? 0) > MOST_RUPEES || (from ?? 0) > (to ?? MOST_RUPEES)) return
    // A budget of another number of people is shared out: packages are priced for two.
    const share = (value: number) => (isPerAdult || people === 2 ? value : Math.round(value / people))
    wishes.money = {
      ...(from !== undefined && { from: share(from) }),
      ...(to !== undefined && { to: share(to) }),
      per: isPerAdult || people !== 2 ? 'adult' : 'two',
      ...(!isPerAdult && people !== 2 && { people }),
    }
  }
  type Text = string | undefined
  const rupees = (number: Text, unit: Text, bare: Text) =>
    bare ? Number(bare) : Math.round(Number(number) * (UNITS[unit ?? ''] ?? 1))
  void (
    take(`(?:between )?${AMOUNT} (?:to|and|se) ${AMOUNT}`, (a, unitA, bareA, b, unitB, bareB) =>
      set(rupees(a, unitA, bareA), rupees(b, unitB, bareB)),
    ) ||
    take(`(?:between )?(\\d+(?:\\.\\d+)?) (?:to|and|se) ${AMOUNT}`, (a, b, unit, bare) =>
      unit ? set(rupees(a, unit, undefined), rupees(b, unit, bare)) : false,
    ) ||
    take(`over ${AMOUNT}`, (...amount) => set(rupees(...(amount as [Text, Text, Text])), undefined)) ||
    take(`${AMOUNT} (?:ke )?(?:over|plus)`, (...amount) =>
      set(rupees(...(amount as [Text, Text, Text])), undefined),
    ) ||
    take(
      `(?:budget )?(?:of |is )?(?:under |around )?${AMOUNT}(?: (?:ke |thi |se )?under)?(?: budget)?`,
      (...amount) => set(undefined, rupees(...(amount as [Text, Text, Text]))),
    ) ||
    // Still being typed.
    take('(?:under|over|around|budget) \\d{1,3}', () => true)
  )
}

function readTravel(
  wishes: Wishes,
  take: Take,
  departures: ReadonlyMap<string, string>,
  cities: ReadonlyMap<string, string>,
): void {
  const known = [...departures.keys()].join('|')
  const any = [...departures.keys(), ...cities.keys()].join('|')
  const set = (city = '') => {
    wishes.departure = departures.get(city) ?? cities.get(city) ?? city
  }
  void (
    (any && take(`from (${any})`, set)) ||
    (any && take(`(${any}) (?:se|thi|to|departure|from)`, set)) ||
    (known && take(`(${known})`, set))
  )
  void (
    take('(?:without|no|not with) (?:the )?flights', () => {
      wishes.flights = false
    }) ||
    take('land (?:only|package)', () => {
      wishes.flights = false
    }) ||
    take('(?:with |ke )?(?:the )?flights(?: ke)?(?: with)?', () => {
      wishes.flights = true
    })
  )
  void (
    take('(?:visa on arrival|voa)', () => {
      wishes.visa = 'on arrival'
    }) ||
    take(
      '(?:visa ?(?:free|less|nahi|not required|not needed)|visafree|(?:no|without) visa(?: ke)?(?: required| needed)?)',
      () => {
        wishes.visa = 'free'
      },
    )
  )
}

function readKind(wishes: Wishes, take: Take): void {
  for (const theme of THEMES)
    while (take(theme, () => true)) wishes.themes = [...new Set([...wishes.themes, theme])]
  for (const [word, months] of MONTH_WORDS)
    if (take(word, () => true)) wishes.months = [...new Set([...wishes.months, ...months])]
  for (const region of ['domestic', 'international'] as const)
    take(region, () => {
      wishes.region = region
    })
  take('([345]) stars?(?: hotels?)?', (stars) => {
    wishes.stars = Number(stars) as 3 | 4 | 5
  })
  take('luxury', () => {
    wishes.stars = 5
  })
  if (
    take(
      '(?:cheapest|low budget|low cost|lowest(?: price)?|budget|kam budget|kam daam|kam kharch)',
      () => true,
    )
  )
    wishes.sort = 'cheapest'
}

/** Price of a package as the wish counts it, rupees. */
export function priceFor(pkg: Package, per: MoneyRange['per']): number {
  return per === 'two' ? pkg.totalPackagePrice : (pkg.pricePerAdult ?? Math.round(pkg.totalPackagePrice / 2))
}
