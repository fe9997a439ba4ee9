import * as v from 'valibot'
import { type Destination, type Package, PackageSchema } from '../../contract/catalogue.ts'
import type { LegacyPackage } from '../../contract/legacy-record.ts'
import { isOwnPicture } from '../../contract/own-picture.ts'
import { INCLUDES, type Include } from '../../contract/themes.ts'
import { chargeLine } from '../charges.ts'
import { isGstLine, isTaxLine } from '../exclusions.ts'
import { plainName } from '../plain-name.ts'
import { scaledPrices } from '../price-change.ts'
import { noteContradictions } from './audit.ts'
import { readHotels } from './hotels.ts'
import { readJourney } from './journey.ts'
import type { Notes } from './note.ts'
import { parsePriceLine } from './price-line.ts'
import type { RecordContext } from './record-context.ts'
import { clean, items, nearest, quoted } from './words.ts'

/** By which share of the total the double price per adult may differ from it. */
const MAX_ROUNDING = 0.01

/** Converts a legacy record to a package; `undefined` when something was refused. Every irregularity is noted. */
export function readPackage(
  record: LegacyPackage,
  key: string,
  { destination, destinations, present, isScene }: RecordContext,
  notes: Notes,
): Package | undefined {
  const journey = readJourney(record, { destination, destinations, present }, notes)
  const totalPackagePrice = readPrice('totalPackagePrice', record.totalPackagePrice, notes)
  const gst = readGst(record.exclusions, present, notes)
  const fields = {
    key,
    packageId: words('packageId', record.packageId, notes, present?.packageId),
    destination: destination.slug,
    packageName: words('packageName', record.packageName, notes),
    totalGuests: readGuests(record.totalGuests, notes),
    nights: journey?.nights,
    days: journey && journey.nights + 1,
    theme: words('theme', record.theme, notes, present?.theme),
    destinationCovered: journey?.route,
    highlights: readList('highlights', record.highlights, notes),
    includes: readIncludes(record.includes, notes),
    totalPackagePrice,
    ...(present?.prices && { prices: readFurtherPrices(present, totalPackagePrice, notes) }),
    ...(gst && { gst }),
    ...(present?.charges && { charges: present.charges }),
    packageImage: readPicture(record.packageImage, present?.packageImage ?? destination.slug, isScene, notes),
    ...(present?.photos && { photos: present.photos }),
    overview: words('overviewData', record.overviewData?.content, notes),
    itinerary: journey?.itinerary,
    inclusions: readList('inclusions', record.inclusions, notes),
    exclusions: readExclusions(record.exclusions, present, notes),
    hotels: readHotels(record.tableData, notes),
    country: readCountry(record.country, destination, present?.country, notes),
    tags: present?.tags ?? [],
    months: present?.months ?? destination.bestMonths,
  }
  checkPricePerAdult(record.pricePerAdult, totalPackagePrice, notes)
  const { destinationCovered: route, hotels } = fields
  noteContradictions(record, { destination, destinations, route, hotels }, notes)
  const whole = v.safeParse(PackageSchema, fields)
  for (const issue of whole.issues ?? []) noteIssue(issue, fields, notes)
  return whole.success && notes.list.every(({ kind }) => kind !== 'refused') ? whole.output : undefined
}

// A field that is missing or was refused has its note already.
function noteIssue(issue: v.BaseIssue<unknown>, fields: Record<string, unknown>, notes: Notes): void {
  const path = v.getDotPath(issue) ?? 'package'
  const field = path.split('.')[0] ?? path
  const isNoted = notes.list.some((note) => note.kind === 'refused' && LEGACY_NAMES[note.field] === field)
  if (fields[field] === undefined || isNoted) return
  notes.refused(path, `is not accepted: ${issue.message.replace(/\.$/, '')}`)
}

/** The fields of a package that are read from a legacy field with another name, by that name. */
const LEGACY_NAMES: Record<string, string> = {
  ...Object.fromEntries(Object.keys(PackageSchema.pipe[0].entries).map((field) => [field, field])),
  overviewData: 'overview',
  tableData: 'hotels',
}

function words(field: string, text: string | undefined, notes: Notes, present?: string): string | undefined {
  const given = clean(text ?? '')
  if (given) return given
  if (present) notes.corrected(field, `is missing; kept as ${quoted(present)}`)
  else notes.refused(field, 'is missing')
  return present
}

function readList(field: string, value: string | string[] | undefined, notes: Notes): string[] | undefined {
  const list = items(value ?? [])
  if (list.length === 0) notes.refused(field, 'is missing')
  else if (typeof value === 'string') notes.corrected(field, `is one text; read as ${list.length} lines`)
  return list
}

