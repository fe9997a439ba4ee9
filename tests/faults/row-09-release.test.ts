import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { deviceSuite, entryIn, submitIn } from '../support/device-suite.ts'
import { until } from '../support/phone.ts'

// Row 9: the worker is stopped, or replaced by a new release, in mid-send.

const suite = deviceSuite({ releases: ['one', 'two'] })

const checkForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
const updateReady = (page: Page) => page.evaluate(() => window.device.updateReady())

it('the worker is stopped while it sends', async () => {
  const { server, phone } = suite
  const page = await suite.openTab()
  await phone.context.setOffline(true)
  const { id } = await submitIn(page)
  const blank = await phone.tab()
  await page.close()
  server.react({ kind: 'hang', commit: true })
  await phone.context.setOffline(false)
  await until('the worker is sending', () => server.posts.length === 1)
  const devtools = await phone.context.newCDPSession(blank)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  server.react({ kind: 'accept' })
  const next = await suite.openTab()
  await until('sent', async () => (await entryIn(next, id))?.state === 'sent')
  expect(server.leads.size).toBe(1)
})

it('a new release waits for the send, then takes over; what the old one kept, it sends', async () => {
  const { server, phone } = suite
  const page = await suite.openTab()
  const other = await suite.openTab()
  server.deploy(suite.folder('two'))
  let answer = () => {}
  server.react({ kind: 'held', until: new Promise<void>((resolve) => (answer = resolve)) })
  const sending = await submitIn(page, { waitMs: 100 })
  await checkForUpdate(page)
  await until('the new release is there', () => updateReady(page))
  // In mid-send the page is not reloaded, whatever the traveller taps.
  expect(await page.evaluate(() => window.device.applyUpdate())).toBe(false)
  answer()
  await until('sent', async () => (await entryIn(page, sending.id))?.state === 'sent')

  await phone.context.setOffline(true)
  const waiting = await submitIn(page)
  expect(waiting.outcome).toBe('waiting')
  server.react({ kind: 'accept' })
  const reloaded = page.waitForEvent('load')
  expect(await page.evaluate(() => window.device.applyUpdate())).toBe(true)
  await reloaded
  expect(await page.evaluate(() => window.device.release)).toBe('two')
  // The other tab is still the old release: not reloaded, and its chunks are still to be had, without a network too.
  expect(await other.evaluate(() => window.device.release)).toBe('one')
  expect(await other.evaluate(() => window.device.loadLater())).toBe('one')

  await phone.context.setOffline(false)
  await until('sent by release two', async () => (await entryIn(page, waiting.id))?.state === 'sent')
  expect(new Set(server.leads.keys())).toEqual(new Set([sending.id, waiting.id]))
})

it('a new release is not offered over a draft', async () => {
  const { server } = suite
  const page = await suite.openTab()
  server.deploy(suite.folder('two'))
  await page.evaluate(() => {
    const keeper = window.device.openDraftKeeper('home')
    keeper.touch({ name: 'Asha' })
    Object.assign(window, { keeper })
  })
  await checkForUpdate(page)
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting)
  expect(await updateReady(page)).toBe(false)
  expect(await page.evaluate(() => window.device.applyUpdate())).toBe(false)
  await page.reload()
  expect(
    await page.evaluate(async () => (await window.device.openDraftKeeper('home').load())?.values),
  ).toEqual({ name: 'Asha' })
  await until('offered once the draft is closed', () => updateReady(page))
})
