import type { Quotation } from '../../../contract/quotation.ts'
import { Picture } from '../../../ui/picture.tsx'
import { TextList } from './text-list.tsx'
import css from './trip-days.module.css'
import type { TripPlace } from './trip-page.tsx'
import { dayDate } from './trip-text.ts'

type Props = { quotation: Quotation; sights: TripPlace['sights'] }

/** The itinerary, all days open: it is read on the way, and printed. */
export function TripDays({ quotation, sights }: Props) {
  return (
    <section aria-labelledby="days" className={css.days}>
      <h2 id="days">Day by day</h2>
      {sights.length > 0 && (
        <ul role="list" className={css.sights} data-no-print="">
          {sights.map(({ name, picture }) => (
            <li key={name}>
              <Picture name={picture} frame="square" alt="" sizes="(max-width: 768px) 30vw, 12rem" />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
      <ol role="list" className={css.list}>
        {quotation.itinerary.map(({ title, activities }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a version never change places
          <li key={index} className={css.day}>
            <p className={css.number}>
              <strong>Day {index + 1}</strong>
              {quotation.startsOn && <span>{dayDate(quotation, index)}</span>}
            </p>
            <div>
              <h3>{title}</h3>
              <TextList lines={activities} className={css.activities} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
