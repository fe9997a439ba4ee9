import { chargeLine } from '../../../catalogue/charges.ts'
import type { PackageFilters } from '../../../catalogue/filters.ts'
import { hrefWithStars, pricedWithStars, priceWithStars } from '../../../catalogue/hotels.ts'
import { citiesCovered } from '../../../catalogue/packages.ts'
import { type PriceBreakdown, priceBreakdown, type Tax } from '../../../catalogue/price-breakdown.ts'
import type { Catalogue, Destination, Package } from '../../../contract/catalogue.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { monthsText } from '../../../language/dates.ts'
import { findingText } from '../../../language/finding.ts'
import { layoutText } from '../../../language/layout.ts'
import { flightsText } from '../../../language/package-facts.ts'

/** The package in the head of a column. */
export type ComparedPackage = { key: string; title: string; href: string; picture: string; place: string }

/**
 * A table row; a cell has one or more texts. `best`: columns with the lowest price or the fewest days. `english`: columns whose
 * texts are the package's own.
 */
export type ComparedRow = {
  label: string
  cells: string[][]
  best?: { columns: number[]; text: string }
  english?: boolean[]
}

export type Comparison = { trips: ComparedPackage[]; rows: ComparedRow[] }

/**
 * Compares the packages with these keys and ignores unknown keys. `day` (yyyy-mm-dd) selects the tax rates; `stars`: the prices are
 * for hotels of this category, where they are known.
 */
export function comparePackages(
  { packages, destinations }: Catalogue,
  keys: readonly string[],
  day: string,
  stars?: PackageFilters['stars'],
): Comparison {
  const columns = keys.flatMap((key) => {
    const found = packages.find((other) => other.key === key)
    const place = destinations.find(({ slug }) => slug === found?.destination)
    if (!found || !place) return []
    const pkg = pricedWithStars(found, stars)
    return [{ pkg, place, price: priceBreakdown(pkg, place.region, day) }]
  })
  const t = findingText()
  const row = (label: string, cell: (column: (typeof columns)[number]) => string[]): ComparedRow => ({
    label,
    cells: columns.map(cell),
  })
  return {
    trips: columns.map(({ pkg, place }) => ({
      key: pkg.key,
      title: pkg.packageName,
      href: hrefWithStars(pkg, stars),
      picture: pkg.packageImage,
      place: place.name,
    })),
    rows: [
      row(t.rows.forTwo, ({ price }) => [formatRupees(price.forTwo)]),
      row(t.rows.perAdult, ({ price }) => [t.about(formatRupees(price.perAdult))]),
      row(t.rows.gst, ({ price: { gst } }) => [gst ? taxText(gst) : t.included]),
      row(t.rows.tcs, ({ price: { tcs } }) => [tcs ? taxText(tcs) : t.noTcs]),
      {
        ...row(t.rows.total, ({ price }) => [formatRupees(price.toUs)]),
        ...lowest(
          columns.map(({ price }) => price.toUs),
          t.lowestPrice,
        ),
      },
      row(t.rows.length, ({ pkg }) => [layoutText().nightsDays(String(pkg.nights), String(pkg.days))]),
      {
        ...row(t.rows.aNight, (column) => [formatRupees(aNight(column))]),
        ...lowest(columns.map(aNight), t.lowestNight),
      },
      row(t.rows.sleep, ({ pkg }) =>
        citiesCovered(pkg.destinationCovered).map(
          ({ city, nights }) => `${city}, ${layoutText().nights(String(nights))}`,
        ),
      ),
      row(t.rows.hotels, ({ pkg }) => hotelTexts(pkg, stars)),
      row(t.rows.inPrice, ({ pkg }) => pkg.includes.map((name) => layoutText().included[name])),
      {
        ...row(t.rows.charges, ({ price }) =>
          price.charges.length > 0 ? price.charges.map(chargeLine) : [t.noneListed],
        ),
        english: columns.map(({ price }) => price.charges.length > 0),
      },
      row(t.rows.flights, ({ pkg }) => [flightsText(pkg)]),
      row(t.rows.goodMonths, ({ pkg }) => [monthsText(pkg.months) || t.askUs]),
      row(t.rows.goodFor, ({ pkg }) => [pkg.tags.map((tag) => t.themes[tag]).join(', ')]),
      {
        ...row(t.rows.visa, ({ place }) => [visaText(place)]),
        english: columns.map(({ place: { region, visa } }) => region !== 'domestic' && visa !== undefined),
      },
      { ...row(t.rows.highlights, ({ pkg }) => pkg.highlights), english: columns.map(() => true) },
    ],
  }
}

function taxText({ amount, percent }: Tax): string {
  return `${formatRupees(amount)} (${percent}%)`
}

// Of the total: before taxes, a price with GST in it would look higher than one without.
function aNight({ pkg, price }: { pkg: Package; price: PriceBreakdown }): number {
  return Math.round(price.toUs / pkg.nights)
}

function hotelTexts(pkg: Package, stars: PackageFilters['stars']): string[] {
  const t = findingText()
  if (stars === undefined) return [hotelStars(pkg)]
  return priceWithStars(pkg, stars) === undefined
    ? [hotelStars(pkg), t.otherHotels(String(stars))]
    : [t.starCategories(String(stars))]
}

function hotelStars({ hotels }: Package): string {
  const stars = [3, 4, 5].filter((star) => hotels.some((row) => row[`star${star as 3 | 4 | 5}`]))
  const t = findingText()
  if (stars.length === 0) return t.asDescribed
  const [last, ...others] = stars.map(String).toReversed()
  return t.starCategories(others.length > 0 ? t.or(others.toReversed().join(', '), last ?? '') : (last ?? ''))
}

function visaText({ region, visa }: Destination): string {
  return region === 'domestic' ? findingText().none : (visa ?? findingText().askUs)
}

// If all values are equal, none is marked as the best.
function lowest(values: readonly number[], text: string): Pick<ComparedRow, 'best'> {
  const least = Math.min(...values)
  const columns = values.flatMap((value, column) => (value === least ? [column] : []))
  return columns.length < values.length ? { best: { columns, text } } : {}
}
