import { afterEach, expect, it } from 'vitest'
import { deviceSuite, entryIn, submitIn } from '../support/device-suite.ts'
import type { Reaction } from '../support/hostile-server.ts'
import { until } from '../support/phone.ts'

// Row 7: whatever the server or the wire does, the enquiry is never deleted: it is parked, or tried again.

const suite = deviceSuite({ shared: true })
afterEach(() => suite.phone.closeTabs())

const answer = (status: number): Reaction => ({
  kind: 'answer',
  status,
  body: JSON.stringify({
    message: `Because of ${status}.`,
    errors: status === 400 ? { contact: 'Ten digits.' } : {},
  }),
  headers: { 'content-type': 'application/json' },
})

it.each([400, 413, 415, 422])(
  '%i is parked with the server’s words, and a retry goes out',
  async (status) => {
    const { server } = suite
    const page = await suite.openTab()
    server.react(answer(status))
    const result = await submitIn(page)
    expect(result).toMatchObject({
      outcome: 'refused',
      refusal: { status, message: `Because of ${status}.` },
    })
    expect(await entryIn(page, result.id)).toMatchObject({ state: 'attention' })
    await page.reload()
    server.react({ kind: 'accept' })
    await page.evaluate(() => window.device.outbox.drain({ hurry: true }))
    expect(await entryIn(page, result.id)).toMatchObject({ state: 'attention' })
    await page.evaluate((id) => window.device.outbox.retry(id), result.id)
    await until('sent', async () => (await entryIn(page, result.id))?.state === 'sent')
  },
)

const passing: [string, Reaction][] = [
  ...[401, 403, 404, 405, 408, 425, 429, 500, 502, 503, 504].map((s): [string, Reaction] => [
    String(s),
    answer(s),
  ]),
  ['a reset', { kind: 'reset' }],
  ['a cut reply', { kind: 'cut' }],
]
it.each(passing)('%s is no reason to give up', async (_name, reaction) => {
  const { server } = suite
  const page = await suite.openTab()
  server.react(reaction)
  const { id, outcome } = await submitIn(page, { waitMs: 1_500 })
  expect(outcome).toBe('waiting')
  await until('put back', async () => (await entryIn(page, id))?.state === 'waiting')
  server.react({ kind: 'accept' })
  await page.evaluate((id) => window.device.outbox.retry(id), id)
  await until('sent', async () => (await entryIn(page, id))?.state === 'sent')
  expect(server.leads.has(id)).toBe(true)
})

it('a hang is given up after the time limit, and sent by the page’s own timer', {
  timeout: 60_000,
}, async () => {
  const { server } = suite
  const page = await suite.openTab()
  server.react((_id, nth) => (nth === 1 ? { kind: 'hang', commit: true } : { kind: 'accept' }))
  const { id, outcome } = await submitIn(page, { waitMs: 1_000 })
  expect(outcome).toBe('waiting')
  await until('sent', async () => (await entryIn(page, id))?.state === 'sent', 40_000)
  expect(server.leads.has(id)).toBe(true)
})

it('Retry-After is obeyed to the second, whatever triggers there are, and then the page sends by itself', async () => {
  const { server } = suite
  const page = await suite.openTab()
  server.react((_id, nth) =>
    nth === 1
      ? { kind: 'answer', status: 429, body: '{"message":"Slow down."}', headers: { 'retry-after': '4' } }
      : { kind: 'accept' },
  )
  const { id } = await submitIn(page, { waitMs: 1_000 })
  for (let i = 0; i < 5; i++) {
    await page.evaluate(() => {
      dispatchEvent(new Event('online'))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  const posts = () => server.posts.filter((post) => post.id === id)
  expect(posts()).toHaveLength(1)
  await until('sent', async () => (await entryIn(page, id))?.state === 'sent')
  const [first, second] = posts()
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(3_950)
})
