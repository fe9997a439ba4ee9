import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { OfferCard } from '../../../ui/offer-card.tsx'
import { PackageHeart } from './package-heart.tsx'
import css from './saved-page.module.css'
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
  const saved = useSaved().packages
  const unsaved = offers.filter(({ key }) => !saved.includes(key))
  // The last one added comes first in the own list, so they are added from the end.
  const addAll = () => {
    for (const { key } of unsaved.toReversed()) setSaved('packages', key, true)
  }
  return (
    <section aria-labelledby="shared-packages" className={css.part}>
      <h2 id="shared-packages">A list from a link</h2>
      <p>
        {offers.length === 0
          ? 'The packages of this list are no longer offered.'
          : 'Your own saved list stays as it is until you add packages.'}
        {offers.length > 0 && missing > 0 && ` ${missingText(missing)}`}
      </p>
      <p role="status">
        {offers.length > 0 && unsaved.length === 0 && 'All of them are in your saved list.'}
      </p>
      {offers.length > 0 && (
        <div className={css.ways}>
          {unsaved.length > 0 && (
            <Button variant="secondary" onClick={addAll} className={css.needsScript}>
              <Icon name="heart" /> Add{' '}
              {unsaved.length === offers.length ? 'all to my list' : `the other ${unsaved.length} to my list`}
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
              Compare {offers.length > mostCompared && `the first ${mostCompared}`}
            </ButtonLink>
          )}
        </div>
      )}
      <ul className={css.grid}>
        {offers.map((offer) => (
          <li key={offer.key} className={css.shared}>
            <OfferCard offer={offer} sizes="(max-width: 768px) 46vw, 300px" />
            <div className={css.heart}>
              <PackageHeart id={offer.key} title={offer.title} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function missingText(missing: number): string {
  return missing === 1
    ? 'One package of the list is no longer offered.'
    : `${missing} packages of the list are no longer offered.`
}
