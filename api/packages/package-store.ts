import type { Selectable } from 'kysely'
import { inStaffOrder } from '../../src/catalogue/staff-order.ts'
import { destinations } from '../../src/content/destinations/index.ts'
import { packages } from '../../src/content/packages/index.ts'
import type { Package } from '../../src/contract/catalogue.ts'
import type {
  NewPackage,
  PackageEdit,
  PackageOrderEdit,
  PackageOrders,
  PackageState,
  StaffPackage,
} from '../../src/contract/package-edit.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../db/open.ts'
import type { PackageVersionTable } from '../db/schema.ts'
import { lockSequence } from '../db/sequence.ts'
import { writeSystemSetting } from '../db/settings.ts'
import { formerPaths } from './former-paths.ts'
import { createOrderStore } from './order-store.ts'
import {
  assertComplete,
  assertOwnPicture,
  assertUniquePath,
  draftOf,
  type Fields,
  uniqueKey,
  withDuration,
} from './package-rules.ts'
import { PackageRefusal, versionConflict } from './refusal.ts'

/** A new version of a package, before it is saved. */
export type NewVersion = { key: string; version: number; state: PackageState; fields: Fields }

/** Packages with all their versions: the built-in ones, and the changes of staff. */
export function createPackageStore(database: Database) {
  const { kysely } = database
  const orders = createOrderStore(database)

  /** The current version of every package with saved versions. */
  async function saved(db = kysely): Promise<Map<string, Selectable<PackageVersionTable>>> {
    const rows = await db
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

  /** Saves all of these versions or none, together with their import marks. */
  async function saveTogether(
    versions: NewVersion[],
    actor: string,
    marks: Record<string, string> = {},
  ): Promise<StaffPackage[]> {
    const at = new Date().toISOString()
    const rows = versions.map(({ key, version, state, fields }) => {
      if (state === 'published') assertComplete(fields)
      if (state !== 'archived') assertOwnPicture(fields)
      return { key, version, state, document: JSON.stringify(fields), at, actor }
    })
    const changed = new Set(versions.map(({ key }) => key))
    await kysely.transaction().execute(async (transaction) => {
      await lockSequence(transaction, database.kind)
      // Read inside the locked transaction, so that no other process can take the URL before the write.
      const others = (await all(transaction)).filter(({ id }) => !changed.has(id))
      assertUniquePath(versions, others)
      for (const row of rows) {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('package_version')
          .values(row)
          .onConflict((conflict) => conflict.columns(['key', 'version']).doNothing())
          .executeTakeFirstOrThrow()
        if (Number(numInsertedOrUpdatedRows) === 0) throw versionConflict()
        const { key, version, state } = row
        await recordAudit(transaction, {
          actor,
          action: 'package.changed',
          detail: { package: key, version, state },
        })
      }
      for (const [key, value] of Object.entries(marks)) await writeSystemSetting(transaction, key, value)
    })
    return versions.map(({ key, fields, ...version }) => ({ id: key, ...version, at, actor, fields }))
  }

  /** Every package, built-in or saved. */
  async function all(db = kysely): Promise<StaffPackage[]> {
    const rows = await saved(db)
    const added = [...rows.values()].filter((row) => packages.every((item) => item.key !== row.key))
    return [
      ...packages.map((item) => {
        const row = rows.get(item.key)
        return row ? view(row) : asBuilt(item)
      }),
      ...added.map(view),
    ]
  }

  async function takenKeys(): Promise<Set<string>> {
    return new Set([...packages.map((item) => item.key), ...(await saved()).keys()])
  }

  async function list(): Promise<StaffPackage[]> {
    const look = ({ id, fields }: StaffPackage) => ({ key: id, destination: textOf(fields.destination) })
    return inStaffOrder(await all(), look, destinations, await orders.present())
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

    /** The order of a destination's packages, with all its versions. */
    orderOf,

    /** Saves a new order of a destination's packages. */
    reorder: async (destination: string, edit: PackageOrderEdit, actor: string): Promise<PackageOrders> => {
      const { keys } = await orderOf(destination)
      const isSame = edit.keys.toSorted().join() === keys.toSorted().join()
      // The destination has gained or lost a package since: the order no longer matches.
      if (!isSame) throw versionConflict('the packages of this place')
      await orders.save(destination, edit, actor)
      return orderOf(destination)
    },

    /** Every package, built-in or saved, in the catalogue's order. */
    list,

    /** Addresses that packages had before; `current` is what is published now. */
    formerPaths: (current: Package[]) => formerPaths(database, current),

    /** Increases with every save of a package or an order, in any process. */
    lastSave: async (): Promise<number> => {
      const row = await kysely
        .selectFrom('package_version')
        .select((eb) => eb.fn.max('seq').as('seq'))
        .executeTakeFirst()
      return Number(row?.seq ?? 0) + (await orders.lastSave())
    },

    /** Copies the current version of a package to a new draft. */
    duplicate: async (key: string, actor: string): Promise<StaffPackage> => {
      const { fields } = await present(key)
      const packageName = `${textOf(fields.packageName) ?? key} (copy)`
      const copy = uniqueKey(packageName, await takenKeys())
      return save(copy, 1, { state: 'draft', fields: { ...fields, key: copy, packageName }, actor })
    },

    add: async (input: NewPackage, actor: string): Promise<StaffPackage> => {
      const fields = draftOf(input)
      return save(uniqueKey(input.packageName, await takenKeys()), 1, { state: 'draft', fields, actor })
    },

    edit: async (
      key: string,
      { version, state, ...changes }: PackageEdit,
      actor: string,
    ): Promise<StaffPackage> => {
      const before = await present(key)
      if (version !== undefined && version !== before.version) throw versionConflict()
      const fields = { ...before.fields, ...withDuration(changes), key } as Record<string, unknown>
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
      const found = rows.map(({ by, ...row }) => ({ ...view(row), ...(by && { by }) }))
      return [...found, ...(builtIn ? [asBuilt(builtIn)] : [])]
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

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
