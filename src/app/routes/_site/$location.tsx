import { createFileRoute, notFound } from '@tanstack/react-router'
import { findDestination, pickDestinations } from '../../../catalogue/destinations.ts'
import { packagesOf } from '../../../catalogue/packages.ts'
import { DestinationPage } from '../../../features/destination/destination-page.tsx'
import { UnknownDestination } from '../../../features/destination/unknown-destination.tsx'
import { LongForm } from '../../../features/enquiry/long-form.tsx'
import { openEnquiry } from '../../../features/enquiry/popup-store.ts'
import { RouteMap } from '../../../features/route-map/route-map.tsx'
import { pageHead } from '../../page-head.ts'

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
  head: ({ loaderData, match }) =>
    loaderData
      ? pageHead({
          title: `${loaderData.destination.name} holiday packages`,
          description: loaderData.destination.banner.description,
          path: `/${loaderData.destination.slug}`,
          origin: match.context.origin,
          share: loaderData.destination.banner.picture,
        })
      : {
          meta: [{ title: 'Destination not found | Marigold Miles' }, { name: 'robots', content: 'noindex' }],
        },
  component: View,
  notFoundComponent: UnknownDestination,
})

function View() {
  const { destination, packages, neighbours } = Route.useLoaderData()
  const { refusedForm } = Route.useRouteContext()
  return (
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
  )
}
