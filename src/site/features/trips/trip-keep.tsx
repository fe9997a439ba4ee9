import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Trip } from '../../../contract/quotation.ts'
import { hasWorker, watchWorker } from '../../../offline/app/has-worker.ts'
import { EMPTY_OUTBOX, outboxView, watchOutbox } from '../../../offline/outbox/outbox-view.ts'
import {
  keepOwnTrip,
  keepTrip,
  keptTrips,
  NO_KEPT_TRIPS,
  removeKeptTrip,
  watchKeptTrips,
} from '../../../offline/trips/kept-trips.ts'
import { StorageUnavailable } from '../../../outbox/database.ts'
import type { StorageFault } from '../../../outbox/types.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type KeepFailure, keepText } from './keep-text.ts'
import styles from './trip-page.module.css'

type Props = { token: string; trip: Trip; readAt: string }

/** Keeps the trip on this device, at the traveller's wish or because the enquiry was sent from here. */
export function TripKeep({ token, trip, readAt }: Props) {
  const { trips, storage } = useSyncExternalStore(watchKeptTrips, keptTrips, () => NO_KEPT_TRIPS)
  const { entries } = useSyncExternalStore(watchOutbox, outboxView, () => EMPTY_OUTBOX)
  // The server cannot tell; most browsers can.
  const opensOffline = useSyncExternalStore(watchWorker, hasWorker, () => true)
  const [failure, setFailure] = useState<KeepFailure>()
  // Only one attempt per visit, because on a device without storage it fails every time, and what was kept and is so no more was
  // removed in another tab: the server has it no longer, or the traveller has cleared this device.
  const isAutomaticTried = useRef(false)
  const isKept = trips.some(({ id }) => id === token)
  const isOwn = entries.some(
    (entry) => entry.kind !== 'answer' && entry.state === 'sent' && entry.reference === trip.enquiryReference,
  )

  useEffect(() => {
    isAutomaticTried.current ||= isKept
    if (!isOwn || isKept || storage !== 'available' || isAutomaticTried.current) return
    isAutomaticTried.current = true
    void keepOwnTrip(token, trip, readAt).then((fault) => setFailure(failed('keep', fault)))
  }, [isOwn, isKept, storage, token, trip, readAt])

  const keep = () => void keepTrip(token, trip, readAt).then((fault) => setFailure(failed('keep', fault)))
  const remove = () => {
    removeKeptTrip(token).then(
      () => setFailure(undefined),
      (error: unknown) =>
        setFailure(failed('remove', error instanceof StorageUnavailable ? error.fault : 'broken')),
    )
  }
  return (
    <section aria-labelledby="keep" className={styles.card}>
      <h2 id="keep">On this device</h2>
      <p role="status">{keepText({ opensOffline, isKept, isOwn, storage, failure })}</p>
      <div className={styles.buttons}>
        {isKept ? (
          <Button variant="quiet" size="small" onClick={remove}>
            <Icon name="trash" /> Remove from this device
          </Button>
        ) : (
          <Button variant="secondary" size="small" onClick={keep}>
            <Icon name="download" /> Keep on this device
          </Button>
        )}
      </div>
      <noscript>
        <p>This needs JavaScript.</p>
      </noscript>
    </section>
  )
}

function failed(tried: KeepFailure['tried'], fault: StorageFault | undefined): KeepFailure | undefined {
  return fault && { tried, fault }
}
