import { Icon, type IconName } from '../../../ui/icon.tsx'
import styles from './trust-strip.module.css'

const CLAIMS: { icon: IconName; figure: string; text: string }[] = [
  { icon: 'star', figure: '4.9', text: 'rating' },
  { icon: 'people', figure: '20k+', text: 'travellers' },
  { icon: 'spark', figure: '100%', text: 'customised trips' },
  { icon: 'shield', figure: '95%', text: 'visa success rate' },
  { icon: 'phone', figure: '24x7', text: 'concierge' },
]

/** The agency's claims in one row (spec 1 §1). */
export function TrustStrip() {
  return (
    <ul className={styles.strip} aria-label="Why travellers choose us">
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
