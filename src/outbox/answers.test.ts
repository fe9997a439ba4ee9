import { beforeEach, expect, it, vi } from 'vitest'
import { jsonAnswer, longEnquiry, receipt, tripAnswer } from '../../tests/support/enquiries.ts'
import { settle } from '../../tests/support/fake-clock.ts'
import { type FakeDevice, fakeDevice } from '../../tests/support/fake-device.ts'
import { fakeFetch, type Reply, unreachable } from '../../tests/support/fake-fetch.ts'
import { ANSWER_OUTBOX_MESSAGES } from '../contract/answer-messages.ts'
import type { NewMessage, Outbox } from './types.ts'

const accept: Reply = ({ id }) => jsonAnswer(200, receipt(id))

let server: ReturnType<typeof fakeFetch>
let device: FakeDevice
let outbox: Outbox

beforeEach(() => {
  server = fakeFetch(accept)
  device = fakeDevice(server.fetch)
  outbox = device.tab()
})

async function submit(message: NewMessage, options = {}, tab = outbox) {
  const result = tab.submit(message, options)
  await settle()
  await device.clock.pass(6_000)
  return result
}

it('posts an answer to its own address, and keeps no token and no text once it is received', async () => {
  const answer = tripAnswer({ answer: 'change', text: 'One night more' })
  expect(await submit(answer)).toMatchObject({ id: answer.id, outcome: 'delivered', saved: true })
  expect(server.posts).toMatchObject([{ url: '/submit-answer', id: answer.id, body: answer.body }])
  expect(await outbox.list()).toMatchObject([
    { v: 2, kind: 'answer', state: 'sent', trip: 'MM-TEST-Q1', version: 1, answer: 'change' },
  ])
  const kept = JSON.stringify(await outbox.list())
  for (const secret of ['token-of-an-example-trip', 'One night', 'Bali for two'])
    expect(kept).not.toContain(secret)
})

it('has no analytics event, whether it was kept or not', async () => {
  await submit(tripAnswer())
  expect(await outbox.takeUntracked()).toBeUndefined()
  const deliveredUnkept = vi.fn()
  const tab = device.tab({ deliveredUnkept })
  globalThis.indexedDB = undefined as never
  expect(await submit(tripAnswer({ version: 2 }), {}, tab)).toMatchObject({ outcome: 'delivered' })
  expect(deliveredUnkept).not.toHaveBeenCalled()
})

it('waits beside enquiries, and each goes to its own address once', async () => {
  server.answer(unreachable)
  const [enquiry, answer] = [longEnquiry(), tripAnswer()]
  for (const message of [enquiry, answer])
    expect(await submit(message)).toEqual({ id: message.id, outcome: 'waiting', saved: true })
  server.answer(accept)
  server.posts.length = 0
  expect(await outbox.drain({ shortenBackoff: true })).toEqual({ delivered: 2, waiting: 0 })
  expect(server.posts.map(({ url, id }) => [url, id]).toSorted()).toEqual(
    [
      ['/submit-form', enquiry.id],
      ['/submit-answer', answer.id],
    ].toSorted(),
  )
})

it('is sent again under its id when the reply is cut, and takes the replayed receipt', async () => {
  let isFirst = true
  server.answer((post) => {
    if (!isFirst) return jsonAnswer(200, receipt(post.id, true))
    isFirst = false
    return unreachable(post)
  })
  const answer = tripAnswer()
  await submit(answer)
  await outbox.drain({ shortenBackoff: true })
  expect(server.posts.map(({ id }) => id)).toEqual([answer.id, answer.id])
  expect((await outbox.get(answer.id))?.state).toBe('sent')
})

