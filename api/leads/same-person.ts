import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { LeadTable, Schema } from '../db/schema.ts'
import type { LeadRow } from './lead-work.ts'
import { findKeptLeads } from './merged-leads.ts'

type Person = Pick<LeadRow, 'contact' | 'email'>

/** The assignees of earlier leads of persons, who are identified by number and address. */
export type EarlierAssignees = {
  of: (person: Person) => string | undefined
  /** Records that this person's lead was assigned in this batch. */
  add: (person: Person, assignee: string) => void
}

/** More earlier enquiries are not looked at: nobody has so many, but a flood with one number, or the suspected spam of one, may have any. */
const MAX_LOOKED_AT = 500

type Earlier = ExpressionBuilder<Schema & { earlier: LeadTable }, 'lead' | 'earlier'>
const SAME = {
  contact: (eb: Earlier) => eb('earlier.contact', '=', eb.ref('lead.contact')),
  email: (eb: Earlier) =>
    eb.and([eb('earlier.email', 'is not', null), eb(sql`lower(earlier.email)`, '=', sql`lower(lead.email)`)]),
}

/** The assignees of the latest earlier leads of the persons of these new leads. */
export async function findEarlierAssignees(
  kysely: Kysely<Schema>,
  leads: readonly (Person & { seq: number })[],
): Promise<EarlierAssignees> {
  const known = new Map<string, string>()
  const add: EarlierAssignees['add'] = (person, assignee) => {
    for (const key of keysOf(person)) known.set(key, assignee)
  }
  const first = Math.min(...leads.map(({ seq }) => seq))
  // Two queries, because each uses its own index; each person once, because a flood is one.
  for (const by of ['email', 'contact'] as const) {
    const persons = new Map(leads.flatMap(({ seq, [by]: value }) => (value ? [[keyIn(by, value), seq]] : [])))
    const found = await newestEarlier(kysely, [...persons.values()], { by, first })
    for (const { value, assignee } of found) if (value && assignee) known.set(keyIn(by, value), assignee)
  }
  return { add, of: (person) => keysOf(person).flatMap((key) => known.get(key) ?? [])[0] }
}

// The newest lead of each person before number `first` that has an assignee or is part of one.
async function newestEarlier(
  kysely: Kysely<Schema>,
  seqs: readonly number[],
  { by, first }: { by: keyof Person; first: number },
): Promise<{ value: string | null; assignee: string | null }[]> {
  if (seqs.length === 0) return []
  const rows = await kysely
    .selectFrom('lead')
    .select(`lead.${by} as value`)
    .select((eb) => {
      const earlier = eb
        .selectFrom('lead as earlier')
        .select(['earlier.seq', 'earlier.quarantine', 'earlier.assignee', 'earlier.merged_into'])
        .where('earlier.seq', '<', first)
        .where(SAME[by])
        .orderBy('earlier.seq', 'desc')
        .limit(MAX_LOOKED_AT)
      return eb
        .selectFrom(earlier.as('looked_at'))
        .where('looked_at.quarantine', 'is', null)
        .where((eb) =>
          eb.or([eb('looked_at.assignee', 'is not', null), eb('looked_at.merged_into', 'is not', null)]),
        )
        .select(({ fn }) => fn.max('looked_at.seq').as('seq'))
        .as('newest')
    })
    .where('lead.seq', 'in', seqs)
    .execute()
  const newest = rows.flatMap(({ newest }) => newest ?? [])
  if (newest.length === 0) return []
  const found = await kysely
    .selectFrom('lead')
    .select(['seq', 'merged_into', 'assignee'])
    .where('seq', 'in', newest)
    .execute()
  const parts = found.filter((row) => row.merged_into !== null).map(({ seq }) => seq)
  const kept = await findKeptLeads(kysely, parts)
  // The assignee of the lead that a merged one is part of counts.
  const assignees = new Map(found.map(({ seq, assignee }) => [seq, kept.get(seq)?.assignee ?? assignee]))
  return rows.map(({ value, newest }) => ({ value, assignee: assignees.get(newest ?? 0) ?? null }))
}

function keyIn(by: keyof Person, value: string): string {
  return by === 'email' ? value.toLowerCase() : value
}

// The number first, because families share an address more often than a phone.
function keysOf({ contact, email }: Person): string[] {
  return [...(contact ? [contact] : []), ...(email ? [email.toLowerCase()] : [])]
}

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
      const byContact = earlier.where(SAME.contact)
      const byEmail = earlier.where(SAME.email)
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
