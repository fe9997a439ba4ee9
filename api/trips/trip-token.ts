import { createHmac, hash, randomBytes } from 'node:crypto'
import type { Quotation } from '../../src/contract/quotation.ts'
import { endOfIndianDay } from '../../src/contract/travel-date.ts'

/** 192 bits: cannot be guessed. */
const TOKEN_BYTES = 24
const DAY_MS = 86_400_000
const AFTER_SENDING_MS = 180 * DAY_MS
const AFTER_THE_TRIP_MS = 90 * DAY_MS
/** Instants are compared as text, in which a year of five digits comes first. */
const LAST_INSTANT_MS = Date.UTC(10_000, 0) - 1

/** A new token of a link; only its hash is stored. */
export function newTripToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/**
 * The token of the link that a request makes, the same for each repetition of it: the answer with the link may be lost. Nobody can
 * make it from the database, which does not have the random id of the request.
 */
export function requestedTripToken(request: readonly string[], key: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['trip link', ...request]))
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')
}

/** What is stored of a token. Without a salt, because a random token cannot be found by trying. */
export function hashTripToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** Path of a link. */
export function tripPath(token: string): string {
  return `/trips/${token}`
}

/** When a link made at `now` (ms) ends: 180 days later or 90 days after the trip, whichever is later. */
export function linkExpiry(
  { startsOn, nights }: Pick<Quotation, 'startsOn' | 'nights'>,
  now: number,
): string {
  const tripEnd = startsOn === null ? 0 : Date.parse(endOfIndianDay(startsOn)) + nights * DAY_MS
  const end = Math.max(now + AFTER_SENDING_MS, tripEnd + AFTER_THE_TRIP_MS)
  return new Date(Math.min(end, LAST_INSTANT_MS)).toISOString()
}
