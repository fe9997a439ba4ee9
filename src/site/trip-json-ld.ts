import { citiesCovered, packagePath } from '../catalogue/packages.ts'
import type { DestinationTeaser, PackageTeaser } from '../catalogue/teasers.ts'
import type { Destination, Package } from '../contract/catalogue.ts'
import { breadcrumbList, itemList, jsonLdGraph, travelAgency } from './json-ld.ts'
import { packageShare, shareImage } from './share-image.ts'

/** Structured data of a package: its cities, itinerary, price and seller. */
export function packageJsonLd(origin: string, pkg: Package, destination: DestinationTeaser): object {
  const url = origin + packagePath(pkg)
  const trip = {
    '@type': 'TouristTrip',
    '@id': `${url}#trip`,
    name: pkg.packageName,
    description: pkg.overview,
    url,
    image: shareImage(origin, packageShare(pkg.packageImage, destination.banner.picture)),
    touristType: pkg.tags,
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: pkg.itinerary.length,
      itemListElement: pkg.itinerary.map(({ title, activities }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'TouristAttraction',
          name: `Day ${index + 1}: ${title}`,
          description: activities.join(' '),
        },
      })),
    },
    subTrip: citiesCovered(pkg.destinationCovered).map(({ city, nights }) => ({
      '@type': 'Trip',
      name: `${city}, ${nights} ${nights === 1 ? 'night' : 'nights'}`,
    })),
    provider: { '@id': `${origin}/#agency` },
    offers: {
      '@type': 'Offer',
      url,
      price: pkg.totalPackagePrice,
      priceCurrency: 'INR',
      valueAddedTaxIncluded: pkg.gst === 'included',
      availability: 'https://schema.org/InStock',
      // The price is for two people in one room.
      eligibleQuantity: { '@type': 'QuantitativeValue', value: pkg.totalGuests, unitText: 'adults' },
      offeredBy: { '@id': `${origin}/#agency` },
    },
  }
  const trail = [
    { name: destination.name, path: `/${destination.slug}` },
    { name: pkg.packageName, path: packagePath(pkg) },
  ]
  return jsonLdGraph(trip, travelAgency(origin), breadcrumbList(origin, trail))
}

/** Structured data of a destination with its packages. */
export function destinationJsonLd(
  origin: string,
  destination: Destination,
  packages: PackageTeaser[],
): object {
  const { name, slug, country, banner } = destination
  const place = {
    '@type': 'TouristDestination',
    '@id': `${origin}/${slug}#place`,
    name,
    description: banner.description,
    url: `${origin}/${slug}`,
    image: `${origin}/art/${banner.picture}-share.jpg`,
    containedInPlace: { '@type': 'Place', name: country },
    includesAttraction: destination.thingsToDo.map((thing) => ({
      '@type': 'TouristAttraction',
      name: thing.name,
    })),
  }
  const trips = packages.map((pkg) => ({ title: pkg.packageName, href: packagePath(pkg) }))
  return jsonLdGraph(
    place,
    ...(trips.length > 0 ? [itemList(origin, `${name} packages`, trips)] : []),
    breadcrumbList(origin, [{ name, path: `/${slug}` }]),
  )
}
