import { useSyncExternalStore } from 'react'
import { answersText } from '../../../language/answers.ts'
import { keptTrips, NO_KEPT_TRIPS, watchKeptTrips } from '../../../offline/trips/kept-trips.ts'
import styles from './kept-trip-list.module.css'
import { KeptTripList } from './kept-trip-list.tsx'

/** The kept trips that were quoted for one enquiry. */
export function TripsOfEnquiry({ reference }: { reference: string }) {
  const trips = useKeptTrips().trips.filter(({ trip }) => trip.enquiryReference === reference)
  if (trips.length === 0) return null
  return (
    <div className={styles.quoted}>
      <h3>{answersText().quotation}</h3>
      <KeptTripList trips={trips} />
    </div>
  )
}

/** The kept trips whose enquiry is not on this device. */
export function OtherTrips({ references }: { references: readonly string[] }) {
  const trips = useKeptTrips().trips.filter(({ trip }) => !references.includes(trip.enquiryReference))
  if (trips.length === 0) return null
  return (
    <section aria-labelledby="trips">
      <h2 id="trips">{answersText().keptTrips}</h2>
      <KeptTripList trips={trips} />
    </section>
  )
}

/** Whether this device keeps trips; `undefined` until they were read. */
export function useHasTrips(): boolean | undefined {
  const { trips, storage } = useKeptTrips()
  return storage === 'loading' ? undefined : trips.length > 0
}

function useKeptTrips() {
  return useSyncExternalStore(watchKeptTrips, keptTrips, () => NO_KEPT_TRIPS)
}
