import type { ReactNode } from 'react'
import { homeText } from '../../../language/home.ts'
import { layoutText } from '../../../language/layout.ts'
import { callBackSentence } from '../../../language/office.ts'
import type { Offer } from '../../../ui/offer-card.tsx'
import { REST_HEIGHT, useRestOfPage } from '../../../ui/rest-of-page.ts'
import { Section } from '../../../ui/section.tsx'
import { ExploreDestinations } from './explore-destinations.tsx'
import { HeroSlideshow } from './hero-slideshow.tsx'
import type { HomeData } from './home-data.ts'
import styles from './home-page.module.css'
import {
  BannerSlider,
  Diaries,
  Gallery,
  IndiaOffers,
  Journeys,
  OurPlaces,
  PopularDestinations,
  Reviews,
  TrendingOffers,
  WhyUs,
} from './lower-sections.tsx'
import { TopBanner } from './top-banner.tsx'

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
  const isWhole = useRestOfPage()
  if (!isWhole)
    return (
      <div className={styles.home} style={REST_HEIGHT}>
        <TopBanner places={data.places} from={data.from} />
        <ExploreDestinations from={data.from} />
      </div>
    )
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
      <TrendingOffers offers={data.trending} onChoose={onChooseOffer} />
      <IndiaOffers offers={data.india} onChoose={onChooseOffer} />
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
