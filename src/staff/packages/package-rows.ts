import type { HotelRow, ItineraryDay } from '../../contract/catalogue.ts'
import type { Charge, ChargeAmount, ChargeUnit } from '../../contract/charges.ts'
import type { PriceRow } from '../../contract/package-prices.ts'
import { parseCount, parseNumber, parseRupees } from '../../contract/typed-amount.ts'

/** Rows as they are typed: lists inside a row have one item a line. */
export type DayRow = { title: string; activities: string }
export type TownRow = { city: string; star3: string; star4: string; star5: string }
export type ChargeRow = {
  kind: string
  name: string
  currency: string
  from: string
  to: string
  per: string
  nights: string
  paid: string
  source: string
  checked: string
  note: string
}
export type PriceTexts = {
  hotels: string
  forTwo: string
  child: string
  extraAdult: string
  single: string
}

export const EMPTY_DAY: DayRow = { title: '', activities: '' }
export const EMPTY_TOWN: TownRow = { city: '', star3: '', star4: '', star5: '' }
export const EMPTY_CHARGE: ChargeRow = {
  kind: 'visa',
  name: '',
  currency: '',
  from: '',
  to: '',
  per: 'person',
  nights: '',
  paid: '',
  source: '',
  checked: '',
  note: '',
}

export const EMPTY_PRICES: PriceTexts = { hotels: 'total', forTwo: '', child: '', extraAdult: '', single: '' }

/** Which hotels a row of prices is for, in words. */
export const PRICED_HOTEL_TEXTS: Record<string, string> = {
  total: 'those of the total price',
  star3: '3-star hotels',
  star4: '4-star hotels',
  star5: '5-star hotels',
}

const PRICES = ['forTwo', 'child', 'extraAdult', 'single'] as const
const PRICE_NAMES: Record<(typeof PRICES)[number], string> = {
  forTwo: 'price for two',
  child: 'price for a child',
  extraAdult: 'price for a third adult',
  single: 'price for one adult',
}

const STARS = ['star3', 'star4', 'star5'] as const

export function toDayRows(days: readonly ItineraryDay[]): DayRow[] {
  return days.map(({ title, activities }) => ({ title, activities: activities.join('\n') }))
}

/** Days from their rows; an empty row stays, so that it is refused and not lost. */
export function toDays(rows: readonly DayRow[]): ItineraryDay[] {
  return rows.map(({ title, activities }) => ({ title: title.trim(), activities: linesOf(activities) }))
}

export function toTownRows(hotels: readonly HotelRow[]): TownRow[] {
  return hotels.map(({ city, ...stars }) => ({
    city,
    star3: (stars.star3 ?? []).join('\n'),
    star4: (stars.star4 ?? []).join('\n'),
    star5: (stars.star5 ?? []).join('\n'),
  }))
}

export function toHotels(rows: readonly TownRow[]): HotelRow[] {
  return rows.map((row) => {
    const hotels: HotelRow = { city: row.city.trim() }
    for (const star of STARS) {
      const names = linesOf(row[star])
      if (names.length > 0) hotels[star] = names
    }
    return hotels
  })
}

export function toChargeRows(charges: readonly Charge[]): ChargeRow[] {
  return charges.map(({ amount, note, ...charge }) => ({
    ...EMPTY_CHARGE,
    ...charge,
    ...(amount && {
      currency: amount.currency,
      from: String(amount.from),
      to: amount.to === undefined ? '' : String(amount.to),
      per: amount.per,
      nights: amount.nights === undefined ? '' : String(amount.nights),
    }),
    note: note ?? '',
  }))
}

/** Charges from their rows; the amount is absent where neither currency nor number is given. */
export function toCharges(rows: readonly ChargeRow[]): unknown[] {
  return rows.map(({ kind, name, paid, source, checked, note, ...amount }) => ({
    kind,
    name: name.trim(),
    ...(hasAmount(amount) && { amount: toAmount(amount) }),
    paid: paid.trim(),
    source: source.trim(),
    checked: checked.trim(),
    ...(note.trim() && { note: note.trim() }),
  }))
}

type AmountTexts = Pick<ChargeRow, 'currency' | 'from' | 'to' | 'per' | 'nights'>

function hasAmount({ currency, from, to, nights }: AmountTexts): boolean {
  return [currency, from, to, nights].some((text) => text.trim() !== '')
}

function toAmount({ currency, from, to, per, nights }: AmountTexts): ChargeAmount {
  return {
    currency: currency.trim().toUpperCase(),
    from: numberOf(from),
    ...(to.trim() && { to: numberOf(to) }),
    per: per as ChargeUnit,
    ...(nights.trim() && { nights: numberOf(nights) }),
  }
}

