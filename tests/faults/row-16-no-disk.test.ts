import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { distinctBody } from '../support/load.ts'

// Row 16: disk full, read error, database locked. 503 with Retry-After, never a 200; works again without a restart.

let undo: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const step of undo.toReversed()) await step()
  undo = []
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'no-disk-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function open(dataDir: string): Promise<TestApi> {
  const api = await startApi({ dataDir })
  undo.push(() => api.close())
  return api
}

async function submit(api: TestApi): Promise<{ id: string; status: number; retryAfter: string | null }> {
  const id = randomUUID()
  const response = await api.post('/submit-form', distinctBody(), { 'idempotency-key': id })
  return { id, status: response.status, retryAfter: response.headers.get('retry-after') }
}

async function idsIn(api: TestApi): Promise<Set<string>> {
  const rows = await api.database.kysely.selectFrom('lead').select('id').execute()
  return new Set(rows.map((row) => row.id))
}

/** A small file system of its own, `undefined` – said loudly – where it may not be made. */
async function smallDisk(): Promise<string | undefined> {
  const folder = await newFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    console.warn('\n!!! May not mount a small disk here: the full-disk test is SKIPPED, not passed.\n')
    return undefined
  }
  undo.push(() => execFileSync('umount', [folder]))
  return folder
}

describe('a database that cannot store', () => {
  it('on a full disk', async (context) => {
    const folder = await smallDisk()
    if (!folder) return context.skip()
    const filler = join(folder, 'filler')
    await writeFile(filler, Buffer.alloc(1_500_000))
    const api = await open(folder)
    const told = new Set<string>()
    const statuses: number[] = []
    for (let i = 0; i < 4000 && statuses.at(-1) !== 503; i++) {
      const { id, status, retryAfter } = await submit(api)
      statuses.push(status)
      if (status === 200) told.add(id)
      else expect([status, Number(retryAfter)]).toEqual([503, expect.toSatisfy((seconds) => seconds > 0)])
    }
    expect(statuses.at(-1)).toBe(503)
    expect((await api.request('/healthz')).status).toBe(503)
    expect((await submit(api)).status).toBe(503)

    await rm(filler)
    await expect.poll(async () => (await api.request('/healthz')).status, { timeout: 5000 }).toBe(200)
    const after = await submit(api)
    expect(after.status).toBe(200)
    const ids = await idsIn(api)
    for (const id of [...told, after.id]) expect(ids).toContain(id)
    expect(ids.size).toBe(told.size + 1)
  })

  it('while another process has it locked', async () => {
    const dataDir = await newFolder()
    const api = await open(dataDir)
    const other = new Sqlite(join(dataDir, 'marigold.sqlite'))
    undo.push(() => other.close())
    other.exec('begin exclusive')
    const locked = await submit(api)
    expect(locked).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
    expect((await api.request('/healthz')).status).toBe(503)
    other.exec('rollback')
    expect((await submit(api)).status).toBe(200)
    expect((await idsIn(api)).has(locked.id)).toBe(false)
  })

  it('for a moment, which senders do not notice', async () => {
    const dataDir = await newFolder()
    const api = await open(dataDir)
    const other = new Sqlite(join(dataDir, 'marigold.sqlite'))
    undo.push(() => other.close())
    other.exec('begin immediate')
    setTimeout(() => other.exec('rollback'), 300)
    expect((await submit(api)).status).toBe(200)
  })

  it('while its file is away, and never in a new, empty one', async () => {
    const dataDir = await newFolder()
    const api = await open(dataDir)
    const { id } = await submit(api)
    const file = join(dataDir, 'marigold.sqlite')
    if (api.database.kind === 'sqlite') api.database.file.close()
    await rename(file, `${file}.away`)
    expect(await submit(api)).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
    expect((await api.request('/healthz')).status).toBe(503)
    await rename(`${file}.away`, file)
    expect((await submit(api)).status).toBe(200)
    expect((await idsIn(api)).has(id)).toBe(true)
  })

  it('while it cannot be read', async () => {
    const dataDir = await newFolder()
    const api = await open(dataDir)
    const told = [await submit(api), await submit(api)]
    const { kysely } = api.database
    await sql`pragma wal_checkpoint(truncate)`.execute(kysely)
    // What SQLite has in memory it need not read.
    await sql`pragma shrink_memory`.execute(kysely)
    const file = join(dataDir, 'marigold.sqlite')
    const bytes = await readFile(file)
    await truncate(file, 5000)
    if (api.database.kind === 'sqlite') api.database.file.close()
    expect(await submit(api)).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
    await writeFile(file, bytes)
    const after = await submit(api)
    expect(after.status).toBe(200)
    const ids = await idsIn(api)
    for (const { id } of [...told, after]) expect(ids).toContain(id)
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(kysely)
    expect(rows).toEqual([{ integrity_check: 'ok' }])
  })
})
