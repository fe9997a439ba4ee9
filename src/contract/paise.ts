import { rupeeDigits } from './typed-amount.ts'

export const PAISE_IN_A_RUPEE = 100

/** Of whole rupees, so that the paise are still exact. */
const MAX_DIGITS = 10

const WHOLE = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const EXACT = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 })

/** Integer paise with lakh grouping: `12075000` → `₹1,20,750`, `12075050` → `₹1,20,750.50`. */
export function formatPaise(paise: number): string {
  return (paise % PAISE_IN_A_RUPEE === 0 ? WHOLE : EXACT).format(paise / PAISE_IN_A_RUPEE)
}

/** Typed rupees as integer paise: `1,20,750.5` → `12075050`; `undefined` for anything else. */
export function parsePaise(typed: string): number | undefined {
  const digits = rupeeDigits(typed)
  if (!digits || digits.whole.length > MAX_DIGITS || digits.fraction.length > 2) return undefined
  // Digits are joined, because 1.15 × 100 is not 115 in floating point.
  return Number(digits.whole + digits.fraction.padEnd(2, '0'))
}

/** Paise as they are typed: `12075050` → `120750.50`. */
export function typedPaise(paise: number): string {
  const rest = paise % PAISE_IN_A_RUPEE
  const rupees = String((paise - rest) / PAISE_IN_A_RUPEE)
  return rest === 0 ? rupees : `${rupees}.${String(rest).padStart(2, '0')}`
}
