import { MONTHS } from '../../catalogue/months.ts'
import type { HotelRow, ItineraryDay } from '../../contract/catalogue.ts'
import type { Charge } from '../../contract/charges.ts'
import type { PackageEdit, StaffPackage } from '../../contract/package-edit.ts'
import type { PriceRow } from '../../contract/package-prices.ts'
import type { PackagePhoto } from '../../contract/photo.ts'
import { INCLUDES, THEMES } from '../../contract/themes.ts'
import { parseCount, parseRupees } from '../../contract/typed-amount.ts'
import { fromIndianFieldTime, toIndianFieldTime } from '../ui/indian-field-time.ts'
import { type PhotoRow, photoIssues, photoWords, toPhotoRows, toPhotos } from './package-photo-rows.ts'
import {
  chargeIssues,
  dayIssues,
  PRICED_HOTEL_TEXTS,
  type PriceTexts,
  priceIssues,
  type RowIssue,
  toChargeRows,
  toCharges,
  toDayRows,
  toDays,
  toHotels,
  toPrices,
  toPriceTexts,
  toTownRows,
  townIssues,
} from './package-rows.ts'

/** A package as form texts: every field is one text, lists have one item a line, and rows are JSON. */
export type PackageFormTexts = Record<string, string>

type Option = { value: string; text: string }

/** One field of the edit form. */
export type PackageField = {
  name: string
  label: string
  hint?: string
  optional?: boolean
  /** Number of lines of a text area. */
  rows?: number
  /** The value is a destination, a picture, or a time in India. */
  control?: 'place' | 'picture' | 'time'
  /** The value is rows as JSON. */
  rowsOf?: 'days' | 'towns' | 'charges' | 'photos' | 'prices'
  /** The options of a group of checkboxes. */
  options?: readonly Option[]
  /** The options of a list of which one is chosen. */
  choices?: readonly Option[]
}

const asOption = (value: string) => ({ value, text: value })

/** The fields of the edit form in their order, with the format of their text. */
export const PACKAGE_FIELDS = [
  { name: 'packageName', label: 'Package name' },
  { name: 'destination', label: 'Sold under', control: 'place' },
  { name: 'destinationCovered', label: 'Destination covered', hint: 'Towns and nights: Kuta-3N -- Ubud-2N' },
  {
    name: 'totalPackagePrice',
    label: 'Total package price',
    hint: 'Rupees for two guests. The price per adult is half of it.',
  },
  {
    name: 'prices',
    label: 'Prices for children, other rooms and better hotels',
    hint: 'Rupees, with or without GST like the total price. Without a price for a child, the site says “at most” what an adult pays.',
    rowsOf: 'prices',
    optional: true,
  },
  {
    name: 'gst',
    label: 'GST',
    choices: [
      { value: 'extra', text: 'comes on top of the price' },
      { value: 'included', text: 'is in the price' },
    ],
  },
  { name: 'country', label: 'Country' },
  { name: 'packageId', label: 'Package id', hint: 'The agency’s own code, such as S04390.' },
  { name: 'theme', label: 'Departure city' },
  { name: 'nights', label: 'Nights' },
  {
    name: 'packageImage',
    label: 'Picture',
    hint: 'Choose one, or give the path of a photo of this site: /photos/ubud.jpg',
    control: 'picture',
  },
  {
    name: 'photos',
    label: 'Photos',
    hint: 'Shown on the package’s page in this order. Without a lead picture of them, the picture above is.',
    rowsOf: 'photos',
    optional: true,
  },
  { name: 'includes', label: 'Includes', options: INCLUDES.map(asOption) },
  { name: 'tags', label: 'Themes', options: THEMES.map(asOption) },
  {
    name: 'months',
    label: 'Best months',
    options: MONTHS.map((text, at) => ({ value: String(at + 1), text })),
  },
  { name: 'overview', label: 'Overview', rows: 5 },
  { name: 'highlights', label: 'Highlights', hint: 'One per line.', rows: 6 },
  {
    name: 'itinerary',
    label: 'Itinerary',
    hint: 'One row a day.',
    rowsOf: 'days',
  },
  { name: 'inclusions', label: 'Inclusions', hint: 'One per line.', rows: 8 },
  {
    name: 'exclusions',
    label: 'Exclusions',
    hint: 'One per line. GST, TCS and the charges below are added to them.',
    rows: 7,
  },
  {
    name: 'charges',
    label: 'Visas, levies and local taxes',
    hint: 'What others collect from the traveller and is not in the price.',
    rowsOf: 'charges',
    optional: true,
  },
  {
    name: 'hotels',
    label: 'Hotels',
    hint: 'One row a town; one hotel a line.',
    rowsOf: 'towns',
  },
  {
    name: 'liveFrom',
    label: 'Show from',
    hint: 'Indian time. Once it is published, travellers see this version from then on, and the one before until then.',
    control: 'time',
    optional: true,
  },
  {
    name: 'liveUntil',
    label: 'Show until',
    hint: 'Indian time. Then the package is taken off the site.',
    control: 'time',
    optional: true,
  },
] as const satisfies readonly PackageField[]

