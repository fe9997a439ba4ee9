import { MONTHS } from '../../catalogue/months.ts'
import type { HotelRow, ItineraryDay } from '../../contract/catalogue.ts'
import type { PackageEdit, StaffPackage } from '../../contract/package-edit.ts'
import { readRupees } from '../../contract/rupees.ts'
import { INCLUDES, THEMES } from '../../contract/themes.ts'

/** A package as staff type it: every field one text, lists one item a line. */
export type TypedPackage = Record<string, string>

/** One field of the edit form. */
export type PackageField = {
  name: string
  label: string
  hint?: string
  optional?: boolean
  /** Lines of a text that has several. */
  rows?: number
  /** A place or picture is chosen. */
  control?: 'place' | 'picture'
  /** Any of these, ticked. */
  options?: readonly { value: string; text: string }[]
}

const asOption = (value: string) => ({ value, text: value })

/** The fields of the edit form in their order, with what their text looks like. */
export const PACKAGE_FIELDS = [
  { name: 'packageName', label: 'Package name' },
  { name: 'destination', label: 'Sold under', control: 'place' },
  { name: 'destinationCovered', label: 'Destination covered', hint: 'Towns and nights: Kuta-3N -- Ubud-2N' },
  { name: 'totalPackagePrice', label: 'Total package price', hint: 'Rupees for two guests.' },
  { name: 'pricePerAdult', label: 'Price per adult', hint: 'Rupees.', optional: true },
  { name: 'country', label: 'Country' },
  { name: 'packageId', label: 'Package id', hint: 'The agency’s own code, such as S04390.' },
  { name: 'theme', label: 'Departure city' },
  { name: 'nights', label: 'Nights' },
  {
    name: 'packageImage',
    label: 'Picture',
    hint: 'Chosen from those there are; or the address of a photo: /photos/ubud.jpg, https://…',
    control: 'picture',
  },
  { name: 'includes', label: 'Includes', options: INCLUDES.map(asOption) },
  { name: 'tags', label: 'Themes', options: THEMES.map(asOption) },
  {
    name: 'months',
    label: 'Months to go',
    options: MONTHS.map((text, at) => ({ value: String(at + 1), text })),
  },
  { name: 'overview', label: 'Overview', rows: 5 },
  { name: 'highlights', label: 'Highlights', hint: 'One a line.', rows: 6 },
  {
    name: 'itinerary',
    label: 'Itinerary',
    hint: 'A day’s title on a line, then its paragraphs on lines that start with a dash.',
    rows: 18,
  },
  { name: 'inclusions', label: 'Inclusions', hint: 'One a line.', rows: 8 },
  { name: 'exclusions', label: 'Exclusions', hint: 'One a line.', rows: 7 },
  {
    name: 'hotels',
    label: 'Hotels',
    hint: 'Town | stars | hotels with commas between; one category a line.',
    rows: 6,
  },
] as const satisfies readonly PackageField[]

/** The form's texts of a package. */
export function toTyped({ fields }: StaffPackage): TypedPackage {
  return Object.fromEntries(PACKAGE_FIELDS.map(({ name }) => [name, asText(name, fields[name])]))
}

/** What the form's texts mean, for the fields that differ from `before`; nothing is sent that nobody touched. */
export function toEdit(typed: TypedPackage, before: TypedPackage): PackageEdit {
  const edit: Record<string, unknown> = {}
  for (const { name } of PACKAGE_FIELDS) {
    const text = (typed[name] ?? '').trim()
    if (text !== (before[name] ?? '').trim()) edit[name] = asValue(name, text)
  }
  if (typeof edit.nights === 'number') edit.days = edit.nights + 1
  return edit as PackageEdit
}

/** What becomes of a form when another has saved the package meanwhile. */
export type Merged = {
  typed: TypedPackage
  /** Fields only the other changed: theirs is in the form now. */
  taken: string[]
  /** Fields both changed: one's own text stays in the form. */
  both: string[]
}

/** Joins what is typed with what another saved since `before`; nothing that was typed is lost. */
export function mergeTyped(typed: TypedPackage, before: TypedPackage, theirs: TypedPackage): Merged {
  const merged: Merged = { typed: { ...typed }, taken: [], both: [] }
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
  if (name === 'hotels') return (value as HotelRow[]).flatMap(hotelLines).join('\n')
  return Array.isArray(value) ? value.join('\n') : String(value)
}

function asValue(name: string, text: string): unknown {
  switch (name) {
    case 'pricePerAdult':
    case 'totalPackagePrice':
      // What cannot be read is the server's to refuse, in its words.
      return text === '' && name === 'pricePerAdult' ? null : (readRupees(text) ?? text)
    case 'nights':
      return Number(text)
    case 'months':
      return linesOf(text).map(Number)
    case 'itinerary':
      return daysOf(text)
    case 'hotels':
      return hotelsOf(text)
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
    const activity = /^[-–•]\s*(.*)$/.exec(line)?.[1]
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
