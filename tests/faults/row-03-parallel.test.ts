import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, useDatabase } from '../support/databases.ts'
import { distinctBody, postJson } from '../support/load.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { seed, trials } from '../support/trials.ts'

// Row 3 (and 18): 50 posts of one id in parallel. One lead, 50 equal receipts.

const COUNT = trials(5)
const PARALLEL = 50

describe.each(databaseKinds())('parallel posts of one id (%s)', (kind) => {
  const { newUrl } = useDatabase(kind)
  const servers: TestServer[] = []
  beforeAll(async () => {
    const url = await newUrl()
    const env = url ? { DATABASE_URL: url } : {}
    const first = await startServer({ port: 4102, env })
    // The second shares the database, as another process of the same site.
    servers.push(first, await startServer({ port: 4103, dataDir: first.dataDir, env }))
  })
  afterAll(() => Promise.all(servers.toReversed().map((server) => server.stop())))

  it(`become one lead, ${COUNT} times, also over two processes`, async () => {
    const agent = new Agent({ keepAlive: true })
    seed()
    for (let i = 0; i < COUNT; i++) {
      const id = randomUUID()
      const body = distinctBody()
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, (_, n) =>
          postJson(`${servers[i % 2 === 0 ? 0 : n % 2]?.url}/submit-form`, body, { id, agent }),
        ),
      )
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
      const receipts = answers.map((answer) => JSON.parse(answer.text))
      expect(receipts.filter((receipt) => !receipt.replayed)).toHaveLength(1)
      expect(new Set(receipts.map(({ replayed, ...receipt }) => JSON.stringify(receipt))).size).toBe(1)
    }
    agent.destroy()
  })
})
