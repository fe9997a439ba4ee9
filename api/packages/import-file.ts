import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Note } from '../../src/catalogue/legacy/note.ts'
import { type ReadRecord, readLegacyFile } from '../../src/catalogue/legacy/read-file.ts'
import { destinations } from '../../src/content/destinations/index.ts'
import { IMPORT_ACTOR, type PackageState, type StaffPackage } from '../../src/contract/package-edit.ts'
import type { Database } from '../db/open.ts'
import { readSystemSettings } from '../db/settings.ts'
import type { NewVersion, PackageStore } from './package-store.ts'
import { PackageRefusal } from './refusal.ts'

/** The result for one record of the file. */
export type Imported = ReadRecord & { outcome: 'new' | 'changed' | 'same' | 'before' | 'refused' }
export type ImportReport = {
  records: Imported[]
  remarks: string[]
  saved: boolean
  /** Of a dry run: why an import would be refused, although each record is valid. */
  refusal?: string
}

/** The outcomes in words, for the last line of a report. */
export function outcomesText(records: readonly Imported[]): string {
  return Object.entries(OUTCOMES)
    .flatMap(([outcome, label]) => {
      const number = records.filter((record) => record.outcome === outcome).length
      return number > 0 ? [`${number} ${label}`] : []
    })
    .join(', ')
}

const OUTCOMES: Record<Imported['outcome'], string> = {
  new: 'new',
  changed: 'changed',
  same: 'the same as in the catalogue',
  before: 'imported before and not changed',
  refused: 'refused',
}

export type ImportOptions = {
  /** Names of the rendered scenes that a record may use as its picture. */
  scenes: readonly string[]
  /** Also imports records that were imported before, and overwrites the changes of staff. */
  again?: boolean
  /** Only says what would be imported. */
  dryRun?: boolean
}

/**
 * Imports a file of legacy records into the database: all of them, or none if one is invalid. A record that was
 * imported before and has not changed is skipped, so that later changes of staff are kept.
 */
export async function importFile(
  database: Database,
  packages: PackageStore,
  file: unknown,
  { scenes, again = false, dryRun = false }: ImportOptions,
): Promise<ImportReport> {
  const present = new Map((await packages.list()).map((item) => [item.id, item]))
  const { records, remarks } = readLegacyFile(file, {
    destinations,
    present: new Map([...present].map(([key, item]) => [key, item.fields])),
    isScene: (name) => scenes.includes(name),
  })
  const marks = await readSystemSettings(
    database.kysely,
    records.map(({ key }) => markOf(key)),
  )
  const report = records.map((record): Imported => {
    if (!record.pkg) return { ...record, outcome: 'refused' }
    if (!again && marks.get(markOf(record.key)) === digest(record)) return { ...record, outcome: 'before' }
    const known = present.get(record.key)
    if (!known) return { ...record, outcome: 'new' }
    const isSame = isDeepStrictEqual(known.fields, record.pkg) && known.state === stateOf(record, known)
    return isSame
      ? { ...record, outcome: 'same' }
      : { ...record, outcome: 'changed', notes: [...record.notes, ...limitNotes(known)] }
  })
  if (report.some(({ outcome }) => outcome === 'refused')) return { records: report, remarks, saved: false }

  const versions = report.flatMap((record): NewVersion[] => {
    if (!record.pkg || (record.outcome !== 'new' && record.outcome !== 'changed')) return []
    const known = present.get(record.key)
    return [
      {
        key: record.key,
        version: (known?.version ?? 0) + 1,
        state: stateOf(record, known),
        fields: record.pkg,
        liveFrom: known?.liveFrom,
        liveUntil: known?.liveUntil,
      },
    ]
  })
  const taken = report.filter(({ outcome }) => outcome !== 'before')
  const newMarks = Object.fromEntries(taken.map((record) => [markOf(record.key), digest(record)]))
  const save = () => packages.saveTogether(versions, IMPORT_ACTOR, { marks: newMarks, isRehearsal: dryRun })
  if (!dryRun) {
    if (taken.length > 0) await save()
    return { records: report, remarks, saved: true }
  }
  // Two packages may have one name, or a picture may have been removed.
  const refusal = await save().then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof PackageRefusal) return error.message
      throw error
    },
  )
  return { records: report, remarks, saved: false, ...(refusal !== undefined && { refusal }) }
}

/** Records that need review become drafts; packages that staff archived stay archived. */
export function stateOf({ notes }: ReadRecord, known: StaffPackage | undefined): PackageState {
  if (known?.state === 'archived') return 'archived'
  return notes.some(({ kind }) => kind === 'doubtful') ? 'draft' : 'published'
}

// Outside of these times travellers do not see what was imported.
function limitNotes(known: StaffPackage): Note[] {
  return (['liveFrom', 'liveUntil'] as const).flatMap((field) => {
    const time = known[field]
    return time ? [{ field, kind: 'noted', text: `stays ${time}, as staff have set it` }] : []
  })
}

function markOf(key: string): string {
  return `imported:${key}`
}

function digest({ source }: ReadRecord): string {
  return createHash('sha256').update(JSON.stringify(source)).digest('base64url')
}
