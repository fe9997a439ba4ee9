import type { Result } from '../../contract/reports.ts'
import { parseWebAddress } from '../../contract/web-address.ts'

/** `40 %`, below 1 % with a decimal; a dash where there is nothing to compare. */
export function share(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = (part / whole) * 100
  return `${percent < 1 ? Number(percent.toFixed(1)) : Math.round(percent)} %`
}

/** `5,066`. */
export function grouped(count: number): string {
  return count.toLocaleString('en-IN')
}

/** `7 min`, `2 h 5 min`; a dash for none. */
export function duration(minutes: number | null): string {
  if (minutes === null) return '–'
  const whole = Math.round(minutes)
  return whole < 60 ? `${whole} min` : `${Math.floor(whole / 60)} h ${whole % 60} min`
}

/** `1 line`, `12 lines`: the length of a table. */
export function lines(count: number): string {
  return count === 1 ? '1 line' : `${grouped(count)} lines`
}

/** The key of a row. Not the name that staff read, which two colleagues may share. */
export function rowKey({ name, others }: Pick<Result, 'name' | 'others'>): string {
  return JSON.stringify([name, others])
}

/** Pages of this site (`host`) by their path; any other source as it was sent. */
export function pageName(source: string, host: string): string {
  const address = parseWebAddress(source)
  if (!address) return source
  return (address.host === host ? '' : address.host) + address.pathname + address.search
}
