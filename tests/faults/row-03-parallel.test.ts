import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, useDatabase } from '../support/databases.ts'
import { OWNER } from '../support/inbox.ts'
import { distinctBody, postJson } from '../support/load.ts'
import { serverDesk } from '../support/quotations.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { IS_SOAK } from '../support/soak.ts'
import { seed, trials } from '../support/trials.ts'

// Row 3 (and 18): 50 posts of one id in parallel. One lead, 50 equal receipts.

const COUNT = trials(2)
const PARALLEL = 50

describe.each(databaseKinds())('parallel posts of one id (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  const servers: TestServer[] = []
  beforeAll(async () => {
    const url = await newUrl()
    const env = { ...OWNER, ...(url && { DATABASE_URL: url }) }
    const first = await startServer({ port: 4102, env })
    // The second shares the database, as another process of the same site.
    servers.push(first, await startServer({ port: 4103, dataDir: first.dataDir, env }))
  })
  afterAll(() => Promise.all(servers.toReversed().map((server) => server.stop())))

  it(`become one lead, ${COUNT} times, also over two processes`, async () => {
    seed()
    for (let i = 0; i < COUNT; i++) await postAll('/submit-form', distinctBody(), i)
  })

  it.runIf(kind === 'sqlite' || IS_SOAK)(
    `become one answer to a quotation, ${COUNT} times, also over two processes`,
    async () => {
      seed()
      const desk = await serverDesk(String(servers[0]?.url), {
        email: OWNER.STAFF_EMAIL,
        password: OWNER.STAFF_PASSWORD,
      })
      for (let i = 0; i < COUNT; i++) {
        const { token, quotation } = await desk.quote()
        await postAll('/submit-answer', { token, version: 1, answer: 'accept' }, i)
        expect((await desk.read(quotation.id)).answers).toHaveLength(1)
      }
    },
  )

  async function postAll(path: string, body: object, round: number) {
    const agent = new Agent({ keepAlive: true })
    const id = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: PARALLEL }, (_, n) =>
        postJson(`${servers[round % 2 === 0 ? 0 : n % 2]?.url}${path}`, body, { id, agent }),
      ),
    )
    agent.destroy()
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    const receipts = replies.map((reply) => JSON.parse(reply.text))
    expect(receipts.filter((receipt) => !receipt.replayed)).toHaveLength(1)
    expect(new Set(receipts.map(({ replayed, ...receipt }) => JSON.stringify(receipt))).size).toBe(1)
  }
})
