import { sql } from 'kysely'
import type { AnyDb } from './step.ts'

// Earlier releases erased only the leads that were merged directly into an erased one: this completes those erasures.
export async function completeErasures(db: AnyDb): Promise<void> {
  const { rows } = await sql<{ seq: number }>`
    with recursive gone(seq) as (
      select seq from lead where erased_at is not null
      union
      select lead.seq from lead join gone on lead.merged_into = gone.seq
    )
    select seq from lead where seq in (select seq from gone) and erased_at is null`.execute(db)
  const at = new Date().toISOString()
  for (const { seq } of rows) {
    await sql`update lead_event set data = null where lead_seq = ${seq}`.execute(db)
    await sql`delete from notification where lead_seq = ${seq}`.execute(db)
    await sql`delete from lead_presence where lead_seq = ${seq}`.execute(db)
    await sql`insert into lead_event (lead_seq, type, at) values (${seq}, 'erased', ${at})`.execute(db)
    await sql`update lead set name = null, contact = null, email = null, destination = null, fields = null,
      source_domain = null, composed_at = null, consent = null, quarantine = null, assignee = null,
      follow_up_at = null, reminded_at = null, lost_reason = null, erased_at = ${at}, version = version + 1
      where seq = ${seq}`.execute(db)
  }
  // An erased lead has no deadline.
  await sql`update lead set respond_by = null where erased_at is not null`.execute(db)
}
