import { useCallback, useEffect, useState } from 'react'
import { outboxView, watchOutbox } from '../../../offline/outbox/outbox-view.ts'
import { findKeptTrip } from '../../../offline/trips/kept-trips.ts'
import { readTrip, type TripReading } from '../../../offline/trips/read-trip.ts'
import { onPageReturn } from '../../../state/page-return.ts'

/** How old a trip must be to be read again when the page becomes visible, ms. */
const REREAD_AFTER_MS = 60_000

/** The trip as this page shows it: read again when it may have changed, and never lost because the network is. */
export function useTrip(token: string, loaded: TripReading) {
  const [reading, setReading] = useState(loaded)
  // The server did not answer the last time it was asked.
  const [isUnanswered, setUnanswered] = useState(false)

  const refresh = useCallback(async () => {
    const next = await readTrip(token)
    setUnanswered(next.kind === 'unreachable')
    setReading((present) => (next.kind === 'unreachable' ? present : next))
  }, [token])

  useEffect(() => {
    setReading((present) => afterReload(present, loaded))
  }, [loaded])

  // Also what the server has just rendered: only what a script reads counts as read by a person.
  const isGone = loaded.kind === 'gone'
  useEffect(() => {
    if (!isGone) void refresh()
    // The server's page says so without this device's copy having been removed.
    else
      findKeptTrip(token).then(
        (kept) => kept && void refresh(),
        () => {},
      )
  }, [token, isGone, refresh])

  const readAt = reading.kind === 'trip' ? reading.readAt : undefined
  useEffect(() => {
    const again = () => void refresh()
    const seen = () =>
      document.visibilityState === 'visible' && (!readAt || ageOf(readAt) > REREAD_AFTER_MS) && again()
    // Back shows the page as it was left, also after its link was revoked.
    const stopListening = onPageReturn(again)
    addEventListener('online', again)
    document.addEventListener('visibilitychange', seen)
    return () => {
      removeEventListener('online', again)
      stopListening()
      document.removeEventListener('visibilitychange', seen)
    }
  }, [refresh, readAt])

  // A delivered answer changes what the server says, and a refused one shows that the trip has changed.
  useEffect(() => {
    let settled = settledAnswers()
    return watchOutbox(() => {
      const now = settledAnswers()
      if (now > settled) void refresh()
      settled = now
    })
  }, [refresh])

  const isStale = reading.kind === 'trip' && (reading.isKept || isUnanswered)
  return { reading, isStale, refresh }
}

/**
 * What is shown once the router has loaded again, as it does when the catalogue changes, perhaps without a network. It finds this
 * device's copy first, which may be older than what the server has said since.
 */
export function afterReload(present: TripReading, loaded: TripReading): TripReading {
  if (loaded.kind === 'unreachable') return present
  const isCopy = loaded.kind === 'trip' && loaded.isKept
  const isFromServer = present.kind === 'gone' || (present.kind === 'trip' && !present.isKept)
  return isCopy && isFromServer ? present : loaded
}

// Answers to which the server has replied.
function settledAnswers(): number {
  return outboxView().entries.filter(
    ({ kind, state }) => kind === 'answer' && (state === 'sent' || state === 'attention'),
  ).length
}

// The readings may be of the server's clock.
function ageOf(readAt: string): number {
  return Math.abs(Date.now() - Date.parse(readAt))
}
