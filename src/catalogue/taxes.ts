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

/** GST on tour operators' packages without input tax credit (heading 9985), the newest first. */
export const GST_RATES: readonly TaxRate[] = [{ from: '2017-07-01', percent: 5 }]

/** The rate of TCS for what is paid on a day, yyyy-mm-dd; `undefined` before there was one. */
export function tcsRateOn(day: string): TaxRate | undefined {
  return rateOn(TCS_RATES, day)
}

/** The rate of GST for what is paid on a day, yyyy-mm-dd; `undefined` before there was one. */
export function gstRateOn(day: string): TaxRate | undefined {
  return rateOn(GST_RATES, day)
}

/** A tax on an amount, both whole rupees: taxes are rounded to the nearest rupee (section 170 of the CGST Act). */
export function taxOn(rupees: number, { percent }: TaxRate): number {
  return Math.round((rupees * percent) / 100)
}

/** Changes whenever a rate does: what was worked out with other rates is outdated. */
export function taxRatesOn(day: string): string {
  return [gstRateOn(day), tcsRateOn(day)].map((rate) => rate?.from ?? '').join()
}

function rateOn(rates: readonly TaxRate[], day: string): TaxRate | undefined {
  return rates.find(({ from }) => from <= day)
}
