import { Hono } from 'hono'
import type { Database } from './db/open.ts'
import type { Answer } from './http/security.ts'

/** However often it is asked, the disk is tried no more than this. */
const KEEP_MS = 1000
/** As many bytes as the pages a lead touches: on a disk that is nearly full, less would still find room. */
const PADDING = ' '.repeat(32 * 1024)

/** `GET /healthz`: 200 only while a lead could be stored, found out by storing something. */
export function createHealth({ kysely }: Database, answer: Answer) {
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
    if (!result || performance.now() - triedAt > KEEP_MS) {
      triedAt = performance.now()
      result = canStore()
    }
    return (await result) ? answer(200, { ok: true }) : answer(503, { ok: false }, { 'Retry-After': '5' })
  })
}
