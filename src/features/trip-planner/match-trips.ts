import { MONTHS } from '../../catalogue/months.ts'
import { type PackageOffer, packageOffer, variedByPlace } from '../../catalogue/offers.ts'
import type { Catalogue, Package } from '../../contract/catalogue.ts'
import { formatRupees } from '../../contract/rupees.ts'
import type { Plan } from './plan.ts'

const MOST_SHOWN = 12
/** With fewer trips than this, those that miss one wish are shown too. */
const FEW = 3

/** A trip for a plan. `but` says which wish it misses. */
export type Match = PackageOffer & { but?: string }

/** The trips for a plan, and what the chosen one is called. */
export type Matches = {
  exact: Match[]
  near: Match[]
  picked?: { title: string; destination: string }
}

/** Looks through every package for those that meet the wishes; many places first, family trips before others when children come. */
export function matchTrips({ destinations, packages }: Catalogue, plan: Plan): Matches {
  const judged = packages.map((pkg) => ({ pkg, missed: missedWishes(pkg, plan) }))
  const missing = (count: number) => {
    const trips = judged.filter(({ missed }) => missed.length === count)
    const order = variedByPlace(
      trips.map(({ pkg }) => pkg),
      ({ tags }) => plan.children > 0 && tags.includes('family'),
    )
    return order.slice(0, MOST_SHOWN).map((pkg): Match => {
      const but = trips.find((trip) => trip.pkg === pkg)?.missed[0]
      return { ...packageOffer(pkg), ...(but && { but }) }
    })
  }
  const exact = missing(0)
  const pick = packages.find(({ key }) => key === plan.pick)
  const place = destinations.find(({ slug }) => slug === pick?.destination)
  return {
    exact,
    near: exact.length < FEW ? missing(1) : [],
    ...(pick && place && { picked: { title: pick.packageName, destination: place.name } }),
  }
}

function missedWishes({ tags, months, totalPackagePrice }: Package, { month, budget, mood }: Plan): string[] {
  const missed: string[] = []
  if (month && !months.includes(month)) missed.push(`not at its best in ${MONTHS[month - 1]}`)
  if (budget && totalPackagePrice > budget)
    missed.push(`${formatRupees(totalPackagePrice - budget)} above your budget`)
  if (mood && !tags.includes(mood)) missed.push(`not a ${mood} trip first of all`)
  return missed
}
