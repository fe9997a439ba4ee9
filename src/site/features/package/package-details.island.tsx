import type { PriceBreakdown as Breakdown } from '../../../catalogue/price-breakdown.ts'
import type { Package } from '../../../contract/catalogue.ts'
import { HotelTable } from './hotel-table.tsx'
import { Inclusions } from './inclusions.tsx'
import { Itinerary } from './itinerary.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'
import { PackageTerms } from './terms.tsx'

/** Itinerary, hotels, inclusions, price breakdown and terms. */
export function PackageDetails({ pkg, price }: { pkg: Package; price: Breakdown }) {
  return (
    <>
      <Itinerary days={pkg.itinerary} />
      <HotelTable rows={pkg.hotels} />
      <Inclusions inclusions={pkg.inclusions} exclusions={pkg.exclusions} />
      <PriceBreakdown price={price} />
      <PackageTerms />
    </>
  )
}
