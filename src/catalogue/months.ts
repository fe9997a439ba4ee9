/** January to December; package months count from 1. */
export const MONTHS: readonly string[] =
  'January February March April May June July August September October November December'.split(' ')

/** How ranges of months are written. `name`: of a month, 1 = January. */
export type SpanWords = {
  name: (month: number) => string
  to: (first: string, last: string) => string
  allYear: string
}

const ENGLISH: SpanWords = {
  name: (month) => (MONTHS[month - 1] ?? '').slice(0, 3),
  to: (first, last) => `${first} to ${last}`,
  allYear: 'All year',
}

/** Months as ranges that may wrap round the year: `[11, 12, 1, 4]` → `Nov to Jan, Apr`; an empty text for none. */
export function monthSpans(months: readonly number[], { name, to, allYear } = ENGLISH): string {
  if (months.length === 12) return allYear
  const before = (month: number) => (month === 1 ? 12 : month - 1)
  const after = (month: number) => (month === 12 ? 1 : month + 1)
  return months
    .filter((month) => !months.includes(before(month)))
    .map((first) => {
      let last = first
      while (months.includes(after(last))) last = after(last)
      return first === last ? name(first) : to(name(first), name(last))
    })
    .join(', ')
}

/** Months between two months, the shorter way round the year: 0 to 6. */
export function monthsApart(a: number, b: number): number {
  const apart = Math.abs(a - b)
  return Math.min(apart, 12 - apart)
}

/** The month of `months` nearest to a month, the later of two equally near; `undefined` without months. */
export function nearestMonth(months: readonly number[], to: number): number | undefined {
  const ahead = (month: number) => (month - to + 12) % 12
  return months.toSorted((a, b) => monthsApart(a, to) - monthsApart(b, to) || ahead(a) - ahead(b))[0]
}
