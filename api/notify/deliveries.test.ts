import { describe, expect, it } from 'vitest'
import { databaseKinds } from '../../tests/support/databases.ts'
import { useApi } from '../../tests/support/use-api.ts'
import { createDeliveries, type DeliveryRow } from './deliveries.ts'

describe.each(databaseKinds())('a message that two processes sent (%s)', (kind) => {
  const api = useApi(kind)

  it('stays sent when the other process reports a failure later', async () => {
    const { kysely } = api.database
    const deliveries = createDeliveries(kysely)
    await kysely
      .insertInto('delivery')
      .values({
        message_id: 'msg_x',
        channel: 'webhook',
        target: 'webhook',
        created_at: '2026-01-01T00:00:00.000Z',
        next_attempt_at: '2026-01-01T00:00:00.000Z',
        claimed_until: null,
        done_at: null,
        last_error: null,
      })
      .execute()
    // The first claim has expired before the second begins, as when the first process was frozen.
    const [slow] = (await deliveries.claim('webhook', 1, -1)) as [DeliveryRow]
    const [fast] = (await deliveries.claim('webhook', 1, 60_000)) as [DeliveryRow]
    expect(fast.seq).toBe(slow.seq)
    await deliveries.settle([{ row: slow, state: 'failed', reason: 'late' }])
    expect(await state()).toMatchObject({ state: 'waiting', claimed_until: fast.claimed_until })
    await deliveries.settle([{ row: fast, state: 'sent', reason: null }])
    for (const late of ['failed', 'dropped'] as const)
      await deliveries.settle([{ row: slow, state: late, reason: 'late' }])
    expect(await state()).toMatchObject({ state: 'sent', last_error: null })

    function state() {
      return kysely.selectFrom('delivery').selectAll().executeTakeFirstOrThrow()
    }
  })
})
