import type { Destination } from '../contract/catalogue.ts'

/** How Indian passport holders may enter without a visa issued in advance. */
export type EntryWithoutVisa = 'free' | 'on arrival'

/**
 * Derives it from a destination’s visa sentence; `undefined` in India and where the sentence is not clear: such destinations
 * count neither as visa-free nor as visa on arrival.
 */
export function entryWithoutVisa({
  region,
  visa = '',
}: Pick<Destination, 'region' | 'visa'>): EntryWithoutVisa | undefined {
  if (region === 'domestic') return undefined
  const first = visa.split(/[.;]/)[0] ?? ''
  if (/\bwithout a visa\b|\bneeds? no visa\b/i.test(first)) return 'free'
  return /\b(get|take) a( free)? (\d+-day )?visa on arrival\b/i.test(first) ? 'on arrival' : undefined
}
