import { monthsApart, nearestMonth } from '../../../catalogue/months.ts'
import { type PackageOffer, packageOffer, variedByPlace } from '../../../catalogue/offers.ts'
import { packageAbout } from '../../../catalogue/packages.ts'
import type { Catalogue, Destination, Package } from '../../../contract/catalogue.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { monthName, monthsText } from '../../../language/dates.ts'
import { findingText } from '../../../language/finding.ts'
import { partyPriceText } from '../../../language/party-text.ts'
import type { Plan } from './plan.ts'

/** Number of cards on the first page, kept low for phones. */
const FIRST_SHOWN = 24

// How far a package is from the plan: a wrong theme counts as much as a price 80 % above the budget.
const WRONG_MOOD = 0.8
const WRONG_MONTH = 0.4
const MOST_MONTHS_APART = 6

/** A package for a plan. `mismatches` says what it does not match, `forParty` what a party other than two adults pays. */
export type PlanMatch = PackageOffer & {
  mismatches?: string[]
  /** The finder with this place in a good month for it. */
  inGoodMonth?: { text: string; href: string }
  forParty?: string
}

/** The packages for a plan, and the name of the selected one. */
export type PlanMatches = {
  /** Those that match everything; `exactCount` is their number, shown or not. */
  exact: PlanMatch[]
  exactCount: number
  /** The others, the nearest first. */
  near: PlanMatch[]
  /** Number of all packages. */
  count: number
  selected?: { title: string; about: string; destination: string }
}

/**
 * Orders all packages by their distance from the plan; those at the same distance vary the destinations, with family packages
 * first when children travel.
 */
export function matchPackages({ destinations, packages }: Catalogue, plan: Plan): PlanMatches {
  const order = variedByPlace(packages, ({ tags }) => plan.children > 0 && tags.includes('family'))
  const ranked = order
    .map((pkg) => ({ pkg, distance: distanceFrom(plan, pkg) }))
    .toSorted((a, b) => a.distance - b.distance)
  const shown = plan.all ? ranked : ranked.slice(0, FIRST_SHOWN)
  const match = ({ pkg }: { pkg: Package }): PlanMatch => {
    const place = destinations.find(({ slug }) => slug === pkg.destination)
    const mismatches = mismatchesOf(pkg, plan)
    const inGoodMonth = place && goodMonthOf(pkg, place, plan)
    const forParty = partyPriceText(pkg, plan)
    return {
      ...packageOffer(pkg),
      ...(mismatches.length > 0 && { mismatches }),
      ...(inGoodMonth && { inGoodMonth }),
      ...(forParty && { forParty }),
    }
  }
  const pick = packages.find(({ key }) => key === plan.pick)
  const place = destinations.find(({ slug }) => slug === pick?.destination)
  return {
    exact: shown.filter(({ distance }) => distance === 0).map(match),
    exactCount: ranked.filter(({ distance }) => distance === 0).length,
    near: shown.filter(({ distance }) => distance > 0).map(match),
    count: ranked.length,
    ...(pick &&
      place && { selected: { title: pick.packageName, about: packageAbout(pick), destination: place.name } }),
  }
}

function distanceFrom({ month, budget, mood }: Plan, { tags, months, totalPackagePrice }: Package): number {
  const nearest = month && nearestMonth(months, month)
  const apart = month && nearest ? monthsApart(month, nearest) : MOST_MONTHS_APART
  return (
    (month && !months.includes(month) ? WRONG_MONTH + apart / MOST_MONTHS_APART : 0) +
    (budget ? Math.max(totalPackagePrice / budget - 1, 0) : 0) +
    (mood && !tags.includes(mood) ? WRONG_MOOD : 0)
  )
}

function mismatchesOf({ tags, months, totalPackagePrice }: Package, { month, budget, mood }: Plan): string[] {
  const t = findingText()
  const missed: string[] = []
  if (month && !months.includes(month)) {
    const good = monthsText(months)
    missed.push(good ? t.notBestMonthBut(monthName(month), good) : t.notBestMonth(monthName(month)))
  }
  if (budget && totalPackagePrice > budget)
    missed.push(t.aboveBudget(formatRupees(totalPackagePrice - budget)))
  if (mood && !tags.includes(mood)) missed.push(t.notMainly(t.themes[mood]))
  return missed
}

// The finder with what this package matches of the plan, so that it always finds at least this one.
function goodMonthOf(
  { tags, months, totalPackagePrice }: Package,
  { slug, name }: Destination,
  { month, budget, mood }: Plan,
): PlanMatch['inGoodMonth'] {
  if (!month || months.includes(month)) return undefined
  const good = nearestMonth(months, month)
  if (!good) return undefined
  const query = new URLSearchParams({ place: slug, month: String(good) })
  if (budget && totalPackagePrice <= budget) query.set('budget', String(budget))
  if (mood && tags.includes(mood)) query.set('theme', mood)
  return { text: findingText().seeIn(name, monthName(good)), href: `/packages?${query}` }
}
