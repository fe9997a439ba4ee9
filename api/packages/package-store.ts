import type { Selectable } from 'kysely'
import { inStaffOrder, type StaffOrder } from '../../src/catalogue/staff-order.ts'
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
import { recordAudits } from '../audit/audit.ts'
import { lostVersions } from '../backup/lost-numbers.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Database } from '../db/open.ts'
import type { PackageVersionTable } from '../db/schema.ts'
import { lockSequence } from '../db/sequence.ts'
import { writeSystemSetting } from '../db/settings.ts'
import { formerPaths } from './former-paths.ts'
import { assertLimits } from './live-time.ts'
import { createOrderStore } from './order-store.ts'
import { assertStoredPhotos } from './package-photos.ts'
import { createPackageReader } from './package-reader.ts'
import {
  assertComplete,
  assertOwnPicture,
  assertUniquePath,
  draftOf,
  type Fields,
  uniqueKey,
  withDuration,
} from './package-rules.ts'
import { builtInVersion, savedVersion } from './package-version.ts'
import { PackageRefusal, versionConflict } from './refusal.ts'

/** A new version of a package, before it is saved. */
export type NewVersion = {
  key: string
  version: number
  state: PackageState
  fields: Fields
  /** ISO instants. */
  liveFrom?: string | undefined
  liveUntil?: string | undefined
}

/**
 * `marks`: digests of imported records, to be stored with the versions. `reason`: why the versions are saved. `batch`: id of
 * their change of many packages. `requestId`: the id that the device gave a new package. `isRehearsal`: nothing is kept, and what
 * would be refused is.
 */
type SaveOptions = {
  marks?: Record<string, string>
  reason?: string
  batch?: string
  requestId?: string
  isRehearsal?: boolean
}

/** Ends the transaction of a rehearsal. */
const REHEARSED = new Error('Nothing of a rehearsal is kept.')

/** Versions of one statement: with one for each, enquiries would wait for seconds while prices of very many change. */
const ROWS_AT_ONCE = 100

