import { beforeEach, describe, expect, it, vi } from 'vitest'
import { jsonAnswer, longBody, longEnquiry, receipt } from '../../tests/support/enquiries.ts'
import { settle } from '../../tests/support/fake-clock.ts'
import { type FakeDevice, fakeDevice } from '../../tests/support/fake-device.ts'
import { fakeFetch, hang, type Reply, unreachable } from '../../tests/support/fake-fetch.ts'
import { OUTBOX_MESSAGES } from '../contract/enquiry-messages.ts'
import { SHORTENED_BACKOFF_MS } from './backoff.ts'
import { openDatabase } from './database.ts'
import { LEASE_MS } from './lease.ts'
import type { OutboxDeps } from './outbox.ts'
import { REQUEST_LIMIT_MS } from './send.ts'
import { openStore } from './store.ts'
import type { Outbox } from './types.ts'

const YEARS = 10 * 365 * 86_400_000
const accept: Reply = ({ id }) => jsonAnswer(200, receipt(id))

let server: ReturnType<typeof fakeFetch>
let device: FakeDevice
let outbox: Outbox

beforeEach(() => {
  server = fakeFetch(accept)
  device = fakeDevice(server.fetch)
  outbox = device.tab()
})

/** As a form whose id is used up. */
const inPlaceOf = (id: string) => ({ replaces: id, mayReplace: () => true })

/** Submits and lets the form's whole wait pass. */
async function submit(enquiry = longEnquiry(), options = {}, tab = outbox) {
  const result = tab.submit(enquiry, options)
  await settle()
  await device.clock.pass(6_000)
  return result
}

const state = async (id: string) => (await outbox.get(id))?.state

