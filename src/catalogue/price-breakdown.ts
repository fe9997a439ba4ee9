import type { Destination, Package } from '../contract/catalogue.ts'
import { tcsRateOn } from './taxes.ts'

/** A payment somebody else takes during the journey; `text` is the package's own line about it. */
export type OnTheSpot = {
  text: string
  /** What two guests pay in all, in that currency; `to` where it depends on the stay. Absent where only the counter knows. */
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
      .filter((line) => PAID_ON_THE_SPOT.test(line) && !/\bTCS\b/.test(line))
      .map((text) => onTheSpot(text, pkg)),
    aMonth: Math.ceil(toUs / EMI_MONTHS),
  }
}

// Exclusions are sentences that staff write; these are the ones about money somebody takes on the way.
const PAID_ON_THE_SPOT =
  /visa on arrival|tourism levy|green tax|\b(paid|payable|collected|charged)\b.*\b(at the|on the spot|in cash)\b/i
const AMOUNT = /\b([A-Z]{3}) (\d[\d,]*)(?: to (\d[\d,]*))?/

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
  const [, percent] = exclusions.map((line) => /(\d+)\s?% TCS/.exec(line)).find(Boolean) ?? []
  return percent === undefined ? undefined : Number(percent)
}
