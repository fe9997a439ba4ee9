import type { ReactNode } from 'react'
import { homeText } from '../../../language/home.ts'
import { layoutText } from '../../../language/layout.ts'
import { callBackSentence } from '../../../language/office.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Offer } from '../../../ui/offer-card.tsx'
import { OffersSlider } from '../../../ui/offers-slider.tsx'
import { Section } from '../../../ui/section.tsx'
import { BannerSlider } from './banner-slider.tsx'
import { Diaries } from './diaries.tsx'
import { ExploreDestinations } from './explore-destinations.tsx'
import { Gallery } from './gallery.tsx'
import { HeroSlideshow } from './hero-slideshow.tsx'
import type { HomeData } from './home-data.ts'
import styles from './home-page.module.css'
import { IndiaMap } from './india-map.tsx'
import { Journeys } from './journeys.tsx'
import { OurPlaces } from './our-places.tsx'
import { PopularDestinations } from './popular-destinations.tsx'
import { Reviews } from './reviews.tsx'
import { TopBanner } from './top-banner.tsx'
import { WhyUs } from './why-us.tsx'

export type HomePageProps = {
  data: HomeData
  /** Promotion banners, passed in because they belong to another feature. */
  promotions?: ReactNode
  /** The long form, passed in for the same reason. */
  enquiryForm: ReactNode
  /** The popup option of Popular Destinations (spec 1 §2); without it a tap opens the destination's page. */
  onChoosePlace?: (destination: string) => void
  /** The popup option of the offer sliders; without it a tap opens the package. */
  onChooseOffer?: (offer: Offer) => void
}

/** The home page, its sections in the order of spec 1 §2. */
export function HomePage({ data, promotions, enquiryForm, onChoosePlace, onChooseOffer }: HomePageProps) {
  const t = homeText()
  return (
    <div className={styles.home}>
      <TopBanner places={data.places} from={data.from} />
      <ExploreDestinations from={data.from} />
      <HeroSlideshow />
      <OurPlaces />
      <PopularDestinations onChoose={onChoosePlace} />
      <Diaries />
      <WhyUs />
      <BannerSlider />
      <div className={styles.promotions}>{promotions}</div>
      <Journeys />
      <Gallery />
      <OffersSlider
        title={t.trending}
        lead={t.trendingLead}
        offers={data.trending}
        onChoose={onChooseOffer}
        deferred
        arrows="desktop"
        className={styles.offers}
        action={
          <ButtonLink href="/packages" variant="quiet">
            {layoutText().seeAllPackages}
          </ButtonLink>
        }
      />
      <OffersSlider
        title={t.india}
        offers={data.india}
        onChoose={onChooseOffer}
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
      <Reviews />
      <Section
        id="enquiry"
        title={layoutText().planYourTrip}
        lead={`${t.formLead} ${callBackSentence()}`}
        ground="deep"
      >
        {enquiryForm}
      </Section>
    </div>
  )
}
