import { sql } from 'kysely'
import { givenContacts, isReadable, notedContacts } from '../../src/contract/inbound-lead.ts'
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
const OTHER_CONTENT = {
  id: 'The lead with this id was erased, and had other content. Check which column is the id.',
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
    if (here) return here
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
      if (here) return here
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
          return stored ?? { row: row.row, state: 'not-stored' }
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
type Known = Pick<LeadTable, 'id' | 'fingerprint'> & {
  fingerprint_version: number
  lead: NonNullable<RowResult['lead']>
  contacts: Set<string>
}

// Lists that are written by hand number their rows, each from 1: the lead of that number may be somebody else's.
function errorsOfKnown({ inbound }: LeadImportDeps, source: string, row: ImportRow, known: Known) {
  if (row.id === undefined) return undefined
  const { values } = row
  if (known.contacts.size === 0) {
    const isExported = known.id === row.id.toLowerCase()
    return !isExported && inbound.isOther(known, { source, values }) ? OTHER_CONTENT : undefined
  }
  const own = givenContacts(values)
  const readable = own.filter(isReadable)
  // A text such as “NA” is in the rows of many people.
  const compared = readable.length > 0 && [...known.contacts].some(isReadable) ? readable : own
  const isOther = own.length > 0 && !compared.some((one) => known.contacts.has(one))
  return isOther ? OTHER_PERSON : undefined
}

function contactsOf({ contact, email, fields }: Pick<LeadTable, 'contact' | 'email' | 'fields'>): string[] {
  const { note = '' } = JSON.parse(fields ?? '{}') as { note?: string }
  return [...(contact ? [contact] : []), ...(email ? [email.toLowerCase()] : []), ...notedContacts(note)]
}

/** The results of the rows whose lead is here. */
async function findKnown(
  deps: LeadImportDeps,
  source: string,
  rows: readonly ImportRow[],
): Promise<Map<ImportRow, RowResult>> {
  const idsOf = (row: ImportRow) => leadIdsOf(deps, source, row)
  const ids = [...new Set(rows.flatMap(idsOf))]
  if (ids.length === 0) return new Map()
  const stored = await deps.database.kysely
    .selectFrom('lead')
    .leftJoin('lead_former_contact as former', 'former.lead_seq', 'lead.seq')
    .select(['lead.id', 'lead.seq', 'fingerprint', 'fingerprint_version'])
    .select(['lead.contact', 'lead.email', 'lead.fields', 'former.contact as former'])
    .where('lead.id', 'in', ids)
    .execute()
  const leads = new Map<string, Known>()
  for (const { seq, former, ...one } of stored) {
    const lead = { id: one.id, reference: deps.references.of(seq) }
    const known = leads.get(one.id) ?? { ...one, lead, contacts: new Set() }
    for (const contact of [...contactsOf(one), ...(former ? [former] : [])]) known.contacts.add(contact)
    leads.set(one.id, known)
  }
  return new Map(
    rows.flatMap((row): [ImportRow, RowResult][] => {
      const [known] = idsOf(row).flatMap((id) => leads.get(id) ?? [])
      if (!known) return []
      const errors = errorsOfKnown(deps, source, row, known)
      const result = { row: row.row, lead: known.lead }
      return [[row, errors ? { ...result, state: 'faulty', errors } : { ...result, state: 'known' }]]
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
