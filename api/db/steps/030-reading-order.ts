import { sql } from 'kysely'
import type { AnyDb } from './step.ts'

// Embeddings, overrides and isolates (src/contract/reading-order.ts).
const DIRECTION_CONTROLS = [
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2066', '\u2067', '\u2068', '\u2069'],
]

// Characters that change the order in which a text is read are removed from what travellers wrote before the intake removed them.
export async function removeDirectionControls(db: AnyDb): Promise<void> {
  for (const column of ['name', 'email', 'destination', 'fields']) await clean(db, 'lead', column)
  await clean(db, 'quotation_answer', 'text')
}

async function clean(db: AnyDb, table: string, column: string): Promise<void> {
  const cleaned = DIRECTION_CONTROLS.reduce(
    (text, control) => sql<string>`replace(${text}, ${sql.lit(control)}, '')`,
    sql<string>`${sql.ref(column)}`,
  )
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${cleaned} where ${sql.ref(column)} <> ${cleaned}`.execute(
    db,
  )
}