function readPrice(field: string, value: string | number | undefined, notes: Notes): number | undefined {
  const rupees = typeof value === 'number' ? value : parsePriceLine(value ?? '')
  if (value === undefined || clean(String(value)) === '') notes.refused(field, 'is missing')
  else if (rupees === undefined || !Number.isSafeInteger(rupees) || rupees < 1)
    notes.refused(field, `${quoted(String(value))} cannot be read as one price`)
  else if (typeof value === 'string' && /\d\.\d{3}|\d\.\d\d,/.test(value))
    notes.corrected(field, `${quoted(value)} has a period for a comma; read as ${rupees}`)
  else if (typeof value === 'string') notes.usual(field, 'price as text')
  return rupees
}

/** The price per adult is half of the total; a record that says something else is refused. */
function checkPricePerAdult(
  value: LegacyPackage['pricePerAdult'],
  total: number | undefined,
  notes: Notes,
): void {
  if (value == null || value === '') return
  const perAdult = readPrice('pricePerAdult', value, notes)
  if (perAdult === undefined || total === undefined) return
  if (Math.abs(2 * perAdult - total) > total * MAX_ROUNDING)
    notes.refused('pricePerAdult', `is ${perAdult}, which is not half of the total of ${total}`)
}

// A known package keeps its prices for children, single rooms and better hotels, as in a change of many prices.
function readFurtherPrices(
  { prices = [], totalPackagePrice: before }: Partial<Package>,
  total: number | undefined,
  notes: Notes,
): Package['prices'] {
  if (prices.length === 0 || !before || !total || before === total) return prices
  notes.corrected('prices', 'are not in the file; changed by the same share as the total price')
  return scaledPrices(prices, before, total)
}

// The price is the file's, and so is what it says of GST.
function readGst(
  exclusions: LegacyPackage['exclusions'],
  present: Partial<Package> | undefined,
  notes: Notes,
): Package['gst'] {
  if (present?.gst !== 'included' || !items(exclusions ?? []).some(isGstLine)) return present?.gst
  notes.corrected('exclusions', 'name GST, which was in the price; taken as extra')
  return 'extra'
}

// A known package keeps its charges; the lines about them and about taxes are generated.
function readExclusions(
  value: LegacyPackage['exclusions'],
  present: Partial<Package> | undefined,
  notes: Notes,
): string[] | undefined {
  const derived = new Set((present?.charges ?? []).map(chargeLine))
  return readList('exclusions', value, notes)?.filter((line) => !derived.has(line) && !isTaxLine(line))
}

function readGuests(value: string | number | undefined, notes: Notes): 2 {
  if (value === undefined) notes.corrected('totalGuests', 'is missing; taken as 2')
  else if (Number(value) !== 2)
    notes.refused('totalGuests', `is ${value}; every package is for 2 guests on double occupancy`)
  return 2
}

function readIncludes(value: LegacyPackage['includes'], notes: Notes): Include[] | undefined {
  if (!value || value.length === 0) {
    notes.refused('includes', 'is missing')
    return undefined
  }
  const found = new Set<Include>()
  for (const entry of value) {
    const name = clean(typeof entry === 'string' ? entry : entry.name)
    const known = INCLUDES.find((one) => one === name) ?? meantInclude(name)
    if (!known) notes.refused('includes', `has ${quoted(name)}, which is none of ${INCLUDES.join(', ')}`)
    else if (known !== name) notes.corrected('includes', `has ${quoted(name)}; taken as ${known}`)
    if (known) found.add(known)
  }
  return INCLUDES.filter((name) => found.has(name))
}

function meantInclude(name: string): Include | undefined {
  const singular = (word: string) => plainName(word).replace(/s$/, '')
  const meant = nearest(name, INCLUDES)
  return INCLUDES.find((one) => one === meant || singular(one) === singular(name))
}

function readPicture(
  value: string | undefined,
  fallback: string,
  isScene: (name: string) => boolean,
  notes: Notes,
): string {
  const given = clean(value ?? '')
  if (isScene(given) || (given.startsWith('/photos/') && isOwnPicture(given))) return given
  const what = given ? `${quoted(given)} is no file of this site` : 'is missing'
  notes.corrected('packageImage', `${what}; shown as ${quoted(fallback)}`)
  return fallback
}

function readCountry(
  value: string | undefined,
  { country, name }: Destination,
  present: string | undefined,
  notes: Notes,
): string {
  const given = clean(value ?? '')
  // A journey through a continent names its countries.
  const isContinent = country === 'Europe'
  const meant = isContinent ? (present ?? country) : country
  if (plainName(given) === plainName(meant)) return meant
  if (isContinent && given !== '' && plainName(given) !== 'indonesia') return given
  const what = given ? `says ${quoted(given)}` : 'is missing'
  notes.corrected('country', `${what}; ${name} is in ${quoted(meant)}`)
  return meant
}
