/** A rate of tax and the first day it holds, yyyy-mm-dd in India. */
export type TaxRate = { from: string; percent: number }

/**
 * TCS on holidays abroad (section 206C(1G) of the Income-tax Act), the newest first. The higher rate that held above
 * ₹7 lakh, later ₹10 lakh, a person and year until March 2026 is left out: no package for two comes near it.
 * A new Finance Act is a new line.
 */
export const TCS_RATES: readonly TaxRate[] = [
  { from: '2026-04-01', percent: 2 },
  { from: '2020-10-01', percent: 5 },
]

/** The rate of TCS for what is paid on a day, yyyy-mm-dd; `undefined` before there was one. */
export function tcsRateOn(day: string): TaxRate | undefined {
  return TCS_RATES.find(({ from }) => from <= day)
}
