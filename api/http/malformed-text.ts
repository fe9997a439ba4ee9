import { isWellFormed } from '../../src/contract/enquiry.ts'

/** Names of the fields with text, at any depth, that PostgreSQL cannot store: NUL or a lone surrogate. */
export function malformedFields(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return hasMalformedText(value) ? [''] : []
  return Object.entries(value)
    .filter((entry) => hasMalformedText(entry))
    .map(([field]) => field)
}

// Iterative, because JSON may be nested deeper than the call stack allows.
function hasMalformedText(value: unknown): boolean {
  const unread = [value]
  while (unread.length > 0) {
    const next = unread.pop()
    if (typeof next === 'string' && !isWellFormed(next)) return true
    if (typeof next !== 'object' || next === null) continue
    for (const [key, item] of Object.entries(next)) unread.push(key, item)
  }
  return false
}
