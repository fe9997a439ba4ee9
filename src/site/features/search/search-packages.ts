import { pickDestinations } from '../../../catalogue/destinations.ts'
import { type Facets, facetsOf } from '../../../catalogue/facets.ts'
import { type Filter, filterPackages, type PackageFilters } from '../../../catalogue/filters.ts'
import { hrefWithStars, pricedWithStars, priceWithStars } from '../../../catalogue/hotels.ts'
import { type PackageOffer, packageOffer, variedByPlace } from '../../../catalogue/offers.ts'
import {
  catalogueSearch,
  NEAREST_SHOWN,
  type SearchAnswer,
  type SearchHit,
} from '../../../catalogue/search.ts'
import { sortPackages } from '../../../catalogue/sort.ts'
import type { Catalogue, Package } from '../../../contract/catalogue.ts'
import { monthName } from '../../../language/dates.ts'
import { findingText } from '../../../language/finding.ts'
import type { AnswerNotes } from './answer-text.ts'
import { filterText } from './filter-text.ts'
import { activeFilters, type PackageSearch } from './package-search.ts'

/** Number of cards in the first page of results, kept low for phones. */
const FIRST_SHOWN = 24
const PLACES_SUGGESTED = 8

/** A package found; `why` and `lacks` as in {@link SearchHit}, where the card does not show it. */
export type SearchOffer = PackageOffer &
  Omit<SearchHit, 'pkg'> & {
    /** Whether the price is not for the hotels of the chosen category. */
    otherHotels?: string
  }

/** A suggestion after a search without results: the same search with fewer filters, and how many packages it finds. */
export type Suggestion = { text: string; search: PackageSearch; count: number }

export type SearchResults = {
  notes: AnswerNotes
  /** Number of all packages found; `offers` may hold only the first ones. */
  count: number
  offers: SearchOffer[]
  /** The values of each filter, with what the search finds with them. */
  facets: Facets
  /** The packages selected for comparison, whether or not the search finds them. */
  selected: { key: string; title: string }[]
  /** Hotel category that the prices are for: that of the form, else that of the text. */
  stars?: PackageFilters['stars']
  /** Only when nothing was found. */
  suggestions: Suggestion[]
  /** Destinations to suggest when no smaller search finds anything either; like those asked for, if these are not sold. */
  places: { name: string; slug: string }[]
}

/** Runs a search and returns everything the search page shows. */
export function searchPackages(catalogue: Catalogue, search: PackageSearch): SearchResults {
  const { found, answer } = findMatches(catalogue, search)
  const stars = search.stars ?? answer?.stars
  const shown = search.all ? found : found.slice(0, FIRST_SHOWN)
  const isEmpty = found.length === 0
  return {
    notes: {
      understood: answer?.understood ?? [],
      ignored: answer?.ignored ?? [],
      asksForVisa: answer?.asksForVisa ?? false,
      unsold: answer?.unsold?.names ?? [],
      ...(answer?.unmet && { unmet: answer.unmet }),
      ...(answer?.asksForMeals && { asksForMeals: true }),
      ...onRequestOf(catalogue, search, stars),
    },
    count: found.length,
    offers: shown.map(({ pkg, ...texts }) => offerOf(pkg, stars, texts)),
    facets: searchFacets(catalogue, search, answer),
    selected: (search.p ?? []).flatMap((key) =>
      catalogue.packages.filter((pkg) => pkg.key === key).map((pkg) => ({ key, title: pkg.packageName })),
    ),
    ...(stars && { stars }),
    suggestions: isEmpty ? suggestions(catalogue, search) : [],
    places: isEmpty ? suggestedPlaces(catalogue, answer?.unsold?.instead) : [],
  }
}

function offerOf(pkg: Package, stars: PackageFilters['stars'], texts: Omit<SearchHit, 'pkg'>): SearchOffer {
  const isOther = stars !== undefined && priceWithStars(pkg, stars) === undefined
  return {
    ...packageOffer(pricedWithStars(pkg, stars)),
    href: hrefWithStars(pkg, stars),
    ...texts,
    ...(isOther && { otherHotels: findingText().otherHotels(String(stars)) }),
  }
}

type Matches = { found: SearchHit[]; answer: SearchAnswer | undefined }

