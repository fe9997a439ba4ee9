import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { startLoad } from '../support/load.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { dice, trials } from '../support/trials.ts'

// Row 15: the server is killed (kill -9) under load. Every acknowledged lead is there, once, whole; integrity check ok.

const COUNT = trials(5)

it(`keeps every acknowledged lead over kill -9, ${COUNT} times`, {
  timeout: 60_000 + COUNT * 20_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'killed-'))
  const random = dice()
  const acknowledged = new Set<string>()
  let server: TestServer | undefined
  try {
    for (let i = 0; i < COUNT; i++) {
      server = await startServer({ port: 4104, dataDir })
      const load = startLoad(server.url, 20)
      await new Promise((resolve) => setTimeout(resolve, 300 + random(1200)))
      server.process.kill('SIGKILL')
      await once(server.process, 'exit')
      await load.stop()
      for (const id of load.acknowledged) acknowledged.add(id)
      expect(load.acknowledged.size).toBeGreaterThan(0)
    }
    // Opened as it was left, by the server itself and by hand.
    server = await startServer({ port: 4104, dataDir })
    await server.stop()
    const file = new Sqlite(join(dataDir, 'marigold.sqlite'), { readonly: true })
    expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
    const stored = file.prepare('select id, seq, fields from lead').all() as {
      id: string
      seq: number
      fields: string
    }[]
    const ids = new Set(stored.map((lead) => lead.id))
    expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([])
    expect(ids.size).toBe(stored.length)
    for (const { fields } of stored) expect(() => JSON.parse(fields)).not.toThrow()
    for (const table of ['lead_event', 'notification']) {
      const rows = file.prepare(`select lead_seq from ${table} order by lead_seq`).pluck().all()
      expect(rows).toEqual(stored.map((lead) => lead.seq).toSorted((a, b) => a - b))
    }
    file.close()
    console.log(`${acknowledged.size} acknowledged, ${stored.length} stored`)
  } finally {
    await server?.stop('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  }
})
