import { MONTHS } from '../../catalogue/months.ts'
import type { HotelRow, ItineraryDay } from '../../contract/catalogue.ts'
import type { Charge } from '../../contract/charges.ts'
import type { PackageEdit, StaffPackage } from '../../contract/package-edit.ts'
import { parseRupees } from '../../contract/rupees.ts'
import { INCLUDES, THEMES } from '../../contract/themes.ts'
import { CHARGES_HINT, fromChargeLine, toChargeLines } from './charge-lines.ts'

/** A package as form texts: every field is one text, lists have one item a line. */
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
  /** The value is a destination or a picture. */
  control?: 'place' | 'picture'
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
    hint: 'A day’s title on a line, then its paragraphs on lines that start with a dash.',
    rows: 18,
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
    hint: CHARGES_HINT,
    rows: 5,
    optional: true,
  },
  {
    name: 'hotels',
    label: 'Hotels',
    hint: 'Town | stars | hotels with commas between; one category per line.',
    rows: 6,
  },
] as const satisfies readonly PackageField[]

/** Converts a package into form texts. */
export function toFormTexts({ fields }: StaffPackage): PackageFormTexts {
  return Object.fromEntries(PACKAGE_FIELDS.map(({ name }) => [name, asText(name, fields[name])]))
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
  if (name === 'itinerary') {
    return (value as ItineraryDay[])
      .map(({ title, activities }) => [title, ...activities.map((activity) => `- ${activity}`)].join('\n'))
      .join('\n\n')
  }
  if (name === 'charges') return toChargeLines(value as Charge[])
  if (name === 'hotels') return (value as HotelRow[]).flatMap(hotelLines).join('\n')
  return Array.isArray(value) ? value.join('\n') : String(value)
}

function asValue(name: string, text: string): unknown {
  switch (name) {
    case 'totalPackagePrice':
      // Text that cannot be parsed is sent as it is, so that the server refuses it with its own message.
      return parseRupees(text) ?? text
    case 'nights':
      return Number(text)
    case 'months':
      return linesOf(text).map(Number)
    case 'itinerary':
      return daysOf(text)
    case 'hotels':
      return hotelsOf(text)
    case 'charges':
      return linesOf(text).map(fromChargeLine)
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

function daysOf(text: string): ItineraryDay[] {
  const days: ItineraryDay[] = []
  for (const line of linesOf(text)) {
    const activity = /^[-–•](.*)$/.exec(line)?.[1]?.trim()
    if (activity === undefined) days.push({ title: line, activities: [] })
    else days.at(-1)?.activities.push(activity)
  }
  return days
}

function hotelLines({ city, ...stars }: HotelRow): string[] {
  return ([3, 4, 5] as const).flatMap((star) => {
    const hotels = stars[`star${star}`]
    return hotels ? [`${city} | ${star} | ${hotels.join(', ')}`] : []
  })
}

function hotelsOf(text: string): HotelRow[] {
  const rows = new Map<string, HotelRow>()
  for (const line of linesOf(text)) {
    const [city = '', star = '', hotels = ''] = line.split('|').map((part) => part.trim())
    const row = rows.get(city) ?? { city }
    rows.set(city, {
      ...row,
      [`star${star}`]: hotels
        .split(',')
        .map((hotel) => hotel.trim())
        .filter(Boolean),
    })
  }
  return [...rows.values()]
}
