import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { findDestination } from '../../src/catalogue/destinations.ts'
import { guessDestination } from '../../src/catalogue/guess-destination.ts'
import { citiesCovered, packageSlug } from '../../src/catalogue/packages.ts'
import { inStaffOrder } from '../../src/catalogue/staff-order.ts'
import { destinations } from '../../src/content/destinations/index.ts'
import { packages } from '../../src/content/packages/index.ts'
import { type Package, PackageSchema } from '../../src/contract/catalogue.ts'
import type {
  NewPackage,
  PackageEdit,
  PackageOrderEdit,
  PackageOrders,
  PackageState,
  StaffPackage,
} from '../../src/contract/package-edit.ts'
import type { Database } from '../db/open.ts'
import type { PackageVersionTable } from '../db/schema.ts'
import { lockSequence } from '../db/sequence.ts'
import { setMark } from '../db/settings.ts'
import { createOrderStore } from './order-store.ts'
import { changedMeanwhile, errorsByField, PackageRefusal } from './refusal.ts'

type Fields = Partial<Package>
/** A version of a package that is about to be saved. */
export type NewVersion = { key: string; version: number; state: PackageState; fields: Fields }

/** Packages with all their versions: those built in, and what staff saved on top. */
export function createPackageStore(database: Database) {
  const { kysely } = database
  const orders = createOrderStore(database)

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
    const [saved] = await saveTogether([{ key, version, state, fields }], actor)
    if (!saved) throw new Error('Nothing was saved.')
    return saved
  }

  /** All of these versions or none of them, with the marks that belong to them. */
  async function saveTogether(
    versions: NewVersion[],
    actor: string,
    marks: Record<string, string> = {},
  ): Promise<StaffPackage[]> {
    const at = new Date().toISOString()
    const rows = versions.map(({ key, version, state, fields }) => {
      if (state === 'published') assertComplete(fields)
      return { key, version, state, document: JSON.stringify(fields), at, actor }
    })
    await kysely.transaction().execute(async (transaction) => {
      await lockSequence(transaction, database.kind)
      for (const row of rows) {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('package_version')
          .values(row)
          .onConflict((conflict) => conflict.columns(['key', 'version']).doNothing())
          .executeTakeFirstOrThrow()
        if (Number(numInsertedOrUpdatedRows) === 0) throw changedMeanwhile()
      }
      for (const [key, value] of Object.entries(marks)) await setMark(transaction, key, value)
    })
    return versions.map(({ key, fields, ...version }) => ({ id: key, ...version, at, actor, fields }))
  }

  async function list(): Promise<StaffPackage[]> {
    const rows = await saved()
    const added = [...rows.values()].filter((row) => packages.every((item) => item.key !== row.key))
    const all = [
      ...packages.map((item) => {
        const row = rows.get(item.key)
        return row ? view(row) : asBuilt(item)
      }),
      ...added.map(view),
    ]
    const look = ({ id, fields }: StaffPackage) => ({ key: id, destination: textOf(fields.destination) })
    return inStaffOrder(all, look, destinations, await orders.present())
  }

  async function orderOf(destination: string): Promise<PackageOrders> {
    const versions = await orders.versions(destination)
    const own = (await list()).filter(({ fields }) => fields.destination === destination)
    const built = packages.filter((item) => item.destination === destination).map(({ key }) => key)
    return {
      version: versions[0]?.version ?? 0,
      keys: own.map(({ id }) => id),
      versions: [...versions, { version: 0, at: null, actor: null, keys: built }],
    }
  }

  return {
    saved,
    present,

    saveTogether,
    presentOrders: orders.present,

    /** The order of a destination's packages, now and ever. */
    orderOf,

    /** Puts a destination's packages in another order. */
    reorder: async (destination: string, edit: PackageOrderEdit, actor: string): Promise<PackageOrders> => {
      const { keys } = await orderOf(destination)
      const isSame = edit.keys.toSorted().join() === keys.toSorted().join()
      // One was added or sold elsewhere since: an order without it would be nobody's.
      if (!isSame) throw changedMeanwhile('the packages of this place')
      await orders.save(destination, edit, actor)
      return orderOf(destination)
    },

    /** Every package, as built or as saved, in the catalogue's order. */
    list,

    /** Grows with every save there is, of a package or an order, whichever process makes it. */
    lastSave: async (): Promise<number> => {
      const row = await kysely
        .selectFrom('package_version')
        .select((eb) => eb.fn.max('seq').as('seq'))
        .executeTakeFirst()
      return Number(row?.seq ?? 0) + (await orders.lastSave())
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
      const fields = { ...before.fields, ...withDuration(changes), key } as Record<string, unknown>
      if (fields.pricePerAdult === null) delete fields.pricePerAdult
      return save(key, before.version + 1, { state: state ?? before.state, fields, actor })
    },

    /** All versions of a package, newest first. */
    versions: async (key: string): Promise<StaffPackage[]> => {
      const rows = await kysely
        .selectFrom('package_version')
        .leftJoin('user', 'user.id', 'package_version.actor')
        .selectAll('package_version')
        .select('user.name as by')
        .where('key', '=', key)
        .orderBy('version', 'desc')
        .execute()
      const builtIn = packages.find((item) => item.key === key)
      const all = rows.map(({ by, ...row }) => ({ ...view(row), ...(by && { by }) }))
      return [...all, ...(builtIn ? [asBuilt(builtIn)] : [])]
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

function assertComplete(fields: Fields): void {
  const result = v.safeParse(PackageSchema, fields)
  if (result.success) {
    if (findDestination(destinations, result.output.destination)) return
    throw new PackageRefusal(400, 'This destination is not in the catalogue.', { destination: 'Unknown.' })
  }
  const message = 'This package is not complete enough to be published: see the fields that are marked.'
  throw new PackageRefusal(400, message, errorsByField(result.issues))
}

function draftOf(input: NewPackage): Fields {
  const destination = guessDestination(destinations, input)
  return { ...withDuration(input), totalGuests: 2, ...(destination && { destination: destination.slug }) }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
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
