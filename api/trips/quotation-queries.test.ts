import { randomUUID } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { StaffMember } from '../../src/contract/lead.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { quotationDesk } from '../../tests/support/quotations.ts'
import { useApi } from '../../tests/support/use-api.ts'
import { readLeadQuotations } from './lead-quotations.ts'
import { listQuotations } from './quotation-list.ts'

const OWNER = { id: 'owner', name: 'Owner', role: 'owner' } as StaffMember
const REFERENCES = { of: (seq: number) => `MM-${seq}` } as never

describe.each(databaseKinds())('reading many quotations (%s)', (kind) => {
  const api = useApi(kind)
  const desk = quotationDesk(api)

  /** How many queries `work` sends, and how many bytes they answer with. */
  async function costOf(work: (kysely: typeof api.database.kysely) => Promise<unknown>) {
    const cost = { queries: 0, bytes: 0 }
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        cost.queries++
        cost.bytes += JSON.stringify(result.rows, (_, value) =>
          typeof value === 'bigint' ? 0 : value,
        ).length
        return result
      },
    }
    await work(api.database.kysely.withPlugin(counter))
    return cost
  }

  it('takes as many queries for six as for one, and no document', async () => {
    const cookie = await api.signIn('owner')
    const lead = await desk.newLead()
    const add = async () => {
      const { token, quotation } = await desk.send(cookie, await desk.begin(cookie, lead))
      await desk.answer(token, { answer: 'change', text: 'One night more' })
      await desk.send(cookie, quotation, { message: 'With one night more.' })
    }
    const list = () => costOf((kysely) => listQuotations(kysely, { order: 'oldest' }, OWNER, REFERENCES))
    const ofLead = () =>
      costOf(async (kysely) => {
        const row = await kysely
          .selectFrom('lead')
          .selectAll()
          .where('id', '=', lead)
          .executeTakeFirstOrThrow()
        return readLeadQuotations(kysely, row, REFERENCES)
      })
    await add()
    const one = { list: await list(), ofLead: await ofLead() }
    for (let i = 0; i < 5; i++) await add()
    const six = { list: await list(), ofLead: await ofLead() }
    expect(six.list.queries).toBe(one.list.queries)
    expect(six.ofLead.queries).toBe(one.ofLead.queries)
    expect(one.list.queries).toBeLessThanOrEqual(5)
    // A document has several thousand characters.
    expect((six.list.bytes - one.list.bytes) / 5).toBeLessThan(900)
  })

  it('serves others between the slices of many', async () => {
    const cookie = await api.signIn('owner')
    await desk.begin(cookie, await desk.newLead())
    const { kysely } = api.database
    const { seq: _, ...row } = await kysely.selectFrom('quotation').selectAll().executeTakeFirstOrThrow()
    const rows = Array.from({ length: 999 }, (_, i) => ({ ...row, id: randomUUID(), number: i + 2 }))
    for (const some of [rows.slice(0, 500), rows.slice(500)])
      await kysely.insertInto('quotation').values(some).execute()
    let turns = 0
    let next = setImmediate(function count() {
      turns++
      next = setImmediate(count)
    })
    const { total } = await listQuotations(kysely, { order: 'oldest' }, OWNER, REFERENCES)
    clearImmediate(next)
    expect(total).toBe(1_000)
    expect(turns).toBeGreaterThanOrEqual(4)
  })
})
