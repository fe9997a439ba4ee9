import { findingText } from '../../../language/finding.ts'
import { Link } from '../../../ui/link.tsx'
import { type AnswerNotes, contactHref, tripsText, unsoldText } from './answer-text.ts'
import { searchHref } from './package-search.ts'
import styles from './search-notes.module.css'

/** What the search text was understood as, and what of it could not be met. */
export function SearchNotes({
  notes: { understood, ignored, asksForVisa, asksForMeals, unsold, onRequest },
  hasResults,
}: {
  notes: AnswerNotes
  hasResults: boolean
}) {
  const t = findingText()
  const showsIgnored = hasResults && ignored.length > 0
  const showsUnsold = hasResults && unsold.length > 0
  const isQuiet = understood.length === 0 && !showsIgnored && !showsUnsold
  if (isQuiet && !asksForVisa && !asksForMeals && !onRequest) return null
  return (
    <div className={styles.notes}>
      {understood.length > 0 && (
        <p>
          <span className={styles.term}>{t.understood}</span> {understood.join(' · ')}
        </p>
      )}
      {showsUnsold && (
        <p>
          {unsoldText(unsold)}: <Link href={contactHref(unsold)}>{t.tellUs}</Link>.
        </p>
      )}
      {showsIgnored && <p>{t.notMentioned(ignored.map((word) => `“${word}”`).join(', '))}</p>}
      {asksForVisa && <p>{t.visaRules}</p>}
      {asksForMeals && <p>{t.mealsAsked}</p>}
      {onRequest && (
        <p>
          {t.onRequestWith(tripsText(onRequest.count), String(onRequest.stars))}{' '}
          <Link href={searchHref(onRequest.search)} byQuery>
            {t.any.budget}
          </Link>
        </p>
      )}
    </div>
  )
}
