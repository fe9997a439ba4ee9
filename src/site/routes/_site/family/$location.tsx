import { createFileRoute, notFound } from '@tanstack/react-router'
import { findDestination } from '../../../../catalogue/destinations.ts'
import { placeText } from '../../../../language/place.ts'
import { UnknownDestination } from '../../../features/destination/unknown-destination.tsx'
import { PageForm } from '../../../features/enquiry/page-form.tsx'
import { FamilyLocationPage } from '../../../features/family/family-location-page.tsx'
import { familyOffers } from '../../../features/family/family-packages.ts'
import { breadcrumbList, itemList, jsonLdGraph } from '../../../json-ld.ts'
import { NotFoundHead, PageHead } from '../../../page-head.tsx'

export const Route = createFileRoute('/_site/family/$location')({
  loader: async ({ params, context }) => {
    const catalogue = await context.catalogue()
    const place = findDestination(catalogue.destinations, params.location)
    if (!place) throw notFound()
    const { slug, name, banner, season, thingsToDo } = place
    return { place: { slug, name, banner, season, thingsToDo }, ...familyOffers(catalogue, slug) }
  },
  component: View,
  notFoundComponent: () => (
    <>
      <NotFoundHead title={placeText().unknownHead} />
      <UnknownDestination />
    </>
  ),
})

function View() {
  const { place, offers, others } = Route.useLoaderData()
  const { refusedForm } = Route.useRouteContext()
  const path = `/family/${place.slug}`
  return (
    <>
      <PageHead
        title={`${place.name} family packages`}
        description={`${place.name} with children and grandparents: family trips, things to do together and prices in rupees.`}
        path={path}
        share={place.banner.picture}
        jsonLd={
          import.meta.env.SSR &&
          ((origin) =>
            jsonLdGraph(
              itemList(origin, `Family trips to ${place.name}`, offers),
              breadcrumbList(origin, [
                { name: 'Family', path: '/family' },
                { name: place.name, path },
              ]),
            ))
        }
      />
      <FamilyLocationPage
        place={place}
        offers={offers}
        others={others}
        form={
          <PageForm
            kind="short"
            name={`family:${place.slug}`}
            about="Family trip"
            lockedDestination={place.name}
            refused={refusedForm}
          />
        }
      />
    </>
  )
}
