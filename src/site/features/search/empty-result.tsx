import { Link } from '../../../ui/link.tsx'
import type { AnswerNotes } from './answer-text.ts'
import styles from './empty-result.module.css'
import { searchHref } from './package-search.ts'
import type { SearchResults } from './search-packages.ts'

/** Suggestions after a search without results: fewer filters, destinations, and contact with the agency. */
export function EmptyResult({
  suggestions,
  places,
  notes: { unsold, unmet },
}: {
  suggestions: SearchResults['suggestions']
  places: SearchResults['places']
  notes: AnswerNotes
}) {
  const isUnsold = unsold.length > 0
  return (
    <div className={styles.empty}>
      {isUnsold && (
        <p className={styles.lead}>
          Do you want to go there? <Link href="/contact">Tell us</Link>, and we check what we can arrange.
        </p>
      )}
      {suggestions.length > 0 ? (
        <>
          <p className={styles.lead}>No package matches all your filters. Remove one filter to find:</p>
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
          <p className={styles.lead}>{placesLead(isUnsold, unmet !== undefined)}</p>
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
        You can also use the <Link href="/trip-planner">trip planner</Link>, or{' '}
        <Link href="/contact">ask us</Link> to plan a trip for you.
      </p>
    </div>
  )
}

function placesLead(isUnsold: boolean, isUnmet: boolean): string {
  if (isUnsold) return 'Similar places that we offer:'
  if (isUnmet) return 'No package is close to it with these filters. You can start with one of these:'
  return 'We found no such place, activity or package code. You can start with one of these:'
}
