import { brand } from '../../../brand.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import styles from './trust-strip.module.css'

const { rating, travellers, customised, visaSuccess, concierge } = brand.claims

const CLAIMS: { icon: IconName; figure: string; text: string }[] = [
  { icon: 'star', figure: String(rating), text: 'rating' },
  { icon: 'people', figure: travellers, text: 'travellers' },
  { icon: 'spark', figure: customised, text: 'customised trips' },
  { icon: 'shield', figure: visaSuccess, text: 'visa success rate' },
  { icon: 'phone', figure: concierge, text: 'concierge' },
]

/** The agency's claims in one row (spec 1 §1). */
export function TrustStrip() {
  return (
    <ul role="list" className={styles.strip} aria-label="Why travellers choose us">
      {CLAIMS.map(({ icon, figure, text }) => (
        <li key={text}>
          <Icon name={icon} />
          <span>
            <strong>{figure}</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
