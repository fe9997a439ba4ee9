import { useState, useSyncExternalStore } from 'react'
import { answersText } from '../../../language/answers.ts'
import { englishLang } from '../../../language/current.ts'
import {
  keptTrips,
  NO_KEPT_TRIPS,
  removeKeptTrip,
  watchKeptTrips,
} from '../../../offline/trips/kept-trips.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './kept-trip-list.module.css'
import { datesText } from './trip-text.ts'

/** The trips kept on this device, to remove one by one; "Clear this device" removes all. */
export function KeptTripsSettings() {
  const t = answersText()
  const { trips, storage } = useSyncExternalStore(watchKeptTrips, keptTrips, () => NO_KEPT_TRIPS)
  const [message, setMessage] = useState('')
  const remove = (id: string) =>
    removeKeptTrip(id).then(
      () => setMessage(t.removed),
      () => setMessage(t.notRemoved),
    )
  return (
    <>
      {storage === 'unavailable' && <p>{t.noStorage}</p>}
      {storage !== 'unavailable' && trips.length === 0 && <p>{t.none}</p>}
      {trips.length > 0 && (
        <ul role="list" className={styles.list}>
          {trips.map(({ id, trip }) => (
            <li key={id} className={styles.trip}>
              <div>
                <p lang={englishLang()} className={styles.title}>
                  {trip.quotation.title}
                </p>
                <p className={styles.note}>{t.keptShort(datesText(trip.quotation), trip.reference)}</p>
              </div>
              <Button size="small" variant="quiet" onClick={() => void remove(id)}>
                <Icon name="trash" /> {t.remove}
                <span className="visually-hidden"> {trip.reference}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status">{message}</p>
    </>
  )
}
