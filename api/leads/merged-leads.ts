import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** Numbers of all leads that were merged into these, directly or indirectly. */
export async function findMergedParts(kysely: Kysely<Schema>, seqs: readonly number[]): Promise<number[]> {
  const found = new Set(seqs)
  for (let level = [...seqs]; level.length > 0; ) {
    const rows = await kysely.selectFrom('lead').select('seq').where('merged_into', 'in', level).execute()
    level = rows.map(({ seq }) => seq).filter((seq) => !found.has(seq))
    for (const seq of level) found.add(seq)
  }
  for (const seq of seqs) found.delete(seq)
  return [...found]
}

/** Numbers of these leads and of all leads merged with them, in either direction. */
export async function findJoinedLeads(kysely: Kysely<Schema>, seqs: readonly number[]): Promise<number[]> {
  const roots = new Set<number>()
  for (let level = [...seqs]; level.length > 0; ) {
    const rows = await kysely
      .selectFrom('lead')
      .select(['seq', 'merged_into'])
      .where('seq', 'in', level)
      .execute()
    for (const { seq } of rows) roots.add(seq)
    level = rows.flatMap(({ merged_into: into }) => (into === null || roots.has(into) ? [] : [into]))
  }
  return [...roots, ...(await findMergedParts(kysely, [...roots]))]
}
