import type { Quotation } from '../../../contract/quotation.ts'
import { Picture } from '../../../ui/picture.tsx'
import { TextList } from './text-list.tsx'
import styles from './trip-days.module.css'
import type { TripPlace } from './trip-place.ts'
import { dayDate } from './trip-text.ts'

type Props = { quotation: Quotation; sights: TripPlace['sights'] }

/** The itinerary, all days open: it is read on the way, and printed. */
export function TripDays({ quotation, sights }: Props) {
  return (
    <section aria-labelledby="days" className={styles.days}>
      <h2 id="days">Day by day</h2>
      {sights.length > 0 && (
        <ul role="list" className={styles.sights} data-no-print="">
          {sights.map(({ name, picture }) => (
            <li key={name}>
              <Picture name={picture} frame="square" alt="" sizes="(max-width: 768px) 30vw, 12rem" />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
      <ol role="list" className={styles.list}>
        {quotation.itinerary.map(({ title, activities }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a version never change places
          <li key={index} className={styles.day}>
            <p className={styles.number}>
              <strong>Day {index + 1}</strong>
              {quotation.startsOn && <span>{dayDate(quotation, index)}</span>}
            </p>
            <div>
              <h3>{title}</h3>
              <TextList lines={activities} className={styles.activities} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
