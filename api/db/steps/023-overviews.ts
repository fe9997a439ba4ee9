import { sql } from 'kysely'
import type { AnyDb } from './step.ts'

// The totals of the board, and the day view, without reading all leads. The conditions are those of the queries.
export async function indexOverviews(db: AnyDb): Promise<void> {
  await sql`create index lead_board_idx on lead (status, assignee, booked_amount)
    where merged_into is null and erased_at is null and quarantine is null`.execute(db)
  await sql`create index lead_awaited_idx on lead (respond_by) where responded_at is null`.execute(db)
}
