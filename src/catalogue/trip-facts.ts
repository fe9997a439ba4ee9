import type { Destination, Package } from '../contract/catalogue.ts'
import type { Charge } from '../contract/charges.ts'
import { chargeLine } from './charges.ts'
import { type Meals, mealsOf } from './trip-meals.ts'
import { type Pace, paceOf } from './trip-pace.ts'

/** A visa, permit or levy of the trip, with who sets it and the day (yyyy-mm-dd) it was last checked. */
export type EntryCharge = { text: string; source: string; checked: string }

/** What travellers often ask about a trip, derived from the package and its destination only. */
export type TripFacts = {
  /** When to go and why, for the destination. */
  season: string
  /** The destination's visa sentence; absent in India. */
  visa?: string
  entryCharges: EntryCharge[]
  meals: Meals
  pace: Pace
  /** Inclusions that name what is private, and what is shared with others, as they are written. */
  isPrivate: string[]
  isShared: string[]
}

const ENTRY_KINDS = new Set<Charge['kind']>(['visa', 'permit', 'levy'])
const PRIVATE = /\bprivate\b/i
const SHARED = /\b(?:shared|sharing basis|group|coach)\b/i

/** The facts of a package sold under a destination. */
export function tripFacts(pkg: Package, { season, visa }: Pick<Destination, 'season' | 'visa'>): TripFacts {
  return {
    season,
    ...(visa && { visa }),
    entryCharges: (pkg.charges ?? [])
      .filter(({ kind }) => ENTRY_KINDS.has(kind))
      .map((charge) => ({ text: chargeLine(charge), source: charge.source, checked: charge.checked })),
    meals: mealsOf(pkg),
    pace: paceOf(pkg),
    isPrivate: pkg.inclusions.filter((line) => PRIVATE.test(line)),
    isShared: pkg.inclusions.filter((line) => SHARED.test(line)),
  }
}
