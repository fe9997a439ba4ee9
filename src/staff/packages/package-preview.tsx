import { useState } from 'react'
import * as v from 'valibot'
import { routeMap } from '../../catalogue/route-map.ts'
import { tripFacts } from '../../catalogue/trip-facts.ts'
import { type Destination, PackageSchema } from '../../contract/catalogue.ts'
import type { PricedHotels } from '../../contract/hotel-categories.ts'
import type { StaffPackage } from '../../contract/package-edit.ts'
import { PackagePage } from '../../site/features/package/package-page.tsx'
import { PackageRoute } from '../../site/features/route-map/package-route.island.tsx'

type PackagePreviewProps = { fields: StaffPackage['fields']; destinations: readonly Destination[] }

/** A preview of a package's page, or the fields that are still missing. */
export function PackagePreview({ fields, destinations }: PackagePreviewProps) {
  const [hotels, setHotels] = useState<PricedHotels>('total')
  const parsed = v.safeParse(PackageSchema, { key: 'preview', totalGuests: 2, ...fields })
  if (!parsed.success) {
    const missing = new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? issue.message))
    return <p>Not complete yet: {[...missing].join(', ')}.</p>
  }
  const pkg = parsed.output
  const place = destinations.find(({ slug }) => slug === pkg.destination)
  if (!place) return <p>Not complete yet: Sold under.</p>
  const map = routeMap(place, [pkg])
  return (
    <PackagePage
      pkg={pkg}
      destination={place}
      similar={[]}
      facts={tripFacts(pkg, place)}
      route={map && <PackageRoute slug={place.slug} title={pkg.packageName} map={map} />}
      hotels={hotels}
      onHotels={setHotels}
      onEnquire={() => {}}
    />
  )
}
