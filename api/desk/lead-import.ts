import { sql } from 'kysely'
import { givenContacts, notedContacts } from '../../src/contract/inbound-lead.ts'
import type { ImportRow, LeadImport, RowResult } from '../../src/contract/lead-import.ts'
import type { Database } from '../db/open.ts'
import type { LeadTable } from '../db/schema.ts'
import { UUID } from '../http/idempotency-key.ts'
import type { Inbound } from '../intake/inbound.ts'
import type { References } from '../leads/reference.ts'

export type LeadImportDeps = { database: Database; inbound: Inbound; references: References }

const NOT_STORABLE = { row: 'This row cannot be stored as it is.' }
const NO_ID = { row: 'This row has neither an id nor any content.' }
const OTHER_PERSON = {
  id: 'The lead with this id has another phone number or e-mail address. Check which column is the id.',
}

/** Says of each row whether it would be added, is here already, or cannot be stored; stores nothing. */
export async function checkRows(deps: LeadImportDeps, { source, rows }: LeadImport): Promise<RowResult[]> {
  const known = await findKnown(deps, source, rows)
  const parsed = rows.map(({ values }) => deps.inbound.parse({ values, strict: false }))
  const persons = await findPersons(
    deps,
    parsed.flatMap((result) => (result.ok ? [result.lead] : [])),
  )
  return rows.map((row, index): RowResult => {
    const here = known.get(row)
    if (here) return resultOfKnown(row, here)
    const result = parsed[index]
    if (senderIdOf(row) === undefined) return { row: row.row, state: 'faulty', errors: NO_ID }
    if (!result?.ok) return { row: row.row, state: 'faulty', errors: result?.errors ?? NOT_STORABLE }
    const { contact, email } = result.lead
    const samePerson =
      (contact && persons.get(contact)) || (email && persons.get(email.toLowerCase())) || undefined
    return { row: row.row, state: 'new', ...(samePerson && { samePerson }) }
  })
}

/** Stores each row once; a row whose id is here already is left as it is. */
export async function importRows(deps: LeadImportDeps, { source, rows }: LeadImport): Promise<RowResult[]> {
  const known = await findKnown(deps, source, rows)
  return Promise.all(
    rows.map(async (row): Promise<RowResult> => {
      const here = known.get(row)
      if (here) return resultOfKnown(row, here)
      const senderId = senderIdOf(row)
      if (senderId === undefined) return { row: row.row, state: 'faulty', errors: NO_ID }
      const outcome = await deps.inbound.add({
        source,
        senderId,
        values: row.values,
        strict: false,
      })
      switch (outcome.type) {
        case 'receipt': {
          const { id, reference, replayed } = outcome.receipt
          return { row: row.row, state: replayed ? 'known' : 'added', lead: { id, reference } }
        }
        case 'other-lead': {
          const stored = (await findKnown(deps, source, [row])).get(row)
          return stored ? resultOfKnown(row, stored) : { row: row.row, state: 'not-stored' }
        }
        case 'invalid':
          return { row: row.row, state: 'faulty', errors: outcome.errors }
        case 'cannot-be-stored':
          return { row: row.row, state: 'faulty', errors: NOT_STORABLE }
        case 'not-stored':
          return { row: row.row, state: 'not-stored' }
      }
    }),
  )
}

// A row without the sender's id is known by all its cells. The prefix keeps the two kinds of ids apart.
function senderIdOf({ id, content }: ImportRow): string | undefined {
  if (id !== undefined) return id
  return content === undefined || content.trim() === '' ? undefined : `row\n${content}`
}

// The lead that was made of the row, and the one that the row was exported from.
function leadIdsOf({ inbound }: LeadImportDeps, source: string, row: ImportRow): string[] {
  const senderId = senderIdOf(row)
  if (senderId === undefined) return []
  const id = row.id?.toLowerCase() ?? ''
  return [inbound.idOf({ source, senderId }), ...(UUID.test(id) ? [id] : [])]
}

