const NUMBERS = /\d+(?:[.,]\d+)*/g
const PAISE = /\.\d{2}$/
/** Digits in groups, separated by commas or, by mistake, periods; the last group has three. */
const GROUPED = /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/
/** The digits of `75k`, `1 lakh`, `7499O` or `-500` are not the price. */
const NO_AMOUNT = /\d\s*(?:k|l|o|lakhs?|lacs?|thousand|cr|crores?)\b|^\W*[-−]\s*\d/i
/** Smaller numbers beside a price are not prices: `for 2 adults`. */
const MIN_PRICE = 1000

/**
 * Parses a price line: `INR ₹1.22,999/- Onwards` → 122999 rupees (spec 2 §9 "Data quirks"); `undefined` without a number,
 * with several, or with invalid groups of digits.
 */
export function parsePriceLine(line: string): number | undefined {
  if (NO_AMOUNT.test(line)) return undefined
  const numbers = (line.match(NUMBERS) ?? []).map((number) => number.replace(PAISE, ''))
  const likely = numbers.length === 1 ? numbers : numbers.filter((number) => value(number) >= MIN_PRICE)
  const [only, another] = likely
  if (only === undefined || another !== undefined) return undefined
  return /^\d+$/.test(only) || GROUPED.test(only) ? value(only) : undefined
}

function value(number: string): number {
  return Number(number.replace(/\D/g, ''))
}
