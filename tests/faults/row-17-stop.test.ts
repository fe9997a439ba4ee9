import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'vitest'
import { databaseKinds, useDatabase } from '../support/databases.ts'
import { OWNER, openInbox, signInOwner } from '../support/inbox.ts'
import { checkIntegrity } from '../support/integrity.ts'
import { startLoad } from '../support/load.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { seed, trials } from '../support/trials.ts'

// Row 17: SIGTERM under load with open streams, on both databases. Exit within 10 s, no acknowledged lead lost.

const COUNT = trials(1)
const STREAMS = 8

// Both databases at the same time, because most of a trial is the start of a server, which uses one core.
describe.concurrent.each(databaseKinds())('a server that gets a stop signal (%s)', (kind) => {
  const { newUrl } = useDatabase(kind, { ownCluster: true })

  it(`stops in time and loses nothing, ${COUNT} times`, { timeout: 60_000 + COUNT * 30_000 }, async ({
    expect,
  }) => {
    const url = await newUrl()
    const start = () => startServer({ dataDir, env: { ...OWNER, ...(url && { DATABASE_URL: url }) } })
    const dataDir = await mkdtemp(join(tmpdir(), 'stop-'))
    seed()
    const acknowledged = new Set<string>()
    let server: TestServer | undefined
    let cookie = ''
    try {
      for (let i = 0; i < COUNT; i++) {
        const started = await start()
        server = started
        // A session outlives the stop.
        cookie ||= await signInOwner(started.url)
        const inboxes = Array.from({ length: STREAMS }, () => openInbox(started.url, cookie))
        await expect.poll(() => inboxes.map((inbox) => inbox.status())).toEqual(Array(STREAMS).fill(200))
        const load = startLoad(started.url, 20)
        await expect.poll(() => load.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(50)

        const asked = Date.now()
        started.process.kill(i % 2 === 0 ? 'SIGTERM' : 'SIGINT')
        const [code] = await once(started.process, 'exit')
        expect(Date.now() - asked).toBeLessThan(10_000)
        expect(code).toBe(0)
        await load.stop()
        for (const inbox of inboxes) expect(inbox.closedAt()).toBeDefined()
        for (const id of load.acknowledged) acknowledged.add(id)
        // Every request that got an answer got a proper one.
        expect([...load.statuses.keys()].filter((status) => ![0, 200, 503].includes(status))).toEqual([])
      }
      const stored = new Set((await checkIntegrity({ dataDir, url })).map(({ id }) => id))
      expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
    } finally {
      await server?.stop('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
