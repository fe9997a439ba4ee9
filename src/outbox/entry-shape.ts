import { ENQUIRY_KINDS } from '../contract/enquiry.ts'
import type { OutboxEntry } from './types.ts'

type Fields = Record<string, unknown>

/**
 * Whether a record has what sending and showing an entry reads, each of its type. What a release added later may be
 * missing: earlier ones have written records without it.
 */
export function hasEntryShape(record: Fields): record is Fields & OutboxEntry {
  if (typeof record.id !== 'string' || !isTime(record.composedAt)) return false
  if (record.kind === 'answer' ? record.v !== 2 : !isOneOf(ENQUIRY_KINDS, record.kind)) return false
  return record.state === 'sent' ? isSent(record) : isQueued(record)
}

function isQueued({
  state,
  kind,
  body,
  revision,
  attempts,
  nextAttemptAt,
  refusal,
  lastError,
  trip,
}: Fields) {
  return (
    isOneOf(['waiting', 'sending', 'attention'], state) &&
    isBody(body) &&
    [revision, attempts, nextAttemptAt].every(Number.isFinite) &&
    (refusal === undefined || isRefusal(refusal)) &&
    (lastError === undefined || isFields(lastError)) &&
    (kind !== 'answer' || (isFields(trip) && isText(trip.reference) && isText(trip.title)))
  )
}

function isSent({ kind, reference, receivedAt, trip, answer, destination, travelDate }: Fields): boolean {
  const own = kind === 'answer' ? [trip, answer] : [destination, travelDate]
  return [reference, receivedAt, ...own].every(isText)
}

function isRefusal(value: unknown): boolean {
  return isFields(value) && isText(value.message) && isFields(value.errors)
}

// Not that each value obeys the form's rules, which the server says; only which campaign led here is an object.
function isBody(body: unknown): body is Fields {
  return (
    isFields(body) &&
    Object.entries(body).every(
      ([field, value]) => typeof value !== 'object' || !value || field === 'attribution',
    )
  )
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isOneOf(some: readonly string[], value: unknown): boolean {
  return isText(value) && some.includes(value)
}

/** Whether this is a moment in ISO form. */
export function isTime(value: unknown): value is string {
  return isText(value) && !Number.isNaN(Date.parse(value))
}
