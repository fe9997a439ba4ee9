import type { AnyDb } from './step.ts'

// Finds the notifications of a lead that is erased, without reading all of them for each.
export async function indexNotificationLeads(db: AnyDb): Promise<void> {
  await db.schema.createIndex('notification_lead_idx').on('notification').column('lead_seq').execute()
}
