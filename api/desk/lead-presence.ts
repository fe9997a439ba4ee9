import type { Kysely } from 'kysely'
import type { StaffMember } from '../../src/contract/lead.ts'
import { PRESENCE_TTL_MS, type PresenceStatus } from '../../src/contract/lead-work.ts'
import type { Schema } from '../db/schema.ts'
import { findVisibleLead } from '../leads/lead-work.ts'
import { findMergedParts } from '../leads/merged-leads.ts'

/** The users who have a lead open; stored in the database, because colleagues may use another process. */
export function createPresence(kysely: Kysely<Schema>) {
  return {
    /** Records that a user has a lead open, or is leaving it; returns the others who have it open, and its version. */
    report: async (id: string, staff: StaffMember, leaving: boolean): Promise<PresenceStatus> => {
      const lead = await findVisibleLead(kysely, id, staff)
      const now = Date.now()
      const seen_at = new Date(now).toISOString()
      const since = new Date(now - PRESENCE_TTL_MS).toISOString()
      if (leaving)
        await kysely
          .deleteFrom('lead_presence')
          .where('lead_seq', '=', lead.seq)
          .where((eb) => eb.or([eb('staff', '=', staff.id), eb('seen_at', '<', since)]))
          .execute()
      else
        await kysely
          .insertInto('lead_presence')
          .values({ lead_seq: lead.seq, staff: staff.id, seen_at })
          .onConflict((conflict) => conflict.columns(['lead_seq', 'staff']).doUpdateSet({ seen_at }))
          .execute()
      const others = await kysely
        .selectFrom('lead_presence')
        .innerJoin('user', 'user.id', 'lead_presence.staff')
        .select(['user.id', 'user.name'])
        .where('lead_seq', '=', lead.seq)
        .where('staff', '!=', staff.id)
        .where('seen_at', '>=', since)
        // Later than this was before the clock was turned back.
        .where('seen_at', '<=', new Date(now + PRESENCE_TTL_MS).toISOString())
        .orderBy('user.name')
        .execute()
      const last = await kysely
        .selectFrom('lead_event')
        .select((eb) => eb.fn.max('seq').as('seq'))
        // Its page also has the numbers and notes of those merged into it, which may have been erased.
        .where('lead_seq', 'in', [lead.seq, ...(await findMergedParts(kysely, [lead.seq]))])
        .executeTakeFirst()
      return { others, version: lead.version, lastEvent: Number(last?.seq ?? 0) }
    },
  }
}
