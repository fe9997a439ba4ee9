import type { Kysely } from 'kysely'
import { CHANNELS } from '../../src/contract/notify.ts'
import type { Schema } from '../db/schema.ts'
import type { Metrics } from '../metrics/metrics.ts'

const STATES = ['waiting', 'failed'] as const

/** Adds the number of unsent messages, by channel and state. */
export function addDeliveryGauges(metrics: Metrics, kysely: Kysely<Schema>): void {
  const gauge = {
    name: 'marigold_deliveries',
    help: 'Messages to staff that wait or have failed.',
    labelNames: ['channel' as const, 'state' as const],
  }
  metrics.addGauges(gauge, async () => {
    const rows = await kysely
      .selectFrom('delivery')
      .select(({ fn }) => ['channel', 'state', fn.countAll().as('count')])
      .where('state', 'in', STATES)
      .groupBy(['channel', 'state'])
      .execute()
    return CHANNELS.flatMap((channel) =>
      STATES.map((state) => {
        const row = rows.find((row) => row.channel === channel && row.state === state)
        return { labels: { channel, state }, value: Number(row?.count ?? 0) }
      }),
    )
  })
}
