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
          Would you go there with us? <Link href="/contact">Tell us</Link>.
        </p>
      )}
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
        Or let the <Link href="/trip-planner">trip planner</Link> ask you four things, or{' '}
        <Link href="/contact">ask us</Link>: we also write trips that are in no list.
      </p>
    </div>
  )
}

function placesLead(isUnsold: boolean, isUnmet: boolean): string {
  if (isUnsold) return 'Until then, these are like it:'
  if (isUnmet) return 'With these filters nothing comes near it. Begin with one of these:'
  return 'We know no such place, thing to do or package code. Begin with one of these:'
}
