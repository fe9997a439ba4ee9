import type { ItineraryDay } from '../../contract/catalogue.ts'
import type { LegacyPackage } from '../../contract/legacy-record.ts'
import { citiesCovered } from '../packages.ts'
import { isCutOff, pastedFrom, readItinerary, withoutCopies } from './itinerary.ts'
import type { Notes } from './note.ts'
import type { RecordContext } from './record-context.ts'
import { parseRoute } from './route.ts'

/** Towns and days of a package, which belong together. */
export type Journey = { route: string; nights: number; itinerary: ItineraryDay[] }

/**
 * The journey of a record. An itinerary of another destination, or one that ends in mid-sentence, does not replace a complete
 * one: the present journey stays, with its towns.
 */
export function readJourney(
  record: LegacyPackage,
  { destination, destinations, present }: Pick<RecordContext, 'destination' | 'destinations' | 'present'>,
  notes: Notes,
): Journey | undefined {
  const route = parseRoute(record.destinationCovered, destination, notes)
  const days = readItinerary(record.itinerary, notes)
  if (!route || !days) return undefined
  const elsewhere = pastedFrom(days, destination, destinations)
  const fault = elsewhere
    ? `describes ${elsewhere.name}, not ${destination.name}`
    : isCutOff(days) && 'ends in mid-sentence'
  if (fault && present?.itinerary && present.destinationCovered) {
    notes.corrected('itinerary', `${fault}; the present one stays, with its towns and nights`)
    const itinerary = present.itinerary
    return { route: present.destinationCovered, nights: itinerary.length - 1, itinerary }
  }
  if (fault) notes.doubtful('itinerary', fault)
  return withNights(record, route, days, notes)
}

// The towns and the days of the record must agree, because the page shows both.
function withNights(
  record: LegacyPackage,
  route: string,
  given: ItineraryDay[],
  notes: Notes,
): Journey | undefined {
  const nights = citiesCovered(route).reduce((sum, leg) => sum + leg.nights, 0)
  const itinerary = given.length === nights + 1 ? given : withoutCopies(given)
  if (itinerary.length !== nights + 1) {
    const towns = `destinationCovered has ${nights} nights`
    notes.refused('itinerary', `has ${given.length} days, but ${towns}, which makes ${nights + 1}`)
    return undefined
  }
  if (itinerary !== given) notes.corrected('itinerary', 'has the same day twice; the copy is left out')
  for (const [field, meant] of [
    ['nights', nights],
    ['days', nights + 1],
  ] as const) {
    const said = record[field]
    if (said === undefined || Number(said) !== meant)
      notes.corrected(field, `${said === undefined ? 'is missing' : `says ${said}`}; taken as ${meant}`)
  }
  return { route, nights, itinerary }
}
