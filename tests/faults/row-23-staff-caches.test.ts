import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { longBody } from '../support/enquiries.ts'
import { newPhone, type Phone, untilControlled } from '../support/phone.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { IS_SOAK } from '../support/soak.ts'
import { repeated } from '../support/trials.ts'

// Row 23: sign-out, Back, then offline. No staff byte in any cache.

const PORT = 4211
const OWNER = { email: 'owner@example.com', password: 'a-long-test-passphrase' }
const GUEST = 'Secret Guest'

let server: TestServer
let phone: Phone

beforeAll(async () => {
  server = await startServer({
    port: PORT,
    env: { STAFF_EMAIL: OWNER.email, STAFF_PASSWORD: OWNER.password },
  })
  phone = await newPhone({ skipsMedia: true, shell: true })
})
afterAll(async () => {
  await phone.dispose()
  await server.stop()
})

it.runIf(IS_SOAK)(
  'leaves nothing of a lead behind on the phone it was read on',
  {
    timeout: 90_000,
    ...repeated(),
  },
  async () => {
    await phone.context.setOffline(false)
    const sent = await fetch(`${server.url}/submit-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(longBody({ name: GUEST })),
    })
    expect(sent.status).toBe(200)

    // The same browser is a traveller's first: the worker is there, and must look away.
    const page = await phone.tab(server.url)
    await untilControlled(page)
    await page.goto(`${server.url}/admin/leads`)
    await page.getByLabel('E-mail').fill(OWNER.email)
    await page.getByLabel('Password').fill(OWNER.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText(GUEST).first().click()
    await page.waitForURL(/\/admin\/leads\/.+/)
    await page.getByText(GUEST).first().waitFor()

    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await page.goBack()
    await page.waitForTimeout(2_000)
    expect(await page.locator('body').innerText()).not.toContain(GUEST)

    await phone.context.setOffline(true)
    await page.goBack().catch(() => {})
    await page.waitForTimeout(1_000)
    expect(await page.locator('body').innerText()).not.toContain(GUEST)

    const reader = await phone.tab(server.url)
    const found = await reader.evaluate(async (guest) => {
      const places: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          const text = (await (await cache.match(request))?.text()) ?? ''
          // Code of the sales desk is known by where it leads and what it asks for.
          const isDesk = /\/admin\/|\/api\/(team|persons|numbers|audit|lead-search|notify)\b/.test(text)
          if (text.includes(guest) || isDesk || /\/admin|staff-/.test(new URL(request.url).pathname))
            places.push(request.url)
        }
      }
      return places
    }, GUEST)
    expect(found).toEqual([])
  },
)
