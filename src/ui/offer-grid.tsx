import { GRID_CARD_SIZES, type Offer, OfferCard } from './offer-card.tsx'
import styles from './offer-grid.module.css'

/** Package cards in a grid: two beside each other on a phone, up to four on a desktop. */
export function OfferGrid({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul role="list" className={styles.grid}>
      {offers.map((offer) => (
        <li key={offer.href}>
          <OfferCard offer={offer} sizes={GRID_CARD_SIZES} />
        </li>
      ))}
    </ul>
  )
}
