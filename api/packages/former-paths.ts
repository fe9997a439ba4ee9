import { sql } from 'kysely'
import { packagePath } from '../../src/catalogue/packages.ts'
import { packages } from '../../src/content/packages/index.ts'
import type { Package } from '../../src/contract/catalogue.ts'
import type { Database } from '../db/open.ts'
import { hasStarted } from './live-time.ts'

/**
 * The former paths of renamed packages, each with the package's key; read from all saved versions, which are never deleted.
 * Of several packages that had one path the last one counts. A package's current path is not included.
 */
export async function formerPaths(
  database: Database,
  current: Package[],
  now: string,
): Promise<Record<string, string>> {
  const field = (name: string) =>
    database.kind === 'postgres'
      ? sql<string | null>`document::json ->> ${sql.lit(name)}`
      : sql<string | null>`json_extract(document, ${sql.lit(`$.${name}`)})`
  const published = await database.kysely
    .selectFrom('package_version')
    .select((eb) => [
      'key',
      field('destination').as('destination'),
      field('packageName').as('packageName'),
      eb.fn.max('seq').as('seq'),
    ])
    .where('state', '=', 'published')
    // The name of a version that is not shown yet is not published with it.
    .where(hasStarted(now))
    .groupBy(['key', field('destination'), field('packageName')])
    .orderBy('seq')
    .execute()
  const keys = new Set(current.map(({ key }) => key))
  const paths: Record<string, string> = {}
  for (const { key, destination, packageName } of [...packages, ...published]) {
    if (destination && packageName && keys.has(key)) paths[packagePath({ destination, packageName })] = key
  }
  for (const item of current) delete paths[packagePath(item)]
  return paths
}
