import { findingText } from '../../../language/finding.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { OfferCard } from '../../../ui/offer-card.tsx'
import { PackageHeart } from './package-heart.tsx'
import styles from './saved-page.module.css'
import { setSaved, useSaved } from './saved-store.ts'
import type { SavedOffer } from './use-saved-offers.ts'

/** A list from somebody's link. `missing`: packages of the list that are no longer sold. */
export type SharedPackages = { offers: SavedOffer[]; missing: number }

type Props = SharedPackages & {
  /** The most packages `/compare` shows. */
  mostCompared: number
}

/** Shows a list that somebody sent. The traveller's own list changes only by the buttons here. */
export function SharedPackagesSection({ offers, missing, mostCompared }: Props) {
  const t = findingText()
  const saved = useSaved().packages
  const unsaved = offers.filter(({ key }) => !saved.includes(key))
  // The last one added comes first in the own list, so they are added from the end.
  const addAll = () => {
    for (const { key } of unsaved.toReversed()) setSaved('packages', key, true)
  }
  return (
    <section aria-labelledby="shared-packages" className={styles.part}>
      <h2 id="shared-packages">{t.sharedTitle}</h2>
      <p>
        {offers.length === 0 ? t.sharedGone : t.sharedOwn}
        {offers.length > 0 && missing > 0 && ` ${missingText(missing)}`}
      </p>
      <p role="status">{offers.length > 0 && unsaved.length === 0 && t.sharedAllSaved}</p>
      {offers.length > 0 && (
        <div className={styles.ways}>
          {unsaved.length > 0 && (
            <Button variant="secondary" onClick={addAll} className={styles.needsScript}>
              <Icon name="heart" />{' '}
              {unsaved.length === offers.length ? t.addAll : t.addOthers(String(unsaved.length))}
            </Button>
          )}
          {offers.length > 1 && (
            <ButtonLink
              href={`/compare?p=${offers
                .slice(0, mostCompared)
                .map(({ key }) => key)
                .join(',')}`}
              variant="quiet"
            >
              {offers.length > mostCompared ? t.compareFirst(String(mostCompared)) : t.compare}
            </ButtonLink>
          )}
        </div>
      )}
      <ul role="list" className={styles.grid}>
        {offers.map((offer) => (
          <li key={offer.key} className={styles.shared}>
            <OfferCard offer={offer} sizes="(max-width: 768px) 34vw, 300px" />
            <div className={styles.heart}>
              <PackageHeart id={offer.key} title={offer.title} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function missingText(missing: number): string {
  const t = findingText()
  return missing === 1 ? t.sharedOneGone : t.sharedSomeGone(String(missing))
}
