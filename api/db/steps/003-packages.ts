import { type AnyDb, createSequence, type Kind } from './step.ts'

export async function createPackages(db: AnyDb, kind: Kind): Promise<void> {
  await createSequence(db, kind, 'package_version')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    // Of two simultaneous saves of one version, one is refused.
    .addUniqueConstraint('package_version_key', ['key', 'version'])
    .execute()
}
