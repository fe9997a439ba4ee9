import { REGIONS, type Region } from '../../../catalogue/filters.ts'
import { lowestPrice } from '../../../catalogue/offers.ts'
import { packagesOf } from '../../../catalogue/packages.ts'
import { type Weather, weatherIn } from '../../../catalogue/weather.ts'
import type { Catalogue, Destination } from '../../../contract/catalogue.ts'
import { monthNames, monthsText } from '../../../language/dates.ts'
import { findingText } from '../../../language/finding.ts'

/** What a traveller wants to see of the list; it is kept in the URL. */
export type PlaceFilter = {
  region?: Region
  /** 1 = January: only places that are good then. */
  month?: number
}

/** A destination as a card. */
export type PlaceCard = {
  slug: string
  name: string
  country: string
  picture: string
  /** Lowest price of its packages, whole rupees for two; absent where none is sold at present. */
  from?: number
  /** `Apr to Oct`. */
  months: string
  /** The weather of the chosen month, where it is special. */
  weather?: Weather
}

/** A choice of a filter with the number of destinations it leaves. */
export type PlaceOption = { value: string; text: string; count: number }

export type DestinationList = { places: PlaceCard[]; regions: PlaceOption[]; months: PlaceOption[] }

/** Parses the filter from a URL or a form and leaves out invalid values. */
export function parsePlaceFilter(values: Readonly<Record<string, unknown>>): PlaceFilter {
  const region = REGIONS.find((region) => region === values.region)
  const month = Number(values.month)
  return {
    ...(region && { region }),
    ...(Number.isInteger(month) && month >= 1 && month <= 12 && { month }),
  }
}

/** The destinations that match a filter, by name. */
export function listDestinations(
  { destinations, packages }: Pick<Catalogue, 'destinations' | 'packages'>,
  filter: PlaceFilter,
): DestinationList {
  const matching = (wanted: PlaceFilter) => destinations.filter((place) => matches(place, wanted))
  return {
    places: matching(filter)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ slug, name, country, banner, bestMonths }) => {
        const from = lowestPrice(packagesOf(packages, slug))
        const weather = filter.month && weatherIn(slug, filter.month)
        return {
          slug,
          name,
          country,
          picture: banner.picture,
          ...(from !== undefined && { from }),
          months: monthsText(bestMonths),
          ...(weather && { weather }),
        }
      }),
    regions: REGIONS.map((region) => ({
      value: region,
      text: findingText().regions[region],
      count: matching({ ...filter, region }).length,
    })),
    months: monthNames().map((text, index) => ({
      value: String(index + 1),
      text,
      count: matching({ ...filter, month: index + 1 }).length,
    })),
  }
}

function matches({ region, bestMonths }: Destination, wanted: PlaceFilter): boolean {
  return (!wanted.region || region === wanted.region) && (!wanted.month || bestMonths.includes(wanted.month))
}
