import { expect, it } from 'vitest'
import { deviceSuite, submitIn } from '../support/device-suite.ts'
import { until } from '../support/phone.ts'

const suite = deviceSuite({ shell: true, initScript: 'delete ServiceWorkerRegistration.prototype.sync' })

it('what a tab saved before it was closed is sent by the one that stays open', {
  timeout: 90_000,
}, async () => {
  const { server } = suite
  await suite.openTab()
  const closing = await suite.openTab()
  await server.down()
  const { id, outcome } = await submitIn(closing, { waitMs: 1_000 })
  expect(outcome).toBe('waiting')
  await closing.close()
  await server.up()
  await until('sent by the other tab', () => server.leads.has(id), 60_000)
})
