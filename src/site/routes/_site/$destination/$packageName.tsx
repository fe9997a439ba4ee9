import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { findDestination } from '../../../../catalogue/destinations.ts'
import { hotelsNamed } from '../../../../catalogue/hotels.ts'
import {
  findMovedPackage,
  findPackage,
  packageAbout,
  packagePath,
  similarPackages,
} from '../../../../catalogue/packages.ts'
import { roomPrices } from '../../../../catalogue/party-price.ts'
import {
  type DestinationTeaser,
  destinationTeaser,
  type PackageTeaser,
  packageTeasers,
} from '../../../../catalogue/teasers.ts'
import type { Package } from '../../../../contract/catalogue.ts'
import type { PricedHotels } from '../../../../contract/hotel-categories.ts'
import { formatRupees } from '../../../../contract/rupees.ts'
import { indianDay } from '../../../../contract/travel-date.ts'
import { layoutText } from '../../../../language/layout.ts'
import { packageText } from '../../../../language/package.ts'
import { lazyIsland } from '../../../../ui/lazy-island.tsx'
import { openEnquiry, useOpenEnquiry } from '../../../features/enquiry/popup-store.ts'
import { useAutoPopup } from '../../../features/enquiry/use-auto-popup.ts'
import { PackageError, type PackageFault } from '../../../features/package/package-error.tsx'
import { PackagePage } from '../../../features/package/package-page.tsx'
import { WithdrawnNote } from '../../../features/package/withdrawn-note.tsx'
import { PackageHeart } from '../../../features/saved/package-heart.tsx'
import { recordViewed } from '../../../features/saved/saved-store.ts'
import { NotFoundHead, PageHead } from '../../../page-head.tsx'
import { packageShare } from '../../../share-image.ts'
import { packageJsonLd } from '../../../trip-json-ld.ts'

const SIMILAR_COUNT = 6
const PackageRoute = lazyIsland(() =>
  import('../../../features/route-map/package-route.island.tsx').then(({ PackageRoute }) => PackageRoute),
)

export const Route = createFileRoute('/_site/$destination/$packageName')({
  validateSearch: (values: Record<string, unknown>) => values,
  loader: async ({ params, context }) => {
    if (!params.destination.trim() || !params.packageName.trim()) throw missing('url')
    const [catalogue, { tripFacts }, { routeMap }, { dayPictures }] = await Promise.all([
      context.catalogue(),
      import('../../../../catalogue/trip-facts.ts'),
      import('../../../../catalogue/route-map.ts'),
      import('../../../../catalogue/day-pictures.ts'),
    ])
    const { destinations, packages, version } = catalogue
    const destination = findDestination(destinations, params.destination)
    if (!destination) throw missing('destination')
    const shown = shownAt(params)
    const moved = findMovedPackage(catalogue, destination.slug, params.packageName)
    if (moved && !shown) throw redirect({ href: packagePath(moved), replace: true })
    const pkg = findPackage(packages, destination.slug, params.packageName) ?? moved ?? shown
    if (!pkg) throw missing('package')
    const others = similarPackages(packages, pkg, SIMILAR_COUNT)
    // On the server the loader data is embedded in the page, so it is kept small; on the device it is all in memory.
    const similar: PackageTeaser[] = import.meta.env.SSR ? packageTeasers(others) : others
    const teaser: DestinationTeaser = import.meta.env.SSR ? destinationTeaser(destination) : destination
    const print = { day: indianDay(new Date()), version, address: context.origin + packagePath(pkg) }
    return {
      pkg,
      destination: teaser,
      similar,
      facts: tripFacts(pkg, destination),
      map: routeMap(destination, [pkg]),
      dayPictures: dayPictures(
        pkg,
        destination.thingsToDo.map(({ picture }) => picture),
        packages.map(({ packageImage }) => packageImage),
      ),
      print,
      isWithdrawn: pkg === shown && !packages.includes(pkg),
    }
  },
  component: View,
  notFoundComponent: ({ data }) => (
    <>
      <NotFoundHead title={packageText().missingHead} />
      <PackageError fault={(data as { fault?: PackageFault } | undefined)?.fault ?? 'package'} />
    </>
  ),
})

function View() {
  const { pkg, destination, similar, facts, map, dayPictures, print, isWithdrawn } = Route.useLoaderData()
  const { destination: place, packageName } = Route.useParams()
  useEffect(() => {
    beingRead = { destination: place, packageName, pkg }
    return () => {
      beingRead = undefined
    }
  }, [place, packageName, pkg])
  const { stars } = Route.useSearch()
  // Another package begins with its own hotels again, or with those of its address: a card of the finder names the chosen ones. So does
  // this one where the price for the chosen ones is withdrawn while the page is open.
  const [choice, setChoice] = useState<{ key: string; hotels: PricedHotels }>()
  const isPriced = choice?.key === pkg.key && roomPrices(pkg, choice.hotels) !== undefined
  const hotels = isPriced ? choice.hotels : hotelsNamed(pkg, stars)
  const asked = {
    about: packageAbout(pkg, hotels),
    pricing: layoutText().priceLine(formatRupees(roomPrices(pkg, hotels)?.forTwo ?? pkg.totalPackagePrice)),
  }
  const enquire = () =>
    openEnquiry({
      ...asked,
      item: pkg.key,
      destination: destination.name,
      title: pkg.packageName,
      picture: pkg.packageImage,
    })
  useOpenEnquiry((item) => (item === pkg.key ? asked : {}))
  useAutoPopup(Route.useMatch({ select: ({ pathname }) => pathname }), enquire)
  useEffect(() => recordViewed(pkg.key), [pkg.key])
  const t = layoutText()
  return (
    <>
      <PageHead
        title={pkg.packageName}
        description={`${t.nightsDays(String(pkg.nights), String(pkg.days))}: ${pkg.destinationCovered}. ${t.forTwo(t.priceLine(formatRupees(pkg.totalPackagePrice)))}`}
        path={packagePath(pkg)}
        share={packageShare(pkg.packageImage, destination.banner.picture)}
        jsonLd={import.meta.env.SSR && ((origin) => packageJsonLd(origin, pkg, destination))}
      />
      {isWithdrawn && <WithdrawnNote />}
      <PackagePage
        pkg={pkg}
        destination={destination}
        similar={similar}
        facts={facts}
        dayPictures={dayPictures}
        route={map && <PackageRoute slug={destination.slug} title={pkg.packageName} map={map} />}
        print={print}
        actions={<PackageHeart id={pkg.key} title={pkg.packageName} withText />}
        hotels={hotels}
        onHotels={(hotels) => setChoice({ key: pkg.key, hotels })}
        onEnquire={enquire}
      />
    </>
  )
}

type Address = { destination: string; packageName: string }

/** The package on the screen and its address: renamed or withdrawn meanwhile, it is not taken away from its reader. */
let beingRead: (Address & { pkg: Package }) | undefined

function shownAt({ destination, packageName }: Address): Package | undefined {
  const isShown = beingRead?.destination === destination && beingRead.packageName === packageName
  return isShown ? beingRead?.pkg : undefined
}

function missing(fault: PackageFault) {
  return notFound({ data: { fault } })
}