describe('submit', () => {
  it('delivers under the form’s own id, and keeps nothing personal once its analytics event was pushed', async () => {
    const enquiry = longEnquiry()
    expect(await submit(enquiry)).toEqual({
      id: enquiry.id,
      outcome: 'delivered',
      saved: true,
      delivery: { reference: receipt(enquiry.id).reference, receivedAt: receipt(enquiry.id).receivedAt },
    })
    expect(server.posts).toHaveLength(1)
    expect(server.posts[0]).toMatchObject({ url: '/submit-form', id: enquiry.id, body: longBody() })
    expect(server.posts[0]?.body.composedAt).toBe('2026-11-21T09:00:00.000Z')
    const taken = await Promise.all([outbox, device.tab(), device.tab()].map((tab) => tab.takeUntracked()))
    expect(taken.filter(Boolean).map((t) => t?.body)).toMatchObject([longBody()])
    expect(await outbox.takeUntracked()).toBeUndefined()
    const kept = JSON.stringify(await outbox.list())
    expect(kept).toContain('Bali')
    for (const personal of ['Asha', '9800000001', 'asha@example.com']) expect(kept).not.toContain(personal)
  })

  it('says waiting without a network, and sends at the next chance', async () => {
    server.answer(unreachable)
    const enquiry = longEnquiry()
    expect(await submit(enquiry)).toEqual({ id: enquiry.id, outcome: 'waiting', saved: true })
    server.answer(accept)
    expect(await outbox.drain({ shortenBackoff: true })).toEqual({ delivered: 1, waiting: 0 })
    expect(await state(enquiry.id)).toBe('sent')
  })

  it('says waiting while the network hangs, and the run goes on', async () => {
    server.answer(hang)
    const enquiry = longEnquiry()
    expect(await submit(enquiry)).toMatchObject({ outcome: 'waiting', saved: true })
    expect(await state(enquiry.id)).toBe('sending')
    await device.clock.pass(REQUEST_LIMIT_MS)
    expect(await outbox.get(enquiry.id)).toMatchObject({ state: 'waiting', lastError: { reason: 'timeout' } })
  })

  it('posts flights to their own address', async () => {
    await submit(longEnquiry({ kind: 'flight' }))
    expect(server.posts[0]?.url).toBe('/submit')
  })

  it('reports a refusal, and a correction takes its place under the same id', async () => {
    server.answer(() => jsonAnswer(400, { message: 'Please mend.', errors: { contact: 'Ten digits.' } }))
    const enquiry = longEnquiry()
    expect(await submit(enquiry)).toMatchObject({
      outcome: 'refused',
      saved: true,
      refusal: { status: 400, errors: { contact: 'Ten digits.' } },
    })
    expect(await state(enquiry.id)).toBe('attention')
    server.answer(accept)
    const corrected = { ...enquiry, body: longBody({ contact: '9800000002' }) }
    expect(await submit(corrected, { mayReplace: () => true })).toMatchObject({
      id: enquiry.id,
      outcome: 'delivered',
    })
    expect(await outbox.list()).toHaveLength(1)
  })

  it('asks when the same form in another tab is sent with other words, and replaces it when confirmed', async () => {
    server.answer(unreachable)
    const enquiry = longEnquiry()
    await submit(enquiry)
    const changed = { ...enquiry, body: longBody({ destination: 'Goa' }) }
    expect(await submit(changed)).toMatchObject({
      id: enquiry.id,
      outcome: 'conflict',
      saved: false,
      existing: { state: 'waiting' },
    })
    expect(await outbox.list()).toMatchObject([{ body: { destination: 'Bali' } }])
    await submit(changed, { mayReplace: () => true })
    expect(await outbox.list()).toMatchObject([{ id: enquiry.id, body: { destination: 'Goa' } }])
  })

  it.each([
    ['kept', hang],
    ['sent', accept],
  ])(
    'asks when another tab has replaced it before the outcome is there, and does not call it %s',
    async (_, reply) => {
      server.answer(hang)
      const enquiry = longEnquiry()
      const first = outbox.submit(enquiry)
      await settle()
      server.answer(reply)
      const changed = { ...enquiry, body: longBody({ destination: 'Goa' }) }
      void device.tab().submit(changed, { mayReplace: () => true })
      await device.clock.pass(REQUEST_LIMIT_MS)
      expect(await first).toMatchObject({ id: enquiry.id, outcome: 'conflict', saved: false })
    },
  )

  it('judges what is queued at the moment it would be replaced', async () => {
    server.answer(unreachable)
    const enquiry = longEnquiry()
    await submit(enquiry)
    const version = (pax: number) => ({ ...enquiry, body: longBody({ pax }) })
    const isFirst = { mayReplace: ({ revision }: { revision: number }) => revision === 0 }
    const both = [outbox.submit(version(3), isFirst), device.tab().submit(version(4), isFirst)]
    await device.clock.pass(REQUEST_LIMIT_MS)
    const outcomes = (await Promise.all(both)).map(({ outcome }) => outcome)
    expect(outcomes.toSorted()).toEqual(['conflict', 'waiting'])
    expect(await outbox.get(enquiry.id)).toMatchObject({ revision: 1 })
  })

  it('answers a sent enquiry that is sent again with its receipt, and asks when it was changed', async () => {
    const enquiry = longEnquiry()
    const first = await submit(enquiry)
    const again = await submit({ ...enquiry, body: { ...enquiry.body, filledInMs: 9 } })
    expect(again).toEqual(first)
    expect(await submit({ ...enquiry, body: longBody({ pax: 5 }) })).toMatchObject({
      id: enquiry.id,
      outcome: 'conflict',
      existing: { state: 'sent', reference: receipt(enquiry.id).reference },
    })
    expect(server.posts).toHaveLength(1)
    expect(await outbox.list()).toHaveLength(1)
  })

  it.each([
    ['waits', unreachable],
    ['was sent', accept],
  ])(
    'treats what %s under the former id of an enquiry as the same one, and asks when it was changed',
    async (_, reply) => {
      server.answer(reply)
      const former = longEnquiry()
      await submit(former)
      const renamed = { ...former, id: crypto.randomUUID() }
      expect(await submit(renamed, { formerIds: [former.id] })).toMatchObject({ id: former.id })
      const changed = { ...renamed, body: longBody({ pax: 5 }) }
      expect(await submit(changed, { formerIds: [former.id] })).toMatchObject({
        id: former.id,
        outcome: 'conflict',
      })
      expect(await outbox.list()).toHaveLength(1)
    },
  )

  it('treats as the same one what a third tab sends, which knows one of the ids only', async () => {
    server.answer(unreachable)
    const former = longEnquiry()
    await submit(former, { formerIds: ['earlier'] })
    const renamed = { ...former, id: crypto.randomUUID() }
    expect(await submit(renamed, { formerIds: [former.id] })).toMatchObject({ id: former.id })
    const changed = longBody({ pax: 5 })
    for (const id of [renamed.id, 'earlier'])
      expect(await submit({ ...former, id, body: changed })).toMatchObject({
        id: former.id,
        outcome: 'conflict',
      })
    expect(await outbox.list()).toHaveLength(1)
  })

  it('treats the same content under the same id as a second tap', async () => {
    server.answer(unreachable)
    const enquiry = longEnquiry()
    await submit(enquiry)
    expect((await submit({ ...enquiry, body: { ...enquiry.body, filledInMs: 5 } })).id).toBe(enquiry.id)
    expect(await outbox.list()).toHaveLength(1)
    expect(new Set(server.posts.map((post) => JSON.stringify(post.body))).size).toBe(1)
  })

  it('drops the draft in the moment the enquiry is kept', async () => {
    await outbox.drafts.save({ key: 'home', id: 'x', values: { name: 'Asha' }, updatedAt: 1 })
    server.answer(unreachable)
    await submit(longEnquiry(), { draftKey: 'home' })
    expect(await outbox.drafts.load('home')).toBeUndefined()
  })
})

