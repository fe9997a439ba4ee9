import { brand } from '../../../brand.ts'
import { placeText } from '../../../language/place.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Phrase } from '../../../ui/phrase.tsx'
import styles from './trust-strip.module.css'

const { rating, travellers, customised, visaSuccess, concierge } = brand.claims

const CLAIMS = [
  { icon: 'star', figure: String(rating), claim: 'rating' },
  { icon: 'people', figure: travellers, claim: 'travellers' },
  { icon: 'spark', figure: customised, claim: 'customised' },
  { icon: 'shield', figure: visaSuccess, claim: 'visaSuccess' },
  { icon: 'phone', figure: concierge, claim: 'concierge' },
] as const satisfies { icon: IconName; figure: string; claim: string }[]

/** The agency's claims in one row (spec 1 §1). */
export function TrustStrip() {
  const t = placeText()
  return (
    <ul role="list" className={styles.strip} aria-label={t.whyUs}>
      {CLAIMS.map(({ icon, figure, claim }) => (
        <li key={claim}>
          <Icon name={icon} />
          <span>
            <Phrase message={t[claim]}>
              <strong>{figure}</strong>
            </Phrase>
          </span>
        </li>
      ))}
    </ul>
  )
}
