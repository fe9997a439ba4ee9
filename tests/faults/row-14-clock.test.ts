import { expect, it } from 'vitest'
import { SHORTENED_BACKOFF_MS } from '../../src/outbox/backoff.ts'
import { jsonAnswer, longEnquiry, receipt } from '../support/enquiries.ts'
import { settle } from '../support/fake-clock.ts'
import { fakeDevice } from '../support/fake-device.ts'
import { fakeFetch, unreachable } from '../support/fake-fetch.ts'
import { repeated } from '../support/trials.ts'

// Row 14 (device): the clock is turned ten years on or back at any moment. Nothing expires, nothing is sent twice.

const YEARS = 10 * 365 * 86_400_000
const JUMPS = [0, YEARS, -YEARS]
const journeys = JUMPS.flatMap((a) =>
  JUMPS.flatMap((b) => JUMPS.flatMap((c) => JUMPS.map((d) => [a, b, c, d] as const))),
)

it.each(journeys)(
  'jumps by %i, %i, %i and %i ms',
  repeated(),
  async (whileTyping, whileWaiting, inMidSend, afterwards) => {
    const server = fakeFetch(unreachable)
    const device = fakeDevice(server.fetch)
    const outbox = device.tab()

    const enquiry = longEnquiry()
    await outbox.drafts.save({
      key: 'home',
      id: enquiry.id,
      values: { name: 'Asha' },
      updatedAt: device.clock.now(),
    })
    device.clock.jump(whileTyping)
    expect(await outbox.drafts.load('home')).toMatchObject({ id: enquiry.id })

    const submitted = outbox.submit(enquiry, { draftKey: 'home' })
    await settle()
    await device.clock.pass(6_000)
    expect(await submitted).toMatchObject({ outcome: 'waiting', saved: true })
    device.clock.jump(whileWaiting)
    expect(await outbox.list()).toMatchObject([{ id: enquiry.id, state: 'waiting' }])

    server.posts.length = 0
    server.answer(({ id }) => {
      device.clock.jump(inMidSend)
      return jsonAnswer(200, receipt(id))
    })
    await outbox.drain({ shortenBackoff: true })
    await device.clock.pass(SHORTENED_BACKOFF_MS)
    await outbox.drain()
    expect(await outbox.list()).toMatchObject([{ id: enquiry.id, state: 'sent' }])

    device.clock.jump(afterwards)
    for (let i = 0; i < 3; i++) {
      await outbox.drain({ shortenBackoff: true })
      await device.clock.pass(60_000)
    }
    expect(await outbox.list()).toMatchObject([{ id: enquiry.id, state: 'sent' }])
    expect(server.posts).toHaveLength(1)
  },
)
