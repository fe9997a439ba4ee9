import { MAX_RUPEES } from '../../contract/enquiry-details.ts'

/** Rupees as typed, also with grouping commas: null for none, `undefined` for what is not a whole amount. */
export function parseAmount(typed: string): number | null | undefined {
  const digits = typed.replace(/[\s,₹]/g, '')
  if (digits === '') return null
  const amount = Number(digits)
  return /^\d{1,12}$/.test(digits) && amount > 0 && amount <= MAX_RUPEES ? amount : undefined
}
