import { useSyncExternalStore } from 'react'
import { brand } from '../../../brand.ts'
import type { Trip } from '../../../contract/quotation.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextList } from './text-list.tsx'
import styles from './trip-page.module.css'
import { hasExpired, shownDay, stateText } from './trip-text.ts'
import { useTimeText } from './use-time-text.ts'

type Props = { trip: Trip; readAt: string; isStale: boolean }

/** The version, until when it is valid, how old the shown copy is, and what has changed. */
export function TripState({ trip, readAt, isStale }: Props) {
  const timeText = useTimeText()
  // The time of the server’s reading until hydration, so that server and browser render the same.
  const day = useSyncExternalStore(
    never,
    () => shownDay(isStale),
    () => shownDay(isStale, new Date(readAt)),
  )
  const isOver = trip.state === 'withdrawn' || hasExpired(trip, day)
  return (
    <section aria-labelledby="version" className={styles.state} data-over={isOver || undefined}>
      <h2 id="version">
        Version {trip.version} of {timeText(trip.sentAt)}
      </h2>
      <p>{stateText(trip, day)}</p>
      {trip.state === 'accepted' && trip.confirmedAt && (
        <p className={styles.confirmed}>
          <Icon name="check" />
          <strong>
            {trip.agent ?? brand.name} confirmed the booking on {timeText(trip.confirmedAt)}.
          </strong>
        </p>
      )}
      {trip.takenBack && (
        <p className={styles.asOf}>
          <Icon name="alert" />
          <span>
            We took our confirmation of this booking back on {timeText(trip.takenBack.at)}:{' '}
            {trip.takenBack.reason} The trip is not booked.
          </span>
        </p>
      )}
      {isStale && (
        <p className={styles.asOf} role="status">
          <Icon name="clock" />
          <span>This is the trip as of {timeText(readAt)}. What changed since then is not in it.</span>
        </p>
      )}
      {trip.changes.length > 0 && (
        <div className={styles.changes}>
          <h3>What is new since version {trip.version - 1}</h3>
          <TextList lines={trip.changes} />
        </div>
      )}
      <div className={styles.buttons} data-no-print="">
        {trip.state === 'open' && !isOver && (
          <ButtonLink href="#answer" size="small">
            Answer this offer
          </ButtonLink>
        )}
        <Button variant="quiet" size="small" onClick={() => window.print()}>
          <Icon name="print" /> Print / save as PDF
        </Button>
      </div>
    </section>
  )
}

const never = () => () => {}
