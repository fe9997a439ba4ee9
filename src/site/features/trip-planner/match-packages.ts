import { MONTHS } from '../../../catalogue/months.ts'
import { type PackageOffer, packageOffer, variedByPlace } from '../../../catalogue/offers.ts'
import { partyPriceText } from '../../../catalogue/party-price.ts'
import type { Catalogue, Package } from '../../../contract/catalogue.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import type { Plan } from './plan.ts'

const MOST_SHOWN = 12
/** With fewer exact matches than this, packages that miss one filter are shown too. */
const FEW = 3

/** A package for a plan. `mismatch` says which filter it does not match, `forParty` what a party other than two adults pays. */
export type PlanMatch = PackageOffer & { mismatch?: string; forParty?: string }

/** The packages for a plan, and the name of the selected one. */
export type PlanMatches = {
  exact: PlanMatch[]
  close: PlanMatch[]
  selected?: { title: string; destination: string }
}

/**
 * Finds the packages that match a plan; varies the destinations, and puts family packages first when children travel.
 */
export function matchPackages({ destinations, packages }: Catalogue, plan: Plan): PlanMatches {
  const checked = packages.map((pkg) => ({ pkg, missed: mismatches(pkg, plan) }))
  const withMismatches = (count: number) => {
    const trips = checked.filter(({ missed }) => missed.length === count)
    const order = variedByPlace(
      trips.map(({ pkg }) => pkg),
      ({ tags }) => plan.children > 0 && tags.includes('family'),
    )
    return order.slice(0, MOST_SHOWN).map((pkg): PlanMatch => {
      const mismatch = trips.find((trip) => trip.pkg === pkg)?.missed[0]
      const forParty = partyPriceText(pkg, plan)
      return { ...packageOffer(pkg), ...(mismatch && { mismatch }), ...(forParty && { forParty }) }
    })
  }
  const exact = withMismatches(0)
  const pick = packages.find(({ key }) => key === plan.pick)
  const place = destinations.find(({ slug }) => slug === pick?.destination)
  return {
    exact,
    close: exact.length < FEW ? withMismatches(1) : [],
    ...(pick && place && { selected: { title: pick.packageName, destination: place.name } }),
  }
}

function mismatches({ tags, months, totalPackagePrice }: Package, { month, budget, mood }: Plan): string[] {
  const missed: string[] = []
  if (month && !months.includes(month)) missed.push(`${MONTHS[month - 1]} is not the best month`)
  if (budget && totalPackagePrice > budget)
    missed.push(`${formatRupees(totalPackagePrice - budget)} above your budget`)
  if (mood && !tags.includes(mood)) missed.push(`not mainly a ${mood} trip`)
  return missed
}
