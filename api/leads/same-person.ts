import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { LeadRow } from './lead-work.ts'
import { findKeptLeads } from './merged-leads.ts'

type Person = Pick<LeadRow, 'contact' | 'email'>

/** The assignees of earlier leads of persons, who are identified by number and address. */
export type EarlierAssignees = {
  of: (person: Person) => string | undefined
  /** Records that this person's lead was assigned in this batch. */
  add: (person: Person, assignee: string) => void
}

/** Bounds the work for persons with very many leads, who are rarely persons. */
const MAX_EARLIER_LEADS = 500

/** The assignees of the latest earlier leads of the persons of these new leads. */
export async function findEarlierAssignees(
  kysely: Kysely<Schema>,
  leads: readonly (Person & { seq: number })[],
): Promise<EarlierAssignees> {
  const known = new Map<string, string>()
  const add: EarlierAssignees['add'] = (person, assignee) => {
    for (const key of keysOf(person)) known.set(key, assignee)
  }
  const contacts = [...new Set(leads.flatMap(({ contact }) => contact ?? []))]
  const emails = [...new Set(leads.flatMap(({ email }) => email?.toLowerCase() ?? []))]
  const earlier = kysely
    .selectFrom('lead')
    .select(['seq', 'contact', 'email', 'merged_into', 'assignee'])
    .where((eb) => eb.or([eb('assignee', 'is not', null), eb('merged_into', 'is not', null)]))
    .where('quarantine', 'is', null)
    .where('seq', '<', Math.min(...leads.map(({ seq }) => seq)))
    .orderBy('seq', 'desc')
    .limit(MAX_EARLIER_LEADS)
  const addAll = async (rows: Awaited<ReturnType<typeof earlier.execute>>, key: keyof Person) => {
    const parts = rows.filter((row) => row.merged_into !== null).map(({ seq }) => seq)
    const kept = await findKeptLeads(kysely, parts)
    for (const row of rows.reverse()) {
      // The assignee of the lead that a merged one is part of counts.
      const assignee = kept.get(row.seq)?.assignee ?? row.assignee
      if (assignee) add({ contact: null, email: null, [key]: row[key] }, assignee)
    }
  }
  // Two queries, because each uses its own index.
  if (emails.length > 0)
    await addAll(
      await earlier.where('email', 'is not', null).where(sql<string>`lower(email)`, 'in', emails).execute(),
      'email',
    )
  if (contacts.length > 0) await addAll(await earlier.where('contact', 'in', contacts).execute(), 'contact')
  return { add, of: (person) => keysOf(person).flatMap((key) => known.get(key) ?? [])[0] }
}

// The number first, because families share an address more often than a phone.
function keysOf({ contact, email }: Person): string[] {
  return [...(contact ? [contact] : []), ...(email ? [email.toLowerCase()] : [])]
}

/** More earlier enquiries are not looked at: nobody has so many, but a flood with one number, or the suspected spam of one, may have any. */
const MAX_LOOKED_AT = 500

/** Which enquiry of its person each lead is, by lead number; first ones are not contained. Suspected spam does not count. */
export async function countEnquiriesOfPerson(
  kysely: Kysely<Schema>,
  seqs: readonly number[],
): Promise<Map<number, number>> {
  if (seqs.length === 0) return new Map()
  const rows = await kysely
    .selectFrom('lead')
    .select('lead.seq')
    .select((eb) => {
      const earlier = eb
        .selectFrom('lead as earlier')
        .select(['earlier.seq', 'earlier.quarantine'])
        .whereRef('earlier.seq', '<', 'lead.seq')
        .limit(MAX_LOOKED_AT)
      // Two queries, because each stops early in its own index.
      const byContact = earlier.whereRef('earlier.contact', '=', 'lead.contact')
      const byEmail = earlier
        .where('earlier.email', 'is not', null)
        .where(sql`lower(earlier.email)`, '=', sql`lower(lead.email)`)
      const lookedAt = eb
        .selectFrom(byContact.as('by_contact'))
        .selectAll()
        .union(eb.selectFrom(byEmail.as('by_email')).selectAll())
      return eb
        .selectFrom(lookedAt.as('looked_at'))
        .where('looked_at.quarantine', 'is', null)
        .select(({ fn }) => fn.countAll().as('count'))
        .as('earlier')
    })
    .where('lead.seq', 'in', [...seqs])
    .execute()
  return new Map(
    rows.flatMap(({ seq, earlier }): [number, number][] =>
      Number(earlier) > 0 ? [[seq, Number(earlier) + 1]] : [],
    ),
  )
}
