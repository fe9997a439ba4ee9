import { STAYS, type Wishes } from '../../catalogue/filters.ts'
import { MONTHS } from '../../catalogue/months.ts'
import { formatRupees } from '../../contract/rupees.ts'
import type { Finding } from './finding.ts'

/** The filters, in the order the page has them. */
const WISHES = ['budget', 'nights', 'theme', 'month', 'region'] as const satisfies readonly (keyof Wishes)[]
export type Wish = (typeof WISHES)[number]

/** The filters that are set. */
export function wishesOf(finding: Finding): Wish[] {
  return WISHES.filter((wish) => finding[wish] !== undefined)
}

/** A filter as a traveller would say it: `up to ₹75,000`. */
export function wishText({ budget, nights, theme, month, region }: Finding, wish: Wish): string {
  switch (wish) {
    case 'budget':
      return `up to ${formatRupees(budget ?? 0)}`
    case 'nights':
      return STAYS.find(({ id }) => id === nights)?.text ?? ''
    case 'theme':
      return capital(theme ?? '')
    case 'month':
      return MONTHS[(month ?? 1) - 1] ?? ''
    case 'region':
      return regionText(region)
  }
}

/** In India or abroad. */
export function regionText(region: Wishes['region']): string {
  return region === 'domestic' ? 'In India' : 'Abroad'
}

/** `beach` → `Beach`. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** What was found, as it is shown and announced. */
export function countText(count: number, { q }: Finding): string {
  const trips = count === 0 ? 'No trips' : count === 1 ? '1 trip' : `${count} trips`
  return q ? `${trips} for “${q}”` : trips
}
