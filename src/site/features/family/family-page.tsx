import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import { OffersSlider } from '../../../ui/offers-slider.tsx'
import { OpenFormButton } from '../../../ui/open-form-button.tsx'
import { FamilyHero } from './family-hero.tsx'
import type { FamilyOffer, FamilyPlace } from './family-packages.ts'
import styles from './family-page.module.css'
import { FamilyParty } from './family-party.tsx'
import { FamilyPlaces } from './family-places.tsx'
import { FamilyTrust } from './family-trust.tsx'
import { useFamilyOffers } from './use-family-offers.ts'

export type FamilyPageProps = {
  offers: FamilyOffer[]
  places: FamilyPlace[]
  /** Traveller reviews. */
  reviews: ReactNode
  /** Opens the enquiry popup. */
  onConnect: () => void
}

/** The page for family holidays (spec 1 §2 "Family page"). */
export function FamilyPage({ offers, places, reviews, onConnect }: FamilyPageProps) {
  const { party, setParty, priced } = useFamilyOffers()
  return (
    <>
      <FamilyHero />
      <FamilyTrust />
      <OffersSlider
        title="Trending family offers"
        lead="Packages that suit parents, children and grandparents."
        offers={offers.map(priced)}
        action={
          <ButtonLink href="/themes/family" variant="quiet">
            All family trips
          </ButtonLink>
        }
      >
        <FamilyParty party={party} onParty={setParty} />
      </OffersSlider>
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
