import type { AnyDb } from './step.ts'

// The id that the device gave a new package, so that sending it again after a lost answer adds none; null for every other version.
export async function addPackageRequests(db: AnyDb): Promise<void> {
  await db.schema.alterTable('package_version').addColumn('request_id', 'text').execute()
  await db.schema
    .createIndex('package_version_request_id_idx')
    .unique()
    .on('package_version')
    .column('request_id')
    .execute()
}
