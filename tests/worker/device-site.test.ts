import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildDeviceSite, VIDEO } from '../support/device-site.ts'
import { type HostileServer, startHostileServer } from '../support/hostile-server.ts'
import { newPhone, type Phone, until, untilControlled } from '../support/phone.ts'

let site: Awaited<ReturnType<typeof buildDeviceSite>>
let server: HostileServer
let phone: Phone

beforeAll(async () => {
  site = await buildDeviceSite('one')
})
afterAll(() => site.remove())
beforeEach(async () => {
  server = await startHostileServer(site.folder)
  phone = await newPhone({ shell: true })
})
afterEach(async () => {
  await phone.dispose()
  await server.close()
})

it('opens any public page from the device without a network, and none of the staff’s', async () => {
  const page = await phone.tab(server.url)
  await untilControlled(page)
  await phone.context.setOffline(true)
  for (const path of ['/ladakh', '/bali/never-seen-before', '/video?index=3']) {
    await page.goto(server.url + path)
    expect(await page.evaluate(() => window.device.release)).toBe('one')
  }
  for (const path of ['/admin', '/admin/leads'])
    expect((await page.goto(server.url + path))?.status(), path).toBe(503)
  for (const path of ['/api/packages', '/robots.txt']) {
    await expect(page.goto(server.url + path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  }
})

it('delivers in the page', async () => {
  const page = await phone.tab(server.url)
  const id = randomUUID()
  const result = await page.evaluate((enquiry) => window.device.submit(enquiry), id)
  expect(result).toMatchObject({ id, outcome: 'delivered', saved: true })
  expect([...server.leads.keys()]).toEqual([id])
  await page.waitForFunction(() => window.dataLayer?.length === 1)
  expect(await page.evaluate(() => window.dataLayer)).toMatchObject([
    { event: 'tripInquirySubmitted', formData: { name: 'Asha Rao' }, sourceDomain: `${server.url}/` },
  ])
  await page.reload()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
})

it('keeps pictures at phone size and videos, and answers other widths and ranges from them', async () => {
  const page = await phone.tab(server.url)
  await untilControlled(page)
  await until('pictures kept', () =>
    page.evaluate(async () => (await (await caches.open('kept-media')).keys()).length === 2),
  )
  await phone.context.setOffline(true)
  const picture = (path: string) =>
    page.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          // An <img> cannot show bytes that are no picture: what arrived is read from the timing entry.
          new PerformanceObserver((list) => {
            const entry = list.getEntries().find((e) => e.name.endsWith(src)) as
              | PerformanceResourceTiming
              | undefined
            if (entry) resolve(String(entry.responseStatus))
          }).observe({ type: 'resource' })
          new Image().src = src
        }),
      path,
    )
  expect(await picture('/art/bali-wide-480.avif')).toBe('200')
  expect(await picture('/art/bali-wide-720.avif')).toBe('200')
  const range = (value: string) =>
    page.evaluate(async (header) => {
      const response = await fetch('/reels/bali.mp4', { headers: { range: header } })
      const bytes = [...new Uint8Array(await response.arrayBuffer())]
      return { status: response.status, range: response.headers.get('content-range'), bytes }
    }, value)
  expect(await range('bytes=10-19')).toEqual({
    status: 206,
    range: 'bytes 10-19/1000',
    bytes: [...VIDEO.slice(10, 20)],
  })
  expect(await range('bytes=-5')).toEqual({
    status: 206,
    range: 'bytes 995-999/1000',
    bytes: [...VIDEO.slice(-5)],
  })
  expect(await range('bytes=2000-')).toMatchObject({ status: 416, range: 'bytes */1000' })
})
