const MAX_CONSENT = 40
const MAX_SOURCE = 2048
const AS_SENT_BY_US = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/**
 * A body with only usable values in what the device adds around the form: those are hints, and a broken clock or an old
 * app must not cost an enquiry. Text loses its NULs, which PostgreSQL cannot hold.
 */
export function withoutBadHints(body: Record<string, unknown>): Record<string, unknown> {
  const input: Record<string, unknown> = { ...body }
  for (const field in input) {
    const value = input[field]
    if (typeof value === 'string' && value.includes('\0')) input[field] = value.replaceAll('\0', '')
  }
  input.composedAt = instant(input.composedAt)
  input.consent = text(input.consent, MAX_CONSENT)
  input.sourceDomain = text(input.sourceDomain, MAX_SOURCE)
  input.website = text(input.website, MAX_SOURCE)
  input.filledInMs = duration(input.filledInMs)
  return input
}

function text(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined
  return value.length > max ? value.slice(0, max) : value
}

function instant(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return undefined
  const time = Date.parse(value)
  if (Number.isNaN(time)) return undefined
  return AS_SENT_BY_US.test(value) ? value : new Date(time).toISOString()
}

function duration(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && number >= 0 ? number : undefined
}
