import { type Kysely, sql } from 'kysely'
import { packages } from '../../src/content/packages/index.ts'
import { fieldIn } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'

/** A version that a change of prices made of a package, with its price before and after. */
export type ChangedPrice = {
  batch: string | null
  /** As it is now. */
  name: string
  version: number
  /** The package's newest version. */
  newest: number
  from: number | undefined
  to: number | undefined
}

/** What these changes did, in the order in which it was written: with one query for any number of packages. */
export async function readChangedPrices(
  kysely: Kysely<Schema>,
  batches: readonly string[],
): Promise<ChangedPrice[]> {
  if (batches.length === 0) return []
  const rows = await kysely
    .selectFrom('package_version as made')
    .innerJoin('package_version as newest', (join) =>
      join.onRef('newest.key', '=', 'made.key').on('newest.version', '=', (eb) =>
        eb
          .selectFrom('package_version as other')
          .select(({ fn }) => fn.max('other.version').as('version'))
          .whereRef('other.key', '=', 'made.key'),
      ),
    )
    // Not always the number before: a restore from a backup skips numbers.
    .leftJoin('package_version as before', (join) =>
      join.onRef('before.key', '=', 'made.key').on('before.version', '=', (eb) =>
        eb
          .selectFrom('package_version as other')
          .select(({ fn }) => fn.max('other.version').as('version'))
          .whereRef('other.key', '=', 'made.key')
          .whereRef('other.version', '<', 'made.version'),
      ),
    )
    .select([
      'made.batch',
      'made.key',
      'made.version',
      'newest.version as newest',
      'before.version as former',
    ])
    .select([
      fieldIn(kysely, sql.ref('newest.document'), 'packageName').as('name'),
      fieldIn(kysely, sql.ref('before.document'), 'totalPackagePrice').as('from'),
      fieldIn(kysely, sql.ref('made.document'), 'totalPackagePrice').as('to'),
    ])
    .where('made.batch', 'in', [...batches])
    .orderBy('made.seq')
    .execute()
  return rows.map(({ key, name, former, from, to, ...row }) => ({
    ...row,
    name: name ?? key,
    // Version 0 of a built-in package is not stored.
    from: former === null ? packages.find((item) => item.key === key)?.totalPackagePrice : priceOf(from),
    to: priceOf(to),
  }))
}

function priceOf(value: string | null): number | undefined {
  return value === null ? undefined : Number(value)
}
