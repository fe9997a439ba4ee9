import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Offer } from '../../../ui/offer-card.tsx'
import { OffersSlider } from '../../../ui/offers-slider.tsx'
import { OpenFormButton } from '../../../ui/open-form-button.tsx'
import { FamilyHero } from './family-hero.tsx'
import type { FamilyPlace } from './family-packages.ts'
import styles from './family-page.module.css'
import { FamilyPlaces } from './family-places.tsx'
import { FamilyTrust } from './family-trust.tsx'

export type FamilyPageProps = {
  offers: Offer[]
  places: FamilyPlace[]
  /** Traveller reviews. */
  reviews: ReactNode
  /** Opens the enquiry popup. */
  onConnect: () => void
}

/** The page for family holidays (spec 1 §2 "Family page"). */
export function FamilyPage({ offers, places, reviews, onConnect }: FamilyPageProps) {
  return (
    <>
      <FamilyHero />
      <FamilyTrust />
      <OffersSlider
        title="Trending family offers"
        lead="Packages that suit parents, children and grandparents."
        offers={offers}
        action={
          <ButtonLink href="/themes/family" variant="quiet">
            All family trips
          </ButtonLink>
        }
      />
      <FamilyPlaces places={places} />
      {reviews}
      <section className={styles.connect} aria-labelledby="connect">
        <div>
          <h2 id="connect">Plan a family holiday with us</h2>
          <p>Tell us the ages and the meals you need. We suggest a plan and a price.</p>
        </div>
        <OpenFormButton onOpen={onConnect}>Connect Now</OpenFormButton>
      </section>
    </>
  )
}
