import { CompiledQuery, type Insertable, type Kysely, sql } from 'kysely'
import type { Database } from '../db/open.ts'
import type { LeadTable, Schema } from '../db/schema.ts'

export type NewLead = Omit<
  Insertable<LeadTable>,
  'seq' | 'status' | 'assignee' | 'follow_up_at' | 'erased_at' | 'version'
>

/** A lead as a replay is judged by. */
export type StoredLead = Pick<LeadTable, 'id' | 'fingerprint' | 'received_at'> & { seq: number }

/** What became of a lead handed over: it is new, or an earlier one has its id. */
export type InsertResult = StoredLead & { isNew: boolean }

const COLUMNS = [
  'id',
  'fingerprint',
  'kind',
  'quarantine',
  'received_at',
  'composed_at',
  'consent',
  'source_domain',
  'name',
  'contact',
  'email',
  'destination',
  'fields',
] as const satisfies (keyof NewLead)[]

const LARGEST_CHUNK = 64
/** Any number only we use; it names the lock under which leads and events get their numbers in PostgreSQL. */
const SEQUENCE_LOCK = 4_817_001

/**
 * Stores leads whose ids are new, each with its event and its notification, and leaves alone those whose ids are known.
 * Answers the stored form of all of them. Runs inside the caller's transaction.
 */
export function createInsert({ kysely, kind }: Database) {
  const statements = new Map<number, string>()

  // Rows are written in chunks of 64, 32 … 1: seven statements, compiled once, serve batches of every size.
  const statement = (rows: number): string => {
    const known = statements.get(rows)
    if (known) return known
    const blank = Object.fromEntries(COLUMNS.map((column) => [column, ''])) as unknown as NewLead
    const compiled = kysely
      .insertInto('lead')
      .columns([...COLUMNS])
      .values(Array.from({ length: rows }, () => blank))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['seq', 'id', 'fingerprint', 'received_at'])
      .compile()
    statements.set(rows, compiled.sql)
    return compiled.sql
  }

  return async (transaction: Kysely<Schema>, leads: NewLead[]): Promise<Map<string, InsertResult>> => {
    await lockSequence(transaction, kind)
    const results = new Map<string, InsertResult>()
    let first = Number.POSITIVE_INFINITY
    let last = 0
    for (let start = 0; start < leads.length; ) {
      const size = Math.min(LARGEST_CHUNK, 2 ** Math.floor(Math.log2(leads.length - start)))
      const parameters: unknown[] = []
      for (const lead of leads.slice(start, start + size))
        for (const column of COLUMNS) parameters.push(lead[column])
      const { rows } = await transaction.executeQuery<StoredLead>(
        CompiledQuery.raw(statement(size), parameters),
      )
      for (const row of rows) {
        results.set(row.id, { ...row, isNew: true })
        first = Math.min(first, row.seq)
        last = Math.max(last, row.seq)
      }
      start += size
    }
    // Nobody else can get a number in between: what lies from first to last is ours.
    if (last > 0) await recordArrivals(transaction, first, last)
    const known = leads.map((lead) => lead.id).filter((id) => !results.has(id))
    for (const row of known.length > 0 ? await findLeads(transaction, known) : [])
      results.set(row.id, { ...row, isNew: false })
    return results
  }
}

/** Makes numbers become visible in their order: a reader that has seen 6 will never find a 5 later. SQLite has one writer anyway. */
export async function lockSequence(transaction: Kysely<Schema>, kind: Database['kind']): Promise<void> {
  if (kind === 'postgres')
    await sql`select pg_advisory_xact_lock(${sql.lit(SEQUENCE_LOCK)})`.execute(transaction)
}

/** The leads of those ids, as replays are judged by. */
export function findLeads(kysely: Kysely<Schema>, ids: string[]): Promise<StoredLead[]> {
  return kysely
    .selectFrom('lead')
    .select(['seq', 'id', 'fingerprint', 'received_at'])
    .where('id', 'in', ids)
    .execute()
}

async function recordArrivals(transaction: Kysely<Schema>, first: number, last: number): Promise<void> {
  await sql`insert into lead_event (lead_id, type, at)
    select id, 'received', received_at from lead where seq between ${first} and ${last} order by seq`.execute(
    transaction,
  )
  await sql`insert into notification (lead_id, topic, created_at, next_attempt_at)
    select id, 'lead.received', received_at, received_at from lead where seq between ${first} and ${last}`.execute(
    transaction,
  )
}
