import type { Destination, Package } from '../contract/catalogue.ts'
import { guessDestination } from './guess-destination.ts'
import { offRouteHotels, otherPlaceIn } from './named-places.ts'
import { citiesCovered } from './packages.ts'
import { plainName } from './plain-name.ts'

/** A price that differs by more than this share from the last version may be a slip. */
const USUAL_CHANGE = 0.3

/** What the warnings compare a package with. */
export type WarningContext = {
  destinations: readonly Destination[]
  /** Price of the last version, whole rupees. */
  priceBefore?: number | undefined
  /** Whether a picture is a scene or photo of this site. */
  hasPicture: (name: string) => boolean
}

/** What staff should check before travellers see a package, each once. Warnings never block a save. */
export function packageWarnings(
  fields: Partial<Package>,
  { destinations, priceBefore, hasPicture }: WarningContext,
): string[] {
  const warnings = [
    ...priceWarnings(fields.totalPackagePrice, priceBefore),
    ...furtherPriceWarnings(fields),
    ...hotelWarnings(fields),
    ...pictureWarnings(fields.packageImage, hasPicture),
    ...placeWarnings(fields, destinations),
  ]
  return [...new Set(warnings)]
}

/** Warns of a price that is far from the one before. */
export function priceWarnings(price: unknown, before: number | undefined): string[] {
  if (typeof price !== 'number' || !before) return []
  const change = price / before - 1
  if (Math.abs(change) <= USUAL_CHANGE) return []
  const percent = Math.round(Math.abs(change) * 100)
  return [`The price is ${percent} % ${change < 0 ? 'lower' : 'higher'} than in the last version.`]
}

function furtherPriceWarnings({ prices = [], totalPackagePrice = 0 }: Partial<Package>): string[] {
  return prices.flatMap(({ hotels, forTwo = totalPackagePrice, single = 0, extraAdult = 0, child = 0 }) => {
    const what =
      hotels === 'total'
        ? 'with the hotels of the total price'
        : `with ${hotels.slice('star'.length)}-star hotels`
    return [
      ...(forTwo < totalPackagePrice ? [`The price ${what} is lower than the total price.`] : []),
      ...(single > forTwo ? [`One adult alone pays more than two ${what}.`] : []),
      ...(Math.max(extraAdult, child) > forTwo / 2
        ? [`A third adult or a child pays more than one of two adults ${what}.`]
        : []),
    ]
  })
}

function pictureWarnings(picture: string | undefined, hasPicture: WarningContext['hasPicture']): string[] {
  if (!picture) return ['There is no picture.']
  return hasPicture(picture) ? [] : [`This site has no picture called ${picture}.`]
}

function hotelWarnings({ hotels = [], destinationCovered = '' }: Partial<Package>): string[] {
  const off = offRouteHotels({ hotels, destinationCovered }).map(
    ({ city }) => `The hotel town ${city} is not on the route.`,
  )
  const listed = hotels.map(({ city }) => plainName(city.split(',')[0] ?? ''))
  const towns = [...new Set(citiesCovered(destinationCovered).map(({ city }) => city))]
  const without = towns.filter((town) => town && !listed.includes(plainName(town)))
  return [...off, ...(without.length > 0 ? [`No hotel is listed for ${without.join(', ')}.`] : [])]
}

function placeWarnings(fields: Partial<Package>, destinations: readonly Destination[]): string[] {
  const own = destinations.find(({ slug }) => slug === fields.destination)
  if (!own) return []
  const { packageName, destinationCovered, overview = '', highlights = [] } = fields
  const guessed = guessDestination(destinations, { packageName, destinationCovered })
  const texts = [
    ['overview', overview],
    ['highlights', highlights.join('. ')],
  ] as const
  return [
    ...(guessed && guessed.slug !== own.slug
      ? [`Name and route look like ${guessed.name}, but it is sold under ${own.name}.`]
      : []),
    ...texts.flatMap(([what, text]) => {
      const other = otherPlaceIn(text, own, destinations, destinationCovered)
      return other
        ? [`The ${what} ${what === 'overview' ? 'describes' : 'describe'} ${other.name}, not ${own.name}.`]
        : []
    }),
  ]
}
