import { brand } from '../../../brand.ts'
import { Stars } from '../../../ui/stars.tsx'
import styles from './rating-summary.module.css'

export type Ratings = {
  totalReviews: number
  /** Average out of 5; 0 when there are no ratings. */
  averageRating: number
  /** Number of ratings with 1, 2, 3, 4 and 5 stars. */
  ratingCounts: Record<1 | 2 | 3 | 4 | 5, number>
}

const STARS = [5, 4, 3, 2, 1] as const

/** Average rating and the number of ratings per star (spec 2 §2 "Australia landing page"); figures that are zero are not shown. */
export function RatingSummary({ totalReviews, averageRating, ratingCounts }: Ratings) {
  const number = new Intl.NumberFormat('en-IN')
  const from = `From ${brand.claims.countries} countries`
  // A card of bars would be empty.
  if (totalReviews === 0) return <p className={styles.only}>{from}</p>
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <p className={styles.figure}>{averageRating.toFixed(1)}</p>
        <Stars rating={averageRating} />
        <p>
          {number.format(totalReviews)} {totalReviews === 1 ? 'review' : 'reviews'}
        </p>
        <p className={styles.from}>{from}</p>
      </div>
      <ul role="list" className={styles.counts}>
        {STARS.map((stars) => (
          <li key={stars}>
            <span>{stars === 1 ? '1 star' : `${stars} stars`}</span>
            <meter
              min={0}
              max={Math.max(1, totalReviews)}
              value={ratingCounts[stars]}
              aria-label={`Share of ${stars} stars`}
              className={styles.bar}
            />
            <span>{number.format(ratingCounts[stars])}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
