import { type AnyDb, createSequence, type Kind } from './step.ts'

export async function createPackageOrder(db: AnyDb, kind: Kind): Promise<void> {
  await createSequence(db, kind, 'package_order')
    .addColumn('destination', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('keys', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addUniqueConstraint('package_order_version', ['destination', 'version'])
    .execute()
}
