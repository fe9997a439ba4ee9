import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'vitest'
import { databaseKinds, useDatabase } from '../support/databases.ts'
import { checkIntegrity } from '../support/integrity.ts'
import { startLoad } from '../support/load.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { dice, trials } from '../support/trials.ts'

// Row 15 (and 18): the server is killed (kill -9) under load, on both databases. Every acknowledged lead is there, once,
// whole; integrity check ok.

const COUNT = trials(1)
/** Checks are made as often as this, and after the last kill: the database only grows. */
const CHECK_EVERY = 50

// Both at once: most of a trial is the start of a server, which one core does.
describe.concurrent.each(databaseKinds())('a server that is killed (%s)', (kind) => {
  const { newUrl } = useDatabase(kind, { ownCluster: true })

  it(`keeps every acknowledged lead over kill -9, ${COUNT} times`, {
    timeout: 60_000 + COUNT * 20_000,
  }, async ({ expect }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'killed-'))
    const url = await newUrl()
    const start = () => startServer({ dataDir, ...(url && { env: { DATABASE_URL: url } }) })
    const random = dice()
    const acknowledged = new Set<string>()
    let server: TestServer | undefined
    const check = async () => {
      // Opened as it was left, by the server itself and past it.
      server = await start()
      await server.stop()
      const stored = await checkIntegrity({ dataDir, url })
      const ids = new Set(stored.map(({ id }) => id))
      expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([])
      console.log(`${acknowledged.size} acknowledged, ${stored.length} stored`)
    }
    try {
      for (let i = 0; i < COUNT; i++) {
        server = await start()
        const load = startLoad(server.url, 20)
        await expect.poll(() => load.acknowledged.size, { timeout: 10_000, interval: 10 }).toBeGreaterThan(0)
        // Mostly soon, among the first writes after a recovery; now and then after a checkpoint, which needs some hundred leads.
        await new Promise((resolve) => setTimeout(resolve, random(random(8) === 0 ? 1_000 : 120)))
        server.process.kill('SIGKILL')
        await once(server.process, 'exit')
        await load.stop()
        for (const id of load.acknowledged) acknowledged.add(id)
        if ((i + 1) % CHECK_EVERY === 0) await check()
      }
      await check()
    } finally {
      await server?.stop('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
