import { createFileRoute } from '@tanstack/react-router'
import { openEnquiry } from '../../../features/enquiry/popup-store.ts'
import { familyPackages } from '../../../features/family/family-packages.ts'
import { FamilyPage } from '../../../features/family/family-page.tsx'
import { Reviews } from '../../../features/home/reviews.tsx'
import { breadcrumbList, itemList, jsonLdGraph } from '../../../json-ld.ts'
import { PageHead } from '../../../page-head.tsx'

export const Route = createFileRoute('/_site/family/')({
  loader: async ({ context }) => familyPackages(await context.catalogue()),
  component: View,
})

function View() {
  const { offers, places } = Route.useLoaderData()
  return (
    <>
      <PageHead
        title="Family holiday packages"
        description="Holidays for parents, children and grandparents, in India and abroad, with day-wise itineraries and prices in rupees."
        path="/family"
        share="family"
        jsonLd={
          import.meta.env.SSR &&
          ((origin) =>
            jsonLdGraph(
              itemList(origin, 'Trending family offers', offers),
              breadcrumbList(origin, [{ name: 'Family', path: '/family' }]),
            ))
        }
      />
      <FamilyPage
        offers={offers}
        places={places}
        reviews={<Reviews title="What families say" />}
        onConnect={() => openEnquiry({ form: 'short', title: 'Family holiday', picture: 'family' })}
      />
    </>
  )
}
