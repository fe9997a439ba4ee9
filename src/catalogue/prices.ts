import { formatRupees } from '../contract/rupees.ts'

/** The price line of legacy records: `INR ₹1,22,999/- Onwards` (spec 2 §3). */
export function priceText(rupees: number): string {
  return `INR ${formatRupees(rupees)}/- Onwards`
}

/** Half of a price for two, rounded down to whole rupees: shown as "about". */
export function pricePerAdult({ totalPackagePrice }: { totalPackagePrice: number }): number {
  return Math.floor(totalPackagePrice / 2)
}
