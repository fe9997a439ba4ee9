import { Link } from '../../../ui/link.tsx'
import styles from './empty-result.module.css'
import { searchHref } from './package-search.ts'
import type { SearchResults } from './search-packages.ts'

/** Suggestions after a search without results: fewer filters, destinations, and contact with the agency. */
export function EmptyResult({
  suggestions,
  places,
}: {
  suggestions: SearchResults['suggestions']
  places: SearchResults['places']
}) {
  return (
    <div className={styles.empty}>
      {suggestions.length > 0 ? (
        <>
          <p className={styles.lead}>Nothing has all of that at once. One wish less finds:</p>
          <ul className={styles.ways}>
            {suggestions.map(({ text, search, count }) => (
              <li key={text}>
                <Link href={searchHref(search)} byQuery>
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
