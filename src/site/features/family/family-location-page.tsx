import type { ReactNode } from 'react'
import type { Destination } from '../../../contract/catalogue.ts'
import { ownLang } from '../../../language/current.ts'
import { layoutText } from '../../../language/layout.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import type { Offer } from '../../../ui/offer-card.tsx'
import { OfferGrid } from '../../../ui/offer-grid.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import { callBackSentence } from '../../office-text.ts'
import { packagesHeading } from '../../packages-heading.ts'
import styles from './family-location-page.module.css'
import { FamilyTrust } from './family-trust.tsx'

export type FamilyLocationPageProps = {
  place: Pick<Destination, 'slug' | 'name' | 'banner' | 'season' | 'thingsToDo'>
  offers: Offer[]
  /** Packages of this destination without the family theme. */
  others: Offer[]
  /** The short form with this destination locked. */
  form: ReactNode
}

/** The family page of one destination (spec 1 §2 names the route and leaves its content open). */
export function FamilyLocationPage({ place, offers, others, form }: FamilyLocationPageProps) {
  const { slug, name, banner, season, thingsToDo } = place
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
          <>
            {offers.length > 0 &&
              others.length > 0 &&
              'Family trips first, then others that can be changed for families. '}
            Prices for two adults sharing a room; ask us for the price for children.
          </>
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
        <OfferGrid offers={[...offers, ...others]} />
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
