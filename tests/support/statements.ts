import { CompiledQuery, type Kysely } from 'kysely'
import type { Schema } from '../../api/db/schema.ts'

/** Notes how many rows a statement has answered or changed at most, and how many in all have the texts of a lead. */
export function countingRows(kysely: Kysely<Schema>) {
  const mostRows = { read: 0, changed: 0, withTexts: 0 }
  const counted = kysely.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      mostRows.read = Math.max(mostRows.read, result.rows.length)
      mostRows.changed = Math.max(mostRows.changed, Number(result.numAffectedRows ?? 0))
      mostRows.withTexts += result.rows.filter((row) => 'fields' in row).length
      return result
    },
  })
  return { counted, mostRows }
}

/** Notes how SQLite runs the chosen statements. */
export function explaining(kysely: Kysely<Schema>, isChosen: (query: CompiledQuery) => boolean) {
  const asked: { text: string; plan: Promise<string> }[] = []
  const explained = kysely.withPlugin({
    transformQuery({ node, queryId }) {
      const query = kysely.getExecutor().compileQuery(node, queryId)
      if (isChosen(query)) asked.push({ text: query.sql, plan: planOf(kysely, query) })
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const plans = async (start = '') =>
    (await Promise.all(asked.filter(({ text }) => text.startsWith(start)).map(({ plan }) => plan))).join('\n')
  return { explained, plans }
}

async function planOf(kysely: Kysely<Schema>, { sql: text, parameters }: CompiledQuery): Promise<string> {
  const plan = CompiledQuery.raw(`explain query plan ${text}`, [...parameters])
  const { rows } = await kysely.executeQuery<{ detail: string }>(plan)
  return rows.map(({ detail }) => detail).join('\n')
}
