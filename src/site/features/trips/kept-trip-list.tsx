import { useEffect } from 'react'
import { tripPath } from '../../../contract/trip-path.ts'
import { answersText } from '../../../language/answers.ts'
import { englishLang } from '../../../language/current.ts'
import { hideAddress } from '../../../offline/trips/hide-address.ts'
import type { KeptTrip } from '../../../offline/trips/kept-trips.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './kept-trip-list.module.css'
import { datesText, timeText } from './trip-text.ts'

/** Trips kept on this device, each with the way to open it. */
export function KeptTripList({ trips }: { trips: readonly KeptTrip[] }) {
  useEffect(hideAddress, [])
  const t = answersText()
  return (
    <ul role="list" className={styles.list}>
      {trips.map(({ id, trip, readAt }) => (
        <li key={id} className={styles.trip}>
          <div>
            <p lang={englishLang()} className={styles.title}>
              {trip.quotation.title}
            </p>
            <p className={styles.note}>
              {t.keptTrip(datesText(trip.quotation), trip.reference, String(trip.version), timeText(readAt))}
            </p>
          </div>
          <ButtonLink href={tripPath(id)} size="small" variant="secondary">
            <Icon name="compass" /> {t.openTrip}
            <span className="visually-hidden"> {trip.reference}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
