import { MONTHS, monthSpans } from '../catalogue/months.ts'
import { locale } from './current.ts'
import { layoutText } from './layout.ts'

const ENGLISH = 'en-'
const YEAR = 2026
const OPTIONS = {
  long: { month: 'long', timeZone: 'UTC' },
  short: { month: 'short', timeZone: 'UTC' },
  day: { dateStyle: 'long', timeZone: 'UTC' },
} as const

// Making a format takes far longer than using it; the server renders pages in several languages.
const formats = new Map<string, Intl.DateTimeFormat>()

/** A month in the document's language, 1 = January: `January`, or `Jan` if `short`. */
export function monthName(month: number, style: 'long' | 'short' = 'long'): string {
  if (locale().startsWith(ENGLISH)) {
    // Without `Intl`: the first formatter takes a cheap phone tens of milliseconds.
    const name = MONTHS[month - 1] ?? ''
    return style === 'short' ? name.slice(0, 3) : name
  }
  return formatOf(style).format(new Date(Date.UTC(YEAR, month - 1, 1)))
}

/** The months of a year in the document's language, January first. */
export function monthNames(style: 'long' | 'short' = 'long'): string[] {
  return Array.from({ length: 12 }, (_, index) => monthName(index + 1, style))
}

/** Months as ranges in the document's language: `Nov to Jan, Apr`; an empty text for none. */
export function monthsText(months: readonly number[]): string {
  const { to, allYear } = layoutText()
  return monthSpans(months, { name: (month) => monthName(month, 'short'), to, allYear })
}

/** A day, yyyy-mm-dd, in the document's language: `5 December 2026`. */
export function dayText(day: string): string {
  return formatOf('day').format(new Date(day))
}

function formatOf(kind: keyof typeof OPTIONS): Intl.DateTimeFormat {
  const key = `${locale()} ${kind}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale(), OPTIONS[kind])
  formats.set(key, format)
  return format
}
