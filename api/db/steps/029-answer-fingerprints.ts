import type { AnyDb } from './step.ts'

// The version of the fingerprint of an answer; those of earlier releases, also of one that is put back, are of version 1.
export async function addAnswerFingerprintVersion(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('quotation_answer')
    .addColumn('fingerprint_version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
