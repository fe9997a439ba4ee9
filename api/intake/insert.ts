import { CompiledQuery, type Insertable, type Kysely, sql } from 'kysely'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../db/open.ts'
import type { LeadTable, Schema } from '../db/schema.ts'
import { lockSequence } from '../db/sequence.ts'
import { assignNewLeads } from '../office/assign.ts'
import type { OfficeState } from '../office/office-state.ts'

/** The stored data that a replay is compared with. */
export type StoredLead = Pick<LeadTable, 'id' | 'fingerprint' | 'received_at'> & {
  seq: number
  fingerprint_version: number
}

/** The lead that is stored under an id; `isNew` when it was stored by this call. */
export type InsertResult = StoredLead & { isNew: boolean }

const COLUMNS = [
  'id',
  'fingerprint',
  'fingerprint_version',
  'kind',
  'assignee',
  'quarantine',
  'spam_signals',
  'received_at',
  'composed_at',
  'consent',
  'source_domain',
  'name',
  'contact',
  'email',
  'destination',
  'fields',
  'respond_by',
  'responded_at',
] as const satisfies (keyof LeadTable)[]

type LeadRow = Pick<Insertable<LeadTable>, (typeof COLUMNS)[number]>

/** A lead to be stored; the deadline is added here. Only a lead that staff add by hand has an assignee: the user who adds it. */
export type NewLead = Omit<LeadRow, 'respond_by'> & { fingerprint_version: number }

const LARGEST_CHUNK = 64

/** Writes rows with new ids and returns their numbers; `undefined` for rows whose id exists. */
type WriteRows = (transaction: Kysely<Schema>, leads: LeadRow[]) => Promise<(number | undefined)[]>

/**
 * Stores leads with new ids, each with its event and its notification. Returns what is stored under each id afterwards.
 * Runs inside the caller's transaction.
 */
export function createInsert(database: Database, office: OfficeState) {
  const write = database.kind === 'sqlite' ? oneByOne(database) : inChunks(database)
  const arrivals = arrivalStatements(database.kysely)

  return async (transaction: Kysely<Schema>, leads: NewLead[]): Promise<Map<string, InsertResult>> => {
    await lockSequence(transaction, database.kind)
    const rows = leads.map((lead) => ({
      ...lead,
      respond_by: lead.quarantine ? null : office.respondBy(lead.received_at),
    }))
    const numbers = await write(transaction, rows)
    const results = new Map<string, InsertResult>()
    const known: string[] = []
    leads.forEach(({ id, fingerprint, fingerprint_version, received_at }, index) => {
      const seq = numbers[index]
      if (seq === undefined) known.push(id)
      else results.set(id, { id, fingerprint, fingerprint_version, received_at, seq, isNew: true })
    })
    // Under the sequence lock no other process gets a number within this range.
    const added = numbers.filter((seq) => seq !== undefined)
    if (added.length > 0) {
      const range = [Math.min(...added), Math.max(...added)] as const
      for (const text of arrivals) await transaction.executeQuery(CompiledQuery.raw(text, [...range]))
      for (const [index, { assignee }] of rows.entries())
        if (assignee && numbers[index] !== undefined)
          await recordAudit(transaction, {
            actor: assignee,
            action: 'lead.added',
            leadSeq: numbers[index],
          })
      await assignNewLeads(transaction, office, range)
    }
    for (const row of known.length > 0 ? await findLeads(transaction, known) : [])
      results.set(row.id, { ...row, isNew: false })
    return results
  }
}

/** The leads with these ids. */
export function findLeads(kysely: Kysely<Schema>, ids: string[]): Promise<StoredLead[]> {
  return kysely
    .selectFrom('lead')
    .select(['seq', 'id', 'fingerprint', 'fingerprint_version', 'received_at'])
    .where('id', 'in', ids)
    .execute()
}

// SQLite inserts rows fastest one by one with a prepared statement, because it has no network round trip.
function oneByOne({ kysely, file }: Extract<Database, { kind: 'sqlite' }>): WriteRows {
  const insert = insertStatement(kysely, 1).compile().sql
  return async (_transaction, leads) => file.insertEach(insert, leads.map(valuesOf))
}

// PostgreSQL gets chunks of 64, 32 … 1 rows: seven compiled statements are enough for batches of every size.
function inChunks({ kysely }: Database): WriteRows {
  const statements = new Map<number, string>()
  const statement = (rows: number): string => {
    const text = statements.get(rows) ?? insertStatement(kysely, rows).returning(['seq', 'id']).compile().sql
    statements.set(rows, text)
    return text
  }
  return async (transaction, leads) => {
    const numbers = new Map<string, number>()
    for (let start = 0, size = 0; start < leads.length; start += size) {
      size = Math.min(LARGEST_CHUNK, 2 ** Math.floor(Math.log2(leads.length - start)))
      const values = leads.slice(start, start + size).flatMap(valuesOf)
      const query = CompiledQuery.raw(statement(size), values)
      const { rows } = await transaction.executeQuery<{ seq: number; id: string }>(query)
      for (const { id, seq } of rows) numbers.set(id, seq)
    }
    return leads.map(({ id }) => numbers.get(id))
  }
}

function insertStatement(kysely: Kysely<Schema>, rows: number) {
  const blank = Object.fromEntries(COLUMNS.map((column) => [column, ''])) as unknown as LeadRow
  return kysely
    .insertInto('lead')
    .columns([...COLUMNS])
    .values(Array.from({ length: rows }, () => blank))
    .onConflict((conflict) => conflict.column('id').doNothing())
}

function valuesOf(lead: LeadRow): unknown[] {
  return COLUMNS.map((column) => lead[column])
}

function arrivalStatements(kysely: Kysely<Schema>): string[] {
  return [
    // Before the rules assign leads, only those that staff added by hand have an assignee.
    sql`insert into lead_event (lead_seq, type, at, actor)
      select seq, 'received', received_at, assignee from lead where seq between ${0} and ${0} order by seq`,
    sql`insert into notification (lead_seq, topic, created_at)
      select seq, 'lead.received', received_at from lead where seq between ${0} and ${0} order by seq`,
  ].map((statement) => statement.compile(kysely).sql)
}
