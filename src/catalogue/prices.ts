import { formatRupees } from '../contract/rupees.ts'

/** The price line of the client's records: `INR ₹1,22,999/- Onwards` (spec 2 §3). */
export function priceText(rupees: number): string {
  return `INR ${formatRupees(rupees)}/- Onwards`
}
