import { afterEach, expect, it } from 'vitest'
import { deviceSuite, entryIn, submitIn } from '../support/device-suite.ts'
import type { Reaction } from '../support/hostile-server.ts'
import { until } from '../support/phone.ts'

// Row 6: a captive portal answers in the server's place. The enquiry stays queued, and goes out when the portal is gone.

const suite = deviceSuite({ shared: true })
afterEach(() => suite.phone.closeTabs())

const receipt = (id: string) =>
  JSON.stringify({ ok: true, id, reference: 'X-1', receivedAt: '2026-11-21T09:00:00.000Z', replayed: false })
const json = { 'content-type': 'application/json' }
const portals: [string, Reaction][] = [
  [
    '200 with a page',
    { kind: 'answer', status: 200, body: '<html>Sign in</html>', headers: { 'content-type': 'text/html' } },
  ],
  ['200 with nothing', { kind: 'answer', status: 200, body: '' }],
  [
    '302 elsewhere',
    { kind: 'answer', status: 302, body: '', headers: { location: 'http://portal.example.com/' } },
  ],
  ['307 to its own receipt', { kind: 'answer', status: 307, body: '', headers: { location: '/index.html' } }],
  [
    'a receipt for another id',
    { kind: 'answer', status: 200, body: receipt('11111111-1111-4111-8111-111111111111'), headers: json },
  ],
  ['511', { kind: 'answer', status: 511, body: '<html>Log in</html>' }],
]

it.each(portals)('%s', async (_name, reaction) => {
  const { server } = suite
  const page = await suite.openTab()
  server.react(reaction)
  const { id, outcome } = await submitIn(page, { waitMs: 1_500 })
  expect(outcome).toBe('waiting')
  expect(server.leads.has(id)).toBe(false)
  await until('put back', async () => (await entryIn(page, id))?.state === 'waiting')
  server.react({ kind: 'accept' })
  await page.evaluate((id) => window.device.outbox.retry(id), id)
  await until('sent', async () => (await entryIn(page, id))?.state === 'sent')
  expect(server.leads.has(id)).toBe(true)
})
