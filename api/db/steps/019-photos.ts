import type { AnyDb, Kind } from './step.ts'

// Uploaded photos, why versions of packages were saved, and when they are shown.
export async function createPhotos(db: AnyDb, kind: Kind): Promise<void> {
  const bytes = kind === 'postgres' ? 'bytea' : 'blob'
  await db.schema
    .createTable('photo')
    .addColumn('source', 'text', (column) => column.primaryKey())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('photo_crop')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('focus_x', 'integer', (column) => column.notNull())
    .addColumn('focus_y', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('photo_file')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('photo_file_name_idx').on('photo_file').column('name').execute()

  for (const column of ['reason', 'batch', 'live_from', 'live_until'])
    await db.schema.alterTable('package_version').addColumn(column, 'text').execute()
  await db.schema.createIndex('package_version_batch_idx').on('package_version').column('batch').execute()
}
