import { expect, it } from 'vitest'
import { deviceSuite, entryIn, submitIn } from '../support/device-suite.ts'
import { until } from '../support/phone.ts'

const suite = deviceSuite()

it('sends with every tab closed, and announces it at the next visit, once', async () => {
  const { server, phone } = suite
  const page = await suite.openTab()
  await phone.context.setOffline(true)
  const { id, outcome } = await submitIn(page)
  expect(outcome).toBe('waiting')
  await phone.tab()
  await page.close()
  await phone.context.setOffline(false)
  await until('sent by the worker', () => server.leads.has(id))
  const next = await suite.openTab()
  await next.waitForFunction(() => window.dataLayer?.length === 1)
  expect((await entryIn(next, id))?.state).toBe('sent')
  const another = await suite.openTab()
  expect(await another.evaluate(() => window.dataLayer?.length ?? 0)).toBe(0)
})

it('sends at the next start of the browser', async () => {
  const { server, phone } = suite
  const page = await suite.openTab()
  await phone.context.setOffline(true)
  const { id } = await submitIn(page)
  await phone.close()
  await phone.open()
  await until('sent by the worker, no page open', () => server.leads.has(id), 30_000)
})

it('sends by the page’s own timer when the server, not the network, was away', async () => {
  const { server } = suite
  const page = await suite.openTab()
  await server.down()
  const { id, outcome } = await submitIn(page, { waitMs: 1_000 })
  expect(outcome).toBe('waiting')
  await server.up()
  await until('sent', async () => (await entryIn(page, id))?.state === 'sent', 20_000)
  expect(server.leads.size).toBe(1)
})
