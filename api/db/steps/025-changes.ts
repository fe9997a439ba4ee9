import { sql } from 'kysely'
import type { AnyDb, Kind } from './step.ts'

/** Tables whose changes other processes have to see soon, and what they are reported as (api/db/changes.ts). */
const REPORTED = {
  lead_event: { change: 'leads', after: 'insert' },
  notification: { change: 'notices', after: 'insert' },
  package_version: { change: 'catalogue', after: 'insert or update or delete' },
  package_order: { change: 'catalogue', after: 'insert or update or delete' },
}

// A notification of PostgreSQL is sent as the transaction commits, whichever process wrote it. SQLite has one process.
export async function reportChanges(db: AnyDb, kind: Kind): Promise<void> {
  if (kind === 'sqlite') return
  await sql`create function marigold_report_change() returns trigger language plpgsql as
    $$ begin perform pg_notify('marigold_changes', tg_argv[0]); return null; end $$`.execute(db)
  for (const [table, { change, after }] of Object.entries(REPORTED))
    await sql`create trigger report_change after ${sql.raw(after)} on ${sql.table(table)}
      for each statement execute function marigold_report_change(${sql.lit(change)})`.execute(db)
}
