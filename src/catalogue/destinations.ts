import type { Destination } from '../contract/catalogue.ts'

/** The destination a URL's segment means, in any case and listed spelling; `undefined` when we sell no such place. */
export function findDestination(destinations: Destination[], segment: string): Destination | undefined {
  const wanted = segment.trim().toLowerCase()
  return destinations.find(({ slug, aliases }) => slug === wanted || aliases.includes(wanted))
}

/** Destinations with the given slugs, in that order; unknown ones are left out. */
export function pickDestinations(destinations: Destination[], slugs: string[]): Destination[] {
  return slugs.flatMap((slug) => destinations.find((destination) => destination.slug === slug) ?? [])
}
