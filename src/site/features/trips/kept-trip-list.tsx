import { useEffect } from 'react'
import { tripPath } from '../../../contract/trip-path.ts'
import { hideAddress } from '../../../offline/trips/hide-address.ts'
import type { KeptTrip } from '../../../offline/trips/kept-trips.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import css from './kept-trip-list.module.css'
import { datesText, timeText } from './trip-text.ts'

/** Trips kept on this device, each with the way to open it. */
export function KeptTripList({ trips }: { trips: readonly KeptTrip[] }) {
  useEffect(hideAddress, [])
  return (
    <ul className={css.list}>
      {trips.map(({ id, trip, readAt }) => (
        <li key={id} className={css.trip}>
          <div>
            <p className={css.title}>{trip.quotation.title}</p>
            <p className={css.note}>
              {datesText(trip.quotation)}. Quotation {trip.reference}, version {trip.version}, as of{' '}
              {timeText(readAt)}.
            </p>
          </div>
          <ButtonLink href={tripPath(id)} size="small" variant="secondary">
            <Icon name="compass" /> Open the trip
            <span className="visually-hidden"> {trip.reference}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
