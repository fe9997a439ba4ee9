import type { AnyDb } from './step.ts'

// Spam signals and the fingerprint's version; earlier leads have fingerprints of version 1.
export async function createIntake(db: AnyDb): Promise<void> {
  await db.schema.alterTable('lead').addColumn('spam_signals', 'text').execute()
  await db.schema
    .alterTable('lead')
    .addColumn('fingerprint_version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
