import type { ReactNode } from 'react'
import type { FaqGroup } from '../../../contract/copy.ts'
import { ownLang } from '../../../language/current.ts'
import { layoutText } from '../../../language/layout.ts'
import { callBackSentence } from '../../../language/office.ts'
import { placeText } from '../../../language/place.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { lazyIsland } from '../../../ui/lazy-island.tsx'
import type { Offer } from '../../../ui/offer-card.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import { Section } from '../../../ui/section.tsx'
import { RatingSummary, type Ratings } from './rating-summary.tsx'

const BoardingPasses = lazyIsland(() =>
  import('./boarding-passes.island.tsx').then(({ BoardingPasses }) => BoardingPasses),
)

const load = () => import('./landing-sections.island.tsx')
const LandingOffers = lazyIsland(() => load().then(({ LandingOffers }) => LandingOffers))
const LandingQuestions = lazyIsland(() => load().then(({ LandingQuestions }) => LandingQuestions))

export type LandingPageProps = {
  offers: Offer[]
  /** The Australia promotion. */
  promotion: ReactNode
  /** Traveller reviews, moving by themselves. */
  reviews: ReactNode
  faqs: FaqGroup
  ratings: Ratings
  /** The short form with Australia locked. */
  form: ReactNode
}

/** The Australia landing page (spec 2 §2): banner, offers, reviews, questions, boarding passes, rating summary. */
export function LandingPage({ offers, promotion, reviews, faqs, ratings, form }: LandingPageProps) {
  return (
    <>
      <PageBanner
        title="Australia tour packages"
        lead="Sydney, Melbourne, Cairns and the Great Barrier Reef. Packages from India, with prices in rupees."
        picture="australia"
        tall
      >
        <ButtonLink href="#enquiry" size="large">
          Plan my Australia trip
        </ButtonLink>
        <ButtonLink href="#offers" size="large" variant="quiet">
          See the offers
        </ButtonLink>
      </PageBanner>
      <div id="offers">
        <LandingOffers offers={offers} />
        {promotion}
      </div>
      {reviews}
      <LandingQuestions faqs={faqs} />
      <Section title="Discounts on flights to Australia" ground="deep" deferred>
        <BoardingPasses />
      </Section>
      <Section title={ratings.totalReviews > 0 ? 'How travellers rate us' : 'Our travellers'} deferred>
        <RatingSummary {...ratings} />
      </Section>
      <Section
        id="enquiry"
        lang={ownLang()}
        title={layoutText().planTripTo('Australia')}
        lead={`${placeText().fiveFields} ${callBackSentence()}`}
        ground="deep"
      >
        {form}
      </Section>
    </>
  )
}