describe('draining', () => {
  const queue = async (...bodies: Record<string, string>[]) => {
    server.answer(unreachable)
    const ids: string[] = []
    for (const changes of bodies) {
      device.clock.jump(1_000)
      const enquiry = longEnquiry({ body: longBody(changes) })
      await submit(enquiry)
      ids.push(enquiry.id)
    }
    server.posts.length = 0
    return ids
  }

  it('keeps going past an entry that is refused, and past one whose status concerns only itself', async () => {
    const [first, second, third] = await queue(
      { destination: 'Bali' },
      { destination: 'Goa' },
      { destination: 'Baku' },
    )
    const status: Record<string, number> = { Bali: 400, Goa: 500 }
    server.answer((post) => {
      const code = status[String(post.body.destination)]
      return code ? jsonAnswer(code, { message: 'No.' }) : accept(post)
    })
    expect(await outbox.drain({ shortenBackoff: true })).toMatchObject({ delivered: 1, waiting: 1 })
    expect(await state(first as string)).toBe('attention')
    expect(await state(second as string)).toBe('waiting')
    expect(await state(third as string)).toBe('sent')
  })

  it('stops at a dead network and puts the failed one behind the others', async () => {
    const [first, second] = await queue({ destination: 'Bali' }, { destination: 'Goa' })
    server.answer((post) => (post.body.destination === 'Bali' ? unreachable(post) : accept(post)))
    for (let i = 0; i < 3; i++) {
      await outbox.drain({ shortenBackoff: true })
      await device.clock.pass(SHORTENED_BACKOFF_MS)
    }
    expect(await state(first as string)).toBe('waiting')
    expect(await state(second as string)).toBe('sent')
  })

  it('tries what was saved during a run, also when that run ends early', async () => {
    let answer: (response: Response | Promise<never>) => void = () => {}
    server.answer(() => new Promise((resolve) => (answer = resolve)))
    const first = longEnquiry()
    void outbox.submit(first)
    await settle()
    const second = longEnquiry({ body: longBody({ destination: 'Goa' }) })
    void outbox.submit(second)
    await settle()
    server.answer(accept)
    answer(Promise.reject(new TypeError('Failed to fetch')))
    await settle()
    expect(await state(first.id)).toBe('waiting')
    expect(await state(second.id)).toBe('sent')
  })

  it('shortens a back-off when the network returns, but does not repeat at once what has just failed', async () => {
    const [id] = await queue({})
    for (let i = 0; i < 5; i++) {
      await device.clock.pass(SHORTENED_BACKOFF_MS)
      await outbox.drain({ shortenBackoff: true })
    }
    expect(server.posts).toHaveLength(5)
    await device.clock.pass(1_000)
    expect(await outbox.drain()).toMatchObject({ waiting: 1, nextInMs: 0.5 * 2_000 * 2 ** 5 - 1_000 })
    server.answer(accept)
    expect(await outbox.drain({ shortenBackoff: true })).toMatchObject({
      waiting: 1,
      nextInMs: SHORTENED_BACKOFF_MS - 1_000,
    })
    expect(server.posts).toHaveLength(5)
    await device.clock.pass(SHORTENED_BACKOFF_MS - 1_000)
    await outbox.drain()
    expect(await state(id as string)).toBe('sent')
  })

  it('obeys Retry-After, also when back-offs are shortened, but not against the traveller’s own retry', async () => {
    const [id] = await queue({})
    server.answer(() => jsonAnswer(429, { message: 'Slow.' }, { 'retry-after': '120' }))
    expect(await outbox.drain({ shortenBackoff: true })).toMatchObject({ waiting: 1, nextInMs: 120_000 })
    server.answer(accept)
    await device.clock.pass(119_000)
    await outbox.drain({ shortenBackoff: true })
    expect(server.posts).toHaveLength(1)
    await outbox.retry(id as string)
    await settle()
    expect(await state(id as string)).toBe('sent')
  })

  it.each([YEARS, -YEARS])('goes on after the clock jumps by %i ms, and loses nothing', async (years) => {
    const [id] = await queue({})
    device.clock.jump(years)
    server.answer(accept)
    expect(await outbox.drain()).toMatchObject({ delivered: 1 })
    expect(await state(id as string)).toBe('sent')
    device.clock.jump(-years)
    await outbox.drain()
    expect(server.posts).toHaveLength(1)
  })

  it('deletes a delivered enquiry after 90 days of use, but not because the clock jumped', async () => {
    const { id } = await submit()
    device.clock.jump(YEARS)
    await outbox.drain()
    expect(await state(id)).toBe('sent')
    for (let day = 0; day < 60; day++) {
      device.clock.jump(86_400_000)
      await outbox.drain()
    }
    expect(await state(id)).toBeUndefined()
  })

  it('sends again an entry that was being sent at a crash, and accepts the replayed receipt', async () => {
    server.answer(hang)
    const tab = {}
    const dying = device.tab({ locks: device.locks.for(tab) })
    const enquiry = longEnquiry()
    void dying.submit(enquiry)
    await settle()
    expect((await dying.get(enquiry.id))?.state).toBe('sending')
    device.locks.drop(tab)
    server.answer(({ id }) => jsonAnswer(200, receipt(id, true)))
    await outbox.drain({ shortenBackoff: true })
    expect(await state(enquiry.id)).toBe('sent')
  })

  it('lists what a newer release has written, and leaves it alone', async () => {
    await submit()
    const request = indexedDB.open('outbox')
    const db = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result)
    })
    const newer = { v: 2, id: 'from-the-future', state: 'waiting', payload: 'x' }
    const written = { v: 3, id: 'with-a-time', composedAt: '2027-01-01T09:00:00.000Z' }
    for (const record of [newer, written, { ...newer, id: 'sent-by-it', state: 'sent' }])
      db.transaction('entries', 'readwrite').objectStore('entries').put(record)
    await settle()
    await outbox.drain({ shortenBackoff: true })
    await outbox.clearSent()
    expect(server.posts).toHaveLength(1)
    expect(await outbox.list()).toEqual([])
    expect((await outbox.listAll()).newer).toEqual([
      { id: newer.id },
      { id: written.id, composedAt: written.composedAt },
    ])
    const read = db.transaction('entries').objectStore('entries').get('from-the-future')
    await settle()
    expect(read.result).toEqual(newer)
    db.close()
  })

  it('lists what cannot be read, never sends it, and sends the rest', async () => {
    const [id] = await queue({})
    const request = indexedDB.open('outbox')
    const db = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result)
    })
    const entries = () => db.transaction('entries', 'readwrite').objectStore('entries')
    const reading = entries().get(id as string)
    await settle()
    const { v: _, ...whole } = reading.result
    const damages: [string, object][] = [
      ['no-version', whole],
      ['no-body', { ...whole, v: 1, body: undefined }],
      ['body-of-text', { ...whole, v: 1, body: 'Asha Rao' }],
      ['name-of-objects', { ...whole, v: 1, body: { ...whole.body, name: {} } }],
      ['no-time', { ...whole, v: 1, composedAt: 5 }],
      ['time-of-words', { ...whole, v: 1, composedAt: 'soon' }],
      ['state-unknown', { ...whole, v: 1, state: 'lost' }],
      ['attempts-of-text', { ...whole, v: 1, attempts: 'many' }],
      ['refusal-without-errors', { ...whole, v: 1, state: 'attention', refusal: { message: 5 } }],
      ['nothing', {}],
      ['answer-without-trip', { ...whole, v: 2, kind: 'answer' }],
    ]
    for (const [id, record] of damages) entries().put({ ...record, id })
    entries().put({ v: 1, id: 'sent-one', state: 'sent' })
    await settle()
    server.answer(accept)
    expect(await outbox.drain({ shortenBackoff: true })).toMatchObject({ delivered: 1, waiting: 0 })
    expect(server.posts.at(-1)?.id).toBe(id)
    expect((await outbox.list()).map((entry) => entry.id)).toEqual([id])
    expect((await outbox.listAll()).newer).toEqual([])
    const damaged = (await outbox.listAll()).damaged
    expect(damaged.map((entry) => entry.id).sort()).toEqual(damages.map(([id]) => id).sort())
    expect(damaged.find((entry) => entry.id === 'no-version')).toEqual({
      id: 'no-version',
      composedAt: whole.composedAt,
      details: [whole.body.destination, whole.body.name, whole.body.contact],
    })
    expect(damaged.find((entry) => entry.id === 'nothing')).toEqual({ id: 'nothing', details: [] })
    // An id that is taken by one of them is not written over.
    const again = await outbox.submit({ ...longEnquiry(), id: 'nothing' })
    expect(again.id).not.toBe('nothing')
    // Values that no rule of the form allows are for the server to refuse.
    entries().put({
      ...whole,
      v: 1,
      id: 'odd-values',
      body: { ...whole.body, email: undefined, child: null },
    })
    await settle()
    expect((await outbox.get('odd-values'))?.state).toBe('waiting')
    for (const [id] of damages) await outbox.remove(id)
    expect((await outbox.listAll()).damaged).toEqual([])
    db.close()
  })
})

