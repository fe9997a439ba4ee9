import { brand } from '../../../brand.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Stars } from '../../../ui/stars.tsx'
import styles from './family-trust.module.css'

const { rating, familyCustomers, customised } = brand.claims

/** Ratings and reasons to trust the agency (spec 1 §2 "Family page"). */
export function FamilyTrust() {
  return (
    <ul role="list" className={styles.trust} aria-label="Why families choose us">
      <li>
        <strong>{rating}</strong>
        <Stars rating={rating} />
        <span>search-provider rating</span>
      </li>
      <li>
        <strong>{familyCustomers}</strong>
        <Icon name="people" />
        <span>happy customers</span>
      </li>
      <li>
        <strong>{customised}</strong>
        <Icon name="edit" />
        <span>customised itineraries</span>
      </li>
    </ul>
  )
}
