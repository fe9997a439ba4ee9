import type { Kysely, Selectable } from 'kysely'
import { packages } from '../../src/content/packages/index.ts'
import type { StaffPackage } from '../../src/contract/package-edit.ts'
import type { PackageVersionTable, Schema } from '../db/schema.ts'
import { hasStarted } from './live-time.ts'
import { builtInVersion, savedVersion } from './package-version.ts'
import { PackageRefusal } from './refusal.ts'

/** Reads packages with all their versions: the built-in ones, and the changes of staff. */
export function createPackageReader(kysely: Kysely<Schema>) {
  /** The newest version of every package with saved versions; with an instant, of those that had started by then. */
  async function newest(db: Kysely<Schema>, startedBy?: string) {
    const newestOf = db
      .selectFrom('package_version')
      .select((eb) => eb.fn.max('seq').as('seq'))
      .groupBy('key')
    const found = await (startedBy === undefined ? newestOf : newestOf.where(hasStarted(startedBy))).execute()
    const seqs = found.map(({ seq }) => Number(seq))
    if (seqs.length === 0) return new Map<string, Selectable<PackageVersionTable>>()
    // By their numbers and not by a subquery, which PostgreSQL runs for each version as long as it does not know that they are many.
    const rows = await db
      .selectFrom('package_version')
      .selectAll()
      .where('seq', 'in', seqs)
      .orderBy('seq')
      .execute()
    return new Map<string, Selectable<PackageVersionTable>>(rows.map((row) => [row.key, row]))
  }

  /** The current version of every package with saved versions. */
  const saved = (db = kysely) => newest(db)

  /** The version of every package with saved ones that travellers see at that instant, unless it is withdrawn or expired. */
  const effective = (now: string, db = kysely) => newest(db, now)

  async function present(key: string): Promise<StaffPackage> {
    const row = await kysely
      .selectFrom('package_version')
      .selectAll()
      .where('key', '=', key)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (row) return savedVersion(row)
    const builtIn = packages.find((item) => item.key === key)
    if (!builtIn) throw new PackageRefusal(404, 'There is no such package.')
    return builtInVersion(builtIn)
  }

  /** Every package, built-in or saved. */
  async function all(db = kysely): Promise<StaffPackage[]> {
    const rows = await saved(db)
    const added = [...rows.values()].filter((row) => packages.every((item) => item.key !== row.key))
    return [
      ...packages.map((item) => {
        const row = rows.get(item.key)
        return row ? savedVersion(row) : builtInVersion(item)
      }),
      ...added.map(savedVersion),
    ]
  }

  async function takenKeys(): Promise<Set<string>> {
    return new Set([...packages.map((item) => item.key), ...(await saved()).keys()])
  }

  return {
    effective,
    present,
    all,
    takenKeys,

    /** The next instant after `now` at which a version begins or ends to be shown; `undefined` without one. */
    nextChange: async (now: string): Promise<string | undefined> => {
      const next = async (column: 'live_from' | 'live_until') => {
        const row = await kysely
          .selectFrom('package_version')
          .select((eb) => eb.fn.min(column).as('at'))
          .where(column, '>', now)
          .executeTakeFirst()
        return row?.at ?? undefined
      }
      return [await next('live_from'), await next('live_until')].filter((at) => at !== undefined).sort()[0]
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
      const found = rows.map(({ by, ...row }) => ({ ...savedVersion(row), ...(by && { by }) }))
      return [...found, ...(builtIn ? [builtInVersion(builtIn)] : [])]
    },
  }
}