it('keeps one waiting answer to a version: another one asks first, then takes its place under the same id', async () => {
  server.answer(unreachable)
  const first = tripAnswer()
  await submit(first)
  const second = tripAnswer({ answer: 'decline' })
  expect(await submit(second)).toMatchObject({
    id: first.id,
    outcome: 'conflict',
    existing: { state: 'waiting' },
  })
  expect(await submit(second, { mayReplace: () => true })).toMatchObject({ id: first.id, outcome: 'waiting' })
  expect(await outbox.list()).toMatchObject([{ id: first.id, body: { answer: 'decline' }, revision: 1 }])
  // A tap on the same answer again is the same answer.
  expect(await submit(tripAnswer({ answer: 'decline' }))).toMatchObject({ id: first.id, outcome: 'waiting' })
  await submit(tripAnswer({ version: 2 }))
  await submit(tripAnswer({}, 'MM-TEST-Q2'))
  expect(await outbox.list()).toHaveLength(3)
})

it('keeps an answer to another version of the same number beside it', async () => {
  server.answer(unreachable)
  const lost = tripAnswer({ version: 2, versionSentAt: '2026-11-20T09:00:00.000Z' })
  const present = tripAnswer({ version: 2, versionSentAt: '2026-11-21T09:00:00.000Z', answer: 'decline' })
  for (const answer of [lost, present])
    expect(await submit(answer)).toMatchObject({ id: answer.id, outcome: 'waiting' })
  // One of an earlier release does not say to which of them it is.
  expect(await submit(tripAnswer({ version: 2, answer: 'change', text: 'Later' }))).toMatchObject({
    outcome: 'conflict',
  })
  server.answer(accept)
  await outbox.drain({ shortenBackoff: true })
  expect(
    (await outbox.list()).map((entry) => 'versionSentAt' in entry && entry.versionSentAt).toSorted(),
  ).toEqual(['2026-11-20T09:00:00.000Z', '2026-11-21T09:00:00.000Z'])
})

it('keeps one waiting answer also when two tabs answer at once', async () => {
  server.answer(unreachable)
  const other = device.tab()
  const results = [outbox.submit(tripAnswer()), other.submit(tripAnswer({ answer: 'decline' }))]
  await settle()
  await device.clock.pass(6_000)
  expect((await Promise.all(results)).map(({ outcome }) => outcome).toSorted()).toEqual([
    'conflict',
    'waiting',
  ])
  expect(await outbox.list()).toHaveLength(1)
})

it('can be answered again once it is received', async () => {
  await submit(tripAnswer({ answer: 'decline' }))
  expect(await submit(tripAnswer())).toMatchObject({ outcome: 'delivered' })
  expect(await outbox.list()).toHaveLength(2)
})

it('parks a refused answer with the sentence of the server, which another answer may replace', async () => {
  server.answer(() => jsonAnswer(400, { message: 'This offer was replaced.', errors: {} }))
  const first = tripAnswer()
  expect(await submit(first)).toMatchObject({
    outcome: 'refused',
    refusal: { message: 'This offer was replaced.' },
  })
  expect(await outbox.get(first.id)).toMatchObject({ state: 'attention', refusal: { status: 400 } })
  server.answer(accept)
  expect(await submit(tripAnswer({ answer: 'decline' }), { mayReplace: () => true })).toMatchObject({
    id: first.id,
    outcome: 'delivered',
  })
})

it('asks what to do when an older answer arrived unnoticed, and sends the new one under a new id', async () => {
  let answerFirst: (response: Response) => void = () => {}
  server.answer(() => new Promise((resolve) => (answerFirst = resolve)))
  const first = tripAnswer()
  void outbox.submit(first)
  await settle()
  const second = outbox.submit(tripAnswer({ answer: 'decline' }), { mayReplace: () => true })
  await settle()
  answerFirst(jsonAnswer(200, receipt(first.id)))
  // The receipt of the first is not one of the second.
  expect(await second).toMatchObject({ outcome: 'refused', refusal: { status: 422 } })
  expect(await outbox.get(first.id)).toMatchObject({
    state: 'attention',
    refusal: { status: 422, message: ANSWER_OUTBOX_MESSAGES.superseded },
    body: { answer: 'decline' },
  })
  server.answer(accept)
  const id = await outbox.sendAsNew(first.id)
  await settle()
  expect(id).not.toBe(first.id)
  expect(await outbox.list()).toMatchObject([{ id, state: 'sent', kind: 'answer', answer: 'decline' }])
})

