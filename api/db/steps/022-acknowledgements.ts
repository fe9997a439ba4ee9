import { sql } from 'kysely'
import type { AnyDb } from './step.ts'

// Finds the mails to travellers of the last day, without reading all messages for every enquiry.
export async function indexAcknowledgements(db: AnyDb): Promise<void> {
  await sql`create index delivery_acknowledgement_idx on delivery (created_at)
    where substr(message_id, 1, 4) = 'ack_'`.execute(db)
}
