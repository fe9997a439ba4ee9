import { homeText } from '../../../language/home.ts'
import { layoutText } from '../../../language/layout.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Offer } from '../../../ui/offer-card.tsx'
import { OffersSlider } from '../../../ui/offers-slider.tsx'
import styles from './home-page.module.css'
import { IndiaMap } from './india-map.tsx'

type HomeOffersProps = {
  offers: readonly Offer[]
  /** The popup option; without it a tap opens the package. */
  onChoose: ((offer: Offer) => void) | undefined
}

/** Trending Offers. */
export function TrendingOffers(props: HomeOffersProps) {
  const t = homeText()
  return (
    <OffersSlider
      {...props}
      title={t.trending}
      lead={t.trendingLead}
      deferred
      arrows="desktop"
      className={styles.offers}
      action={
        <ButtonLink href="/packages" variant="quiet">
          {layoutText().seeAllPackages}
        </ButtonLink>
      }
    />
  )
}

/** Explore India: the map beside packages. */
export function IndiaOffers(props: HomeOffersProps) {
  const t = homeText()
  return (
    <OffersSlider
      {...props}
      title={t.india}
      deferred
      arrows="desktop"
      className={classNames(styles.offers, styles.india)}
      action={
        <ButtonLink href="/trip-planner" variant="quiet">
          {t.helpMeChoose}
        </ButtonLink>
      }
    >
      <IndiaMap />
    </OffersSlider>
  )
}
