import type { Destination, HotelRow } from '../../contract/catalogue.ts'
import type { LegacyPackage } from '../../contract/legacy-record.ts'
import { LegacyPackageSchema } from '../../contract/legacy-record.ts'
import { offRouteHotels, otherPlaceIn } from '../named-places.ts'
import { plainName } from '../plain-name.ts'
import type { Notes } from './note.ts'
import { items, quoted } from './words.ts'

const KNOWN = new Set(Object.keys(LegacyPackageSchema.entries))
const HTML = /<\/?[a-z][^<>]{0,200}>|&(?:[a-z]{2,8}|#\d{1,6});/i
const FLIGHTS_EXCLUDED = /^(?:international |domestic |return )*(?:flights?|air ?fares?|air tickets?)\b/i
const MAX_DEPTH = 6
/** Control characters but those between words and lines, half letters, and what stands for a letter that was lost. */
const UNREADABLE = /(?!\s)\p{Cc}|\ufffd|\p{Surrogate}/u

/** Notes the fields of a record that are not read, at every depth. */
export function noteUnknownFields(source: unknown, notes: Notes): void {
  const record = Object(source) as Record<string, unknown>
  for (const field of Object.keys(record))
    if (!KNOWN.has(field)) notes.corrected(field, 'is not a field of a package; left out')
  noteOthers('overviewData', record.overviewData, ['title', 'content'], notes)
  noteOthers('tableData', record.tableData, ['tab1'], notes)
  const rows = Object(record.tableData).tab1
  for (const row of Array.isArray(rows) ? rows : [])
    noteOthers('tableData', row, ['city', 'star3', 'star4', 'star5'], notes)
}

function noteOthers(field: string, value: unknown, known: readonly string[], notes: Notes): void {
  if (typeof value !== 'object' || value === null) return
  for (const name of Object.keys(value))
    if (!known.includes(name)) notes.corrected(field, `has ${quoted(name)}, which is not read; left out`)
}

/** Notes each field with HTML: pages show it as it is written. */
export function noteHtml(source: unknown, notes: Notes): void {
  for (const [field, value] of Object.entries(Object(source))) {
    const found = findIn(value, (text) => HTML.exec(text)?.[0])
    if (found) notes.doubtful(field, `has HTML, such as ${quoted(found)}; pages show it as text`)
  }
}

/** Refuses each field with characters that cannot be read, and that PostgreSQL may not be able to store. */
export function noteUnreadable(source: unknown, notes: Notes): void {
  for (const [field, value] of Object.entries(Object(source))) {
    const found = KNOWN.has(field) && findIn(value, (text) => (UNREADABLE.test(text) ? text : undefined))
    if (found) notes.refused(field, `has characters that cannot be read: ${quoted(found)}`)
  }
}

function findIn(value: unknown, find: (text: string) => string | undefined, depth = 0): string | undefined {
  if (typeof value === 'string') return find(value)
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = find(key) ?? findIn(inner, find, depth + 1)
    if (found) return found
  }
}

/** Notes what contradicts itself, or belongs to another place; `hotels` and `route` are those that were read. */
export function noteContradictions(
  record: LegacyPackage,
  {
    destination,
    destinations,
    route,
    hotels,
  }: {
    destination: Destination
    destinations: readonly Destination[]
    route: string | undefined
    hotels: HotelRow[]
  },
  notes: Notes,
): void {
  const includes = (record.includes ?? []).map((entry) =>
    plainName(typeof entry === 'string' ? entry : entry.name),
  )
  const excluded = items(record.exclusions ?? []).find((line) => FLIGHTS_EXCLUDED.test(line))
  if (includes.some((name) => name === 'flights' || name === 'flight') && excluded)
    notes.doubtful('includes', `has Flights, but exclusions has ${quoted(excluded)}`)
  for (const [field, texts] of [
    ['overviewData', [record.overviewData?.content ?? '']],
    ['highlights', items(record.highlights ?? [])],
  ] as const) {
    const other = otherPlaceIn(texts.join('. '), destination, destinations, route)
    if (other) notes.doubtful(field, `describes ${other.name}, not ${destination.name}`)
  }
  if (route)
    for (const { city } of offRouteHotels({ hotels, destinationCovered: route }))
      notes.doubtful('tableData', `has hotels in ${quoted(city)}, which is not on the route`)
}
