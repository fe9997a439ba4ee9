import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Trip } from '../../../contract/quotation.ts'
import { EMPTY_OUTBOX, outboxView, watchOutbox } from '../../../offline/outbox/outbox-view.ts'
import {
  keepOwnTrip,
  keepTrip,
  keptTrips,
  NO_KEPT_TRIPS,
  removeKeptTrip,
  watchKeptTrips,
} from '../../../offline/trips/kept-trips.ts'
import type { StorageFault } from '../../../outbox/types.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './trip-page.module.css'

const FAULTS: Record<StorageFault, string> = {
  denied:
    'This browser does not let us store anything, perhaps because the window is private. The trip is not kept.',
  full: 'The storage of this device is full. The trip is not kept.',
  blocked: 'The storage of this device does not answer. The trip is not kept. Please try again.',
  broken: 'The storage of this device does not work. The trip is not kept. Please try again.',
}

type Props = { token: string; trip: Trip; readAt: string }

/** Keeps the trip on this device, at the traveller's wish or because the enquiry was sent from here. */
export function TripKeep({ token, trip, readAt }: Props) {
  const { trips, storage } = useSyncExternalStore(watchKeptTrips, keptTrips, () => NO_KEPT_TRIPS)
  const { entries } = useSyncExternalStore(watchOutbox, outboxView, () => EMPTY_OUTBOX)
  const [fault, setFault] = useState<StorageFault>()
  // Only one attempt per visit, because on a device without storage it fails every time.
  const isAutomaticTried = useRef(false)
  const isKept = trips.some(({ id }) => id === token)
  const isOwn = entries.some(
    (entry) => entry.kind !== 'answer' && entry.state === 'sent' && entry.reference === trip.enquiryReference,
  )

  useEffect(() => {
    if (!isOwn || isKept || storage !== 'available' || isAutomaticTried.current) return
    isAutomaticTried.current = true
    void keepOwnTrip(token, trip, readAt).then(setFault)
  }, [isOwn, isKept, storage, token, trip, readAt])

  const keep = () => void keepTrip(token, trip, readAt).then(setFault)
  const remove = () => {
    removeKeptTrip(token).then(
      () => setFault(undefined),
      () => setFault('blocked'),
    )
  }
  return (
    <section aria-labelledby="keep" className={styles.card}>
      <h2 id="keep">On this device</h2>
      <p role="status">
        {fault
          ? FAULTS[fault]
          : isKept
            ? `Kept. It opens without a network and is listed under “My enquiries”.${isOwn ? ' You sent the enquiry from here.' : ''}`
            : 'Not kept. Keep it to read it without a network. Do this only on your own device: anyone who uses it can then open the trip.'}
      </p>
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