export function toPriceTexts(prices: readonly PriceRow[]): PriceTexts[] {
  return prices.map(({ hotels, ...row }) => ({
    hotels,
    forTwo: priceAsText(row.forTwo),
    child: priceAsText(row.child),
    extraAdult: priceAsText(row.extraAdult),
    single: priceAsText(row.single),
  }))
}

/** Prices from their rows; text that is no price stays as it is, so that it is refused and not lost. */
export function toPrices(rows: readonly PriceTexts[]): unknown[] {
  return rows.map((row) => ({
    hotels: row.hotels,
    ...Object.fromEntries(
      PRICES.flatMap((name) => {
        const text = row[name].trim()
        return text === '' ? [] : [[name, parseRupees(text) ?? text]]
      }),
    ),
  }))
}

function priceAsText(rupees: number | undefined): string {
  return rupees === undefined ? '' : String(rupees)
}

/** What a row lacks, in words; `at` is its place in the list. */
export type RowIssue = { at: number; text: string }

export function dayIssues(rows: readonly DayRow[]): RowIssue[] {
  return rows.flatMap(({ title, activities }, at) => {
    if (isBlank(title, activities)) return [{ at, text: `Day ${at + 1} is empty: fill it in or remove it.` }]
    if (isBlank(title)) return [{ at, text: `Give day ${at + 1} a title.` }]
    return isBlank(activities) ? [{ at, text: `Say what happens on day ${at + 1}.` }] : []
  })
}

export function townIssues(rows: readonly TownRow[]): RowIssue[] {
  const named = new Map<string, number>()
  return rows.flatMap(({ city, star3, star4, star5 }, at) => {
    const town = city.trim().toLowerCase()
    const first = named.get(town)
    named.set(town, first ?? at)
    if (isBlank(city, star3, star4, star5))
      return [{ at, text: `Town ${at + 1} is empty: fill it in or remove it.` }]
    if (isBlank(city)) return [{ at, text: `Name the town of row ${at + 1}.` }]
    if (isBlank(star3, star4, star5)) return [{ at, text: `Name the hotel in ${city.trim()}.` }]
    return first === undefined
      ? []
      : [{ at, text: `${city.trim()} is listed twice: put its hotels in one row.` }]
  })
}

export function priceIssues(rows: readonly PriceTexts[]): RowIssue[] {
  const seen = new Set<string>()
  return rows.flatMap((row, at) => {
    const what = PRICED_HOTEL_TEXTS[row.hotels] ?? `row ${at + 1}`
    const typed = PRICES.filter((name) => row[name].trim() !== '')
    const wrong = typed.find((name) => parseRupees(row[name]) === undefined)
    const isTwice = seen.has(row.hotels)
    seen.add(row.hotels)
    if (isTwice) return [{ at, text: `There are two rows for ${what}: put their prices together.` }]
    if (typed.length === 0) return [{ at, text: `Row ${at + 1} has no price: fill it in or remove it.` }]
    if (wrong)
      return [{ at, text: `Give the ${PRICE_NAMES[wrong]} in whole rupees and in digits, such as 12,500.` }]
    if (row.hotels === 'total' && row.forTwo.trim() !== '')
      return [
        {
          at,
          text: 'The price for two with these hotels is the total package price above: leave it empty here.',
        },
      ]
    if (row.hotels !== 'total' && row.forTwo.trim() === '')
      return [{ at, text: `Give the price for two with ${what}.` }]
    return []
  })
}

export function chargeIssues(rows: readonly ChargeRow[]): RowIssue[] {
  return rows.flatMap((row, at) => {
    const what = row.name.trim() || `charge ${at + 1}`
    const { currency, from, to } = row
    if (isBlank(row.name)) return [{ at, text: `Name charge ${at + 1}.` }]
    if (hasAmount(row)) {
      if (!/^[a-z]{3}$/i.test(currency.trim()))
        return [{ at, text: `Give the currency of ${what} in three letters, such as USD.` }]
      if (!(numberOf(from) > 0)) return [{ at, text: `Give the amount of ${what} as a number.` }]
      if (to.trim() && !(numberOf(to) > numberOf(from)))
        return [{ at, text: `The highest amount of ${what} must be more than the lowest.` }]
      if (row.nights.trim() && !parseCount(row.nights))
        return [{ at, text: `Give the nights of ${what} as a whole number.` }]
    }
    if (isBlank(row.paid)) return [{ at, text: `Say who is paid ${what}, and when.` }]
    if (isBlank(row.source)) return [{ at, text: `Say who sets ${what}.` }]
    return isBlank(row.checked) ? [{ at, text: `Give the day ${what} was last checked.` }] : []
  })
}

function isBlank(...texts: string[]): boolean {
  return texts.every((text) => text.trim() === '')
}

function numberOf(text: string): number {
  return parseNumber(text) ?? Number.NaN
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
