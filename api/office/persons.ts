import { type Kysely, sql } from 'kysely'
import type { HeldLead } from '../../src/contract/persons.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import type { References } from '../leads/reference.ts'
import { eraseLead } from '../staff/lead-erasure.ts'
import { numberDigits } from '../staff/lead-query.ts'
import { LeadRefusal, workOn } from '../staff/lead-work.ts'

const MOST = 500

/** The leads of whoever has this number or address, and of the numbers and addresses those leads name: newest first. */
export async function heldOf(
  kysely: Kysely<Schema>,
  typed: string,
  references: References,
): Promise<HeldLead[]> {
  const digits = numberDigits(typed)
  const first = await leadsWith(kysely, digits ? [digits] : [], typed.includes('@') ? [typed] : [])
  const named = (values: (string | null)[]) => [...new Set(values.filter((value) => value !== null))]
  const rows = await leadsWith(
    kysely,
    named(first.map((row) => row.contact)),
    named(first.map((row) => row.email)),
  )
  return rows.map(({ seq, received_at, ...row }) => ({
    ...row,
    reference: references.of(seq),
    receivedAt: received_at,
  }))
}

/** Erases those leads, all or none; answers how many were there to erase. */
export function erasePerson(database: Database, ids: readonly string[], actor: string): Promise<number> {
  return workOn(database, async (transaction) => {
    const leads = await transaction.selectFrom('lead').selectAll().where('id', 'in', ids).execute()
    if (leads.length < new Set(ids).size) throw new LeadRefusal(404, 'There is no such lead.')
    let erased = 0
    for (const lead of leads)
      if (lead.erased_at === null)
        erased += await eraseLead(transaction, lead, { actor, action: 'person.erased' })
    return erased
  })
}

async function leadsWith(kysely: Kysely<Schema>, contacts: string[], emails: string[]) {
  if (contacts.length + emails.length === 0) return []
  return kysely
    .selectFrom('lead')
    .select(['seq', 'id', 'name', 'contact', 'email', 'destination', 'status', 'received_at', 'consent'])
    .where('erased_at', 'is', null)
    .where((eb) =>
      eb.or([
        ...(contacts.length > 0 ? [eb('contact', 'in', contacts)] : []),
        ...(emails.length > 0
          ? [
              eb(
                sql<string>`lower(email)`,
                'in',
                emails.map((email) => email.toLowerCase()),
              ),
            ]
          : []),
      ]),
    )
    .orderBy('seq', 'desc')
    .limit(MOST)
    .execute()
}
