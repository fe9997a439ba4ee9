import type { Package } from '../contract/catalogue.ts'
import { layoutText } from '../language/layout.ts'

/** Whether the flights are in the price, in the document's language: `from Delhi, not included`. */
export function flightsText({ theme, includes }: Pick<Package, 'theme' | 'includes'>): string {
  const t = layoutText()
  return includes.includes('Flights') ? t.flightsIncluded(theme) : t.flightsNotIncluded(theme)
}
