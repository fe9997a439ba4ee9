/** Before the last three digits, commas stand after every second one. */
const LAKH_GROUPS = /(\d)(?=(?:\d\d)+\d$)/g

/**
 * Whole rupees with lakh grouping: `274999` → `₹2,74,999`. Without `Intl`: every page shows prices, and a cheap phone needs
 * longer for its first formatter than for the rest of such a script.
 */
export function formatRupees(rupees: number): string {
  const digits = String(Math.round(Math.abs(rupees))).replaceAll(LAKH_GROUPS, '$1,')
  return `${rupees < 0 ? '-' : ''}₹${digits}`
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
