import { createFileRoute, notFound } from '@tanstack/react-router'
import { findDestination, pickDestinations } from '../../../catalogue/destinations.ts'
import { packagesOf } from '../../../catalogue/packages.ts'
import { DestinationPage } from '../../../features/destination/destination-page.tsx'
import { UnknownDestination } from '../../../features/destination/unknown-destination.tsx'
import { LongForm } from '../../../features/enquiry/long-form.tsx'
import { openEnquiry } from '../../../features/enquiry/popup-store.ts'
import { RouteMap } from '../../../features/route-map/route-map.tsx'
import { NotFoundHead, PageHead } from '../../page-head.tsx'
import { destinationJsonLd } from '../../trip-json-ld.ts'

export const Route = createFileRoute('/_site/$location')({
  loader: async ({ params, context }) => {
    const { destinations, packages } = await context.catalogue()
    const destination = findDestination(destinations, params.location)
    if (!destination) throw notFound()
    return {
      destination,
      packages: packagesOf(packages, destination.slug),
      neighbours: pickDestinations(destinations, destination.neighbours),
    }
  },
  component: View,
  notFoundComponent: () => (
    <>
      <NotFoundHead title="Destination not found" />
      <UnknownDestination />
    </>
  ),
})

function View() {
  const { destination, packages, neighbours } = Route.useLoaderData()
  const { refusedForm } = Route.useRouteContext()
  return (
    <>
      <PageHead
        title={`${destination.name} holiday packages`}
        description={destination.banner.description}
        path={`/${destination.slug}`}
        share={destination.banner.picture}
        jsonLd={import.meta.env.SSR && ((origin) => destinationJsonLd(origin, destination, packages))}
      />
      <DestinationPage
        destination={destination}
        packages={packages}
        neighbours={neighbours}
        routeMap={<RouteMap destination={destination} packages={packages} />}
        onEnquire={(interest) => openEnquiry({ destination: destination.name, ...interest })}
        enquiryForm={
          <LongForm
            name={`place:${destination.slug}`}
            lockedDestination={destination.name}
            refused={refusedForm}
          />
        }
      />
    </>
  )
}
