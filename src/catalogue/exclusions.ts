import type { Package } from '../contract/catalogue.ts'
import { longDay } from '../contract/travel-date.ts'
import { chargeLine } from './charges.ts'
import { GST_RATES, TCS_RATES } from './taxes.ts'

/** Whether a line says no more than that one of the two taxes is extra: the present rates take its place. */
export function isTaxLine(line: string): boolean {
  return /^(?:\d{1,3}\s?% )?(?:GST|TCS)\b/.test(line) && !OTHER_COST.test(line)
}

/** Whether a line says that GST is extra. */
export function isGstLine(line: string): boolean {
  return /^(?:\d{1,3}\s?% )?GST\b/.test(line)
}

/** What a package's price leaves out: the written lines, then its charges and the taxes with their present rates. */
export function exclusionLines(
  pkg: Pick<Package, 'exclusions' | 'charges' | 'gst'>,
  isAbroad: boolean,
): string[] {
  return [
    ...pkg.exclusions.filter((line) => !isTaxLine(line)),
    ...(pkg.charges ?? []).map(chargeLine),
    ...(pkg.gst === 'included' ? [] : [GST_LINE]),
    ...(isAbroad ? [TCS_LINE] : []),
  ]
}

const OTHER_COST = /visa|levy|fees?\b|permit|insurance|airfare|flight|tips/i
const [gst] = GST_RATES
const [tcs, tcsBefore] = TCS_RATES
const GST_LINE = `GST, ${gst?.percent}% of the price`
const TCS_LINE = `TCS (tax collected at source), ${tcs?.percent}% of the price with GST since ${longDay(tcs?.from ?? '')} (${tcsBefore?.percent}% TCS before), refundable when filing the income tax return`
