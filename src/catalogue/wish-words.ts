import type { Theme } from '../contract/themes.ts'
import { MONTHS } from './months.ts'
import type { Sort } from './sort.ts'

/**
 * How the answer to a search text is written in one language. What begins with `as` is shown by itself; the others are
 * parts of the sentence {@link WishWords.unmet}. Amounts, numbers and names of months come in as they are shown.
 */
export type WishWords = {
  asTheme: Record<Theme, string>
  theme: Record<Theme, string>
  asRegion: Record<'domestic' | 'international', string>
  region: Record<'domestic' | 'international', string>
  asVisa: Record<'free' | 'arrival', string>
  visa: Record<'free' | 'arrival', string>
  asFrom: (city: string) => string
  from: (city: string) => string
  oneNight: string
  nights: (count: string) => string
  nightsBetween: (from: string, to: string) => string
  nightsUpTo: (count: string) => string
  ofLength: (nights: string) => string
  asMonths: (months: string) => string
  months: (months: string) => string
  bestMonths: (months: string) => string
  asStars: (stars: string) => string
  stars: (stars: string) => string
  asFlights: Record<'yes' | 'no', string>
  flights: Record<'yes' | 'no', string>
  moneyBetween: (from: string, to: string) => string
  moneyFrom: (from: string) => string
  moneyUnder: (to: string) => string
  forTwo: (money: string) => string
  perAdult: (money: string) => string
  shared: (money: string, people: string) => string
  sorts: Record<Sort, string>
  asWithout: (what: string) => string
  without: (what: string) => string
  code: (code: string) => string
  or: string
  and: string
  places: (places: string) => string
  words: (words: string) => string
  unmet: (kinds: string, rest: string) => string
}

/** The words with the names of months, 1 = January. */
export type WishLanguage = WishWords & { month: (month: number, style: 'long' | 'short') => string }

/** The English words. */
export const ENGLISH_WISHES: WishWords = {
  asTheme: {
    family: 'Family',
    honeymoon: 'Honeymoon',
    adventure: 'Adventure',
    beach: 'Beach',
    nature: 'Nature',
  },
  theme: {
    family: 'family',
    honeymoon: 'honeymoon',
    adventure: 'adventure',
    beach: 'beach',
    nature: 'nature',
  },
  asRegion: { domestic: 'In India', international: 'Abroad' },
  region: { domestic: 'in India', international: 'abroad' },
  asVisa: { free: 'Visa-free for Indian passports', arrival: 'Visa on arrival for Indian passports' },
  visa: { free: 'without a visa', arrival: 'with a visa on arrival' },
  asFrom: (city) => `From ${city}`,
  from: (city) => `from ${city}`,
  oneNight: '1 night',
  nights: (count) => `${count} nights`,
  nightsBetween: (from, to) => `${from} to ${to} nights`,
  nightsUpTo: (count) => `up to ${count} nights`,
  ofLength: (nights) => `of ${nights}`,
  asMonths: (months) => `Good in ${months}`,
  months: (months) => `for ${months}`,
  bestMonths: (months) => `Best in ${months}`,
  asStars: (stars) => `${stars} star hotels`,
  stars: (stars) => `in ${stars} star hotels`,
  asFlights: { yes: 'With flights', no: 'Without flights' },
  flights: { yes: 'with flights', no: 'without flights' },
  moneyBetween: (from, to) => `from ${from} to ${to}`,
  moneyFrom: (from) => `from ${from}`,
  moneyUnder: (to) => `under ${to}`,
  forTwo: (money) => `${money} for two`,
  perAdult: (money) => `${money} per adult`,
  shared: (money, people) => `${money}, your budget shared by ${people}`,
  sorts: {
    cheapest: 'Lowest price first',
    dearest: 'Highest price first',
    shortest: 'Shortest first',
    longest: 'Longest first',
  },
  asWithout: (what) => `Not ${what}`,
  without: (what) => `without ${what}`,
  code: (code) => `Package code ${code}`,
  or: ' or ',
  and: ' and ',
  places: (places) => `to ${places}`,
  words: (words) => `with “${words}”`,
  unmet: (kinds, rest) => `No ${kinds && `${kinds} `}trips${rest && ` ${rest}`}.`,
}

/** English with its names of months. */
export const IN_ENGLISH: WishLanguage = {
  ...ENGLISH_WISHES,
  month: (month, style) => (MONTHS[month - 1] ?? '').slice(0, style === 'short' ? 3 : undefined),
}
