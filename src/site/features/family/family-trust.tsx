import { Icon } from '../../../ui/icon.tsx'
import { Stars } from '../../../ui/stars.tsx'
import styles from './family-trust.module.css'

/** The rating that search results show for the agency (spec 1 §2). */
const SEARCH_RATING = 4.9

/** Ratings and reasons to trust the agency (spec 1 §2 "Family page"). */
export function FamilyTrust() {
  return (
    <ul className={styles.trust} aria-label="Why families choose us">
      <li>
        <strong>{SEARCH_RATING}</strong>
        <Stars rating={SEARCH_RATING} />
        <span>search-provider rating</span>
      </li>
      <li>
        <strong>1000+</strong>
        <Icon name="people" />
        <span>happy customers</span>
      </li>
      <li>
        <strong>100%</strong>
        <Icon name="edit" />
        <span>customised itineraries</span>
      </li>
    </ul>
  )
}
