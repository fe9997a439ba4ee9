import { expect, it } from 'vitest'
import { jsonAnswer, longEnquiry, receipt } from '../../tests/support/enquiries.ts'
import { settle } from '../../tests/support/fake-clock.ts'
import { fakeDevice } from '../../tests/support/fake-device.ts'
import { fakeFetch, type Reply } from '../../tests/support/fake-fetch.ts'
import { OUTBOX_MESSAGES } from '../contract/enquiry-messages.ts'
import { SERVER_MARK } from '../contract/server-mark.ts'
import { SHORTENED_ENDPOINT_ERROR_MS } from './backoff.ts'

const HOUR_MS = 3_600_000
const forbidden: Reply = () => new Response('<h1>Forbidden</h1>', { status: 403 })

async function phoneBehindFirewall(answer = forbidden) {
  const server = fakeFetch(answer)
  const device = fakeDevice(server.fetch)
  const outbox = device.tab()
  const enquiry = longEnquiry()
  void outbox.submit(enquiry)
  await settle()
  await device.clock.pass(6_000)
  return { server, device, outbox, id: enquiry.id, state: async () => (await outbox.get(enquiry.id))?.state }
}

it('a 403 stays queued while the traveller switches between apps for an hour', async () => {
  const { device, outbox, state, server } = await phoneBehindFirewall()
  for (let i = 0; i < 360; i++) {
    await outbox.drain({ shortenBackoff: true })
    await device.clock.pass(10_000)
  }
  expect(await state()).toBe('waiting')
  expect(server.posts.length).toBeGreaterThan(5)
  expect(server.posts.length).toBeLessThan(80)
})

it('a 403 is tried again soon after the network changed', async () => {
  const { device, outbox, state, server } = await phoneBehindFirewall()
  for (let i = 0; i < 40; i++) {
    await device.clock.pass(HOUR_MS)
    await outbox.drain()
  }
  server.answer(({ id }) => jsonAnswer(200, receipt(id)))
  await device.clock.pass(SHORTENED_ENDPOINT_ERROR_MS)
  await outbox.drain({ shortenBackoff: true })
  expect(await state()).toBe('sent')
})

it('the Retry-After of a gateway ends with its network, that of our server does not', async () => {
  const busy = (headers: Record<string, string>) => () =>
    new Response('Busy', { status: 503, headers: { 'retry-after': '86400', ...headers } })
  const posts = async (answer: Reply) => {
    const { server, device, outbox } = await phoneBehindFirewall(answer)
    await device.clock.pass(HOUR_MS)
    await outbox.drain()
    const before = server.posts.length
    await outbox.drain({ shortenBackoff: true })
    return [before, server.posts.length]
  }
  expect(await posts(busy({}))).toEqual([1, 2])
  expect(await posts(busy(SERVER_MARK))).toEqual([1, 1])
})

it('a 403 that lasts for days asks for the traveller’s attention', async () => {
  const { device, outbox, state, id } = await phoneBehindFirewall()
  let hours = 0
  while ((await state()) === 'waiting' && hours < 500) {
    await device.clock.pass(HOUR_MS)
    await outbox.drain()
    hours += 1
  }
  expect(hours).toBeGreaterThan(48)
  expect(hours).toBeLessThan(7 * 24)
  expect(await outbox.get(id)).toMatchObject({
    state: 'attention',
    refusal: { status: 403, message: OUTBOX_MESSAGES.unreachable },
  })
})

it.each([10, -10])('a clock that jumps by %i years gives up nothing', async (years) => {
  const { device, outbox, state } = await phoneBehindFirewall()
  for (let i = 0; i < 10; i++) {
    device.clock.jump(years * 365 * 24 * HOUR_MS)
    await outbox.drain()
    await device.clock.pass(10_000)
    device.clock.jump(-years * 365 * 24 * HOUR_MS)
    await outbox.drain()
    await device.clock.pass(10_000)
  }
  expect(await state()).toBe('waiting')
})
