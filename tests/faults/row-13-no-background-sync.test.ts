import { expect, it } from 'vitest'
import { deviceSuite, submitIn } from '../support/device-suite.ts'
import { until } from '../support/phone.ts'
import { trials } from '../support/trials.ts'

// Row 13: Background Sync absent, as on iOS and in Firefox. Sent ≤ 10 s after the app is next opened online.

const suite = deviceSuite({
  initScript: `delete ServiceWorkerRegistration.prototype.sync; delete ServiceWorkerRegistration.prototype.periodicSync`,
})
const COUNT = trials(2)

it('sends soon after the next start', { timeout: 30_000 + COUNT * 20_000 }, async () => {
  const { server, phone } = suite
  for (let i = 0; i < COUNT; i++) {
    const page = await suite.openTab()
    await phone.context.setOffline(true)
    const { id, outcome } = await submitIn(page)
    expect(outcome).toBe('waiting')
    await page.close()
    await phone.close()
    await phone.open()
    // The network is back, and nobody is there to send it.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(server.leads.has(id)).toBe(false)
    const opened = suite.openTab()
    const waited = await until('sent after the start', () => server.leads.has(id), 10_000)
    console.log(`sent ${waited} ms after the start`)
    await (await opened).close()
  }
  expect(server.leads.size).toBe(COUNT)
})
