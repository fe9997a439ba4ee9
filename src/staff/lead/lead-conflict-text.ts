import type { Lead, LeadChange } from '../../contract/lead.ts'
import { type DeskAct, KEPT_FIELDS, type KeptChange } from '../outbox/desk-action.ts'
import { describeChange } from './lead-history.tsx'

type ChangeAct = Extract<DeskAct, { type: 'change' }>

/** The change as one that may be sent later; `undefined` where it has a field that may not. */
export function toKeptChange({ version: _, ...change }: LeadChange, version: number): KeptChange | undefined {
  const isKept = Object.keys(change).every((field) => KEPT_FIELDS.some((kept) => kept === field))
  return isKept ? { ...change, version } : undefined
}

/** The values of these fields that the user saw. */
export function seenValues(lead: Lead): ChangeAct['seen'] {
  const { status, followUpAt, lostReason, bookedAmount } = lead
  return { status, followUpAt, lostReason, bookedAmount }
}

export function describeKeptChange({ version: _, ...change }: KeptChange): string {
  return describeChange(toTexts(change), [])
}

/** What is different on the server from what the user saw when they made a change; empty if nothing of it is. */
export function describeDifference({ seen }: ChangeAct, theirs: Lead): string {
  const different = KEPT_FIELDS.filter((field) => (seen[field] ?? null) !== (theirs[field] ?? null))
  if (different.length === 0) return ''
  const texts = toTexts(Object.fromEntries(different.map((field) => [field, theirs[field] ?? null])))
  return `It has now: ${describeChange(texts, [])}.`
}

function toTexts(values: Record<string, unknown>): Record<string, string | null> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([field, value]) => [field, value === null ? null : String(value)]))
}
