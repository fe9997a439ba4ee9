import { filterPackages, type Wishes } from '../../catalogue/filters.ts'
import { type PackageOffer, packageOffer, variedByPlace } from '../../catalogue/offers.ts'
import { searchOf } from '../../catalogue/search.ts'
import { sortPackages } from '../../catalogue/sort.ts'
import type { Catalogue, Package } from '../../contract/catalogue.ts'
import type { Finding } from './finding.ts'
import { wishesOf, wishText } from './wish-words.ts'

/** As many cards as a phone should load at first. */
const FIRST_SHOWN = 24
const PLACES_SUGGESTED = 8

/** A package that was found; `why` quotes what answers the search, where the card does not show it. */
export type FoundOffer = PackageOffer & { why?: string }

/** A way on from a search that found nothing: the same with less asked, and how many trips that finds. */
export type WayOn = { text: string; finding: Finding; count: number }

export type FindingResults = {
  /** How many were found; `offers` may hold only the first of them. */
  count: number
  offers: FoundOffer[]
  /** The packages ticked for comparing, whether they are among the found ones or not. */
  ticked: { key: string; title: string }[]
  /** Only when nothing was found. */
  waysOn: WayOn[]
  /** Places to begin with when nothing typed leads anywhere. */
  places: { name: string; slug: string }[]
}

/** Everything the finder shows for a finding. */
export function findPackages(catalogue: Catalogue, finding: Finding): FindingResults {
  const found = look(catalogue, finding)
  const shown = finding.all ? found : found.slice(0, FIRST_SHOWN)
  const isEmpty = found.length === 0
  return {
    count: found.length,
    offers: shown.map(({ pkg, why }) => ({ ...packageOffer(pkg), ...(why && { why }) })),
    ticked: (finding.p ?? []).flatMap((key) =>
      catalogue.packages.filter((pkg) => pkg.key === key).map((pkg) => ({ key, title: pkg.packageName })),
    ),
    waysOn: isEmpty ? waysOn(catalogue, finding) : [],
    places: isEmpty ? placesToBeginWith(catalogue) : [],
  }
}

function look(catalogue: Catalogue, { q, sort, ...wishes }: Finding): { pkg: Package; why?: string }[] {
  const { packages, destinations } = catalogue
  const answers = q === undefined ? undefined : searchOf(catalogue)(q)
  const ranked = answers ? answers.map(({ pkg }) => pkg) : variedByPlace(packages)
  const whys = new Map(answers?.map(({ pkg, why }) => [pkg, why]))
  return sortPackages(filterPackages(ranked, destinations, wishes), sort).map((pkg) => {
    const why = whys.get(pkg)
    return why ? { pkg, why } : { pkg }
  })
}

// Each wish given up by itself, then all of them, then the words: only what leads somewhere.
function waysOn(catalogue: Catalogue, finding: Finding): WayOn[] {
  const { q, p, sort, ...rest } = finding
  const kept = { ...(p && { p }), ...(sort && { sort }) }
  const wishes = wishesOf(finding)
  const fewer = wishes.map((wish) => {
    const { [wish]: _, ...others } = rest satisfies Wishes
    return { text: `Without “${wishText(finding, wish)}”`, finding: { ...kept, ...(q && { q }), ...others } }
  })
  const none = q && wishes.length > 1 ? [{ text: `“${q}” without any filter`, finding: { ...kept, q } }] : []
  const wordless =
    q && wishes.length > 0 ? [{ text: `Without the words “${q}”`, finding: { ...kept, ...rest } }] : []
  return [...fewer, ...none, ...wordless]
    .map((way) => ({ ...way, count: look(catalogue, way.finding).length }))
    .filter(({ count }) => count > 0)
}

function placesToBeginWith({ destinations, packages }: Catalogue): FindingResults['places'] {
  return destinations
    .filter(({ slug, listsPackages }) => listsPackages && packages.some((pkg) => pkg.destination === slug))
    .slice(0, PLACES_SUGGESTED)
    .map(({ name, slug }) => ({ name, slug }))
}
