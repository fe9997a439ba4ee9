import { Hono } from 'hono'
import type { Database } from './db/open.ts'
import type { Respond } from './http/security.ts'

/** How long a result is cached. */
const CACHE_MS = 1000
/** As many bytes as storing a lead writes, so that a nearly full disk is detected. */
const PADDING = ' '.repeat(32 * 1024)

/** `GET /healthz`: 200 when a lead could be stored, which is tested by writing to the database. */
export function createHealth({ kysely }: Database, respond: Respond) {
  let triedAt = Number.NEGATIVE_INFINITY
  let result: Promise<boolean> | undefined

  async function canStore(): Promise<boolean> {
    const value = new Date().toISOString() + PADDING
    try {
      await kysely
        .insertInto('setting')
        .values({ key: 'healthy-at', value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute()
      return true
    } catch {
      return false
    }
  }

  return new Hono().get('/healthz', async () => {
    if (!result || performance.now() - triedAt > CACHE_MS) {
      triedAt = performance.now()
      result = canStore()
    }
    return (await result) ? respond(200, { ok: true }) : respond(503, { ok: false }, { 'Retry-After': '5' })
  })
}
