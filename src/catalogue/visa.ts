import type { Destination } from '../contract/catalogue.ts'

/** How Indian passport holders may enter without a visa from home. */
export type EasyEntry = 'free' | 'on arrival'

/**
 * Reads a destination's visa sentence; `undefined` in India and where it says less: such places count neither as visa-free
 * nor as visa on arrival.
 */
export function easyEntry({
  region,
  visa = '',
}: Pick<Destination, 'region' | 'visa'>): EasyEntry | undefined {
  if (region === 'domestic') return undefined
  const first = visa.split(/[.;]/)[0] ?? ''
  if (/\bwithout a visa\b|\bneeds? no visa\b/i.test(first)) return 'free'
  return /\b(get|take) a( free)? (\d+-day )?visa on arrival\b/i.test(first) ? 'on arrival' : undefined
}
