import type { ReactNode } from 'react'
import { brand } from '../../../brand.ts'
import type { Trip } from '../../../contract/quotation.ts'
import { longDay } from '../../../contract/travel-date.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { Posted } from './answer-ids.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { TripCancellation } from './trip-cancellation.tsx'
import { TripDays } from './trip-days.tsx'
import { TripHotels, TripInclusions } from './trip-lists.tsx'
import styles from './trip-page.module.css'
import { TripPayment } from './trip-payment.tsx'
import type { TripPlace } from './trip-place.ts'
import { TripPrice } from './trip-price.tsx'
import { TripState } from './trip-state.tsx'
import { TripTerms } from './trip-terms.tsx'
import { datesText, lengthText, partyText, timeText } from './trip-text.ts'

export type TripPageProps = {
  token: string
  trip: Trip
  readAt: string
  /** The server has not confirmed that this is still what it says. */
  isStale: boolean
  posted?: Posted | undefined
  /** Absent where the catalogue does not have the destination, or cannot be read. */
  place?: TripPlace | undefined
  routeMap?: ReactNode
  /** Keeps the trip on this device. */
  keep: ReactNode
}

/** A traveller's trip: what is offered, what it costs, and the answer. */
export function TripPage(props: TripPageProps) {
  const { token, trip, readAt, isStale, posted, place, routeMap, keep } = props
  const { quotation } = trip
  return (
    <article className={styles.page}>
      <Cover trip={trip} place={place} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <TripState trip={trip} readAt={readAt} isStale={isStale} />
          {quotation.message && (
            <section aria-labelledby="message" className={styles.message}>
              <h2 id="message">A message from {trip.agent ?? brand.name}</h2>
              <p>{quotation.message}</p>
            </section>
          )}
          <TripDays quotation={quotation} sights={place?.sights ?? []} />
          {routeMap && (
            <section aria-labelledby="route" className={styles.part}>
              <h2 id="route">Your route</h2>
              {routeMap}
            </section>
          )}
          <TripHotels hotels={quotation.hotels} />
          <TripInclusions quotation={quotation} />
          <TripPrice trip={trip} />
          <TripPayment trip={trip} />
          <TripCancellation startsOn={quotation.startsOn} />
          <TripTerms />
          <Contact trip={trip} />
        </div>
        <aside className={styles.side} data-no-print="">
          <AnswerPanel key={trip.sentAt} token={token} trip={trip} isStale={isStale} posted={posted} />
          {keep}
        </aside>
      </div>
      <p className={styles.printed}>
        {brand.legalName}, {brand.phone.shown}, {brand.email}. Quotation {trip.reference}, version{' '}
        {trip.version} of {timeText(trip.sentAt, 'Asia/Kolkata')} (Indian time). Valid until{' '}
        {longDay(quotation.validUntil)}.
      </p>
    </article>
  )
}

function Cover({ trip, place }: { trip: Trip; place: TripPlace | undefined }) {
  const { quotation, reference, version, agent } = trip
  const facts = [
    { name: 'When', value: datesText(quotation) },
    { name: 'Duration', value: lengthText(quotation) },
    { name: 'Who', value: partyText(quotation) },
    { name: 'Quotation', value: `${reference}, version ${version}` },
    { name: 'Your contact', value: `${agent ?? brand.name}, ${brand.phone.shown}` },
  ]
  return (
    <header className={styles.cover}>
      <div className={styles.words}>
        <p className={styles.kicker}>
          {brand.name}
          {place && ` · ${place.name}`}
        </p>
        <h1>{quotation.title}</h1>
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.arch}>
        {place ? (
          <Picture
            name={place.picture}
            frame="tall"
            alt=""
            sizes="(max-width: 768px) 60vw, 22rem"
            priority
            className={styles.picture}
          />
        ) : (
          <Icon name="compass" className={styles.sign} />
        )}
      </div>
    </header>
  )
}

function Contact({ trip }: { trip: Trip }) {
  const text = `Hello, I am writing about my quotation ${trip.reference}, version ${trip.version}.`
  return (
    <section aria-labelledby="ask" className={styles.card} data-no-print="">
      <h2 id="ask">Questions?</h2>
      <p>
        {trip.agent ? `${trip.agent} looks after your trip. ` : ''}Mention quotation {trip.reference} when you
        call or write.
      </p>
      <div className={styles.buttons}>
        <ButtonLink href={brand.phone.href} variant="quiet" size="small">
          <Icon name="phone" /> Call {brand.phone.shown}
        </ButtonLink>
        <ButtonLink href={`${brand.whatsApp}?text=${encodeURIComponent(text)}`} variant="quiet" size="small">
          <Icon name="whatsapp" /> WhatsApp us
        </ButtonLink>
      </div>
    </section>
  )
}
