import type { AnyDb } from './step.ts'

// The lead's version before and after an action, for the answer to one that is sent again; null for earlier ones.
export async function addActionVersions(db: AnyDb): Promise<void> {
  for (const column of ['version_before', 'version_after'])
    await db.schema.alterTable('lead_action').addColumn(column, 'integer').execute()
}