const afterOneSecond: Reply = async (post) => {
  await new Promise<void>((resolve) => device.clock.after(1_000, resolve))
  return accept(post)
}

describe.each([true, false])('several tabs (Web Locks: %s)', (webLocks) => {
  const tabs = (n: number) =>
    Array.from({ length: n }, () => device.tab(webLocks ? {} : { locks: undefined }))

  it('send each enquiry once', async () => {
    server.answer(unreachable)
    for (let i = 0; i < 4; i++) await submit()
    server.posts.length = 0
    server.answer(afterOneSecond)
    const runs: Promise<unknown>[] = []
    for (const tab of tabs(5)) {
      runs.push(tab.drain({ shortenBackoff: true }))
      await device.clock.pass(500)
    }
    for (let i = 0; i < 20; i++) await device.clock.pass(500)
    await Promise.all(runs)
    expect(server.posts).toHaveLength(4)
  })

  it('let a holder that resumes late stop where it is', async () => {
    server.answer(unreachable)
    for (let i = 0; i < 3; i++) await submit()
    let wake: (error: Promise<never>) => void = () => {}
    server.answer(() => new Promise((resolve) => (wake = resolve)))
    const frozen = device.tab({
      ...(!webLocks && { locks: undefined }),
      clock: { ...device.clock, after: () => () => {} },
    })
    void frozen.drain({ shortenBackoff: true })
    await settle()
    server.posts.length = 0
    server.answer(hang)
    const [other] = tabs(1)
    void other?.drain({ shortenBackoff: true })
    for (let waited = 0; server.posts.length === 0 && waited < 60_000; waited += 1_000)
      await device.clock.pass(1_000)
    wake(Promise.reject(new TypeError('Failed to fetch')))
    await settle()
    expect(server.posts).toHaveLength(1)
  })

  it('pass over a holder that froze in mid-send', async () => {
    const [other] = tabs(1) as [Outbox]
    // Its timers are frozen with it: the time limit never comes.
    const stuck = device.tab({
      ...(!webLocks && { locks: undefined }),
      clock: { ...device.clock, after: () => () => {} },
    })
    server.answer(hang)
    const enquiry = longEnquiry()
    void stuck.submit(enquiry)
    await settle()
    server.answer(accept)
    const run = other.drain({ shortenBackoff: true })
    for (let waited = 0; waited < 60_000; waited += 5_000) await device.clock.pass(5_000)
    await run
    expect(await state(enquiry.id)).toBe('sent')
  })
})

