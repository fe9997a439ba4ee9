import { MAX_RUPEES } from '../../contract/enquiry-details.ts'
import { parseRupees } from '../../contract/typed-amount.ts'

/** Rupees as typed, also with grouping commas: null for none, `undefined` for what is not a whole amount. */
export function parseAmount(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const amount = parseRupees(typed)
  return amount !== undefined && amount > 0 && amount <= MAX_RUPEES ? amount : undefined
}
