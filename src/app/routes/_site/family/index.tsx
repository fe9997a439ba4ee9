import { createFileRoute } from '@tanstack/react-router'
import { openEnquiry } from '../../../../features/enquiry/popup-store.ts'
import { FamilyPage } from '../../../../features/family/family-page.tsx'
import { familyTrips } from '../../../../features/family/family-trips.ts'
import { Reviews } from '../../../../features/home/reviews.tsx'
import { breadcrumbList, jsonLdGraph, tripList } from '../../../json-ld.ts'
import { pageHead } from '../../../page-head.ts'

export const Route = createFileRoute('/_site/family/')({
  loader: async ({ context }) => familyTrips(await context.catalogue()),
  head: ({ loaderData, match: { context } }) =>
    pageHead({
      title: 'Family holiday packages',
      description:
        'Holidays for parents, children and grandparents, in India and abroad: short drives, connecting rooms, food everybody eats.',
      path: '/family',
      origin: context.origin,
      share: 'family',
      jsonLd: jsonLdGraph(
        tripList(context.origin, 'Trending family offers', loaderData?.offers ?? []),
        breadcrumbList(context.origin, [{ name: 'Family', path: '/family' }]),
      ),
    }),
  component: View,
})

function View() {
  const { offers, places } = Route.useLoaderData()
  return (
    <FamilyPage
      offers={offers}
      places={places}
      reviews={<Reviews title="What families say" />}
      onConnect={() => openEnquiry({ form: 'short', title: 'Family holiday', picture: 'family' })}
    />
  )
}
