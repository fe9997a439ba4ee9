import { createFileRoute } from '@tanstack/react-router'
import { packageOffer } from '../../../catalogue/offers.ts'
import { packagesOf } from '../../../catalogue/packages.ts'
import { openEnquiry } from '../../features/enquiry/popup-store.ts'
import { ShortForm } from '../../features/enquiry/short-form.tsx'
import { Reviews } from '../../features/home/reviews.tsx'
import { LandingPage } from '../../features/landing/landing-page.tsx'
import { AustraliaPromotion } from '../../features/promotions/australia-promotion.tsx'
import { breadcrumbList, faqPage, jsonLdGraph } from '../../json-ld.ts'
import { PageHead } from '../../page-head.tsx'

const PLACE = { slug: 'australia', name: 'Australia' }
/** This page's reviews move to the next one every second (spec 2 §2). */
const REVIEWS_EVERY_MS = 1_000
/** The landing page shows no ratings yet (spec 2 §2). */
const NO_RATINGS = { totalReviews: 0, averageRating: 0, ratingCounts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } }

export const Route = createFileRoute('/_site/landingpage')({
  loader: async ({ context }) => {
    const [{ packages }, { australiaFaqs }] = await Promise.all([
      context.catalogue(),
      import('../../../content/copy/australia-faqs.ts'),
    ])
    // Two countries often combined on one long flight.
    const offers = [...packagesOf(packages, PLACE.slug), ...packagesOf(packages, 'new-zealand')].map(
      packageOffer,
    )
    return { offers, faqs: australiaFaqs }
  },
  component: View,
})

function View() {
  const { offers, faqs } = Route.useLoaderData()
  const { refusedForm } = Route.useRouteContext()
  const connect = () =>
    openEnquiry({
      form: 'short',
      heading: 'Connect With An Expert',
      title: 'Australia tour packages',
      destination: PLACE.name,
      picture: PLACE.slug,
      pricing: 'Starting at INR 74,999',
      confirmClose: false,
    })
  return (
    <>
      <PageHead
        title="Australia tour packages"
        description="Australia from India: up to 40% off tour packages, itineraries day by day, visa and season questions answered."
        path="/landingpage"
        share={PLACE.slug}
        jsonLd={
          import.meta.env.SSR &&
          ((origin) =>
            jsonLdGraph(
              faqPage(faqs.questions),
              breadcrumbList(origin, [{ name: 'Australia offers', path: '/landingpage' }]),
            ))
        }
      />
      <LandingPage
        offers={offers}
        promotion={<AustraliaPromotion onConnect={connect} />}
        reviews={<Reviews title="Customer reviews" autoplayMs={REVIEWS_EVERY_MS} />}
        faqs={faqs}
        ratings={NO_RATINGS}
        form={<ShortForm name="landing" lockedDestination={PLACE.name} refused={refusedForm} />}
      />
    </>
  )
}
