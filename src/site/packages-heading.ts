import { placeText } from '../language/place.ts'

/** A heading over packages of one place. Vietnam's prices are without flights, and its headings say so (spec 1 §2). */
export function packagesHeading(title: string, slug: string): string {
  return slug === 'vietnam' ? `${title} ${placeText().withoutFlights}` : title
}
