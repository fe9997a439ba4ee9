import { useState, useSyncExternalStore } from 'react'
import {
  keptTrips,
  NO_KEPT_TRIPS,
  removeKeptTrip,
  watchKeptTrips,
} from '../../../offline/trips/kept-trips.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import css from './kept-trip-list.module.css'
import { datesText } from './trip-text.ts'

/** The trips kept on this device, to remove one by one; "Clear this device" removes all. */
export function KeptTripsSettings() {
  const { trips, storage } = useSyncExternalStore(watchKeptTrips, keptTrips, () => NO_KEPT_TRIPS)
  const [message, setMessage] = useState('')
  const remove = (id: string) =>
    removeKeptTrip(id).then(
      () => setMessage('Removed from this device. We still have the trip.'),
      () => setMessage('The storage of this device does not respond. Nothing was removed.'),
    )
  return (
    <>
      {storage === 'unavailable' && <p>This browser does not store trips.</p>}
      {storage !== 'unavailable' && trips.length === 0 && <p>None.</p>}
      {trips.length > 0 && (
        <ul className={css.list}>
          {trips.map(({ id, trip }) => (
            <li key={id} className={css.trip}>
              <div>
                <p className={css.title}>{trip.quotation.title}</p>
                <p className={css.note}>
                  {datesText(trip.quotation)}. Quotation {trip.reference}.
                </p>
              </div>
              <Button size="small" variant="quiet" onClick={() => void remove(id)}>
                <Icon name="trash" /> Remove<span className="visually-hidden"> {trip.reference}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status">{message}</p>
    </>
  )
}
