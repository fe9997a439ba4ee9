import { findDestination } from '../../src/catalogue/destinations.ts'
import type { StaffOrder } from '../../src/catalogue/staff-order.ts'
import { destinations } from '../../src/content/destinations/index.ts'
import type { PackageOrder, PackageOrderEdit } from '../../src/contract/package-edit.ts'
import { recordAudit } from '../audit/audit.ts'
import { lostVersions } from '../backup/lost-numbers.ts'
import type { Database } from '../db/open.ts'
import { lockSequence } from '../db/sequence.ts'
import { PackageRefusal, versionConflict } from './refusal.ts'

/** The order of each destination's packages, with all its versions. */
export function createOrderStore(database: Database) {
  const { kysely } = database

  return {
    /** The current order of every destination that has a saved one. */
    present: async (): Promise<StaffOrder> => {
      const rows = await kysely
        .selectFrom('package_order')
        .select(['destination', 'keys'])
        .orderBy('seq')
        .execute()
      return new Map(rows.map(({ destination, keys }) => [destination, JSON.parse(keys) as string[]]))
    },

    /** Increases with every saved order. */
    lastSave: async (): Promise<number> => {
      const row = await kysely
        .selectFrom('package_order')
        .select((eb) => eb.fn.max('seq').as('seq'))
        .executeTakeFirst()
      return Number(row?.seq ?? 0)
    },

    /** All saved orders of a destination’s packages, newest first; the built-in order is not included. */
    versions: async (destination: string): Promise<PackageOrder[]> => {
      if (!findDestination(destinations, destination))
        throw new PackageRefusal(404, 'There is no such place.')
      const rows = await kysely
        .selectFrom('package_order')
        .leftJoin('user', 'user.id', 'package_order.actor')
        .select(['version', 'at', 'actor', 'keys', 'user.name as by'])
        .where('destination', '=', destination)
        .orderBy('version', 'desc')
        .execute()
      return rows.map(({ by, keys, ...row }) => ({ ...row, ...(by && { by }), keys: JSON.parse(keys) }))
    },

    /** Saves an order based on `version` as the next version. */
    save: async (destination: string, { keys, version }: PackageOrderEdit, actor: string): Promise<void> => {
      const next = Math.max(version, await lostVersions(kysely)) + 1
      const row = { destination, version: next, keys: JSON.stringify(keys), actor }
      await kysely.transaction().execute(async (transaction) => {
        await lockSequence(transaction, database.kind)
        const present = await transaction
          .selectFrom('package_order')
          .select((eb) => eb.fn.max('version').as('version'))
          .where('destination', '=', destination)
          .executeTakeFirst()
        if (Number(present?.version ?? 0) !== version) throw versionConflict('this order')
        await transaction
          .insertInto('package_order')
          .values({ ...row, at: new Date().toISOString() })
          .execute()
        await recordAudit(transaction, { actor, action: 'package.changed', detail: { order: destination } })
      })
    },
  }
}