describe('a lease', () => {
  it('outlives a request', () => expect(LEASE_MS).toBeGreaterThan(REQUEST_LIMIT_MS))
})

describe('editing', () => {
  it('replaces the body of what waits, under the same id', async () => {
    server.answer(unreachable)
    const { id } = await submit()
    server.answer(accept)
    server.posts.length = 0
    expect(await outbox.edit(id, longBody({ pax: 4 }))).toBe('queued')
    await settle()
    expect(server.posts.map((post) => [post.id, post.body.pax])).toEqual([[id, 4]])
    expect(await outbox.edit(id, longBody({ pax: 5 }))).toBe('sent')
  })

  it('saves nothing over an edit made in another tab since', async () => {
    server.answer(unreachable)
    const { id } = await submit()
    expect(await device.tab().edit(id, longBody({ pax: 4 }), 0)).toBe('queued')
    expect(await outbox.edit(id, longBody({ pax: 5 }), 0)).toBe('changed')
    expect(await outbox.get(id)).toMatchObject({ revision: 1, body: { pax: 4 } })
    await outbox.remove(id)
    expect(await outbox.edit(id, longBody({ pax: 5 }), 1)).toBe('gone')
  })

  it('asks, when the older version arrived while it was edited', async () => {
    let answer: (response: Response) => void = () => {}
    server.answer(() => new Promise((resolve) => (answer = resolve)))
    const enquiry = longEnquiry()
    void outbox.submit(enquiry)
    await settle()
    await outbox.edit(enquiry.id, longBody({ pax: 4 }))
    answer(jsonAnswer(200, receipt(enquiry.id)))
    await settle()
    expect(await outbox.get(enquiry.id)).toMatchObject({
      state: 'attention',
      body: { pax: 4 },
      refusal: { status: 422, message: OUTBOX_MESSAGES.superseded },
    })
    server.answer(accept)
    const id = await outbox.sendAsNew(enquiry.id)
    await settle()
    expect(id).not.toBe(enquiry.id)
    expect(await state(id as string)).toBe('sent')
    expect(await state(enquiry.id)).toBeUndefined()
  })

  it.each([
    ['the list', (id: string) => outbox.sendAsNew(id)],
    ['another tab', (id: string) => outbox.submit(longEnquiry(), inPlaceOf(id)).then((sent) => sent.id)],
  ])('is sent as a new one once, where %s and a form do so', async (_, sendAsNew) => {
    server.answer(() => jsonAnswer(422, { message: 'This number was used for another enquiry.' }))
    const { id } = await submit()
    server.answer(accept)
    const asNew = await sendAsNew(id)
    await settle()
    expect(await submit(longEnquiry(), inPlaceOf(id))).toMatchObject({ id: asNew, outcome: 'delivered' })
    const changed = longEnquiry({ body: longBody({ pax: 5 }) })
    expect(await submit(changed, inPlaceOf(id))).toMatchObject({
      outcome: 'conflict',
      existing: { id: asNew },
    })
    expect(await submit(changed, inPlaceOf(String(asNew)))).toMatchObject({
      id: changed.id,
      outcome: 'delivered',
    })
  })

  it.each([
    ['the list', (id: string) => outbox.sendAsNew(id)],
    ['a form', (id: string) => outbox.submit(longEnquiry(), inPlaceOf(id)).then((sent) => sent.id)],
  ])('knows each id in whose place it was sent as a new one by %s', async (_, sendAsNew) => {
    server.answer(() => jsonAnswer(422, { message: 'This number was used for another enquiry.' }))
    const { id } = await submit()
    const second = String(await sendAsNew(id))
    await settle()
    const third = String(await sendAsNew(second))
    await settle()
    server.answer(accept)
    const last = String(await sendAsNew(third))
    await settle()
    expect(await outbox.get(last)).toMatchObject({
      state: 'sent',
      replaces: third,
      replacedBefore: [id, second],
    })
  })

  it.each([
    ['the list', (id: string) => outbox.sendAsNew(id)],
    ['another tab', (id: string) => outbox.submit(longEnquiry(), inPlaceOf(id))],
  ])('is not called unsent under its first id where %s has sent it as a new one', async (_, sendAsNew) => {
    server.answer(() => jsonAnswer(422, { message: 'This number was used for another enquiry.' }))
    const enquiry = longEnquiry()
    await submit(enquiry)
    server.answer(accept)
    await sendAsNew(enquiry.id)
    await settle()
    server.answer(unreachable)
    await submit(enquiry, {}, device.tab({ isOffline: () => true }))
    expect(await outbox.get(enquiry.id)).toMatchObject({ state: 'waiting', attempted: true })
  })

  it('may have arrived also under the ids of other drafts whose text it had, where it is deleted', async () => {
    server.answer(unreachable)
    const [first, other] = [longEnquiry(), longEnquiry({ body: longBody({ pax: 5 }) })]
    await submit(first, { formerIds: [other.id] })
    await outbox.remove(first.id)
    await submit(other, {}, device.tab({ isOffline: () => true }))
    expect(await outbox.get(other.id)).toMatchObject({ state: 'waiting', attempted: true })
  })

  it('may have arrived also where it waits already, and its form has taken in a deleted one since', async () => {
    server.answer(unreachable)
    const [first, other] = [longEnquiry(), longEnquiry({ body: longBody({ pax: 5 }) })]
    await submit(first)
    await outbox.remove(first.id)
    const offline = device.tab({ isOffline: () => true })
    await submit(other, {}, offline)
    expect(await outbox.get(other.id)).toMatchObject({ state: 'waiting', attempted: false })
    await submit(other, { formerIds: [first.id] }, offline)
    expect(await outbox.get(other.id)).toMatchObject({ state: 'waiting', attempted: true })
  })

  it('takes the receipt of what it says, also when it was saved again without a change meanwhile', async () => {
    let answer: (response: Response) => void = () => {}
    server.answer(() => new Promise((resolve) => (answer = resolve)))
    const enquiry = longEnquiry()
    void outbox.submit(enquiry)
    await settle()
    await outbox.edit(enquiry.id, enquiry.body)
    answer(jsonAnswer(200, receipt(enquiry.id)))
    await settle()
    expect(await state(enquiry.id)).toBe('sent')
  })

  it('does not take the refusal of the older version for one of the newer', async () => {
    let answer: (response: Response) => void = () => {}
    server.answer(() => new Promise((resolve) => (answer = resolve)))
    const enquiry = longEnquiry()
    void outbox.submit(enquiry)
    await settle()
    await outbox.edit(enquiry.id, longBody({ pax: 4 }))
    server.answer(accept)
    answer(jsonAnswer(400, { message: 'No.' }))
    await settle()
    expect(await state(enquiry.id)).toBe('sent')
    expect(server.posts.map((post) => post.body.pax)).toEqual([2, 4])
  })

  it('asks, when the server already holds another version', async () => {
    server.answer(unreachable)
    const { id } = await submit()
    server.answer(() => jsonAnswer(422, { message: 'This number was used for another enquiry.' }))
    await outbox.edit(id, longBody({ pax: 4 }))
    await settle()
    expect(await outbox.get(id)).toMatchObject({ state: 'attention', refusal: { status: 422 } })
  })

  it('removes only on the traveller’s wish, and an answer that comes later does not bring it back', async () => {
    server.answer(hang)
    const enquiry = longEnquiry()
    void outbox.submit(enquiry)
    await settle()
    await outbox.remove(enquiry.id)
    await device.clock.pass(REQUEST_LIMIT_MS)
    expect(await outbox.list()).toEqual([])
  })
})

