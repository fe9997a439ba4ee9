import type { Package } from '../contract/catalogue.ts'
import type { Charge, ChargeAmount, ChargeUnit } from '../contract/charges.ts'

/** A charge as far as it is known: a package written as text has no more than a line about it. */
export type KnownCharge = Pick<Charge, 'name'> & Partial<Omit<Charge, 'name'>>

/** What two guests pay in all, in that currency; `to` where it depends on the hotel. */
export type ChargeTotal = { currency: string; from: number; to?: number }

/** What an amount is counted by, in words. */
export const CHARGE_UNIT_TEXTS: Record<ChargeUnit, string> = {
  person: 'per person',
  'person-night': 'per person and night',
  'room-night': 'per room and night',
  room: 'per room',
}

/** How amounts are written in one language. */
export type AmountWords = {
  units: Record<ChargeUnit, string>
  nights: (count: number) => string
  to: (first: string, last: string) => string
}

const ENGLISH: AmountWords = {
  units: CHARGE_UNIT_TEXTS,
  nights: (count) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  to: (first, last) => `${first} to ${last}`,
}

/** What others collect from the traveller; packages written as text name it among their exclusions. */
export function chargesOf({ charges, exclusions }: Pick<Package, 'charges' | 'exclusions'>): KnownCharge[] {
  return charges ?? exclusions.filter(isCharge).map((name) => ({ name, ...amountIn(name) }))
}

/** The total of an amount for two guests in one room. */
export function totalForTwo(amount: ChargeAmount, nights: number): ChargeTotal {
  const persons = amount.per.startsWith('person') ? 2 : 1
  const times = persons * (amount.per.endsWith('night') ? (amount.nights ?? nights) : 1)
  return {
    currency: amount.currency,
    from: amount.from * times,
    ...(amount.to !== undefined && { to: amount.to * times }),
  }
}

/** `USD 12 per person and night, 2 nights`. */
export function amountText({ currency, from, to, per, nights }: ChargeAmount, words = ENGLISH): string {
  const money = moneyText({ currency, from, ...(to && { to }) }, words)
  return [`${money} ${words.units[per]}`, ...(nights ? [words.nights(nights)] : [])].join(', ')
}

/** `AED 15 to 20`. */
export function moneyText({ currency, from, to }: ChargeTotal, { to: upTo } = ENGLISH): string {
  // Foreign currency uses international digit grouping, not lakhs.
  const locale = currency === 'INR' ? 'en-IN' : 'en-GB'
  const first = grouped(from, locale)
  return `${currency} ${to === undefined ? first : upTo(first, grouped(to, locale))}`
}

// Made once: making one takes a phone as long as hundreds of calls, and every search formats the charges of all packages.
const formats = new Map<string, Intl.NumberFormat>()

function grouped(amount: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale)
  formats.set(locale, format)
  return format.format(amount)
}

/** One line about a charge: `Visa on arrival, USD 35 per person`. */
export function chargeLine({ name, amount, paid }: KnownCharge): string {
  if (amount) return `${name}, ${amountText(amount)}`
  return paid ? `${name}, paid ${paid}` : name
}

// Lines written by staff or imported; these are about visas, levies and payments during the journey.
const NAMED =
  /\bvisas?\b|\bETA\b|\blevy\b|green tax|tourist (?:tax|fee)|tourism (?:tax|dirham)|development fee/i
const PAYMENT = /\b(?:paid|payable|collected|charged)\b/i
const PLACE_OF_PAYMENT = /\b(?:at the|on the spot|in cash)\b/i
const AMOUNT = /\b([A-Z]{3}) (\d[\d,]{0,15})(?: to (\d[\d,]{0,15}))?/

function isCharge(line: string): boolean {
  if (/\b(?:TCS|GST)\b/.test(line)) return false
  if (NAMED.test(line)) return true
  const payment = PAYMENT.exec(line)
  return payment !== null && PLACE_OF_PAYMENT.test(line.slice(payment.index + payment[0].length))
}

// The line itself says the amount, so it is only needed for the total.
function amountIn(line: string): { amount?: ChargeAmount } {
  const [, currency, from, to] = AMOUNT.exec(line) ?? []
  if (!currency || !from) return {}
  const rupees = (text: string) => Number(text.replaceAll(',', ''))
  const isPerPerson = /per (?:person|adult)/i.test(line)
  const isPerNight = /per night|and night/i.test(line)
  const per: ChargeUnit = isPerPerson
    ? isPerNight
      ? 'person-night'
      : 'person'
    : isPerNight
      ? 'room-night'
      : 'room'
  return { amount: { currency, from: rupees(from), ...(to && { to: rupees(to) }), per } }
}
