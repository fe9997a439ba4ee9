import type { DayPicture } from '../../../catalogue/day-pictures.ts'
import { exclusionLines } from '../../../catalogue/exclusions.ts'
import type { PriceBreakdown as Breakdown } from '../../../catalogue/price-breakdown.ts'
import type { Package } from '../../../contract/catalogue.ts'
import { HotelTable } from './hotel-table.tsx'
import { Inclusions } from './inclusions.tsx'
import { Itinerary } from './itinerary.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'
import { PackageTerms } from './terms.tsx'

type PackageDetailsProps = {
  pkg: Package
  price: Breakdown
  isAbroad: boolean
  /** One for each day of the itinerary. */
  dayPictures: DayPicture[]
}

/** Itinerary, hotels, inclusions, price breakdown and terms. */
export function PackageDetails({ pkg, price, isAbroad, dayPictures }: PackageDetailsProps) {
  return (
    <>
      <Itinerary days={pkg.itinerary} photos={pkg.photos} pictures={dayPictures} />
      <HotelTable rows={pkg.hotels} />
      <Inclusions inclusions={pkg.inclusions} exclusions={exclusionLines(pkg, isAbroad)} />
      <PriceBreakdown price={price} />
      <PackageTerms />
    </>
  )
}
