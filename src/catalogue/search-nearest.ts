import type { Destination, Package } from '../contract/catalogue.ts'
import { formatRupees } from '../contract/rupees.ts'
import { capital } from './capital.ts'
import { hasStars, pricedWithStars } from './hotels.ts'
import type { Excluded } from './search-excluded.ts'
import { type MoneyRange, priceFor } from './search-money.ts'
import type { StayRange } from './search-nights.ts'
import type { Wishes } from './search-wishes.ts'
import { entryWithoutVisa } from './visa.ts'
import type { WishLanguage, WishWords } from './wish-words.ts'

/** One wish: as shown by itself, as part of a sentence, and how far a package is from it: 0 when it fulfils it. */
export type Wish = {
  text: string
  phrase: string
  /** Says what kind of trip, and stands beside that word in a sentence. */
  isKind?: true
  distance: (pkg: Package, place: Destination | undefined) => number
  /** What a package has instead, where its card does not show it. */
  instead?: (pkg: Package) => string
}

/** The wishes one by one, in the words of a language. `priced`: prices are those of these hotels, whichever are wished for. */
export function wishList(
  { money, nights, departure, flights, visa, themes, months, region, stars }: Wishes,
  words: WishLanguage,
  priced = stars,
): Wish[] {
  const isNot = (weight: number, isMet: boolean) => (isMet ? 0 : weight)
  const list: Wish[] = themes.map((theme) => ({
    text: words.asTheme[theme],
    phrase: words.theme[theme],
    isKind: true,
    distance: ({ tags }) => isNot(1, tags.includes(theme)),
  }))
  if (region)
    list.push({
      text: words.asRegion[region],
      phrase: words.region[region],
      distance: (_, place) => isNot(3, place?.region === region),
    })
  if (visa) {
    const entry = visa === 'free' ? 'free' : 'arrival'
    list.push({
      text: words.asVisa[entry],
      phrase: words.visa[entry],
      distance: (_, place) => isNot(3, place !== undefined && entryWithoutVisa(place) === visa),
    })
  }
  if (departure)
    list.push({
      text: words.asFrom(departure),
      phrase: words.from(departure),
      distance: ({ theme }) => isNot(0.5, theme === departure),
      instead: ({ theme }) => words.asFrom(theme),
    })
  if (nights) {
    const text = lengthText(nights, words)
    list.push({
      text: capital(text),
      phrase: words.ofLength(text),
      distance: (pkg) => Math.max(nights.from - pkg.nights, pkg.nights - nights.to, 0) / 3,
    })
  }
  if (months.length > 0) {
    const names = months.map((month) => words.month(month, 'long')).join(words.or)
    list.push({
      text: words.asMonths(names),
      phrase: words.months(names),
      distance: (pkg) =>
        isNot(
          1,
          months.some((month) => pkg.months.includes(month)),
        ),
      instead: (pkg) => words.bestMonths(pkg.months.map((month) => words.month(month, 'short')).join(', ')),
    })
  }
  if (stars)
    list.push({
      text: words.asStars(String(stars)),
      phrase: words.stars(String(stars)),
      distance: ({ hotels }) => isNot(0.7, hasStars(hotels, stars)),
    })
  if (flights !== undefined)
    list.push({
      text: words.asFlights[flights ? 'yes' : 'no'],
      phrase: words.flights[flights ? 'yes' : 'no'],
      distance: ({ includes }) => isNot(0.7, includes.includes('Flights') === flights),
      instead: () => words.asFlights[flights ? 'no' : 'yes'],
    })
  if (money) list.push(moneyWish(money, priced, words))
  return list
}

/** What is not wanted, one by one; a package that has it is further away than any other. */
export function excludedList(
  { places, themes, regions, months, words: topics }: Excluded,
  find: (word: string, isLast: boolean) => ReadonlySet<string>,
  words: WishLanguage,
): Wish[] {
  const without = (name: string, has: (pkg: Package, place: Destination | undefined) => boolean): Wish => ({
    text: words.asWithout(name),
    phrase: words.without(name),
    distance: (pkg, place) => (has(pkg, place) ? 9 : 0),
  })
  return [
    ...places.map(({ label, has, isIn = has }) => without(label, isIn)),
    ...themes.map((theme) => without(words.asTheme[theme], ({ tags }) => tags.includes(theme))),
    ...regions.map((region) => without(words.region[region], (_, place) => place?.region === region)),
    ...topics.map((topic) => {
      const found = find(topic, false)
      return without(topic, ({ key }) => found.has(key))
    }),
    ...months.map((month) =>
      without(
        words.month(month, 'long'),
        (pkg) => pkg.months.length > 0 && pkg.months.every((one) => one === month),
      ),
    ),
  ]
}

function lengthText({ from, to }: StayRange, words: WishWords): string {
  if (to === 1) return words.oneNight
  if (from === 1) return words.nightsUpTo(String(to))
  return from === to ? words.nights(String(to)) : words.nightsBetween(String(from), String(to))
}

function moneyWish({ from, to, per, people }: MoneyRange, stars: Wishes['stars'], words: WishWords): Wish {
  const range =
    from !== undefined && to !== undefined
      ? words.moneyBetween(formatRupees(from), formatRupees(to))
      : to === undefined
        ? words.moneyFrom(formatRupees(from ?? 0))
        : words.moneyUnder(formatRupees(to))
  const each = per === 'two' ? words.forTwo : words.perAdult
  const text = capital(each(range))
  const priceOf = (pkg: Package) => priceFor(pricedWithStars(pkg, stars), per)
  return {
    text: people ? words.shared(text, String(people)) : text,
    phrase: each(range),
    distance: (pkg) => {
      const price = priceOf(pkg)
      return Math.max(
        to === undefined ? 0 : price / Math.max(to, 1) - 1,
        from === undefined ? 0 : 1 - price / from,
        0,
      )
    },
    instead: (pkg) => each(formatRupees(priceOf(pkg))),
  }
}

/** What is said when no package fulfils all wishes: `No honeymoon trips to Goa from Delhi under ₹50,000 for two.` */
export function unmetText(
  wishes: readonly Wish[],
  places: readonly string[],
  typed: string,
  words: WishWords,
): string {
  const phrases = (areKinds: boolean) =>
    wishes.filter(({ isKind = false }) => isKind === areKinds).map(({ phrase }) => phrase)
  const to = places.length > 0 ? [words.places(places.join(words.and))] : []
  return words.unmet(
    phrases(true).join(' '),
    [...to, ...phrases(false), ...(typed ? [words.words(typed)] : [])].join(' '),
  )
}
