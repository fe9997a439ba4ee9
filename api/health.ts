import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Database } from './db/open.ts'
import { writeSystemSetting } from './db/settings.ts'
import type { Respond } from './http/security.ts'

/** How long a result is cached. */
const CACHE_MS = 1000
/** More than storing a lead writes, so that a nearly full disk is detected. */
const PADDING_BYTES = 96 * 1024

/** Writes to the database as much as a lead; returns the time it took, ms, or `undefined` when it failed. */
export async function tryStoring({ kysely }: Database): Promise<number | undefined> {
  const before = performance.now()
  try {
    await writeSystemSetting(kysely, 'healthy-at', new Date().toISOString() + padding())
    return performance.now() - before
  } catch {
    return undefined
  }
}

// Other text each time: SQLite does not write pages that stay the same, and PostgreSQL compresses repeated text.
function padding(): string {
  return randomBytes(PADDING_BYTES / 2).toString('hex')
}

/** `GET /healthz`: 200 when a lead could be stored, which is tested by writing to the database. */
export function createHealth(database: Database, respond: Respond) {
  let triedAt = Number.NEGATIVE_INFINITY
  let result: Promise<number | undefined> | undefined

  return new Hono().get('/healthz', async () => {
    if (!result || performance.now() - triedAt > CACHE_MS) {
      triedAt = performance.now()
      result = tryStoring(database)
    }
    const isHealthy = (await result) !== undefined
    return isHealthy ? respond(200, { ok: true }) : respond(503, { ok: false }, { 'Retry-After': '5' })
  })
}
