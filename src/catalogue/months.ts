const NAME = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' })

/** January to December; package months count from 1. */
export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  NAME.format(new Date(Date.UTC(2026, index, 1))),
)
