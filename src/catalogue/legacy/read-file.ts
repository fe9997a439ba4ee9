import * as v from 'valibot'
import type { Destination, Package } from '../../contract/catalogue.ts'
import { type LegacyPackage, LegacyPackageSchema } from '../../contract/legacy-record.ts'
import { findDestination } from '../destinations.ts'
import { guessDestination } from '../guess-destination.ts'
import { packageSlug } from '../packages.ts'
import { plainName } from '../plain-name.ts'
import { noteHtml, noteUnknownFields, noteUnreadable } from './audit.ts'
import { type Note, type Notes, takeNotes } from './note.ts'
import { readPackage } from './package.ts'
import { type FoundRecord, findRecords } from './records.ts'
import { clean, quoted } from './words.ts'

const KEY = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** An id that the agency’s earlier database added; it is ignored. */
const DATABASE_ID = /^[a-f\d]{24}$/

/** The catalogue with which a file is read; `present` has every package in every state, by key. */
export type FileContext = {
  destinations: Destination[]
  present: ReadonlyMap<string, Partial<Package>>
  isScene: (name: string) => boolean
}

/** The result of reading one record; `pkg` is absent when something in it was refused. */
export type ReadRecord = {
  path: string
  /** As written in the file. */
  source: unknown
  key: string
  pkg: Package | undefined
  notes: Note[]
}

/** The result of reading a file. */
export type ReadFile = { records: ReadRecord[]; remarks: string[] }

/** Reads a file of legacy records, in whichever form, and notes everything unusual in them. Throws when there are none. */
export function readLegacyFile(file: unknown, against: FileContext): ReadFile {
  const { records: found, remarks } = findRecords(file)
  if (found.length === 0) throw new Error('The file holds no packages.')
  const single: Placed[] = []
  for (const one of found.map((record) => place(record, against.destinations))) {
    const twin = single.find((other) => other.destination === one.destination && other.text === one.text)
    if (one.destination && twin) remarks.push(`${one.path}: the same as ${twin.path}, taken once.`)
    else single.push(one)
  }
  const keyed = single.map((one) => ({ ...one, key: keyOf(one, single, against.present) }))
  const records = keyed.map((one) => read(one, keyed, against))
  noteSharedIds(records)
  notePastedDays(records)
  return { records: records.map(({ notes, ...record }) => ({ ...record, notes: notes.list })), remarks }
}

/** A record with the destination it is sold under; `text` distinguishes two equal ones. */
type Placed = FoundRecord & { destination: Destination | undefined; name: string; text: string }
type Keyed = Placed & { key: string }
type Read = Omit<ReadRecord, 'notes'> & { notes: Notes }

function place(found: FoundRecord, destinations: Destination[]): Placed {
  const { packageName, destinationCovered, destination } = textsOf(found.record)
  const named = found.group ?? destination
  return {
    ...found,
    destination: named
      ? (findDestination(destinations, named) ??
        destinations.find(({ slug, name }) =>
          [slug, name].some((word) => plainName(word) === plainName(named)),
        ))
      : guessDestination(destinations, { packageName, destinationCovered }),
    name: clean(packageName ?? ''),
    text: JSON.stringify(found.record),
  }
}

// The file's own key where it means one package; else the one already sold under this name; else destination and slug.
function keyOf(
  { key, path, name, destination }: Placed,
  all: Placed[],
  present: FileContext['present'],
): string {
  if (!destination) return key ?? path
  const known = key === undefined ? undefined : present.get(key)
  const isForeign = known?.destination !== undefined && known.destination !== destination.slug
  const isOnly = all.filter((other) => other.key === key).length === 1
  if (key && isOnly && !isForeign && (known || (KEY.test(key) && !DATABASE_ID.test(key)))) return key
  for (const [other, fields] of present) {
    if (fields.destination !== destination.slug || !fields.packageName) continue
    if (packageSlug(fields.packageName) === packageSlug(name)) return other
  }
  return `${destination.slug}-${packageSlug(name)}`.replace(/[^a-z0-9]+/g, '-').replace(/-+$/, '')
}

function read(one: Keyed, all: Keyed[], { destinations, present, isScene }: FileContext): Read {
  const { path, record: source, destination, key } = one
  const notes = takeNotes()
  noteUnknownFields(source, notes)
  noteHtml(source, notes)
  noteUnreadable(source, notes)
  const record = readable(source, notes)
  if (!destination) {
    const where = one.group ?? record.destination
    const why = where
      ? `${quoted(where)} is no destination of this site`
      : 'cannot be derived from name and towns'
    notes.refused('destination', why)
    return { path, source, key, pkg: undefined, notes }
  }
  const twin = all.find((other) => other !== one && other.key === key)
  if (twin) notes.refused('packageName', `makes it the same package as ${twin.path}`)
  const surroundings = { destination, destinations, present: present.get(key), isScene }
  return { path, source, key, pkg: readPackage(record, key, surroundings, notes), notes }
}

// A field of a wrong type is refused and left out, so that the other faults of the record are found as well.
function readable(source: unknown, notes: Notes): LegacyPackage {
  const parsed = v.safeParse(LegacyPackageSchema, source)
  if (parsed.success) return parsed.output
  const record = { ...Object(source) }
  for (const issue of parsed.issues) {
    const path = v.getDotPath(issue) ?? 'record'
    notes.refused(path, issue.message)
    delete record[path.split('.')[0] ?? path]
  }
  const rest = v.safeParse(LegacyPackageSchema, record)
  return rest.success ? rest.output : {}
}

function noteSharedIds(records: Read[]): void {
  for (const record of records) {
    const id = record.pkg?.packageId
    const others = records.filter((other) => other !== record && other.pkg && other.pkg.packageId === id)
    if (id && others.length > 0)
      record.notes.noted(
        'packageId',
        `${quoted(id)} is also that of ${namesOf(others)}; distinguished by its key`,
      )
  }
}

function notePastedDays(records: Read[]): void {
  const first = new Map<string, Read>()
  for (const record of records) {
    const from = new Map<Read, number>()
    for (const day of record.pkg?.itinerary ?? []) {
      const text = plainName(day.activities.join())
      const origin = first.get(text)
      if (origin && origin !== record) from.set(origin, (from.get(origin) ?? 0) + 1)
      if (!origin) first.set(text, record)
    }
    for (const [origin, days] of from)
      record.notes.noted(
        'itinerary',
        `has ${days} ${days === 1 ? 'day' : 'days'} word for word from ${origin.path}`,
      )
  }
}

function namesOf(records: Read[]): string {
  const names = records.map(({ path }) => path)
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
}

function textsOf(record: unknown): {
  packageName?: string
  destinationCovered?: string
  destination?: string
} {
  if (typeof record !== 'object' || record === null) return {}
  return Object.fromEntries(Object.entries(record).filter(([, value]) => typeof value === 'string'))
}