/** Packages with all their versions: the built-in ones, and the changes of staff. */
export function createPackageStore(database: Database) {
  const { kysely } = database
  const orders = createOrderStore(database)
  const { effective, all, takenKeys, ...reader } = createPackageReader(kysely)

  async function save(version: NewVersion, actor: string, options?: SaveOptions): Promise<StaffPackage> {
    const [saved] = await saveTogether([version], actor, options)
    if (!saved) throw new Error('Nothing was saved.')
    return saved
  }

  /** What was added under an id before, by this person; `undefined` for a new id. */
  async function findAdded(
    requestId: string | undefined,
    actor: string,
  ): Promise<Selectable<PackageVersionTable> | undefined> {
    if (requestId === undefined) return undefined
    const row = await kysely
      .selectFrom('package_version')
      .selectAll()
      .where('request_id', '=', requestId)
      .executeTakeFirst()
    if (row && row.actor !== actor) throw anotherRequest()
    return row
  }

  /** Saves a new package; two requests with one id, sent at the same time, save it once. */
  async function saveNew(version: NewVersion, actor: string, requestId?: string): Promise<StaffPackage> {
    try {
      return await save(version, actor, requestId === undefined ? {} : { requestId })
    } catch (error) {
      const added = await findAdded(requestId, actor)
      if (added) return savedVersion(added)
      throw error
    }
  }

  /** Saves all of these versions or none. */
  async function saveTogether(
    wanted: NewVersion[],
    actor: string,
    { marks = {}, reason, batch, requestId, isRehearsal = false }: SaveOptions = {},
  ): Promise<StaffPackage[]> {
    const at = new Date().toISOString()
    const lost = await lostVersions(kysely)
    // The first one after a restore is above all that were lost with it.
    const versions = wanted.map((one) => ({ ...one, version: Math.max(one.version, lost + 1) }))
    const rows = versions.map(({ key, version, state, fields, liveFrom, liveUntil }) => {
      assertLimits(liveFrom, liveUntil)
      if (state === 'published') assertComplete(fields)
      if (state !== 'archived') assertOwnPicture(fields)
      const why = { reason: reason ?? null, batch: batch ?? null }
      const limits = { live_from: liveFrom ?? null, live_until: liveUntil ?? null }
      return {
        key,
        version,
        state,
        document: JSON.stringify(fields),
        at,
        actor,
        request_id: requestId ?? null,
        ...why,
        ...limits,
      }
    })
    const changed = new Set(versions.map(({ key }) => key))
    await letOthersIn()
    const saving = kysely.transaction().execute(async (transaction) => {
      await lockSequence(transaction, database.kind)
      // A URL is taken if travellers see it now, or will see it later.
      const live = await effective(at, transaction)
      const builtIn = packages.filter((item) => !live.has(item.key)).map(builtInVersion)
      const shown = [...[...live.values()].map(savedVersion), ...builtIn]
      const others = [...shown, ...(await all(transaction))].filter(({ id }) => !changed.has(id))
      assertUniquePath(versions, others)
      await assertStoredPhotos(transaction, versions)
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
        const some = rows.slice(start, start + ROWS_AT_ONCE)
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('package_version')
          .values(some)
          .onConflict((conflict) => conflict.columns(['key', 'version']).doNothing())
          .executeTakeFirstOrThrow()
        if (Number(numInsertedOrUpdatedRows) < some.length) throw versionConflict()
        await recordAudits(
          transaction,
          some.map(({ key, version, state }) => ({
            actor,
            action: 'package.changed',
            detail: { package: key, version, state, ...(batch && { batch }) },
          })),
        )
      }
      for (const [key, value] of Object.entries(marks)) await writeSystemSetting(transaction, key, value)
      if (isRehearsal) throw REHEARSED
    })
    await saving.catch((error: unknown) => {
      if (error !== REHEARSED) throw error
    })
    await letOthersIn()
    return versions.map(({ key, fields, version, state, liveFrom, liveUntil }) => ({
      ...{ id: key, version, state, at, actor, fields },
      ...(liveFrom && { liveFrom }),
      ...(liveUntil && { liveUntil }),
    }))
  }

  async function list(): Promise<StaffPackage[]> {
    return inOrder(await all(), await orders.present())
  }

  async function orderOf(destination: string): Promise<PackageOrders> {
    const versions = await orders.versions(destination)
    // Of the same version, which may no longer be the present one: two saves may arrive at once.
    const saved = new Map(versions.slice(0, 1).map(({ keys }) => [destination, keys]))
    const own = inOrder(await all(), saved).filter(({ fields }) => fields.destination === destination)
    const built = packages.filter((item) => item.destination === destination).map(({ key }) => key)
    return {
      version: versions[0]?.version ?? 0,
      keys: own.map(({ id }) => id),
      versions: [...versions, { version: 0, at: null, actor: null, keys: built }],
    }
  }

  return {
    effective,
    present: reader.present,
    nextChange: reader.nextChange,
    versions: reader.versions,

    saveTogether,
    presentOrders: orders.present,

    /** The order of a destination's packages, with all its versions. */
    orderOf,

    /** Saves a new order of a destination's packages. */
    reorder: async (destination: string, edit: PackageOrderEdit, actor: string): Promise<PackageOrders> => {
      const present = await orderOf(destination)
      const isSame = edit.keys.toSorted().join() === present.keys.toSorted().join()
      // The destination has gained or lost a package since: the order no longer matches.
      if (!isSame) throw versionConflict('the packages of this place')
      const isSaved = ({ keys }: PackageOrders) => edit.keys.join() === keys.join()
      // The answer to an earlier attempt was lost.
      if (isSaved(present)) return present
      try {
        await orders.save(destination, edit, actor)
      } catch (error) {
        // The same request may have arrived twice at once.
        const now = await orderOf(destination)
        if (isSaved(now)) return now
        throw error
      }
      return orderOf(destination)
    },

    /** Every package, built-in or saved, in the catalogue's order. */
    list,

    /** Addresses that packages had before; `current` is what is published now. */
    formerPaths: (current: Package[], now: string) => formerPaths(database, current, now),

    /** Increases with every save of a package or an order, in any process. */
    lastSave: async (): Promise<number> => {
      const row = await kysely
        .selectFrom('package_version')
        .select((eb) => eb.fn.max('seq').as('seq'))
        .executeTakeFirst()
      return Number(row?.seq ?? 0) + (await orders.lastSave())
    },

    /** Copies the current version of a package to a new draft. */
    duplicate: async (key: string, actor: string, requestId?: string): Promise<StaffPackage> => {
      const added = await findAdded(requestId, actor)
      if (added) return savedVersion(added)
      const { fields } = await reader.present(key)
      const packageName = `${textOf(fields.packageName) ?? key} (copy)`
      const copy = uniqueKey(packageName, await takenKeys())
      return saveNew(
        { key: copy, version: 1, state: 'draft', fields: { ...fields, key: copy, packageName } },
        actor,
        requestId,
      )
    },

    /** Adds a draft. The id of the request, sent again, gives the package it added; 422 for another package under that id. */
    add: async (input: NewPackage, actor: string, requestId?: string): Promise<StaffPackage> => {
      const fields = draftOf(input)
      const key = uniqueKey(input.packageName, await takenKeys())
      const added = await findAdded(requestId, actor)
      if (!added) return saveNew({ key, version: 1, state: 'draft', fields }, actor, requestId)
      if (added.document !== JSON.stringify(fields)) throw anotherRequest()
      return savedVersion(added)
    },

    edit: async (
      key: string,
      { version, state, liveFrom, liveUntil, ...changes }: PackageEdit,
      actor: string,
    ): Promise<StaffPackage> => {
      const before = await reader.present(key)
      if (version !== undefined && version !== before.version) throw versionConflict()
      const fields = withoutEmpty({ ...before.fields, ...withDuration(changes), key })
      const limits = {
        liveFrom: liveFrom === undefined ? before.liveFrom : (liveFrom ?? undefined),
        liveUntil: liveUntil === undefined ? before.liveUntil : (liveUntil ?? undefined),
      }
      return save(
        { key, version: before.version + 1, state: state ?? before.state, fields, ...limits },
        actor,
      )
    },
  }
}
export type PackageStore = ReturnType<typeof createPackageStore>

function inOrder(all: readonly StaffPackage[], orders: StaffOrder): StaffPackage[] {
  const look = ({ id, fields }: StaffPackage) => ({ key: id, destination: textOf(fields.destination) })
  return inStaffOrder(all, look, destinations, orders)
}

function anotherRequest(): PackageRefusal {
  return new PackageRefusal(422, 'This id was used for another package, which is unchanged.')
}

// The same content must give the same document, so an empty list of photos is left out; null removes a field.
function withoutEmpty({ photos, ...fields }: Record<string, unknown>): Fields {
  const said = Object.entries(fields).filter(([, value]) => value !== null)
  const hasPhotos = Array.isArray(photos) && photos.length > 0
  return { ...Object.fromEntries(said), ...(hasPhotos && { photos }) }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
