import { describe, expect, it } from 'vitest'
import { besideLocks } from '../../tests/support/beside-transaction.ts'
import { databaseKinds } from '../../tests/support/databases.ts'
import { useApi } from '../../tests/support/use-api.ts'
import { createDeliveries, type DeliveryRow } from './deliveries.ts'

describe.each(databaseKinds())('messages whose times a clock that was turned back has set (%s)', (kind) => {
  const api = useApi(kind)

  it('are due, and their claims over', async () => {
    const { kysely } = api.database
    const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
    const add = (message_id: string, next_attempt_at: string, claimed_until: string | null = null) =>
      kysely
        .insertInto('delivery')
        .values({
          message_id,
          channel: 'webhook',
          target: 'webhook',
          created_at: inMs(0),
          next_attempt_at,
          claimed_until,
        })
        .execute()
    await add('waits-for-years', '2099-01-01T00:00:00.000Z')
    await add('claimed-for-years', inMs(-1_000), '2099-01-01T00:00:00.000Z')
    await add('waits-a-day', inMs(86_400_000))
    await add('claimed', inMs(-1_000), inMs(40_000))
    const claimed = await createDeliveries(kysely).claim('webhook', 9, 60_000)
    expect(claimed.map(({ message_id }) => message_id).sort()).toEqual([
      'claimed-for-years',
      'waits-for-years',
    ])
  })
})

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

  it.runIf(kind === 'postgres')('is stored as sent also beside a deadlock', async () => {
    const { kysely } = api.database
    const deliveries = createDeliveries(kysely)
    const at = '2026-01-01T00:00:00.000Z'
    for (const message_id of ['msg_a', 'msg_b'])
      await kysely
        .insertInto('delivery')
        .values({ message_id, channel: 'webhook', target: 'webhook', created_at: at, next_attempt_at: at })
        .execute()
    const rows = await deliveries.claim('webhook', 2, 60_000)
    const results = rows.map((row) => ({ row, state: 'sent' as const, reason: null }))
    const seqs = rows.map(({ seq }) => seq).reverse()
    await besideLocks(kysely, seqs, () => deliveries.settle(results))
    const states = await kysely.selectFrom('delivery').select('state').execute()
    expect(states).toEqual([{ state: 'sent' }, { state: 'sent' }])
  })
})
