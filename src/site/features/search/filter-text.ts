import type { FacetOption } from '../../../catalogue/facets.ts'
import type { Filter } from '../../../catalogue/filters.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { findingText } from '../../../language/finding.ts'
import { monthName } from '../../dates-text.ts'

/** A value of a filter as shown in the document's language: `up to ₹75,000 for two`. Names of places stay as they are. */
export function filterText(filter: Filter, { value, name }: Pick<FacetOption, 'value' | 'name'>): string {
  const t = findingText()
  const named = (texts: Record<string, string>) => texts[value] ?? ''
  switch (filter) {
    case 'budget':
      return t.upToForTwo(formatRupees(Number(value)))
    case 'each':
      return t.upToEach(formatRupees(Number(value)))
    case 'nights':
      return named(t.stays)
    case 'month':
      return monthName(Number(value))
    case 'place':
      return name ?? String(value)
    case 'region':
      return named(t.regions)
    case 'from':
      return t.fromCity(String(value))
    case 'flights':
      return value === 'yes' ? t.withFlights : t.withoutFlights
    case 'stars':
      return t.starHotels(String(value))
    case 'visa':
      return value === 'free' ? t.noVisa : t.visaOnArrival
    case 'theme':
      return named(t.themes)
  }
}
