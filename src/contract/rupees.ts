const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** Whole rupees with lakh grouping: `274999` → `₹2,74,999`. */
export function formatRupees(rupees: number): string {
  return RUPEES.format(rupees)
}

const NUMBERS = /\d+(?:[.,]\d+)*/g
const PAISE = /\.\d{2}$/
/** Groups of two or three and at last three, between commas or, by a slip of the finger, periods. */
const GROUPED = /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/
/** Below this a number beside a price is not a price: `for 2 adults`. */
const LEAST_PRICE = 1000

/**
 * The rupees a price line means, `INR ₹1.22,999/- Onwards` → 122999 (spec 2 §9 "Data quirks"); `undefined` where it
 * cannot be told: no number, several, or digits that do not group.
 */
export function readRupees(line: string): number | undefined {
  const numbers = (line.match(NUMBERS) ?? []).map((number) => number.replace(PAISE, ''))
  const likely = numbers.length === 1 ? numbers : numbers.filter((number) => value(number) >= LEAST_PRICE)
  const [only, another] = likely
  if (only === undefined || another !== undefined) return undefined
  return /^\d+$/.test(only) || GROUPED.test(only) ? value(only) : undefined
}

function value(number: string): number {
  return Number(number.replace(/\D/g, ''))
}
