import type { AnyDb } from './step.ts'

// When the user of a session last entered the password again: an ISO instant, null before.
export async function createConfirmedSessions(db: AnyDb): Promise<void> {
  await db.schema.alterTable('session').addColumn('confirmedAt', 'text').execute()
}
