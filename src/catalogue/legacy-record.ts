import type { HotelRow, Package } from '../contract/catalogue.ts'
import { formatRupees } from '../contract/rupees.ts'
import { exclusionLines } from './exclusions.ts'
import { pricePerAdult, priceText } from './prices.ts'

/** A package in the legacy format (spec 2 §3), as `GET /api/packages` returns it. */
export type LegacyRecord = {
  _id: string
  packageId: string
  packageName: string
  totalGuests: number
  nights: number
  days: number
  /** Departure city. */
  theme: string
  destinationCovered: string
  highlights: string[]
  includes: { name: string; icon: string }[]
  totalPackagePrice: string
  pricePerAdult?: string
  packageImage: string
  /** One-key objects: `{'Day 1: Arrival': [paragraph, …]}`. */
  itinerary: Record<string, string[]>[]
  inclusions: string[]
  exclusions: string[]
  overviewData: { title: 'Package Overview'; content: string }
  country: string
  tableData: { tab1: LegacyHotelRow[] }
}

/** Hotels of one city; the names in one text, separated by backslashes. */
export type LegacyHotelRow = { city: string; star3?: string; star4?: string; star5?: string }

/** One package as a legacy record. */
export function toLegacyRecord(item: Package): LegacyRecord {
  return {
    _id: item.key,
    packageId: item.packageId,
    packageName: item.packageName,
    totalGuests: item.totalGuests,
    nights: item.nights,
    days: item.days,
    theme: item.theme,
    destinationCovered: item.destinationCovered,
    highlights: item.highlights,
    includes: item.includes.map((name) => ({ name, icon: name.toLowerCase() })),
    totalPackagePrice: priceText(item.totalPackagePrice),
    ...(item.totalPackagePrice > 0 && { pricePerAdult: `INR ${formatRupees(pricePerAdult(item))}/-` }),
    packageImage: item.packageImage,
    itinerary: item.itinerary.map((day, index) => ({ [`Day ${index + 1}: ${day.title}`]: day.activities })),
    inclusions: item.inclusions,
    exclusions: exclusionLines(item, item.country !== 'India'),
    overviewData: { title: 'Package Overview', content: item.overview },
    country: item.country,
    tableData: { tab1: item.hotels.map(hotelRow) },
  }
}

/** An incomplete package as a legacy record; missing fields are empty. */
export function toPartialRecord({ key, ...fields }: Partial<Package> & { key: string }): LegacyRecord {
  const { totalPackagePrice, ...rest } = fields
  const record = toLegacyRecord({ ...EMPTY, ...rest, key, totalPackagePrice: totalPackagePrice ?? 0 })
  return totalPackagePrice === undefined ? { ...record, totalPackagePrice: '' } : record
}

const EMPTY: Omit<Package, 'key' | 'totalPackagePrice'> = {
  packageId: '',
  destination: '',
  packageName: '',
  totalGuests: 2,
  nights: 0,
  days: 0,
  theme: '',
  destinationCovered: '',
  highlights: [],
  includes: [],
  packageImage: '',
  overview: '',
  itinerary: [],
  inclusions: [],
  exclusions: [],
  hotels: [],
  country: '',
  tags: [],
  months: [],
}

function hotelRow({ city, ...stars }: HotelRow): LegacyHotelRow {
  const row: LegacyHotelRow = { city }
  for (const star of ['star3', 'star4', 'star5'] as const) {
    const names = stars[star]
    if (names) row[star] = names.map((name) => `${name} or similar`).join('\\')
  }
  return row
}
