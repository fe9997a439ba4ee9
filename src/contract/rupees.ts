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
/** Digits in groups, separated by commas or, by mistake, periods; the last group has three. */
const GROUPED = /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/
/** Smaller numbers beside a price are not prices: `for 2 adults`. */
const MIN_PRICE = 1000

/**
 * Parses a price line: `INR ₹1.22,999/- Onwards` → 122999 rupees (spec 2 §9 "Data quirks"); `undefined` without a number,
 * with several, or with invalid groups of digits.
 */
export function parseRupees(line: string): number | undefined {
  const numbers = (line.match(NUMBERS) ?? []).map((number) => number.replace(PAISE, ''))
  const likely = numbers.length === 1 ? numbers : numbers.filter((number) => value(number) >= MIN_PRICE)
  const [only, another] = likely
  if (only === undefined || another !== undefined) return undefined
  return /^\d+$/.test(only) || GROUPED.test(only) ? value(only) : undefined
}

function value(number: string): number {
  return Number(number.replace(/\D/g, ''))
}
