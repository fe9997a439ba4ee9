import { describe, expect, it } from 'vitest'
import type { Lead } from '../../src/contract/lead.ts'
import { LEAD_SECTIONS } from '../../src/contract/lead-filters.ts'
import { useApi } from '../../tests/support/use-api.ts'
import { readDay } from '../desk/overview-routes.ts'
import { findWithColleagues } from './lead-search.ts'
import { readLeads } from './read-leads.ts'
import { createReferences } from './reference.ts'

const AGENT = { id: 'agent', name: 'Agent', email: 'agent@example.com', role: 'agent' } as const

/** How often others are answered while this work is done: SQLite's statements are not waited for. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isDone = false
  const turn = () => {
    turns += 1
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  isDone = true
  return turns
}

describe('a long list', () => {
  const api = useApi('sqlite')

  it('answers others between the parts of a list, each of which may read all leads', async () => {
    const { kysely } = api.database
    const references = createReferences('key')
    const query = { limit: 50, order: 'urgent', q: 'nobody' } as const
    const sections = await turnsDuring(() => readLeads(kysely, query, AGENT, references))
    expect(sections).toBeGreaterThanOrEqual(LEAD_SECTIONS.length)
    expect(
      await turnsDuring(() => findWithColleagues(kysely, query, AGENT, references)),
    ).toBeGreaterThanOrEqual(2)
    expect(await turnsDuring(() => readDay(kysely, AGENT, 'all', () => ({}) as Lead))).toBeGreaterThanOrEqual(
      6,
    )
  })
})
