import type { Kysely } from 'kysely'
import type { StaffMember } from '../../src/contract/lead.ts'
import { PRESENCE_LASTS_MS, type Present } from '../../src/contract/lead-work.ts'
import type { Schema } from '../db/schema.ts'
import { seenLead } from './lead-work.ts'

/** Who has a lead open, kept in the database: colleagues may be on another process. */
export function createPresence(kysely: Kysely<Schema>) {
  return {
    /** Says that somebody looks at a lead; answers who else does, and whether it has changed. */
    beat: async (id: string, staff: StaffMember, leaving: boolean): Promise<Present> => {
      const lead = await seenLead(kysely, id, staff)
      const now = Date.now()
      const seen_at = new Date(now).toISOString()
      const since = new Date(now - PRESENCE_LASTS_MS).toISOString()
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
        .orderBy('user.name')
        .execute()
      const last = await kysely
        .selectFrom('lead_event')
        .select((eb) => eb.fn.max('seq').as('seq'))
        .where('lead_seq', '=', lead.seq)
        .executeTakeFirst()
      return { others, version: lead.version, lastEvent: Number(last?.seq ?? 0) }
    },
  }
}
