import { Link } from '../../ui/link.tsx'
import type { FindingResults } from './find-packages.ts'
import { findingHref } from './finding.ts'
import styles from './nothing-found.module.css'

/** Ways on when nothing fits: less asked for, a place to begin with, people who plan. */
export function NothingFound({
  ways,
  places,
}: {
  ways: FindingResults['waysOn']
  places: FindingResults['places']
}) {
  return (
    <div className={styles.empty}>
      {ways.length > 0 ? (
        <>
          <p className={styles.lead}>Nothing has all of that at once. One wish less finds:</p>
          <ul className={styles.ways}>
            {ways.map(({ text, finding, count }) => (
              <li key={text}>
                <Link href={findingHref(finding)} byQuery>
                  {text}
                </Link>
                : {count === 1 ? '1 trip' : `${count} trips`}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className={styles.lead}>We know no such place or thing to do. Begin with one of these:</p>
          <ul className={styles.places}>
            {places.map(({ name, slug }) => (
              <li key={slug}>
                <Link href={`/${slug}`} className={styles.place}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Or let the <Link href="/trip-planner">trip planner</Link> ask you four things, or{' '}
        <Link href="/contact">ask us</Link>: we also write trips that are in no list.
      </p>
    </div>
  )
}
