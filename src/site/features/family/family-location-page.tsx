import type { ReactNode } from 'react'
import type { Destination } from '../../../contract/catalogue.ts'
import { ownLang } from '../../../language/current.ts'
import { layoutText } from '../../../language/layout.ts'
import { callBackSentence } from '../../../language/office.ts'
import { packagesHeading } from '../../../language/package-facts.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import { OfferGrid } from '../../../ui/offer-grid.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './family-location-page.module.css'
import type { FamilyOffer } from './family-packages.ts'
import { FamilyParty } from './family-party.tsx'
import { FamilyTrust } from './family-trust.tsx'
import { useFamilyOffers } from './use-family-offers.ts'

export type FamilyLocationPageProps = {
  place: Pick<Destination, 'slug' | 'name' | 'banner' | 'season' | 'thingsToDo'>
  offers: FamilyOffer[]
  /** Packages of this destination without the family theme. */
  others: FamilyOffer[]
  /** The short form with this destination locked. */
  form: ReactNode
}

/** The family page of one destination (spec 1 §2 names the route and leaves its content open). */
export function FamilyLocationPage({ place, offers, others, form }: FamilyLocationPageProps) {
  const { slug, name, banner, season, thingsToDo } = place
  const { party, setParty, priced } = useFamilyOffers()
  return (
    <>
      <PageBanner title={`${name} with the family`} lead={banner.description} picture={banner.picture}>
        <ButtonLink href="#enquiry" size="large">
          Enquire Now
        </ButtonLink>
      </PageBanner>
      <FamilyTrust />
      <Section
        title={packagesHeading(`Family trips to ${name}`, slug)}
        lead={
          offers.length > 0 &&
          others.length > 0 &&
          'Family trips first, then others that can be changed for families.'
        }
        action={
          <ButtonLink href={`/${slug}`} variant="quiet">
            All about {name}
          </ButtonLink>
        }
      >
        {offers.length === 0 && (
          <p className={styles.none}>
            We have no fixed family package for {name} at the moment. Send us an enquiry and we plan one for
            you.
          </p>
        )}
        <FamilyParty party={party} onParty={setParty} />
        <OfferGrid offers={[...offers, ...others].map(priced)} />
      </Section>
      <Section title="Things to do together" lead={season}>
        <Carousel
          label="Things to do together"
          perView={{ base: 2, 480: 3, 768: 4, 1080: 5 }}
          slidesTakeFocus={false}
        >
          {thingsToDo.map(({ name: thing, picture }) => (
            <div key={thing} className={styles.thing}>
              <Picture name={picture} frame="square" alt="" sizes="(max-width: 768px) 46vw, 15rem" />
              <span>{thing}</span>
            </div>
          ))}
        </Carousel>
      </Section>
      <Section
        id="enquiry"
        lang={ownLang()}
        title={layoutText().planTripTo(name)}
        lead={`${layoutText().tellUsWhen} ${callBackSentence()}`}
        ground="deep"
      >
        {form}
      </Section>
    </>
  )
}
