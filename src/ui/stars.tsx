import { ownLang } from '../language/current.ts'
import { layoutText } from '../language/layout.ts'
import { classNames } from './class-names.ts'
import styles from './stars.module.css'

const FIVE_STARS = [0, 20, 40, 60, 80]
  .map((x) => `M${x + 10} 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z`)
  .join('')

/** A rating out of 5, to a tenth: drawn as stars, read as a sentence. */
export function Stars({ rating, className }: { rating: number; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 100 20"
      role="img"
      lang={ownLang()}
      aria-label={layoutText().outOfFive(String(rating))}
      className={classNames(styles.stars, className)}
    >
      <path className={styles.empty} d={FIVE_STARS} />
      {/* An inner svg cuts what it holds: 4.9 stars are 98 % of the row. */}
      <svg width={rating * 20} height="20" aria-hidden="true">
        <path className={styles.full} d={FIVE_STARS} />
      </svg>
    </svg>
  )
}