// The text is searched without the filters: its matches depend on them only where it names a price, which is that of the hotels
// chosen. Filters also decide how many of the nearest packages are shown.
function findMatches(catalogue: Catalogue, { q, sort, ...filters }: PackageSearch): Matches {
  const { packages, destinations } = catalogue
  const answer = answerTo(catalogue, q, filters.stars)
  const filtered = new Set(filterPackages(packages, destinations, filters, answer?.stars))
  const left = answer
    ? answer.hits.filter(({ pkg }) => filtered.has(pkg)).slice(0, answer.unmet ? NEAREST_SHOWN : undefined)
    : variedByPlace(packages.filter((pkg) => filtered.has(pkg))).map((pkg): Matches['found'][number] => ({
        pkg,
      }))
  const { stars = answer?.stars } = filters
  const byPrice = new Map(left.map((hit) => [pricedWithStars(hit.pkg, stars), hit]))
  const found = sortPackages([...byPrice.keys()], sort ?? answer?.sort).flatMap(
    (pkg) => byPrice.get(pkg) ?? [],
  )
  return { found, answer }
}

function answerTo(
  catalogue: Catalogue,
  q: string | undefined,
  stars: PackageFilters['stars'],
): SearchAnswer | undefined {
  const language = { ...findingText().wishes, month: monthName }
  return q === undefined
    ? undefined
    : catalogueSearch(catalogue)(q, undefined, Number.POSITIVE_INFINITY, language, stars)
}

function searchFacets(
  catalogue: Catalogue,
  { q, sort: _sort, p: _p, all: _all, ...filters }: PackageSearch,
  answer: SearchAnswer | undefined,
): Facets {
  return facetsOf(catalogue, filters, (stars) => {
    const isSame = stars === filters.stars || !answer?.asksForPrice
    const { hits, unmet, stars: asked } = (isSame ? answer : answerTo(catalogue, q, stars)) ?? {}
    return {
      packages: hits?.map(({ pkg }) => pkg) ?? catalogue.packages,
      most: unmet ? NEAREST_SHOWN : Number.POSITIVE_INFINITY,
      stars: asked,
    }
  })
}

// Removes each filter by itself, then all filters, then the text, and suggests only searches with results.
function suggestions(catalogue: Catalogue, search: PackageSearch): Suggestion[] {
  const t = findingText()
  const { q, p, sort, ...rest } = search
  const kept = { ...(p && { p }), ...(sort && { sort }) }
  const filters = activeFilters(search)
  const fewer = filters.map((filter) => {
    const { [filter]: _, ...others } = rest satisfies PackageFilters
    return {
      text: t.without(filterText(filter, facetValue(catalogue, filter, search[filter] ?? ''))),
      search: { ...kept, ...(q && { q }), ...others },
    }
  })
  const withoutFilters = q && filters.length > 1 ? [{ text: t.withoutAny(q), search: { ...kept, q } }] : []
  const withoutText =
    q && filters.length > 0 ? [{ text: t.withoutWords(q), search: { ...kept, ...rest } }] : []
  return [...fewer, ...withoutFilters, ...withoutText]
    .map((suggestion) => ({ ...suggestion, count: matchCount(catalogue, suggestion.search) }))
    .filter(({ count }) => count > 0)
}

// A package is within no budget with hotels whose price is not known. It is said how many there are.
function onRequestOf(
  catalogue: Catalogue,
  search: PackageSearch,
  stars: PackageFilters['stars'],
): Pick<AnswerNotes, 'onRequest'> {
  const { budget, each, ...rest } = search
  if (stars === undefined || (budget ?? each) === undefined) return {}
  const within = { ...(budget && { budget }), ...(each && { each }) }
  const unknown = findMatches(catalogue, rest).found.flatMap(({ pkg }) =>
    priceWithStars(pkg, stars) === undefined ? [pkg] : [],
  )
  const count = filterPackages(unknown, catalogue.destinations, within).length
  return count > 0 ? { onRequest: { count, stars, search: rest } } : {}
}

function facetValue({ destinations }: Catalogue, filter: Filter, value: string | number) {
  const name = filter === 'place' && destinations.find(({ slug }) => slug === value)?.name
  return { value, ...(name && { name }) }
}

// The nearest packages do not count as matches.
function matchCount(catalogue: Catalogue, search: PackageSearch): number {
  const { found, answer } = findMatches(catalogue, search)
  return answer?.unmet ? 0 : found.length
}

function suggestedPlaces(
  { destinations, packages }: Catalogue,
  instead: readonly string[] | undefined,
): SearchResults['places'] {
  const offered = destinations.filter(({ slug }) => packages.some((pkg) => pkg.destination === slug))
  const alike = pickDestinations(offered, [...(instead ?? [])])
  return (alike.length > 0 ? alike : offered.filter(({ listsPackages }) => listsPackages))
    .slice(0, PLACES_SUGGESTED)
    .map(({ name, slug }) => ({ name, slug }))
}
