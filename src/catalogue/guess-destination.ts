import type { Destination } from '../contract/catalogue.ts'
import { citiesCovered } from './packages.ts'
import { plainName } from './plain-name.ts'

/** What is known of a package that does not say where it is sold. */
export type Clues = {
  packageName?: string | undefined
  destinationCovered?: string | undefined
  country?: string | undefined
}

/** The destination that matches most of what is known: its towns and its name count more than its country. */
export function guessDestination(
  destinations: readonly Destination[],
  { packageName = '', destinationCovered = '', country }: Clues,
): Destination | undefined {
  const towns = citiesCovered(destinationCovered).map(({ city }) => plainName(city))
  const name = plainName(packageName)
  const scored = destinations.map((place) => {
    const visited = place.cities.filter((city) => towns.includes(plainName(city.name))).length
    const isNamed = name.includes(plainName(place.name))
    // A dozen destinations are in India, so the country's name decides nothing.
    const isCountry =
      place.region === 'international' && plainName(place.country) === plainName(country ?? '')
    return { place, score: visited + (isNamed ? 1.5 : 0) + (isCountry ? 0.5 : 0) }
  })
  const best = scored.toSorted((a, b) => b.score - a.score).at(0)
  return best && best.score > 0 ? best.place : undefined
}
