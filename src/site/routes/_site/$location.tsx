import { createFileRoute, notFound } from '@tanstack/react-router'
import { useCallback } from 'react'
import { findDestination, pickDestinations } from '../../../catalogue/destinations.ts'
import { lowestPrice } from '../../../catalogue/offers.ts'
import { packagesOf } from '../../../catalogue/packages.ts'
import {
  type DestinationTeaser,
  destinationTeaser,
  type PackageTeaser,
  packageTeasers,
} from '../../../catalogue/teasers.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { monthsText } from '../../../language/dates.ts'
import { layoutText } from '../../../language/layout.ts'
import { placeText } from '../../../language/place.ts'
import { lazyIsland } from '../../../ui/lazy-island.tsx'
import { DestinationPage } from '../../features/destination/destination-page.tsx'
import { type Interest, STYLES } from '../../features/destination/interest.ts'
import { UnknownDestination } from '../../features/destination/unknown-destination.tsx'
import { PageForm } from '../../features/enquiry/page-form.tsx'
import { openEnquiry, useOpenEnquiry } from '../../features/enquiry/popup-store.ts'
import { NotFoundHead, PageHead } from '../../page-head.tsx'
import { destinationJsonLd } from '../../trip-json-ld.ts'

export const Route = createFileRoute('/_site/$location')({
  loader: async ({ params, context }) => {
    const { destinations, packages } = await context.catalogue()
    const destination = findDestination(destinations, params.location)
    if (!destination) throw notFound()
    const sold = packagesOf(packages, destination.slug)
    const others = pickDestinations(destinations, destination.neighbours)
    // On the server the loader data is embedded in the page, so it is kept small; on the device it is all in memory.
    const trips: PackageTeaser[] = import.meta.env.SSR ? packageTeasers(sold) : sold
    const neighbours: DestinationTeaser[] = import.meta.env.SSR ? others.map(destinationTeaser) : others
    return { destination, packages: trips, neighbours }
  },
  component: View,
  notFoundComponent: () => (
    <>
      <NotFoundHead title={placeText().unknownHead} />
      <UnknownDestination />
    </>
  ),
})

const RouteMap = lazyIsland(() =>
  import('../../features/route-map/route-map.island.tsx').then(({ RouteMap }) => RouteMap),
)

function View() {
  const { destination, packages, neighbours } = Route.useLoaderData()
  const { refusedForm } = Route.useRouteContext()
  const { name } = destination
  const enquire = useCallback((interest: Interest) => openEnquiry({ destination: name, ...interest }), [name])
  useOpenEnquiry((item) => {
    const price = lowestPrice(item === STYLES ? packages : packages.filter(({ key }) => key === item))
    if (price === undefined) return { pricing: undefined }
    const rupees = formatRupees(price)
    return { pricing: item === STYLES ? placeText().startingFrom(rupees) : layoutText().priceLine(rupees) }
  })
  return (
    <>
      <PageHead
        title={placeText().headTitle(destination.name)}
        description={placeText().headDescription(
          destination.name,
          monthsText(destination.bestMonths),
          destination.banner.description,
        )}
        path={`/${destination.slug}`}
        share={destination.banner.picture}
        jsonLd={import.meta.env.SSR && ((origin) => destinationJsonLd(origin, destination, packages))}
      />
      <DestinationPage
        destination={destination}
        packages={packages}
        neighbours={neighbours}
        routeMap={<RouteMap destination={destination} packages={packages} />}
        onEnquire={enquire}
        enquiryForm={
          <PageForm
            kind="long"
            name={`place:${destination.slug}`}
            lockedDestination={destination.name}
            refused={refusedForm}
          />
        }
      />
    </>
  )
}
