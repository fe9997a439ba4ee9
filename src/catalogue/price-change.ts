import type { PriceRow } from '../contract/package-prices.ts'

/** How new prices are rounded: to the nearest price that ends in these digits, to whole hundreds, or to whole rupees. */
export const ROUNDINGS = ['999', '99', '9', '100', '1'] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** By how much prices change; `amount` is in percent or rupees, and negative for lower prices. */
export type PriceRule = { by: 'percent' | 'rupees'; amount: number; rounding: Rounding }

/** The new price by a rule, whole rupees; `undefined` when it would be less than one rupee. */
export function changedPrice(price: number, { by, amount, rounding }: PriceRule): number | undefined {
  const exact = by === 'percent' ? (price * (100 + amount)) / 100 : price + amount
  if (!Number.isFinite(exact) || exact < 1) return undefined
  return Math.max(1, rounded(exact, rounding))
}

function rounded(price: number, rounding: Rounding): number {
  if (rounding === '1') return Math.round(price)
  if (rounding === '100') return Math.max(100, Math.round(price / 100) * 100)
  // ₹74,999 is one below a multiple of 1,000.
  const step = Number(rounding) + 1
  return Math.max(1, Math.round((price + 1) / step)) * step - 1
}

/** A package's further prices after its total price has changed: all by the same share, to whole rupees. */
export function scaledPrices(prices: readonly PriceRow[], from: number, to: number): PriceRow[] {
  const scaled = (price: number, least: number) => Math.max(least, Math.round((price * to) / from))
  return prices.map(({ hotels, forTwo, single, extraAdult, child }) => ({
    hotels,
    ...(forTwo !== undefined && { forTwo: scaled(forTwo, 1) }),
    ...(single !== undefined && { single: scaled(single, 1) }),
    ...(extraAdult !== undefined && { extraAdult: scaled(extraAdult, 1) }),
    ...(child !== undefined && { child: scaled(child, 0) }),
  }))
}
