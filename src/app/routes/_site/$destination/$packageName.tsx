import { createFileRoute, notFound } from '@tanstack/react-router'
import { findDestination } from '../../../../catalogue/destinations.ts'
import { findPackage, packagePath, similarPackages } from '../../../../catalogue/packages.ts'
import { priceText } from '../../../../catalogue/prices.ts'
import { openEnquiry } from '../../../../features/enquiry/popup-store.ts'
import { useAutoPopup } from '../../../../features/enquiry/use-auto-popup.ts'
import { PackageError, type PackageFault } from '../../../../features/package/package-error.tsx'
import { PackagePage } from '../../../../features/package/package-page.tsx'
import { pageHead } from '../../../page-head.ts'

const SIMILAR_COUNT = 6

export const Route = createFileRoute('/_site/$destination/$packageName')({
  loader: async ({ params, context }) => {
    if (!params.destination.trim() || !params.packageName.trim()) throw missing('url')
    const { destinations, packages } = await context.catalogue()
    const destination = findDestination(destinations, params.destination)
    if (!destination) throw missing('destination')
    const pkg = findPackage(packages, destination.slug, params.packageName)
    if (!pkg) throw missing('package')
    return { pkg, destination, similar: similarPackages(packages, pkg, SIMILAR_COUNT) }
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? pageHead({
          title: loaderData.pkg.packageName,
          description: `${loaderData.pkg.nights} nights, ${loaderData.pkg.days} days: ${loaderData.pkg.destinationCovered}. ${priceText(loaderData.pkg.totalPackagePrice)} for two.`,
          path: packagePath(loaderData.pkg),
          origin: match.context.origin,
          share: loaderData.destination.banner.picture,
        })
      : { meta: [{ title: 'Package not found | Marigold Miles' }, { name: 'robots', content: 'noindex' }] },
  component: View,
  notFoundComponent: ({ data }) => (
    <PackageError fault={(data as { fault?: PackageFault } | undefined)?.fault ?? 'package'} />
  ),
})

function View() {
  const { pkg, destination, similar } = Route.useLoaderData()
  const enquire = () =>
    openEnquiry({
      destination: destination.name,
      title: pkg.packageName,
      picture: pkg.packageImage,
      pricing: priceText(pkg.totalPackagePrice),
    })
  useAutoPopup(enquire)
  return <PackagePage pkg={pkg} destination={destination} similar={similar} onEnquire={enquire} />
}

function missing(fault: PackageFault) {
  return notFound({ data: { fault } })
}
