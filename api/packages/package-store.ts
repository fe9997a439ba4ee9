import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { findDestination } from '../../src/catalogue/destinations.ts'
import { citiesCovered, packageSlug } from '../../src/catalogue/packages.ts'
import { destinations } from '../../src/content/destinations/index.ts'
import { packages } from '../../src/content/packages/index.ts'
import { type Package, PackageSchema } from '../../src/contract/catalogue.ts'
import type { NewPackage, PackageEdit, PackageState, StaffPackage } from '../../src/contract/package-edit.ts'
import type { Database } from '../db/open.ts'
import type { PackageVersionTable } from '../db/schema.ts'
import { lockSequence } from '../db/sequence.ts'

type Fields = Partial<Package>

/** What staff wanted of a package cannot be done. */
export class PackageRefusal extends Error {
  readonly status: 400 | 404 | 409
  readonly errors: Record<string, string> | undefined

  constructor(status: PackageRefusal['status'], message: string, errors?: Record<string, string>) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

/** Packages with all their versions: those built in, and what staff saved on top. */
export function createPackageStore(database: Database) {
  const { kysely } = database

  /** The present version of every package that was ever saved. */
  async function saved(): Promise<Map<string, Selectable<PackageVersionTable>>> {
    const rows = await kysely
      .selectFrom('package_version')
      .selectAll()
      .where('seq', 'in', (query) =>
        query
          .selectFrom('package_version')
          .select((eb) => eb.fn.max('seq').as('seq'))
          .groupBy('key'),
      )
      .orderBy('seq')
      .execute()
    return new Map(rows.map((row) => [row.key, row]))
  }

  async function present(key: string): Promise<StaffPackage> {
    const row = await kysely
      .selectFrom('package_version')
      .selectAll()
      .where('key', '=', key)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (row) return view(row)
    const builtIn = packages.find((item) => item.key === key)
    if (!builtIn) throw new PackageRefusal(404, 'There is no such package.')
    return asBuilt(builtIn)
  }

  async function save(
    key: string,
    version: number,
    { state, fields, actor }: { state: PackageState; fields: Fields; actor: string },
  ): Promise<StaffPackage> {
    if (state === 'published') assertComplete(fields)
    const row = { key, version, state, document: JSON.stringify(fields), at: new Date().toISOString(), actor }
    const result = await kysely.transaction().execute(async (transaction) => {
      await lockSequence(transaction, database.kind)
      return transaction
        .insertInto('package_version')
        .values(row)
        .onConflict((conflict) => conflict.columns(['key', 'version']).doNothing())
        .executeTakeFirstOrThrow()
    })
    if (Number(result.numInsertedOrUpdatedRows) === 0) throw changedMeanwhile()
    return { id: key, state, version, at: row.at, actor, fields }
  }

  return {
    saved,
    present,

    /** Every package, as built or as saved, in the catalogue's order. */
    list: async (): Promise<StaffPackage[]> => {
      const rows = await saved()
      const added = [...rows.values()].filter((row) => packages.every((item) => item.key !== row.key))
      return [
        ...packages.map((item) => {
          const row = rows.get(item.key)
          return row ? view(row) : asBuilt(item)
        }),
        ...added.map(view),
      ]
    },

    /** Number of the last save there is: grows with every one, whichever process makes it. */
    lastSave: async (): Promise<number> => {
      const row = await kysely
        .selectFrom('package_version')
        .select((eb) => eb.fn.max('seq').as('seq'))
        .executeTakeFirst()
      return Number(row?.seq ?? 0)
    },

    add: async (input: NewPackage, actor: string): Promise<StaffPackage> => {
      const taken = new Set([...packages.map((item) => item.key), ...(await saved()).keys()])
      const fields = draftOf(input)
      return save(freeKey(input.packageName, taken), 1, { state: 'draft', fields, actor })
    },

    edit: async (
      key: string,
      { version, state, ...changes }: PackageEdit,
      actor: string,
    ): Promise<StaffPackage> => {
      const before = await present(key)
      if (version !== undefined && version !== before.version) throw changedMeanwhile()
      const fields = { ...before.fields, ...withDuration(changes), key } as Fields
      return save(key, before.version + 1, { state: state ?? before.state, fields, actor })
    },

    /** All versions of a package, newest first. */
    versions: async (key: string): Promise<StaffPackage[]> => {
      const rows = await kysely
        .selectFrom('package_version')
        .selectAll()
        .where('key', '=', key)
        .orderBy('version', 'desc')
        .execute()
      const builtIn = packages.find((item) => item.key === key)
      return [...rows.map(view), ...(builtIn ? [asBuilt(builtIn)] : [])]
    },
  }
}
export type PackageStore = ReturnType<typeof createPackageStore>

function view(row: Selectable<PackageVersionTable>): StaffPackage {
  const { key, state, version, at, actor } = row
  return { id: key, state, version, at, actor, fields: JSON.parse(row.document) }
}

function asBuilt(item: Package): StaffPackage {
  return { id: item.key, state: 'published', version: 0, at: null, actor: null, fields: item }
}

function changedMeanwhile(): PackageRefusal {
  return new PackageRefusal(409, 'Somebody changed this package in the meantime.')
}

function assertComplete(fields: Fields): void {
  const result = v.safeParse(PackageSchema, fields)
  if (result.success) {
    if (findDestination(destinations, result.output.destination)) return
    throw new PackageRefusal(400, 'This destination is not in the catalogue.', { destination: 'Unknown.' })
  }
  const errors: Record<string, string> = {}
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? 'package'] ??= issue.message
  throw new PackageRefusal(400, 'This package is not complete enough to be published.', errors)
}

function draftOf(input: NewPackage): Fields {
  const cities = citiesCovered(input.destinationCovered).map(({ city }) => city.toLowerCase())
  const destination = destinations.find(
    (place) =>
      place.country.toLowerCase() === input.country.toLowerCase() &&
      (place.region === 'international' ||
        place.cities.some(({ name }) => cities.includes(name.toLowerCase()))),
  )
  return { ...withDuration(input), totalGuests: 2, ...(destination && { destination: destination.slug }) }
}

// The nights of the cities are the nights of the trip.
function withDuration<T extends { destinationCovered?: string | undefined }>(fields: T): T & Fields {
  if (fields.destinationCovered === undefined) return fields as T & Fields
  const nights = citiesCovered(fields.destinationCovered).reduce((sum, city) => sum + city.nights, 0)
  return { ...(nights > 0 && { nights, days: nights + 1 }), ...fields } as T & Fields
}

function freeKey(name: string, taken: Set<string>): string {
  const base =
    packageSlug(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'package'
  for (let n = 1; ; n++) {
    const key = n === 1 ? base : `${base}-${n}`
    if (!taken.has(key)) return key
  }
}
