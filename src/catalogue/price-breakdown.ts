import type { Destination, Package } from '../contract/catalogue.ts'
import { tcsRateOn } from './taxes.ts'

/** A payment to others during the journey; `text` is the package's own line about it. */
export type OnTheSpot = {
  text: string
  /** What two guests pay in all, in that currency; `to` where it depends on the stay. Absent where it is only known on the spot. */
  forTwo?: { currency: string; from: number; to?: number }
}

/** What a trip costs two adults, and to whom; rupees. */
export type PriceBreakdown = {
  perAdult: number
  forTwo: number
  /** Collected with the price of a holiday abroad, and set off against income tax. `from`: first day of this rate. */
  tcs?: {
    percent: number
    from: string
    amount: number /** Another rate the package's text still names. */
    stated?: number
  }
  /** Paid to the agency in all. */
  toUs: number
  onTheSpot: OnTheSpot[]
  /** A twelfth of what is paid to the agency, before any interest a bank may ask. */
  aMonth: number
}

/** Months that instalments are reckoned over. */
export const EMI_MONTHS = 12

/** The one reckoning of a price. `day` (yyyy-mm-dd) is when it is paid: taxes change by date. */
export function priceBreakdown(
  pkg: Pick<Package, 'totalPackagePrice' | 'pricePerAdult' | 'totalGuests' | 'nights' | 'exclusions'>,
  region: Destination['region'],
  day: string,
): PriceBreakdown {
  const forTwo = pkg.totalPackagePrice
  const rate = region === 'international' ? tcsRateOn(day) : undefined
  const amount = rate ? Math.round((forTwo * rate.percent) / 100) : 0
  const stated = statedTcs(pkg.exclusions)
  const toUs = forTwo + amount
  return {
    perAdult: pkg.pricePerAdult ?? Math.ceil(forTwo / pkg.totalGuests),
    forTwo,
    ...(rate && {
      tcs: {
        ...rate,
        amount,
        ...(stated !== undefined && stated !== rate.percent && { stated }),
      },
    }),
    toUs,
    onTheSpot: pkg.exclusions
      .filter((line) => isPaidOnTheSpot(line) && !/\bTCS\b/.test(line))
      .map((text) => onTheSpot(text, pkg)),
    aMonth: Math.ceil(toUs / EMI_MONTHS),
  }
}

// Exclusions are sentences written by staff; these are about payments during the journey.
const LOCAL_CHARGE = /visa on arrival|tourism levy|green tax/i
const PAYMENT = /\b(?:paid|payable|collected|charged)\b/i
const PLACE_OF_PAYMENT = /\b(?:at the|on the spot|in cash)\b/i
const AMOUNT = /\b([A-Z]{3}) (\d[\d,]{0,15})(?: to (\d[\d,]{0,15}))?/

function isPaidOnTheSpot(line: string): boolean {
  if (LOCAL_CHARGE.test(line)) return true
  const payment = PAYMENT.exec(line)
  return payment !== null && PLACE_OF_PAYMENT.test(line.slice(payment.index + payment[0].length))
}

function onTheSpot(
  text: string,
  { nights, totalGuests }: Pick<Package, 'nights' | 'totalGuests'>,
): OnTheSpot {
  const [, currency, from, to] = AMOUNT.exec(text) ?? []
  if (!currency || !from) return { text }
  const times =
    (/per (person|adult)/i.test(text) ? totalGuests : 1) * (/per night|and night/i.test(text) ? nights : 1)
  const total = (amount: string) => Number(amount.replaceAll(',', '')) * times
  return { text, forTwo: { currency, from: total(from), ...(to && { to: total(to) }) } }
}

function statedTcs(exclusions: readonly string[]): number | undefined {
  const [, percent] = exclusions.map((line) => /(\d{1,3})\s?% TCS/.exec(line)).find(Boolean) ?? []
  return percent === undefined ? undefined : Number(percent)
}
