import type { AnyDb } from './step.ts'

// When and by whom the confirmation of a booking was taken back, and the reason that the traveller reads.
export async function createConfirmationTakenBack(db: AnyDb): Promise<void> {
  for (const column of ['taken_back_at', 'taken_back_by', 'taken_back_reason'])
    await db.schema.alterTable('quotation_version').addColumn(column, 'text').execute()
}
