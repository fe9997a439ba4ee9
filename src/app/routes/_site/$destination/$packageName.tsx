import { createFileRoute, notFound } from '@tanstack/react-router'
import { useEffect } from 'react'
import { findDestination } from '../../../../catalogue/destinations.ts'
import { findPackage, packagePath, similarPackages } from '../../../../catalogue/packages.ts'
import { priceText } from '../../../../catalogue/prices.ts'
import {
  type DestinationTeaser,
  destinationTeaser,
  type PackageTeaser,
  packageTeasers,
} from '../../../../catalogue/teasers.ts'
import { indianDay } from '../../../../contract/travel-date.ts'
import { openEnquiry } from '../../../../features/enquiry/popup-store.ts'
import { useAutoPopup } from '../../../../features/enquiry/use-auto-popup.ts'
import { PackageError, type PackageFault } from '../../../../features/package/package-error.tsx'
import { PackagePage } from '../../../../features/package/package-page.tsx'
import { PackageHeart } from '../../../../features/saved/package-heart.tsx'
import { noteSeen } from '../../../../features/saved/saved-store.ts'
import { NotFoundHead, PageHead } from '../../../page-head.tsx'
import { packageJsonLd } from '../../../trip-json-ld.ts'

const SIMILAR_COUNT = 6

export const Route = createFileRoute('/_site/$destination/$packageName')({
  loader: async ({ params, context }) => {
    if (!params.destination.trim() || !params.packageName.trim()) throw missing('url')
    const { destinations, packages, version } = await context.catalogue()
    const destination = findDestination(destinations, params.destination)
    if (!destination) throw missing('destination')
    const pkg = findPackage(packages, destination.slug, params.packageName)
    if (!pkg) throw missing('package')
    const others = similarPackages(packages, pkg, SIMILAR_COUNT)
    // What the server loads travels inside its page; on the device all of it is in memory.
    const similar: PackageTeaser[] = import.meta.env.SSR ? packageTeasers(others) : others
    const place: DestinationTeaser = import.meta.env.SSR ? destinationTeaser(destination) : destination
    const seen = { day: indianDay(new Date()), version, address: context.origin + packagePath(pkg) }
    return { pkg, destination: place, similar, seen }
  },
  component: View,
  notFoundComponent: ({ data }) => (
    <>
      <NotFoundHead title="Package not found" />
      <PackageError fault={(data as { fault?: PackageFault } | undefined)?.fault ?? 'package'} />
    </>
  ),
})

function View() {
  const { pkg, destination, similar, seen } = Route.useLoaderData()
  const enquire = () =>
    openEnquiry({
      destination: destination.name,
      title: pkg.packageName,
      picture: pkg.packageImage,
      pricing: priceText(pkg.totalPackagePrice),
    })
  useAutoPopup(enquire)
  useEffect(() => noteSeen(pkg.key), [pkg.key])
  return (
    <>
      <PageHead
        title={pkg.packageName}
        description={`${pkg.nights} nights, ${pkg.days} days: ${pkg.destinationCovered}. ${priceText(pkg.totalPackagePrice)} for two.`}
        path={packagePath(pkg)}
        share={destination.banner.picture}
        jsonLd={import.meta.env.SSR && ((origin) => packageJsonLd(origin, pkg, destination))}
      />
      <PackagePage
        pkg={pkg}
        destination={destination}
        similar={similar}
        seen={seen}
        actions={<PackageHeart id={pkg.key} title={pkg.packageName} withText />}
        onEnquire={enquire}
      />
    </>
  )
}

function missing(fault: PackageFault) {
  return notFound({ data: { fault } })
}
