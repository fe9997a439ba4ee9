import type { Package } from '../contract/catalogue.ts'
import { THEMES, type Theme } from '../contract/themes.ts'
import { MONTHS } from './months.ts'
import { pricePerAdult } from './prices.ts'
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
const NUMBER_WORD = / ([a-z]+)(?= (?:lakh|thousand|nights|days|week))/g

const UNITS: Record<string, number> = {
  k: 1_000,
  thousand: 1_000,
  lakh: 100_000,
  l: 100_000,
  crore: 10_000_000,
}
// Without a unit only numbers of this length are prices.
const AMOUNT = /(?<= )(?:rs )?(?:(\d{1,9}(?:\.\d{1,9})?) (k|thousand|lakh|l|crore)|(\d{4,8}))(?: rs)?(?= )/g
/** Two amounts with one unit: `1 to 2 lakh`. */
const SHARED_UNIT =
  /(?<= )(\d{1,9}(?:\.\d{1,9})?) (?:to|and|se) (\d{1,9}(?:\.\d{1,9})?) (k|thousand|lakh|l|crore)(?= )/g
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
    .replaceAll(NUMBER_WORD, (_, word: string) => ` ${Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : word}`)
    .replaceAll(SHARED_UNIT, '$1 $3 to $2 $3')
    .replaceAll(AMOUNT, (_, number?: string, unit = '', bare?: string) => `₹${rupees(number, unit, bare)}`)
  const remove = (at: number, length: number) => {
    text = `${text.slice(0, at)} |${text.slice(at + length)}`
    return true
  }
  const take: Take = {
    match: (pattern, use) => {
      const match = pattern.exec(text)
      if (!match || use(...match.slice(1)) === false) return false
      return remove(match.index, match[0].length)
    },
    words: (phrase) => {
      const at = text.indexOf(` ${phrase} `)
      return at >= 0 && remove(at, phrase.length + 1)
    },
  }
  readNights(wishes, take)
  readMoney(wishes, take)
  readTravel(wishes, take, departures, cities)
  readKind(wishes, take)
  return { wishes, rest: text.split(/[ |]+/).filter(Boolean) }
}

/** Take a part out of the text, which has a space before and after every word; return whether it is there. */
type Take = {
  /** The first match, unless `use` refuses it with `false`. */
  match: (pattern: RegExp, use: (...groups: (string | undefined)[]) => unknown) => boolean
  /** Exactly these words. */
  words: (phrase: string) => boolean
}
const UNIT_NAMES: Record<string, string> = { n: 'nights', d: 'days', lac: 'lakh', lakhs: 'lakh' }

function readNights(wishes: Wishes, take: Take): void {
  const set = (from: number, to: number) => {
    if (to < 1 || from > to) return
    wishes.nights = { from: Math.max(from, 1), to }
  }
  void (
    take.match(/ (\d{1,3}) nights (?:(?:to|and) )?\d{1,2} days(?= )/, (n) => set(Number(n), Number(n))) ||
    take.match(/ \d{1,2} days (?:(?:to|and) )?(\d{1,3}) nights(?= )/, (n) => set(Number(n), Number(n))) ||
    take.match(/ (\d{1,2}) (?:nights )?(?:to|or) (\d{1,3}) nights(?= )/, (a, b) =>
      set(Number(a), Number(b)),
    ) ||
    take.match(/ (\d{1,2}) (?:days )?(?:to|or) (\d{1,2}) days(?= )/, (a, b) =>
      set(Number(a) - 1, Number(b) - 1),
    ) ||
    take.match(/ (\d{1,3}) nights(?= )/, (n) => set(Number(n), Number(n))) ||
    take.match(/ (\d{1,3}) days(?= )/, (n) => set(Number(n) - 1, Number(n) - 1)) ||
    take.match(/ (?:(\d) )?week(?= )/, (n = '1') => set(Number(n) * 7 - 1, Number(n) * 7)) ||
    take.match(/ fortnight(?= )/, () => set(13, 14)) ||
    take.match(/ (?:long )?weekend(?= )/, () => set(1, 4))
  )
}

function readMoney(wishes: Wishes, take: Take): void {
  let people = 2
  const setPeople = (count = '') => {
    if (Number(count) < 1 || Number(count) > MOST_PEOPLE) return false
    people = Number(count)
  }
  void (
    take.match(/ (?:for|of) (\d{1,2})(?: people)?(?= )/, setPeople) ||
    take.match(/ (\d{1,2}) people(?= )/, setPeople)
  )
  const isPerAdult = take.match(/ (?:a )?per person(?= )/, () => true)
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
  void (
    take.match(/ (?:between )?₹(\d+) (?:to|and|se) ₹(\d+)(?= )/, (a, b) => set(Number(a), Number(b))) ||
    take.match(/ over ₹(\d+)(?= )/, (amount) => set(Number(amount), undefined)) ||
    take.match(/ ₹(\d+) (?:ke )?(?:over|plus)(?= )/, (amount) => set(Number(amount), undefined)) ||
    take.match(
      / (?:budget )?(?:of |is )?(?:under |around )?₹(\d+)(?: (?:ke |thi |se )?under)?(?: budget)?(?= )/,
      (amount) => set(undefined, Number(amount)),
    ) ||
    // Still being typed.
    take.match(/ (?:under|over|around|budget) \d{1,3}(?= )/, () => true)
  )
}

function rupees(number: string | undefined, unit: string, bare: string | undefined): number {
  return bare ? Number(bare) : Math.round(Number(number) * (UNITS[unit] ?? 1))
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
    take.match(/ (?:without|no|not with) (?:the )?flights(?= )/, () => {
      wishes.flights = false
    }) ||
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
      / (?:visa ?(?:free|less|nahi|not required|not needed)|visafree|(?:no|without) visa(?: ke)?(?: required| needed)?)(?= )/,
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
}

/** Price of a package as the wish counts it, rupees. */
export function priceFor(pkg: Package, per: MoneyRange['per']): number {
  return per === 'two' ? pkg.totalPackagePrice : pricePerAdult(pkg)
}
