import { priceWarnings } from '../../catalogue/package-warnings.ts'
import { changedPrice, type Rounding } from '../../catalogue/price-change.ts'
import type { StaffPackage } from '../../contract/package-edit.ts'
import { parseNumber } from '../../contract/typed-amount.ts'

export type PriceChoice = {
  /** Slug of a destination, a theme; empty for all. */
  place: string
  theme: string
  by: 'percent' | 'rupees'
  /** As typed. */
  amount: string
  rounding: Rounding
}

/** One package with its price and its new price, which is absent without an amount, and where it would be less than ₹1. */
export type PriceRow = {
  id: string
  version: number
  name: string
  state: StaffPackage['state']
  from: number
  to?: number
  /** When its newest version is shown, ISO. */
  liveFrom?: string
  /** Number of its prices for children, single rooms and other hotels, which change by the same share. */
  further?: number
  warning?: string
}

/** The chosen packages with their new prices; archived ones, and those without a price, are left out. */
export function pricePreview(packages: readonly StaffPackage[], choice: PriceChoice): PriceRow[] {
  const amount = amountOf(choice.amount)
  return packages.flatMap(({ id, version, state, fields, liveFrom }) => {
    const { totalPackagePrice: from, destination, tags, packageName } = fields
    if (state === 'archived' || typeof from !== 'number') return []
    if (choice.place !== '' && destination !== choice.place) return []
    if (choice.theme !== '' && !(Array.isArray(tags) && tags.includes(choice.theme))) return []
    const further = furtherPrices(fields.prices)
    const row = {
      ...{ id, version, name: String(packageName ?? id), state, from },
      ...(further > 0 && { further }),
      ...(liveFrom && { liveFrom }),
    }
    if (amount === undefined) return [row]
    const to = changedPrice(from, { by: choice.by, amount, rounding: choice.rounding })
    if (to === undefined) return [{ ...row, warning: 'The price would be less than ₹1.' }]
    const [warning] = priceWarnings(to, from)
    return [{ ...row, to, ...(warning && { warning }) }]
  })
}

/** What is said once the prices of these were changed: a version that is shown from a later time has them from then on. */
export function changedPricesText(
  changed: readonly Pick<PriceRow, 'state' | 'liveFrom'>[],
  now = Date.now(),
): string {
  const later = changed.filter(
    ({ state, liveFrom }) => state === 'published' && liveFrom && Date.parse(liveFrom) > now,
  ).length
  const except =
    later === 0 ? '' : `, except ${later} that ${later === 1 ? 'is' : 'are'} shown from a later time`
  return `${changed.length} ${changed.length === 1 ? 'price is' : 'prices are'} changed. Travellers see them now where the package is published${except}.`
}

function furtherPrices(rows: unknown): number {
  if (!Array.isArray(rows)) return 0
  return rows.flatMap((row: object) => Object.values(row)).filter((value) => typeof value === 'number').length
}

/** `-5`, `2.5`, `1,500`; a long dash counts as a minus. `undefined` for anything else. */
export function amountOf(text: string): number | undefined {
  const [, sign, number = ''] = /^([+−–-]?)(.*)$/.exec(text.trim()) ?? []
  const amount = parseNumber(number)
  return amount === undefined || sign === '' || sign === '+' ? amount : -amount
}