describe('whether an enquiry may have arrived', () => {
  const attempted = async (id: string) => {
    const entry = await outbox.get(id)
    return entry?.state !== 'sent' && entry?.attempted
  }

  it('is ruled out only where there was no network at all', async () => {
    let offline = true
    outbox = device.tab({ isOffline: () => offline })
    server.answer(unreachable)
    const { id } = await submit()
    expect(await attempted(id)).toBe(false)
    offline = false
    server.answer(hang)
    void outbox.drain({ shortenBackoff: true })
    await device.clock.pass(SHORTENED_BACKOFF_MS)
    void outbox.drain({ shortenBackoff: true })
    await settle()
    expect(await attempted(id)).toBe(true)
  })

  it('is not ruled out by a device that does not know of its network', async () => {
    outbox = device.tab({ isOffline: () => true })
    server.answer(() => new Response('Please try again.', { status: 503 }))
    const { id } = await submit()
    expect(await attempted(id)).toBe(true)
  })

  it('is not ruled out after an attempt of what could not be kept', async () => {
    let offline = false
    const store = openStore(openDatabase())
    const { keep } = store
    outbox = device.tab({ isOffline: () => offline, store })
    store.keep = async () => ({ saved: false, fault: 'blocked' })
    server.answer(unreachable)
    const enquiry = longEnquiry()
    expect(await submit(enquiry)).toMatchObject({ outcome: 'failed' })
    store.keep = keep
    offline = true
    expect(await submit(enquiry)).toMatchObject({ outcome: 'waiting' })
    outbox = device.tab()
    expect(await attempted(enquiry.id)).toBe(true)
  })

  it('is not ruled out after a receipt that could not be noted, as on a full disk', async () => {
    let offline = true
    const store = openStore(openDatabase())
    outbox = device.tab({ isOffline: () => offline, store })
    server.answer(unreachable)
    const { id } = await submit()
    store.update = () => Promise.reject(new Error('The disk is full.'))
    store.deliver = () => Promise.reject(new Error('The disk is full.'))
    offline = false
    server.answer(accept)
    await device.clock.pass(SHORTENED_BACKOFF_MS)
    await outbox.drain({ shortenBackoff: true }).catch(() => {})
    expect(server.posts.at(-1)?.id).toBe(id)
    expect(await attempted(id)).toBe(true)
  })

  it('is not ruled out after an attempt that could not be noted, as on a full disk', async () => {
    let offline = true
    const store = openStore(openDatabase())
    const { update } = store
    outbox = device.tab({ isOffline: () => offline, store })
    server.answer(unreachable)
    const { id } = await submit()
    store.update = () => Promise.reject(new Error('The disk is full.'))
    offline = false
    await device.clock.pass(SHORTENED_BACKOFF_MS)
    const before = server.posts.length
    await outbox.drain({ shortenBackoff: true }).catch(() => {})
    expect(server.posts).toHaveLength(before + 1)
    expect(await attempted(id)).toBe(true)
    expect(await outbox.list()).toMatchObject([{ attempted: true }])
    // Noted with the next attempt that can be.
    store.update = update
    offline = true
    await device.clock.pass(60_000)
    await outbox.drain({ shortenBackoff: true })
    outbox = device.tab()
    expect(await attempted(id)).toBe(true)
  })
})

