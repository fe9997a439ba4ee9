import type { Trip, TripGone } from '../../contract/quotation.ts'
import { isFromServer } from '../../contract/server-mark.ts'
import { dropGoneTrip, findKeptTrip, renewKeptTrip } from './kept-trips.ts'

const READ_LIMIT_MS = 15_000

/** What this device can show at the address of a trip. */
export type TripReading =
  /** As the server gave it at `readAt`, ISO; `isKept`: from this device, so it may be outdated. */
  | { kind: 'trip'; trip: Trip; readAt: string; isKept: boolean }
  /** The server says that there is no such trip (any more). */
  | { kind: 'gone'; message: string }
  /** No answer of the server, and no copy on this device. */
  | { kind: 'unreachable' }

/** The stored copy, which is available at once; otherwise the server’s answer. */
export async function openTrip(token: string): Promise<TripReading> {
  const kept = await findKeptTrip(token).catch(() => undefined)
  if (kept) return { kind: 'trip', trip: kept.trip, readAt: kept.readAt, isKept: true }
  return readTrip(token)
}

/** The server’s present answer; a stored copy is updated, and removed when the trip is gone. Never throws. */
export async function readTrip(token: string): Promise<TripReading> {
  const answer = await ask(token).catch(() => undefined)
  if (answer?.status === 200 && isTrip(answer.json)) {
    const readAt = new Date().toISOString()
    await renewKeptTrip(token, answer.json, readAt)
    return { kind: 'trip', trip: answer.json, readAt, isKept: false }
  }
  const isGone = answer?.isOurs && (answer.status === 404 || answer.status === 410)
  if (!isGone || !isMessage(answer.json)) return { kind: 'unreachable' }
  // A 404 may be an error of a server in between; only 410 says that the trip existed and was deleted.
  if (answer.status === 410) await dropGoneTrip(token).catch(() => {})
  return { kind: 'gone', message: answer.json.message }
}

async function ask(token: string): Promise<{ status: number; isOurs: boolean; json: unknown }> {
  const response = await fetch(`/api/trips/${encodeURIComponent(token)}`, {
    headers: { accept: 'application/json' },
    // Sent with the session cookie, so that a visit by staff is not counted as the traveller’s.
    credentials: 'same-origin',
    cache: 'no-store',
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(READ_LIMIT_MS),
  })
  return { status: response.status, isOurs: isFromServer(response.headers), json: await response.json() }
}

// A captive portal answers with 200 and something else.
function isTrip(json: unknown): json is Trip {
  const { reference, version, quotation } = (json ?? {}) as Partial<Trip>
  return typeof reference === 'string' && typeof version === 'number' && Array.isArray(quotation?.lines)
}

function isMessage(json: unknown): json is TripGone {
  return typeof (json as Partial<TripGone> | null)?.message === 'string'
}
