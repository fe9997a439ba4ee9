import { latinDigits } from './latin-digits.ts'

/** What may stand before and after an amount: `INR ₹74,999/- Onwards`, `Rs. 74,999 only`. One after the other, because one pattern of all takes long for a long text. */
const AROUND = [/^inr/i, /^(?:₹|(?:rs|रु|रू|રૂ)\.?)/iu, /(?:only|onwards)$/i, /\/-$/]
const NUMBER = /^([\d, ]+)(?:\.(\d+))?$/
/** Groups of digits as in India, and as in the West, with one kind of separator. */
const GROUPED = [
  /^\d{1,2}(?:,\d\d)*,\d{3}$/,
  /^\d{1,2}(?: \d\d)* \d{3}$/,
  /^\d{1,3}(?:,\d{3})+$/,
  /^\d{1,3}(?: \d{3})+$/,
]

/** The digits of a number before and after its period; `undefined` unless the whole text is one number without a sign. */
function digitsOf(typed: string): { whole: string; fraction: string } | undefined {
  const [, whole = '', fraction = ''] = NUMBER.exec(typed) ?? []
  const isNumber = /^\d+$/.test(whole) || GROUPED.some((groups) => groups.test(whole))
  return isNumber ? { whole: whole.replace(/\D/g, ''), fraction } : undefined
}

// Also without the invisible marks of a text that was copied.
function plain(typed: string): string {
  return latinDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .trim()
}

/** The digits of an amount in rupees, before and after its period. */
export function rupeeDigits(typed: string): { whole: string; fraction: string } | undefined {
  return digitsOf(AROUND.reduce((text, part) => text.replace(part, '').trim(), plain(typed)))
}

/**
 * Typed whole rupees: `₹74,999/-` → 74999. `undefined` for anything that is not wholly one amount: in `75k` or `1 lakh` the digits
 * alone would be another price.
 */
export function parseRupees(typed: string): number | undefined {
  const { whole, fraction } = rupeeDigits(typed) ?? { whole: '', fraction: '' }
  const rupees = Number(whole)
  return whole !== '' && /^0*$/.test(fraction) && Number.isSafeInteger(rupees) ? rupees : undefined
}

/** A typed number without a sign: `1,250.5` → 1250.5. */
export function parseNumber(typed: string): number | undefined {
  const digits = digitsOf(plain(typed))
  return digits && Number(`${digits.whole}.${digits.fraction || 0}`)
}

/** A typed count: `12`. */
export function parseCount(typed: string): number | undefined {
  const digits = latinDigits(typed.trim())
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
}