/** A lead that is here, with the numbers and addresses that it has, or had before it was corrected. */
type Known = { lead: NonNullable<RowResult['lead']>; contacts: ReadonlySet<string> }

// Lists that are written by hand number their rows, each from 1: the lead of that number may be somebody else's.
function resultOfKnown({ row, id, values }: ImportRow, { lead, contacts }: Known): RowResult {
  const own = id === undefined ? [] : givenContacts(values)
  const isOther = contacts.size > 0 && own.length > 0 && !own.some((one) => contacts.has(one))
  return isOther ? { row, state: 'faulty', lead, errors: OTHER_PERSON } : { row, state: 'known', lead }
}

function contactsOf({ contact, email, fields }: Pick<LeadTable, 'contact' | 'email' | 'fields'>): string[] {
  const { note = '' } = JSON.parse(fields ?? '{}') as { note?: string }
  return [...(contact ? [contact] : []), ...(email ? [email.toLowerCase()] : []), ...notedContacts(note)]
}

async function findKnown(
  deps: LeadImportDeps,
  source: string,
  rows: readonly ImportRow[],
): Promise<Map<ImportRow, Known>> {
  const idsOf = (row: ImportRow) => leadIdsOf(deps, source, row)
  const ids = [...new Set(rows.flatMap(idsOf))]
  if (ids.length === 0) return new Map()
  const stored = await deps.database.kysely
    .selectFrom('lead')
    .leftJoin('lead_former_contact as former', 'former.lead_seq', 'lead.seq')
    .select(['lead.id', 'lead.seq', 'lead.contact', 'lead.email', 'lead.fields', 'former.contact as former'])
    .where('lead.id', 'in', ids)
    .execute()
  const leads = new Map<string, Known & { contacts: Set<string> }>()
  for (const { id, seq, former, ...lead } of stored) {
    const one = leads.get(id) ?? { lead: { id, reference: deps.references.of(seq) }, contacts: new Set() }
    for (const contact of [...contactsOf(lead), ...(former ? [former] : [])]) one.contacts.add(contact)
    leads.set(id, one)
  }
  return new Map(
    rows.flatMap((row): [ImportRow, Known][] => {
      const [one] = idsOf(row).flatMap((id) => leads.get(id) ?? [])
      return one ? [[row, one]] : []
    }),
  )
}

type Person = { contact?: string; email?: string }

// The latest lead of each number and address, without reading the others: a flood with one number may have any.
async function findPersons(
  { database: { kysely }, references }: LeadImportDeps,
  persons: readonly Person[],
): Promise<Map<string, NonNullable<RowResult['samePerson']>>> {
  const contacts = [...new Set(persons.flatMap(({ contact }) => contact ?? []))]
  const emails = [...new Set(persons.flatMap(({ email }) => email?.toLowerCase() ?? []))]
  const newest = kysely.selectFrom('lead').select(({ fn }) => fn.max('seq').as('seq'))
  // Two queries, because each uses its own index.
  const seqs = [
    ...(emails.length === 0
      ? []
      : await newest
          .where('email', 'is not', null)
          .where(sql<string>`lower(email)`, 'in', emails)
          .groupBy(sql`lower(email)`)
          .execute()),
    ...(contacts.length === 0
      ? []
      : await newest.where('contact', 'in', contacts).groupBy('contact').execute()),
  ].map(({ seq }) => seq)
  const found = new Map<string, NonNullable<RowResult['samePerson']>>()
  if (seqs.length === 0) return found
  const leads = kysely.selectFrom('lead').select(['seq', 'id', 'contact', 'email']).where('seq', 'in', seqs)
  for (const { seq, id, contact, email } of await leads.orderBy('seq').execute())
    for (const value of [email?.toLowerCase(), contact])
      if (value) found.set(value, { id, reference: references.of(seq) })
  return found
}
