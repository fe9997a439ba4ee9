import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect } from 'vitest'
import { distinctBody, postJson } from './load.ts'
import type { StoredLead } from './real-site.ts'
import type { TestServer } from './server.ts'
import { IS_SOAK } from './soak.ts'

/** The address that genuine enquiries and their flooding neighbour share. */
export const SHARED_ADDRESS = '203.0.113.7'
const MAX_MEMORY_MB = 350

/** Posts one genuine enquiry after another while `work` goes on: none may fail, be lost or be quarantined. Times are judged in the soak. */
export async function besideGenuinePosts<T>(server: TestServer, work: () => Promise<T>): Promise<T> {
  let running = true
  const times: number[] = []
  const ids: string[] = []
  const posting = (async () => {
    while (running) {
      const id = randomUUID()
      const before = performance.now()
      const { status } = await postJson(`${server.url}/submit-form`, distinctBody(), {
        id,
        address: SHARED_ADDRESS,
      })
      times.push(performance.now() - before)
      expect(status).toBe(200)
      ids.push(id)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })()
  const result = await work()
  running = false
  await posting
  times.sort((a, b) => a - b)
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0
  console.log(`${ids.length} genuine posts, p99 ${p99.toFixed(0)} ms, peak ${peakMemoryMb(server)} MB`)
  if (IS_SOAK) expect(p99).toBeLessThan(1000)
  expect(ids.length).toBeGreaterThan(0)
  const file = new Sqlite(join(server.dataDir, 'marigold.sqlite'), { readonly: true })
  const rows = file.prepare('select id, quarantine from lead').all() as StoredLead[]
  file.close()
  const stored = new Map(rows.map(({ id, quarantine }) => [id, quarantine]))
  // Neither lost nor quarantined for their neighbour.
  expect(ids.filter((id) => stored.get(id) !== null)).toEqual([])
  expect(peakMemoryMb(server)).toBeLessThan(MAX_MEMORY_MB)
  return result
}

/** The most memory the server's process has had so far; 0 where that cannot be told. */
function peakMemoryMb({ process }: TestServer): number {
  try {
    const [, kb] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kb ?? 0) / 1024)
  } catch {
    return 0
  }
}
