import type { Destination, HotelRow, Package } from '../contract/catalogue.ts'
import { citiesCovered } from './packages.ts'
import { plainName } from './plain-name.ts'

/** Hotel rows whose town is not on the route; `Kuta, Bali` is in Kuta. */
export function offRouteHotels({
  hotels,
  destinationCovered,
}: Pick<Package, 'hotels' | 'destinationCovered'>): HotelRow[] {
  const towns = new Set(citiesCovered(destinationCovered).map(({ city }) => plainName(city)))
  return hotels.filter(
    ({ city }) => !towns.has(plainName(city)) && !towns.has(plainName(city.split(',')[0] ?? '')),
  )
}

/**
 * Another destination that a text names, while it names neither its own destination nor a town of its route: such a text
 * was probably written for another package.
 */
export function otherPlaceIn(
  text: string,
  own: Destination,
  destinations: readonly Destination[],
  destinationCovered = '',
): Destination | undefined {
  const words = wordsOf(text)
  const names = (place: Destination) =>
    [place.name, place.country, ...place.aliases, ...place.cities.map(({ name }) => name)]
      .map(wordsOf)
      // A dozen destinations are in India, so the country's name says nothing.
      .filter((name) => name !== ' india ' && name.trim() !== '')
  const towns = citiesCovered(destinationCovered).map(({ city }) => wordsOf(city))
  if ([...names(own), ...towns].some((name) => words.includes(name))) return undefined
  return destinations.find(
    (place) => place.slug !== own.slug && names(place).some((name) => words.includes(name)),
  )
}

/** The words of a text between single spaces, to look for whole ones: `Galle` is not in `gallery`. */
export function wordsOf(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
  return ` ${words.filter(Boolean).join(' ')} `
}