describe('an enquiry whose first attempt is under way', () => {
  let offline = true
  const seen: boolean[] = []
  const attempt = async (deps: Partial<OutboxDeps> = {}) => {
    offline = true
    const look = async () => {
      const [entry] = await outbox.list()
      seen.push(entry?.state === 'sending' && entry.attempted)
    }
    outbox = device.tab({ isOffline: () => offline, changed: () => void look(), ...deps })
    server.answer(unreachable)
    const { id } = await submit()
    offline = false
    server.answer(hang)
    await outbox.retry(id)
    await settle()
    return id
  }

  it('is no longer called not sent', async () => {
    await attempt()
    expect(seen.at(-1)).toBe(true)
  })

  it('is not called so where that cannot be written either', async () => {
    const markAttempted = () => Promise.reject(new Error('The disk is full.'))
    const id = await attempt({ store: { ...openStore(openDatabase()), markAttempted } })
    expect(await outbox.get(id)).toMatchObject({ state: 'sending', attempted: true })
  })
})

describe('the request for a background sync', () => {
  it('is made once the enquiry is on the disk, before the form gets its result', async () => {
    const kept = vi.fn(async () => {})
    outbox = device.tab({ kept })
    server.answer(unreachable)
    await submit()
    expect(kept).toHaveBeenCalledOnce()
  })

  it('is requested again for what is changed, retried or sent as new: none waits for a parked one', async () => {
    const kept = vi.fn(async () => {})
    outbox = device.tab({ kept })
    server.answer(() => jsonAnswer(422, { message: 'This number was used for another enquiry.' }))
    const { id } = await submit()
    kept.mockClear()
    for (const queue of [() => outbox.edit(id, longBody({ pax: 4 })), () => outbox.retry(id)]) {
      await queue()
      await settle()
      expect(kept).toHaveBeenCalledOnce()
      kept.mockClear()
    }
    await outbox.sendAsNew(id)
    await settle()
    expect(kept).toHaveBeenCalledOnce()
  })
})
