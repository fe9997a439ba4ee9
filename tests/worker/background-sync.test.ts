import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { PERIODIC_SYNC_TAG } from '../../src/contract/worker-messages.ts'
import { deviceSuite, entryIn, submitIn } from '../support/device-suite.ts'
import { until } from '../support/phone.ts'
import { IS_SOAK } from '../support/soak.ts'

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

it.runIf(IS_SOAK)('sends at the next start of the browser', async () => {
  const { server, phone } = suite
  const page = await suite.openTab()
  await phone.context.setOffline(true)
  const { id } = await submitIn(page)
  await phone.close()
  await phone.open()
  await until('sent by the worker, no page open', () => server.leads.has(id), 30_000)
})

it.runIf(IS_SOAK)('sends by the page’s own timer when the server, not the network, was away', async () => {
  const { server } = suite
  const page = await suite.openTab()
  await server.down()
  const { id, outcome } = await submitIn(page, { waitMs: 1_000 })
  expect(outcome).toBe('waiting')
  await server.up()
  await until('sent', async () => (await entryIn(page, id))?.state === 'sent', 20_000)
  expect(server.leads.size).toBe(1)
})

const WAKE_UPS = [
  ['a push message', 'deliverPushMessage', { data: '' }],
  ['the periodic sync of an installed app', 'dispatchPeriodicSyncEvent', { tag: PERIODIC_SYNC_TAG }],
] as const

it.runIf(IS_SOAK).each(WAKE_UPS)(
  'sends with every tab closed when it is woken by %s',
  async (_, wakeUp, message) => {
    const { server, phone } = suite
    await phone.context.grantPermissions(['notifications'], { origin: server.url })
    const page = await suite.openTab()
    // The browser's one-off sync fails at once, and is then tried only after minutes.
    await server.down()
    const { id, outcome } = await submitIn(page, { waitMs: 1_000 })
    expect(outcome).toBe('waiting')
    const registrationId = await registrationOf(page)
    const other = await phone.tab()
    await page.close()
    await server.up()
    const devTools = await phone.context.newCDPSession(other)
    await devTools.send('ServiceWorker.enable')
    await devTools.send(`ServiceWorker.${wakeUp}`, {
      origin: server.url,
      registrationId,
      ...message,
    } as never)
    await until('sent by the worker', () => server.leads.has(id))
    expect(server.leads.size).toBe(1)
  },
)

/** The id by which the developer tools know the worker of a page. */
async function registrationOf(page: Page): Promise<string> {
  const devTools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    }),
  )
  await devTools.send('ServiceWorker.enable')
  const id = await registered
  await devTools.detach()
  return id
}
