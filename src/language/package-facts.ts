import type { Package } from '../contract/catalogue.ts'
import { layoutText } from './layout.ts'
import { placeText } from './place.ts'

/** Whether the flights are in the price: `from Delhi, not included`. */
export function flightsText({ theme, includes }: Pick<Package, 'theme' | 'includes'>): string {
  const t = layoutText()
  return includes.includes('Flights') ? t.flightsIncluded(theme) : t.flightsNotIncluded(theme)
}

/** A heading over packages of one place. Vietnam's prices are without flights, and its headings say so (spec 1 §2). */
export function packagesHeading(title: string, slug: string): string {
  return slug === 'vietnam' ? `${title} ${placeText().withoutFlights}` : title
}
