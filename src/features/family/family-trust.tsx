import { Icon } from '../../ui/icon.tsx'
import { Stars } from '../../ui/stars.tsx'
import styles from './family-trust.module.css'

/** The rating search results show beside the agency (spec 1 §2). */
const SEARCH_RATING = 4.9

/** Why families trust us (spec 1 §2 "Family page"). */
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