/** Converts a package into form texts. */
export function toFormTexts({ fields, liveFrom, liveUntil }: StaffPackage): PackageFormTexts {
  const values: StaffPackage['fields'] = { ...fields, liveFrom, liveUntil }
  return Object.fromEntries(PACKAGE_FIELDS.map(({ name }) => [name, asText(name, values[name])]))
}

/** Converts the form texts that differ from `before` into an edit; unchanged fields are not sent. */
export function toPackageEdit(typed: PackageFormTexts, before: PackageFormTexts): PackageEdit {
  const edit: Record<string, unknown> = {}
  for (const { name } of PACKAGE_FIELDS) {
    const text = (typed[name] ?? '').trim()
    if (text !== (before[name] ?? '').trim()) edit[name] = asValue(name, text)
  }
  if (typeof edit.nights === 'number') edit.days = edit.nights + 1
  return edit as PackageEdit
}

/** A form after a colleague has saved the package meanwhile. */
export type MergedForm = {
  typed: PackageFormTexts
  /** Fields that only the colleague changed: their value is in the form now. */
  taken: string[]
  /** Fields that both changed: the user's own text stays in the form. */
  both: string[]
}

/** Merges the typed texts with what a colleague saved since `before`; typed text is never lost. */
export function mergeFormTexts(
  typed: PackageFormTexts,
  before: PackageFormTexts,
  theirs: PackageFormTexts,
): MergedForm {
  const merged: MergedForm = { typed: { ...typed }, taken: [], both: [] }
  for (const { name } of PACKAGE_FIELDS) {
    const [mine, base, other] = [typed, before, theirs].map((texts) => (texts[name] ?? '').trim())
    if (other === base || other === mine) continue
    if (mine === base) {
      merged.typed[name] = theirs[name] ?? ''
      merged.taken.push(name)
    } else merged.both.push(name)
  }
  return merged
}

function asText(name: string, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (name === 'liveFrom' || name === 'liveUntil') return toIndianFieldTime(String(value))
  const rows = asRows(name, value)
  if (rows) return rows.length === 0 ? '' : JSON.stringify(rows)
  return Array.isArray(value) ? value.join('\n') : String(value)
}

function asRows(name: string, value: unknown): object[] | undefined {
  if (name === 'itinerary') return toDayRows(value as ItineraryDay[])
  if (name === 'charges') return toChargeRows(value as Charge[])
  if (name === 'hotels') return toTownRows(value as HotelRow[])
  if (name === 'photos') return toPhotoRows(value as PackagePhoto[])
  if (name === 'prices') return toPriceTexts(value as PriceRow[])
}

/** What the rows of the changed fields lack: the first fault of each field, in words. */
export function rowErrors(edit: PackageEdit, typed: PackageFormTexts): Record<string, string> {
  const first = (name: string, issues: (rows: never) => RowIssue[]) => {
    const [issue] = name in edit ? issues(rowsOf(typed[name] ?? '') as never) : []
    return issue ? [[name, issue.text] as const] : []
  }
  return Object.fromEntries([
    ...first('itinerary', dayIssues),
    ...first('hotels', townIssues),
    ...first('charges', chargeIssues),
    ...first('photos', photoIssues),
    ...first('prices', priceIssues),
  ])
}

/** A field's text for people: rows as lines. */
export function shownText(name: string, text: string): string {
  if (name === 'photos') return (rowsOf(text) as PhotoRow[]).map(photoWords).join('\n')
  if (name === 'prices') return (rowsOf(text) as PriceTexts[]).map(priceWords).join('\n')
  if (!['itinerary', 'hotels', 'charges'].includes(name)) return text
  return rowsOf(text)
    .map((row) => Object.values(row).filter(Boolean).join(' · '))
    .join('\n')
}

function priceWords({ hotels, forTwo, child, extraAdult, single }: PriceTexts): string {
  return [
    PRICED_HOTEL_TEXTS[hotels] ?? hotels,
    forTwo && `for two ${forTwo}`,
    child && `child ${child}`,
    extraAdult && `third adult ${extraAdult}`,
    single && `one adult ${single}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function rowsOf(text: string): Record<string, string>[] {
  return text === '' ? [] : JSON.parse(text)
}

// Text that cannot be parsed is sent as it is, so that the server refuses it with its own message.
function asValue(name: string, text: string): unknown {
  switch (name) {
    case 'totalPackagePrice':
      return parseRupees(text) ?? text
    case 'nights':
      return parseCount(text) ?? text
    case 'liveFrom':
    case 'liveUntil':
      return text === '' ? null : (fromIndianFieldTime(text) ?? text)
    case 'months':
      return linesOf(text).map(Number)
    case 'itinerary':
      return toDays(rowsOf(text) as never)
    case 'hotels':
      return toHotels(rowsOf(text) as never)
    case 'charges':
      return toCharges(rowsOf(text) as never)
    case 'prices':
      return toPrices(rowsOf(text) as PriceTexts[])
    case 'photos':
      return toPhotos(rowsOf(text) as PhotoRow[])
    case 'includes':
    case 'tags':
    case 'highlights':
    case 'inclusions':
    case 'exclusions':
      return linesOf(text)
    default:
      return text
  }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
