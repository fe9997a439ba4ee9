import { filterPackages, type PackageFilters } from '../../../catalogue/filters.ts'
import { type PackageOffer, packageOffer, variedByPlace } from '../../../catalogue/offers.ts'
import { catalogueSearch } from '../../../catalogue/search.ts'
import { sortPackages } from '../../../catalogue/sort.ts'
import type { Catalogue, Package } from '../../../contract/catalogue.ts'
import { activeFilters, filterText } from './filter-text.ts'
import type { PackageSearch } from './package-search.ts'

/** Number of cards in the first page of results, kept low for phones. */
const FIRST_SHOWN = 24
const PLACES_SUGGESTED = 8

/** A package found; `why` quotes the text that matched, where the card does not show it. */
export type SearchOffer = PackageOffer & { why?: string }

/** A suggestion after a search without results: the same search with fewer filters, and how many packages it finds. */
export type Suggestion = { text: string; search: PackageSearch; count: number }

export type SearchResults = {
  /** Number of all packages found; `offers` may hold only the first ones. */
  count: number
  offers: SearchOffer[]
  /** The packages selected for comparison, whether or not the search finds them. */
  selected: { key: string; title: string }[]
  /** Only when nothing was found. */
  suggestions: Suggestion[]
  /** Destinations to suggest when no smaller search finds anything either. */
  places: { name: string; slug: string }[]
}

/** Runs a search and returns everything the search page shows. */
export function searchPackages(catalogue: Catalogue, search: PackageSearch): SearchResults {
  const found = findMatches(catalogue, search)
  const shown = search.all ? found : found.slice(0, FIRST_SHOWN)
  const isEmpty = found.length === 0
  return {
    count: found.length,
    offers: shown.map(({ pkg, why }) => ({ ...packageOffer(pkg), ...(why && { why }) })),
    selected: (search.p ?? []).flatMap((key) =>
      catalogue.packages.filter((pkg) => pkg.key === key).map((pkg) => ({ key, title: pkg.packageName })),
    ),
    suggestions: isEmpty ? suggestions(catalogue, search) : [],
    places: isEmpty ? suggestedPlaces(catalogue) : [],
  }
}

function findMatches(
  catalogue: Catalogue,
  { q, sort, ...filters }: PackageSearch,
): { pkg: Package; why?: string }[] {
  const { packages, destinations } = catalogue
  const hits = q === undefined ? undefined : catalogueSearch(catalogue)(q)
  const ranked = hits ? hits.map(({ pkg }) => pkg) : variedByPlace(packages)
  const whys = new Map(hits?.map(({ pkg, why }) => [pkg, why]))
  return sortPackages(filterPackages(ranked, destinations, filters), sort).map((pkg) => {
    const why = whys.get(pkg)
    return why ? { pkg, why } : { pkg }
  })
}

// Removes each filter by itself, then all filters, then the text, and suggests only searches with results.
function suggestions(catalogue: Catalogue, search: PackageSearch): Suggestion[] {
  const { q, p, sort, ...rest } = search
  const kept = { ...(p && { p }), ...(sort && { sort }) }
  const filters = activeFilters(search)
  const fewer = filters.map((filter) => {
    const { [filter]: _, ...others } = rest satisfies PackageFilters
    return {
      text: `Without “${filterText(search, filter)}”`,
      search: { ...kept, ...(q && { q }), ...others },
    }
  })
  const withoutFilters =
    q && filters.length > 1 ? [{ text: `“${q}” without any filter`, search: { ...kept, q } }] : []
  const withoutText =
    q && filters.length > 0 ? [{ text: `Without the words “${q}”`, search: { ...kept, ...rest } }] : []
  return [...fewer, ...withoutFilters, ...withoutText]
    .map((suggestion) => ({ ...suggestion, count: findMatches(catalogue, suggestion.search).length }))
    .filter(({ count }) => count > 0)
}

function suggestedPlaces({ destinations, packages }: Catalogue): SearchResults['places'] {
  return destinations
    .filter(({ slug, listsPackages }) => listsPackages && packages.some((pkg) => pkg.destination === slug))
    .slice(0, PLACES_SUGGESTED)
    .map(({ name, slug }) => ({ name, slug }))
}
