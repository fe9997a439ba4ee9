import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { databaseKinds, useDatabase } from '../support/databases.ts'
import { listedIds, OWNER, openInbox, signInOwner } from '../support/inbox.ts'
import { checkIntegrity } from '../support/integrity.ts'
import { distinctBody, postJson, startLoad } from '../support/load.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { IS_SOAK } from '../support/soak.ts'
import { seed, trials } from '../support/trials.ts'

// Row 18: two API processes on one database, one of them killed; PostgreSQL itself killed under load. Every acknowledged
// lead is there, once, and the live inbox of either process shows each exactly once, in one order.

const COUNT = trials(1)
/** Processes that are killed beside the same other one; all its leads are read after each. */
const KILLS_OF_ONE = 10

describe.each(databaseKinds())('two processes on one database (%s)', (kind) => {
  const { newUrl, cluster } = useDatabase(kind, { ownCluster: true })
  let servers: TestServer[] = []
  const addresses: (string | undefined)[] = []
  afterEach(async () => {
    for (const server of servers.toReversed()) await server.stop()
    servers = []
  })

  async function startTwo(): Promise<[TestServer, TestServer]> {
    const url = await newUrl()
    addresses.push(url)
    const first = await startServer({ env: { ...OWNER, ...(url && { DATABASE_URL: url }) } })
    servers.push(first)
    return [first, await startBeside(first)]
  }

  /** The first one's folder goes with it, so it is stopped last. */
  async function startBeside(first: TestServer): Promise<TestServer> {
    const url = addresses.at(-1)
    const env = { ...OWNER, ...(url && { DATABASE_URL: url }) }
    const second = await startServer({ dataDir: first.dataDir, env })
    servers.push(second)
    return second
  }

  it.runIf(IS_SOAK)(
    `lose nothing when one is killed, ${COUNT} times`,
    { timeout: 60_000 + COUNT * 30_000 },
    async () => {
      seed()
      let first: TestServer | undefined
      let cookie = ''
      let acknowledged: string[] = []
      for (let i = 0; i < COUNT; i++) {
        if (!first || i % KILLS_OF_ONE === 0) {
          for (const server of servers.toReversed()) await server.stop()
          servers = []
          acknowledged = []
          first = (await startTwo())[0]
          cookie = await signInOwner(first.url)
        } else await startBeside(first)
        const second = servers.at(-1) as TestServer
        const inboxes = [openInbox(first.url, cookie, '0'), openInbox(second.url, cookie, '0')]
        const loads = [startLoad(first.url, 8), startLoad(second.url, 8)]
        await expect
          .poll(() => Math.min(...loads.map((load) => load.acknowledged.size)), { timeout: 60_000 })
          .toBeGreaterThan(30)
        second.process.kill('SIGKILL')
        await once(second.process, 'exit')
        await new Promise((resolve) => setTimeout(resolve, 200))
        await Promise.all(loads.map((load) => load.stop()))

        const stored = (await listedIds(first.url, cookie)).toReversed()
        acknowledged.push(...loads.flatMap((load) => [...load.acknowledged]))
        const ids = new Set(stored)
        expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
        expect(ids.size).toBe(stored.length)
        await expect.poll(() => inboxes[0]?.events.length, { timeout: 10_000 }).toBe(stored.length)
        for (const [n, inbox] of inboxes.entries()) {
          const shown = inbox.events.map((event) => event.data.id)
          expect(shown, `inbox ${n}`).toEqual(stored.slice(0, shown.length))
          inbox.cut()
        }
        await checkIntegrity({ dataDir: first.dataDir, url: addresses.at(-1) })
        servers.pop()
      }
    },
  )

  it.runIf(kind === 'postgres')(
    'answer 503 while the database is killed, and go on when it is back',
    { timeout: 90_000 },
    async () => {
      const [first] = await startTwo()
      const before = startLoad(first.url, 8)
      await expect.poll(() => before.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(30)
      await cluster().kill()
      const id = randomUUID()
      const body = distinctBody()
      const away = await postJson(`${first.url}/submit-form`, body, { id })
      expect(away.status).toBe(503)
      expect(Number(away.headers['retry-after'])).toBeGreaterThan(0)
      // Its result is kept for a second.
      await expect
        .poll(async () => (await fetch(`${first.url}/healthz`)).status, { timeout: 20_000 })
        .toBe(503)
      await before.stop()
      expect([...before.statuses.keys()].filter((status) => ![200, 503].includes(status))).toEqual([])

      await cluster().start()
      await expect
        .poll(async () => (await fetch(`${first.url}/healthz`)).status, { timeout: 20_000 })
        .toBe(200)
      const again = await postJson(`${first.url}/submit-form`, body, { id })
      expect(again.status).toBe(200)
      const stored = await listedIds(first.url, await signInOwner(first.url))
      expect([...before.acknowledged, id].filter((one) => !stored.includes(one))).toEqual([])
      expect(new Set(stored).size).toBe(stored.length)
      await checkIntegrity({ dataDir: first.dataDir, url: addresses.at(-1) })
    },
  )
})
