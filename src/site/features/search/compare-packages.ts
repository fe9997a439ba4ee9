import { capital } from '../../../catalogue/capital.ts'
import { chargeLine } from '../../../catalogue/charges.ts'
import { monthSpans } from '../../../catalogue/months.ts'
import { citiesCovered, flightsText, packagePath } from '../../../catalogue/packages.ts'
import { priceBreakdown, type Tax } from '../../../catalogue/price-breakdown.ts'
import type { Catalogue, Destination, Package } from '../../../contract/catalogue.ts'
import { formatRupees } from '../../../contract/rupees.ts'

/** The package in the head of a column. */
export type ComparedPackage = { key: string; title: string; href: string; picture: string; place: string }

/** A table row; a cell has one or more texts. `best`: columns with the lowest price or the fewest days. */
export type ComparedRow = { label: string; cells: string[][]; best?: { columns: number[]; text: string } }

export type Comparison = { trips: ComparedPackage[]; rows: ComparedRow[] }

/** Compares the packages with these keys and ignores unknown keys. `day` (yyyy-mm-dd) selects the tax rates. */
export function comparePackages(
  { packages, destinations }: Catalogue,
  keys: readonly string[],
  day: string,
): Comparison {
  const columns = keys.flatMap((key) => {
    const pkg = packages.find((other) => other.key === key)
    const place = destinations.find(({ slug }) => slug === pkg?.destination)
    return pkg && place ? [{ pkg, place, price: priceBreakdown(pkg, place.region, day) }] : []
  })
  const row = (label: string, cell: (column: (typeof columns)[number]) => string[]): ComparedRow => ({
    label,
    cells: columns.map(cell),
  })
  return {
    trips: columns.map(({ pkg, place }) => ({
      key: pkg.key,
      title: pkg.packageName,
      href: packagePath(pkg),
      picture: pkg.packageImage,
      place: place.name,
    })),
    rows: [
      row('For two', ({ price }) => [formatRupees(price.forTwo)]),
      row('Per adult', ({ price }) => [`about ${formatRupees(price.perAdult)}`]),
      row('GST on top', ({ price: { gst } }) => [gst ? taxText(gst) : 'Included']),
      row('TCS on top', ({ price: { tcs } }) => [tcs ? taxText(tcs) : 'None, it is in India']),
      {
        ...row('Total for two', ({ price }) => [formatRupees(price.toUs)]),
        ...lowest(
          columns.map(({ price }) => price.toUs),
          'Lowest price',
        ),
      },
      row('Length', ({ pkg }) => [`${pkg.nights} nights, ${pkg.days} days`]),
      {
        ...row('A night, for two', ({ pkg }) => [formatRupees(aNight(pkg))]),
        ...lowest(
          columns.map(({ pkg }) => aNight(pkg)),
          'Lowest a night',
        ),
      },
      row('Where you sleep', ({ pkg }) =>
        citiesCovered(pkg.destinationCovered).map(({ city, nights }) => `${city}, ${nights}N`),
      ),
      row('Hotels', ({ pkg }) => [hotelStars(pkg)]),
      row('In the price', ({ pkg }) => pkg.includes),
      row('Visas, levies and local taxes', ({ price }) =>
        price.charges.length > 0 ? price.charges.map(chargeLine) : ['None listed'],
      ),
      row('Flights', ({ pkg }) => [flightsText(pkg)]),
      row('Good months', ({ pkg }) => [monthSpans(pkg.months) || 'Ask us']),
      row('Good for', ({ pkg }) => [pkg.tags.map(capital).join(', ')]),
      row('Visa', ({ place }) => [visaText(place)]),
      row('Highlights', ({ pkg }) => pkg.highlights),
    ],
  }
}

function taxText({ amount, percent }: Tax): string {
  return `${formatRupees(amount)} (${percent}%)`
}

function aNight({ totalPackagePrice, nights }: Package): number {
  return Math.round(totalPackagePrice / nights)
}

function hotelStars({ hotels }: Package): string {
  const stars = [3, 4, 5].filter((star) => hotels.some((row) => row[`star${star as 3 | 4 | 5}`]))
  return stars.length > 0 ? `${stars.join(' or ')} star` : 'As described'
}

function visaText({ region, visa }: Destination): string {
  return region === 'domestic' ? 'None' : (visa ?? 'Ask us')
}

// If all values are equal, none is marked as the best.
function lowest(values: readonly number[], text: string): Pick<ComparedRow, 'best'> {
  const least = Math.min(...values)
  const columns = values.flatMap((value, column) => (value === least ? [column] : []))
  return columns.length < values.length ? { best: { columns, text } } : {}
}
