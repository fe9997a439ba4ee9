import { findingText } from '../../../language/finding.ts'
import { Link } from '../../../ui/link.tsx'
import { Phrase } from '../../../ui/phrase.tsx'
import { type AnswerNotes, contactHref, tripsText } from './answer-text.ts'
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
  const t = findingText()
  const isUnsold = unsold.length > 0
  return (
    <div className={styles.empty}>
      {isUnsold && (
        <p className={styles.lead}>
          {t.wantToGo} <Link href={contactHref(unsold)}>{t.tellUsThere}</Link>, {t.weCheck}
        </p>
      )}
      {suggestions.length > 0 ? (
        <>
          <p className={styles.lead}>{t.fewerFilters}</p>
          <ul role="list" className={styles.ways}>
            {suggestions.map(({ text, search, count }) => (
              <li key={text}>
                <Link href={searchHref(search)} byQuery>
                  {text}
                </Link>
                : {tripsText(count)}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className={styles.lead}>{placesLead(isUnsold, unmet !== undefined)}</p>
          <ul role="list" className={styles.places}>
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
        <Phrase message={t.orUse}>
          <Link href="/trip-planner">{t.tripPlannerLink}</Link>
          <Link href="/contact">{t.askUsLink}</Link>
        </Phrase>
      </p>
    </div>
  )
}

function placesLead(isUnsold: boolean, isUnmet: boolean): string {
  const t = findingText()
  if (isUnsold) return t.similarPlaces
  return isUnmet ? t.noneClose : t.noneFound
}