it('stays when the device is cleared, until it is received', async () => {
  server.answer(unreachable)
  const answer = tripAnswer()
  await submit(answer)
  await outbox.clearSent()
  expect(await outbox.list()).toMatchObject([{ id: answer.id, state: 'waiting' }])
  server.answer(accept)
  await outbox.drain({ shortenBackoff: true })
  await outbox.clearSent()
  expect(await outbox.list()).toEqual([])
})

it.each([429, 503])(
  '%i with Retry-After holds what goes to its address, and nothing that goes to another',
  async (status) => {
    server.answer(unreachable)
    for (const reference of ['MM-TEST-Q1', 'MM-TEST-Q2']) await submit(tripAnswer({}, reference))
    for (const kind of ['long', 'flight'] as const) await submit(longEnquiry({ kind }))
    server.posts.length = 0
    server.answer((post) =>
      post.url === '/submit-answer'
        ? jsonAnswer(status, { message: 'Later.' }, { 'retry-after': '3600' })
        : accept(post),
    )
    expect(await outbox.drain({ shortenBackoff: true })).toEqual({
      delivered: 2,
      waiting: 2,
      nextInMs: 3_600_000,
    })
    const [held, ...others] = server.posts.filter(({ url }) => url === '/submit-answer')
    expect(others).toEqual([])

    server.posts.length = 0
    expect(await submit(longEnquiry())).toMatchObject({ outcome: 'delivered' })
    expect(server.posts.map(({ id }) => id)).not.toContain(held?.id)
    server.answer(accept)
    await device.clock.pass(3_600_000)
    await outbox.drain()
    expect((await outbox.list()).map(({ state }) => state)).toEqual(Array(5).fill('sent'))
  },
)

it('asks a rate-limited address only once in later runs, by whichever page or worker', async () => {
  server.answer(unreachable)
  for (let i = 0; i < 4; i++) await submit(longEnquiry())
  server.answer(() => jsonAnswer(429, { message: 'Slow.' }, { 'retry-after': '3600' }))
  server.posts.length = 0
  for (let run = 0; run < 5; run++) {
    expect(await device.tab().drain({ shortenBackoff: true })).toMatchObject({ delivered: 0, waiting: 4 })
    await device.clock.pass(60_000)
  }
  expect(server.posts).toHaveLength(1)
  // The traveller's own acts are tried at once, each once.
  await submit(longEnquiry())
  expect(server.posts).toHaveLength(2)
  const retried = (await outbox.list()).find(({ id }) => server.posts.every((post) => post.id !== id))
  await outbox.retry(retried?.id ?? '')
  await settle()
  await device.tab().drain({ shortenBackoff: true })
  expect(server.posts.map(({ id }) => id).slice(2)).toEqual([retried?.id])
  server.answer(accept)
  await device.clock.pass(3_600_000)
  expect(await device.tab().drain()).toEqual({ delivered: 5, waiting: 0 })
})

it('is rate-limited by its own address only: an enquiry that is asked to wait does not delay an answer', async () => {
  server.answer(unreachable)
  const [enquiry, answer] = [longEnquiry(), tripAnswer()]
  for (const message of [enquiry, answer]) await submit(message)
  server.answer((post) =>
    post.url === '/submit-answer'
      ? accept(post)
      : jsonAnswer(429, { message: 'Slow.' }, { 'retry-after': '3600' }),
  )
  expect(await outbox.drain({ shortenBackoff: true })).toEqual({
    delivered: 1,
    waiting: 1,
    nextInMs: 3_600_000,
  })
})
