import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { LeadRefusal } from '../leads/lead-work.ts'

/** Throws {@link LeadRefusal} 400 for a user to whom no lead can be assigned. */
export async function assertMember(kysely: Kysely<Schema>, id: string): Promise<void> {
  const member = await kysely
    .selectFrom('user')
    .select('deactivatedAt')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!member || member.deactivatedAt !== null)
    throw new LeadRefusal(400, 'There is no such member of staff.')
}
