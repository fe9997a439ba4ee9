import type { AnyDb } from './step.ts'

// What an action of staff contained, as a hash: its id with other contents is another action. Null for earlier ones.
export async function addActionContents(db: AnyDb): Promise<void> {
  await db.schema.alterTable('lead_action').addColumn('content_digest', 'text').execute()
}
