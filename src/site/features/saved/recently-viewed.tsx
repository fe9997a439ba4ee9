import { findingText } from '../../../language/finding.ts'
import { Button } from '../../../ui/button.tsx'
import { OfferCard } from '../../../ui/offer-card.tsx'
import styles from './recently-viewed.module.css'
import { clearViewed, useSaved } from './saved-store.ts'
import { type FindOffers, useSavedOffers } from './use-saved-offers.ts'

type Props = { findOffers: FindOffers }

/** The packages last viewed on this device, in one scrolling row; nothing when there are none. Its room is kept while they load. */
export function RecentlyViewed({ findOffers }: Props) {
  const keys = useSaved().seenPackages
  const packages = useSavedOffers(keys, findOffers)
  if (packages === 'failed' || packages.length === 0) return null
  return (
    <section aria-labelledby="recently-seen" className={styles.part}>
      <div className={styles.head}>
        <h2 id="recently-seen">{findingText().recent}</h2>
        <Button variant="plain" size="small" onClick={clearViewed}>
          {findingText().forget}
        </Button>
      </div>
      <ul role="list" className={styles.row}>
        {/* The catalogue may take a while; what is below must not move when the cards come. */}
        {packages === 'loading'
          ? keys.map((key) => <li key={key} aria-hidden="true" className={styles.blank} />)
          : packages.map((offer) => (
              <li key={offer.key}>
                <OfferCard offer={offer} sizes="(max-width: 768px) 40vw, 200px" />
              </li>
            ))}
      </ul>
    </section>
  )
}
