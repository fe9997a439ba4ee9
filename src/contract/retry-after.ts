/**
 * Milliseconds that a `Retry-After` header asks to wait, from its two forms: seconds, or a date, which is compared with
 * `now` (epoch ms). Not negative; `undefined` when there is no such header or it is not valid.
 */
export function parseRetryAfter(header: string | null | undefined, now: number): number | undefined {
  const value = header?.trim() ?? ''
  if (/^\d+$/.test(value)) return Number(value) * 1000
  // A date starts with the name of the weekday; `Date.parse` alone would also take `1.5`.
  const ms = /^[A-Z]/i.test(value) ? Date.parse(value) - now : Number.NaN
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0)
}
