import type { Destination, Package } from '../contract/catalogue.ts'
import { formatRupees } from '../contract/rupees.ts'
import { capital } from './capital.ts'
import { regionText } from './filters.ts'
import { hasStars } from './hotels.ts'
import { MONTHS } from './months.ts'
import type { Excluded } from './search-excluded.ts'
import { priceFor } from './search-money.ts'
import type { Wishes } from './search-wishes.ts'
import { easyEntry } from './visa.ts'

/** One wish: as shown by itself, as part of a sentence, and how far a package is from it: 0 when it fulfils it. */
export type Wish = {
  text: string
  phrase: string
  /** Stands before "trips" in a sentence. */
  isKind?: true
  distance: (pkg: Package, place: Destination | undefined) => number
  /** What a package has instead, where its card does not show it. */
  instead?: (pkg: Package) => string
}

/** The wishes one by one. */
export function wishList({
  money,
  nights,
  departure,
  flights,
  visa,
  themes,
  months,
  region,
  stars,
}: Wishes): Wish[] {
  const isNot = (weight: number, isMet: boolean) => (isMet ? 0 : weight)
  const list: Wish[] = themes.map((theme) => ({
    text: capital(theme),
    phrase: theme,
    isKind: true,
    distance: ({ tags }) => isNot(1, tags.includes(theme)),
  }))
  if (region) {
    const phrase = region === 'domestic' ? 'in India' : 'abroad'
    list.push({
      text: regionText(region),
      phrase,
      distance: (_, place) => isNot(3, place?.region === region),
    })
  }
  if (visa) {
    const [text, phrase] =
      visa === 'free'
        ? ['Visa-free for Indian passports', 'without a visa']
        : ['Visa on arrival for Indian passports', 'with a visa on arrival']
    list.push({
      text,
      phrase,
      distance: (_, place) => isNot(3, place !== undefined && easyEntry(place) === visa),
    })
  }
  if (departure)
    list.push({
      text: `From ${departure}`,
      phrase: `from ${departure}`,
      distance: ({ theme }) => isNot(0.5, theme === departure),
      instead: ({ theme }) => `From ${theme}`,
    })
  if (nights) {
    const { from, to } = nights
    const count = from === to ? `${to}` : `${from} to ${to}`
    const text = from === 1 && to > 1 ? `up to ${to} nights` : to === 1 ? '1 night' : `${count} nights`
    list.push({
      text: capital(text),
      phrase: `of ${text}`,
      distance: (pkg) => Math.max(from - pkg.nights, pkg.nights - to, 0) / 3,
    })
  }
  if (months.length > 0) {
    const names = months.map((month) => MONTHS[month - 1]).join(' or ')
    list.push({
      text: `Good in ${names}`,
      phrase: `for ${names}`,
      distance: (pkg) =>
        isNot(
          1,
          months.some((month) => pkg.months.includes(month)),
        ),
      instead: (pkg) => `Best in ${pkg.months.map((month) => MONTHS[month - 1]?.slice(0, 3)).join(', ')}`,
    })
  }
  if (stars)
    list.push({
      text: `${stars} star hotels`,
      phrase: `in ${stars} star hotels`,
      distance: ({ hotels }) => isNot(0.7, hasStars(hotels, stars)),
    })
  if (flights !== undefined)
    list.push({
      text: flights ? 'With flights' : 'Without flights',
      phrase: flights ? 'with flights' : 'without flights',
      distance: ({ includes }) => isNot(0.7, includes.includes('Flights') === flights),
      instead: () => (flights ? 'Without flights' : 'With flights'),
    })
  if (money) {
    const { from, to, per, people } = money
    const who = per === 'two' ? 'for two' : 'per adult'
    const range =
      from !== undefined && to !== undefined
        ? `from ${formatRupees(from)} to ${formatRupees(to)}`
        : to === undefined
          ? `from ${formatRupees(from ?? 0)}`
          : `under ${formatRupees(to)}`
    list.push({
      text: `${capital(range)} ${who}${people ? `, your budget shared by ${people}` : ''}`,
      phrase: `${range} ${who}`,
      distance: (pkg) => {
        const price = priceFor(pkg, per)
        return Math.max(
          to === undefined ? 0 : price / Math.max(to, 1) - 1,
          from === undefined ? 0 : 1 - price / from,
          0,
        )
      },
      instead: (pkg) => `${formatRupees(priceFor(pkg, per))} ${who}`,
    })
  }
  return list
}

/** What is not wanted, one by one; a package that has it is further away than any other. */
export function excludedList({ places, themes, regions, months }: Excluded): Wish[] {
  const without = (name: string, has: (pkg: Package, place: Destination | undefined) => boolean): Wish => ({
    text: `Not ${name}`,
    phrase: `without ${name}`,
    distance: (pkg, place) => (has(pkg, place) ? 9 : 0),
  })
  return [
    ...places.map(({ label, has }) => without(label, has)),
    ...themes.map((theme) => without(capital(theme), ({ tags }) => tags.some((tag) => tag === theme))),
    ...regions.map((region) =>
      without(region === 'domestic' ? 'in India' : 'abroad', (_, place) => place?.region === region),
    ),
    ...months.map((month) =>
      without(MONTHS[month - 1] ?? '', (pkg) => pkg.months.length > 0 && pkg.months.every((one) => one === month)),
    ),
  ]
}

/** What is said when no package fulfils all wishes: `No honeymoon trips to Goa from Delhi under ₹50,000 for two.` */
export function unmetText(wishes: readonly Wish[], places: string, words: string): string {
  const kinds = wishes.filter(({ isKind }) => isKind).map(({ phrase }) => `${phrase} `)
  const others = wishes.filter(({ isKind }) => !isKind).map(({ phrase }) => ` ${phrase}`)
  return `No ${kinds.join('')}trips${places && ` to ${places}`}${others.join('')}${words && ` with “${words}”`}.`
}
