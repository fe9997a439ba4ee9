import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { databaseKinds, useDatabase } from '../../tests/support/databases.ts'
import { createLog } from '../log.ts'
import { followChanges } from './changes.ts'
import { openDatabase } from './open.ts'

describe.skipIf(!databaseKinds().includes('postgres'))('changes of another process', () => {
  const { newUrl } = useDatabase('postgres')
  const log = createLog('silent')

  it('are reported once they are committed, and again after the connection was cut', async () => {
    const url = (await newUrl()) ?? ''
    const other = await openDatabase({ dataDir: '', url, log })
    const stop = new AbortController()
    const changes = followChanges(url, { log, stop: stop.signal, retryFirstMs: 20 })
    const onNotices = vi.fn()
    const onLeads = vi.fn()
    changes.on('notices', onNotices)
    changes.on('leads', onLeads)
    const enqueue = () =>
      other.kysely
        .insertInto('notification')
        .values({ topic: 'lead.received', lead_seq: 0, created_at: new Date().toISOString() })
        .execute()
    await vi.waitFor(() => expect(changes.isLive()).toBe(true), 5_000)
    // One call as reporting begins.
    expect(onNotices).toHaveBeenCalledTimes(1)

    await enqueue()
    await vi.waitFor(() => expect(onNotices).toHaveBeenCalledTimes(2), 5_000)
    expect(onLeads).toHaveBeenCalledTimes(1)

    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(other.kysely)
    // As it ends, and as it begins again.
    await vi.waitFor(() => expect(onNotices).toHaveBeenCalledTimes(4), 5_000)
    expect(changes.isLive()).toBe(true)
    await enqueue()
    await vi.waitFor(() => expect(onNotices).toHaveBeenCalledTimes(5), 5_000)

    stop.abort()
    expect(changes.isLive()).toBe(false)
    await other.close()
  })
})
