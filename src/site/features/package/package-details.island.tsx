import type { DayPicture } from '../../../catalogue/day-pictures.ts'
import { exclusionLines } from '../../../catalogue/exclusions.ts'
import { roomPrices } from '../../../catalogue/party-price.ts'
import type { PriceBreakdown as Breakdown } from '../../../catalogue/price-breakdown.ts'
import type { Package } from '../../../contract/catalogue.ts'
import type { PricedHotels } from '../../../contract/hotel-categories.ts'
import { HotelTable } from './hotel-table.tsx'
import { Inclusions } from './inclusions.tsx'
import { Itinerary } from './itinerary.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'
import { PackageTerms } from './terms.tsx'

type PackageDetailsProps = {
  pkg: Package
  /** Which hotels the price is for. */
  hotels: PricedHotels
  price: Breakdown
  isAbroad: boolean
  /** One for each day of the itinerary. */
  dayPictures: DayPicture[]
}

/** Itinerary, hotels, inclusions, price breakdown and terms. */
export function PackageDetails({ pkg, hotels, price, isAbroad, dayPictures }: PackageDetailsProps) {
  return (
    <>
      <Itinerary days={pkg.itinerary} photos={pkg.photos} pictures={dayPictures} />
      <HotelTable rows={pkg.hotels} prices={pkg.prices} />
      <Inclusions inclusions={pkg.inclusions} exclusions={exclusionLines(pkg, isAbroad)} />
      <PriceBreakdown price={price} rooms={roomPrices(pkg, hotels)} />
      <PackageTerms />
    </>
  )
}
