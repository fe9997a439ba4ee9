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

/** The lead that others were merged into, and its assignee. */
export type KeptLead = { seq: number; assignee: string | null }

/** The leads that these are part of after any number of merges, by the number of the part. */
export async function findKeptLeads(
  kysely: Kysely<Schema>,
  parts: readonly number[],
): Promise<Map<number, KeptLead>> {
  if (parts.length === 0) return new Map()
  const rows = await kysely
    .withRecursive('step', (query) =>
      query
        .selectFrom('lead')
        .select(['seq as part', 'seq', 'merged_into', 'assignee'])
        .where('seq', 'in', parts)
        .union(
          query
            .selectFrom('step')
            .innerJoin('lead', 'lead.seq', 'step.merged_into')
            .select(['step.part', 'lead.seq', 'lead.merged_into', 'lead.assignee']),
        ),
    )
    .selectFrom('step')
    .select(['part', 'seq', 'assignee'])
    .where('merged_into', 'is', null)
    .execute()
  return new Map(rows.map(({ part, ...kept }) => [part, kept]))
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
