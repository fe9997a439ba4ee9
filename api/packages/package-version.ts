import type { Selectable } from 'kysely'
import type { Package } from '../../src/contract/catalogue.ts'
import type { StaffPackage } from '../../src/contract/package-edit.ts'
import type { PackageVersionTable } from '../db/schema.ts'

/** A saved version of a package, as staff see it. */
export function savedVersion(row: Selectable<PackageVersionTable>): StaffPackage {
  const { key, state, version, at, actor, reason } = row
  return {
    ...{ id: key, state, version, at, actor, fields: JSON.parse(row.document) },
    ...(reason && { reason }),
    ...(row.live_from && { liveFrom: row.live_from }),
    ...(row.live_until && { liveUntil: row.live_until }),
  }
}

/** A built-in package as its version 0. */
export function builtInVersion(item: Package): StaffPackage {
  return { id: item.key, state: 'published', version: 0, at: null, actor: null, fields: item }
}
