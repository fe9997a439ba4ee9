import type { Quotation } from '../../../contract/quotation.ts'
import { Stars } from '../../../ui/stars.tsx'
import { TextList } from './text-list.tsx'
import styles from './trip-lists.module.css'
import pageStyles from './trip-page.module.css'
import { counted } from './trip-text.ts'

/** The hotels in the order of travel; one line a stay. */
export function TripHotels({ hotels }: Pick<Quotation, 'hotels'>) {
  if (hotels.length === 0) return null
  return (
    <section aria-labelledby="hotels" className={pageStyles.part}>
      <h2 id="hotels">Where you stay</h2>
      <ul role="list" className={styles.hotels}>
        {hotels.map(({ city, hotel, stars, nights }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one hotel may come twice, and the stays of a version never change places
          <li key={index}>
            <h3>{city}</h3>
            <p>
              {hotel} {stars !== null && <Stars rating={stars} />}
            </p>
            <p className={styles.note}>
              {counted(nights, 'night')}
              {stars !== null && `, ${stars}-star`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the price buys, and what it does not. */
export function TripInclusions({
  quotation: { inclusions, exclusions },
}: {
  quotation: Pick<Quotation, 'inclusions' | 'exclusions'>
}) {
  return (
    <section aria-labelledby="included" className={pageStyles.part}>
      <h2 id="included">What is included, and what is not</h2>
      <div className={styles.lists}>
        <Points title="Included" points={inclusions} className={styles.in} />
        <Points title="Not included" points={exclusions} className={styles.out} />
      </div>
    </section>
  )
}

type PointsProps = { title: string; points: string[]; className: string | undefined }

function Points({ title, points, className }: PointsProps) {
  if (points.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <TextList lines={points} className={className} />
    </div>
  )
}
