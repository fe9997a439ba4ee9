import 'fake-indexeddb/auto'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { jsonAnswer, longBody, receipt, tripAnswer } from '../../../tests/support/enquiries.ts'
import { fakeFetch, unreachable } from '../../../tests/support/fake-fetch.ts'

const { delete: remove, put } = IDBObjectStore.prototype
const kept = new Map<string, string>()
const listeners = new Map<string, Set<(event: object) => void>>()
/** Has the browser say that the page is being left. */
const leave = () => {
  for (const run of listeners.get('pagehide') ?? []) run({ persisted: false })
}

let keeping: typeof import('./draft-keeper.ts')
let deletion: typeof import('./draft-deletion.ts')
let server: ReturnType<typeof fakeFetch>

beforeEach(async () => {
  kept.clear()
  globalThis.indexedDB = new IDBFactory()
  server = fakeFetch(unreachable)
  vi.resetModules()
  vi.stubGlobal('fetch', server.fetch)
  listeners.clear()
  vi.stubGlobal('addEventListener', (type: string, run: (event: object) => void) =>
    listeners.set(type, new Set(listeners.get(type)).add(run)),
  )
  vi.stubGlobal('removeEventListener', (type: string, run: (event: object) => void) =>
    listeners.get(type)?.delete(run),
  )
  vi.stubGlobal('document', { addEventListener, removeEventListener, visibilityState: 'visible' })
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', new URL('https://example.com/contact'))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  keeping = await import('./draft-keeper.ts')
  deletion = await import('./draft-deletion.ts')
})
afterEach(() => {
  Object.assign(IDBObjectStore.prototype, { delete: remove, put })
  vi.unstubAllGlobals()
})

/** Opens a form: what was typed before is put into its fields. */
async function openedForm(key = 'contact', posted?: string) {
  const keeper = keeping.openDraftKeeper(key, posted)
  const draft = await keeper.load()
  if (draft) keeper.touch(draft.values)
  return keeper
}

/** Presses the button of a form. */
function press(
  one: ReturnType<typeof keeping.openDraftKeeper>,
  changes: Parameters<typeof longBody>[0] = {},
) {
  return one.submit({ kind: 'long', body: longBody(changes), page: '/contact' })
}

/** An earlier version has arrived under the id. */
const usedUp = () => jsonAnswer(422, { message: 'This enquiry was already sent with other details.' })

/** Has the server hold its answer; `posted` has the id of what it was sent. */
function heldAnswer() {
  const held = {} as {
    posted: Promise<string>
    answer: (answer: Response) => void
    fail: (error: Error) => void
  }
  held.posted = new Promise((posted) => {
    server.answer(({ id }) => {
      posted(id)
      return new Promise((answer, fail) => Object.assign(held, { answer, fail }))
    })
  })
  return held
}

test('without storage, an enquiry whose first version has arrived unnoticed is sent as a new one at the next press', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const keeper = keeping.openDraftKeeper('contact')
  expect(await press(keeper, { pax: 2 })).toMatchObject({ outcome: 'failed' })
  server.answer(usedUp)
  expect(await press(keeper, { pax: 3 })).toMatchObject({ outcome: 'refused', saved: false })
  server.answer(({ id }) => jsonAnswer(200, receipt(id)))
  expect(await press(keeper, { pax: 3 })).toMatchObject({ outcome: 'delivered' })
  const [first, second, third] = server.posts.map(({ id }) => id)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('what another tab has typed into a form stays where this one is closed right after a key press', async () => {
  const own = keeping.openDraftKeeper('contact')
  await own.load()
  own.touch({ name: 'Asha' })
  await own.flush()
  const other = keeping.openDraftKeeper('contact')
  await other.load()
  other.touch({ name: 'Asha', email: 'asha@example.com' })
  await other.flush()
  other.dispose()
  own.touch({ name: 'Asha Rao' })
  leave()
  const draft = await keeping.openDraftKeeper('contact').load()
  expect(draft?.values).toEqual({ name: 'Asha Rao', email: 'asha@example.com' })
})

test('what another tab has typed into a form that was empty when this one was opened stays so, too', async () => {
  const own = keeping.openDraftKeeper('contact')
  await own.load()
  const other = keeping.openDraftKeeper('contact')
  await other.load()
  other.touch({ email: 'asha@example.com' })
  await other.flush()
  other.dispose()
  own.touch({ name: 'Asha' })
  leave()
  const draft = await keeping.openDraftKeeper('contact').load()
  expect(draft?.values).toEqual({ name: 'Asha', email: 'asha@example.com' })
})

test('what another tab has typed into a form stays where the id of this one is used up, under another id', async () => {
  const own = keeping.openDraftKeeper('contact')
  await own.load()
  own.touch({ name: 'Asha' })
  await own.flush()
  const used = own.id()
  const other = keeping.openDraftKeeper('contact')
  await other.load()
  other.touch({ name: 'Asha', email: 'asha@example.com' })
  await other.flush()
  server.answer(usedUp)
  await own.submit({ kind: 'long', body: longBody(), page: '/contact' })
  await own.flush()
  const draft = await keeping.openDraftKeeper('contact').load()
  expect(draft?.values).toEqual({ name: 'Asha', email: 'asha@example.com' })
  expect(draft?.id).not.toBe(used)
  expect(own.id()).toBe(draft?.id)
  other.touch({ name: 'Asha Rao', email: 'asha@example.com' })
  await other.flush()
  expect(other.id()).toBe(draft?.id)
})

test('a page that is hidden before its first read keeps what its tab had kept before', async () => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  }
  const first = await openedForm()
  first.touch({ email: 'asha@example.com' })
  leave()
  first.dispose()
  const second = keeping.openDraftKeeper('contact')
  second.touch({ name: 'Asha' })
  vi.stubGlobal('document', { addEventListener, removeEventListener, visibilityState: 'hidden' })
  for (const run of listeners.get('visibilitychange') ?? []) run({})
  expect((await second.load())?.values).toEqual({ name: 'Asha', email: 'asha@example.com' })
})

test('what another tab has typed into a form stays where this one starts over', async () => {
  const own = await openedForm()
  own.touch({ name: 'Asha' })
  await own.flush()
  const other = await openedForm()
  other.touch({ name: 'Asha', email: 'asha@example.com' })
  await other.flush()
  for (const run of listeners.get('visibilitychange') ?? []) run({})
  await openedForm('other')
  own.discard()
  own.touch({ note: 'A note' })
  leave()
  await own.flush()
  expect((await openedForm()).id()).toBe(other.id())
  expect((await keeping.openDraftKeeper('contact').load())?.values).toMatchObject({
    email: 'asha@example.com',
    note: 'A note',
  })
})

test('a form whose enquiry was sent in another tab does not become part of one that was begun there since', async () => {
  const enquiry = { kind: 'long' as const, body: longBody(), page: '/contact' }
  const own = await openedForm()
  own.touch({ name: 'Asha' })
  await own.flush()
  const other = await openedForm()
  expect(await other.submit(enquiry)).toMatchObject({ outcome: 'waiting', id: own.id() })
  other.touch({ destination: 'Kerala' })
  await other.flush()
  own.touch({ name: 'Asha', pax: '3' })
  await own.flush()
  const changed = { ...enquiry, body: longBody({ pax: 3 }) }
  expect(await own.submit(changed)).toMatchObject({ outcome: 'conflict' })
})

test('an id that the server would not take is not one that the form was sent with', () => {
  for (const posted of ['x', '6A1C6F0E-5D5C-4C37-9A63-0D2F4B6F1A1Z', 'अ'])
    expect(keeping.openDraftKeeper('contact', posted).id()).toMatch(
      /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    )
})

test('an enquiry that is sent as a new one, because its id is used up, does not stay as one that needs attention', async () => {
  const { deviceOutbox } = await import('./device-outbox.ts')
  const keeper = keeping.openDraftKeeper('contact')
  await keeper.load()
  keeper.touch({ name: 'Asha' })
  const listed = async () => (await deviceOutbox().list()).map(({ id, state }) => ({ id, state }))
  server.answer(usedUp)
  expect(await press(keeper)).toMatchObject({ outcome: 'refused', saved: true })
  expect(await listed()).toMatchObject([{ state: 'attention' }])
  server.answer(({ id }) => jsonAnswer(200, receipt(id)))
  const sent = await press(keeper)
  expect(sent).toMatchObject({ outcome: 'delivered' })
  expect(await listed()).toEqual([{ id: sent.id, state: 'sent' }])
})

test('an enquiry that is sent in the place of one that needs attention, because its id is used up, replaces it', async () => {
  const { deviceOutbox } = await import('./device-outbox.ts')
  const first = keeping.openDraftKeeper('contact')
  server.answer(usedUp)
  const { id } = await press(first, { pax: 3 })
  first.dispose()
  const second = keeping.openDraftKeeper('contact', id)
  await second.load()
  expect(await press(second, { pax: 4 })).toMatchObject({ outcome: 'conflict' })
  server.answer((post) => jsonAnswer(200, receipt(post.id)))
  expect(await press(second, { pax: 4 })).toMatchObject({ outcome: 'delivered' })
  expect((await deviceOutbox().list()).map(({ state }) => state)).toEqual(['sent'])
})

test('an enquiry that the list has sent as a new one, because its id is used up, is not sent by its form once more', async () => {
  const { deviceOutbox } = await import('./device-outbox.ts')
  const keeper = await openedForm()
  keeper.touch({ name: 'Asha' })
  server.answer(usedUp)
  const { id } = await press(keeper)
  server.answer((post) => jsonAnswer(200, receipt(post.id)))
  const asNew = await deviceOutbox().sendAsNew(id)
  await deviceOutbox().drain()
  expect(await press(keeper)).toMatchObject({ id: asNew, outcome: 'delivered' })
  expect(await deviceOutbox().list()).toHaveLength(1)
})

test.each(['the list has sent that', 'nothing has been done about that'])(
  'a form that was changed after its id was used up, and left, does not make a second enquiry unasked: %s',
  async (what) => {
    const { deviceOutbox } = await import('./device-outbox.ts')
    const first = await openedForm()
    first.touch({ name: 'Asha', pax: '2' })
    server.answer(usedUp)
    const { id } = await press(first, { pax: 2 })
    first.touch({ name: 'Asha', pax: '3' })
    await first.flush()
    first.dispose()
    server.answer((post) => jsonAnswer(200, receipt(post.id)))
    if (what.startsWith('the list')) await deviceOutbox().sendAsNew(id)
    await deviceOutbox().drain()
    const second = await openedForm()
    expect(await press(second, { pax: 3 })).toMatchObject({ outcome: 'conflict' })
    expect(await press(second, { pax: 3 })).toMatchObject({ outcome: 'delivered' })
    expect((await deviceOutbox().list()).filter(({ state }) => state !== 'sent')).toEqual([])
  },
)

test.each(['waits', 'was sent'])(
  'an enquiry that %s and is deleted in the list may have reached us, where another tab has more of its draft',
  async (state) => {
    const { deviceOutbox } = await import('./device-outbox.ts')
    if (state === 'was sent') server.answer((post) => jsonAnswer(200, receipt(post.id)))
    const own = await openedForm()
    own.touch({ name: 'Asha' })
    await own.flush()
    const other = await openedForm()
    other.touch({ name: 'Asha', email: 'asha@example.com' })
    await other.flush()
    const { id } = await press(own, { pax: 2 })
    await deviceOutbox().remove(id)
    server.answer(unreachable)
    vi.stubGlobal('navigator', { onLine: false })
    expect(await press(other, { pax: 3 })).toMatchObject({ id, outcome: 'waiting' })
    expect(await deviceOutbox().list()).toMatchObject([{ id, attempted: true }])
  },
)

test('a warning about an enquiry that was deleted since is not taken for one about what another tab has sent', async () => {
  const { deviceOutbox } = await import('./device-outbox.ts')
  server.answer(unreachable)
  vi.stubGlobal('navigator', { onLine: false })
  const own = await openedForm()
  own.touch({ name: 'Asha' })
  await own.flush()
  const other = await openedForm()
  other.touch({ name: 'Asha' })
  const { id } = await press(own, { pax: 2 })
  expect(await press(other, { pax: 3 })).toMatchObject({ outcome: 'conflict' })
  await deviceOutbox().remove(id)
  await deviceOutbox().submit({ id, kind: 'long', body: longBody({ pax: 4 }), page: '/contact' })
  expect(await press(other, { pax: 3 })).toMatchObject({ outcome: 'conflict' })
  expect(await deviceOutbox().get(id)).toMatchObject({ body: { pax: 4 } })
})

const OTHER_TOPICS = [
  ['package', { about: 'Bali, 6 nights' }],
  // Of a travel style, which is the same on the page of each place.
  ['place', { destination: 'Vietnam' }],
] as const
const HONEYMOON = { about: 'Bali, 4 nights', destination: 'Bali' }

test.each(OTHER_TOPICS)(
  'a refused enquiry is not replaced unasked where its draft is sent for another %s',
  async (_, change) => {
    const { deviceOutbox } = await import('./device-outbox.ts')
    const first = await openedForm('popup:long')
    first.touch({ name: 'Asha' })
    server.answer(() => jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } }))
    const { id } = await press(first, HONEYMOON)
    first.touch({ name: 'Asha Rao' })
    await first.flush()
    first.dispose()
    server.answer((post) => jsonAnswer(200, receipt(post.id)))
    const second = await openedForm('popup:long')
    expect(await press(second, { ...HONEYMOON, ...change })).toMatchObject({ outcome: 'conflict' })
    expect(await deviceOutbox().get(id)).toMatchObject({ state: 'attention', body: HONEYMOON })
    expect(await press(second, { ...HONEYMOON, ...change })).toMatchObject({ outcome: 'delivered' })
  },
)

test.each(OTHER_TOPICS)(
  'what needs attention because its id is used up stays where its draft is sent for another %s',
  async (_, change) => {
    const { deviceOutbox } = await import('./device-outbox.ts')
    const first = await openedForm('popup:long')
    first.touch({ name: 'Asha' })
    server.answer(usedUp)
    const { id } = await press(first, HONEYMOON)
    server.answer((post) => jsonAnswer(200, receipt(post.id)))
    expect(await press(first, { ...HONEYMOON, ...change })).toMatchObject({ outcome: 'delivered' })
    expect(await deviceOutbox().get(id)).toMatchObject({ state: 'attention' })
  },
)

test.each(['is still open', 'was left'])(
  'what needs attention because its id is used up, and was changed in the list since, is not replaced unasked by a form that %s',
  async (what) => {
    const { deviceOutbox } = await import('./device-outbox.ts')
    const first = await openedForm()
    first.touch({ name: 'Asha' })
    server.answer(usedUp)
    const { id } = await press(first)
    expect(await deviceOutbox().edit(id, longBody({ departure_city: 'Nagpur' }), 0)).toBe('queued')
    await deviceOutbox().drain()
    const isParked = { state: 'attention', body: { departure_city: 'Nagpur' } }
    expect(await deviceOutbox().get(id)).toMatchObject(isParked)
    if (what === 'was left') {
      first.touch({ name: 'Asha Rao' })
      await first.flush()
      first.dispose()
      const second = await openedForm()
      expect(await press(second)).toMatchObject({ outcome: 'conflict' })
      await deviceOutbox().edit(id, longBody({ departure_city: 'Pune' }), 1)
      await deviceOutbox().drain()
      isParked.body.departure_city = 'Pune'
      server.answer((post) => jsonAnswer(200, receipt(post.id)))
      expect(await press(second)).toMatchObject({ outcome: 'delivered' })
    } else {
      server.answer((post) => jsonAnswer(200, receipt(post.id)))
      expect(await press(first)).toMatchObject({ outcome: 'delivered' })
    }
    expect(await deviceOutbox().get(id)).toMatchObject(isParked)
  },
)

test('what another tab has sent as a new enquiry, because its id is used up, is not sent once more by a page that was left before', async () => {
  const { deviceOutbox } = await import('./device-outbox.ts')
  const before = await openedForm()
  const own = await openedForm()
  own.touch({ name: 'Asha' })
  server.answer(() => jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } }))
  await press(own)
  own.touch({ name: 'Asha Rao' })
  await own.flush()
  before.touch({ email: 'asha@example.com' })
  leave()
  own.touch({ name: 'Asha Rao', pax: '3' })
  await own.flush()
  own.touch((await own.load())?.values ?? {})
  server.answer(usedUp)
  expect(await press(own, { pax: 3 })).toMatchObject({ outcome: 'refused' })
  server.answer((post) => jsonAnswer(200, receipt(post.id)))
  const { id } = await press(own, { pax: 3 })
  await before.load()
  expect(await press(before)).toMatchObject({ outcome: 'conflict', existing: { id, state: 'sent' } })
  expect(await deviceOutbox().list()).toHaveLength(1)
})

test.each([
  ['that was refused', () => jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } })],
  ['whose id is used up', usedUp],
])(
  'a form %s does not replace what another tab has sent under its id, since it was deleted in the list',
  async (_, answer) => {
    const { deviceOutbox } = await import('./device-outbox.ts')
    const first = await openedForm()
    first.touch({ name: 'Asha' })
    await first.flush()
    const other = await openedForm()
    server.answer(answer)
    const { id } = await press(first)
    await deviceOutbox().remove(id)
    await press(other, { departure_city: 'Pune' })
    server.answer((post) => jsonAnswer(200, receipt(post.id)))
    await press(first)
    expect(await deviceOutbox().get(id)).toMatchObject({
      state: 'attention',
      body: { departure_city: 'Pune' },
    })
  },
)

test('a form whose id is used up may have reached us where that one is deleted in the list, and the form was left', async () => {
  const { deviceOutbox } = await import('./device-outbox.ts')
  const first = await openedForm()
  first.touch({ name: 'Asha' })
  server.answer(usedUp)
  const { id } = await press(first)
  first.touch({ name: 'Asha Rao' })
  await first.flush()
  first.dispose()
  await deviceOutbox().remove(id)
  server.answer(unreachable)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await press(await openedForm())).toMatchObject({ outcome: 'waiting' })
  expect(await deviceOutbox().list()).toMatchObject([{ attempted: true }])
})

test('an enquiry that waits and is deleted in the list may have reached us, where another tab still shows it', async () => {
  const { deviceOutbox } = await import('./device-outbox.ts')
  const own = await openedForm()
  own.touch({ name: 'Asha' })
  await own.flush()
  const other = await openedForm()
  const { id } = await press(own)
  await deviceOutbox().remove(id)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await press(other)).toMatchObject({ id, outcome: 'waiting' })
  expect(await deviceOutbox().list()).toMatchObject([{ id, attempted: true }])
})

test('a draft that the browser has posted, and is deleted in the list, may have reached us, where another tab still shows it', async () => {
  const { deviceOutbox } = await import('./device-outbox.ts')
  const own = await openedForm()
  own.touch({ name: 'Asha' })
  await own.flush()
  const other = await openedForm()
  const id = own.id()
  await deviceOutbox().drafts.markAttempted(id)
  expect(await deletion.deleteDraft('contact')).toBe(true)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await other.submit({ kind: 'long', body: longBody(), page: '/contact' })).toMatchObject({ id })
  expect(await deviceOutbox().list()).toMatchObject([{ id, attempted: true }])
})

test('a draft that is deleted in the list does not return from this tab', async () => {
  const keeper = keeping.openDraftKeeper('contact')
  await keeper.load()
  keeper.touch({ name: 'Asha' })
  leave()
  keeper.dispose()
  expect(await deletion.deleteDraft('contact')).toBe(true)
  expect(await keeping.openDraftKeeper('contact').load()).toBeUndefined()
})

test('a form whose storage never answers is sent directly', async () => {
  const never = () => new Promise<never>(() => {})
  vi.spyOn(indexedDB, 'databases').mockImplementation(never)
  vi.spyOn(indexedDB, 'open').mockImplementation(() => ({ addEventListener() {} }) as never)
  server.answer(({ id }) => jsonAnswer(200, receipt(id)))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const keeper = keeping.openDraftKeeper('contact')
  const outcome = keeper
    .load()
    .then(() => keeper.submit({ kind: 'long', body: longBody(), page: '/contact' }))
    .then((result) => result.outcome)
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(await Promise.race([outcome, 'nothing'])).toBe('delivered')
})

test('a draft that the storage does not delete is not called deleted, and stays', async () => {
  const keeper = keeping.openDraftKeeper('contact')
  await keeper.load()
  keeper.touch({ name: 'Asha' })
  keeper.dispose()
  IDBObjectStore.prototype.delete = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  }
  expect(await deletion.deleteDraft('contact')).toBe(false)
  IDBObjectStore.prototype.delete = remove
  expect(await keeping.openDraftKeeper('contact').load()).toMatchObject({ values: { name: 'Asha' } })
})

test('what is still being stored when the page is left is kept too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const keeper = keeping.openDraftKeeper('contact')
  await keeper.load()
  keeper.touch({ name: 'Asha' })
  // The save begins, and the page ends before the database has answered.
  vi.advanceTimersByTime(300)
  leave()
  vi.useRealTimers()
  expect(JSON.stringify([...kept])).toContain('Asha')
})

test('what a full disk does not take is there each time the form is opened, also after it could not be sent', async () => {
  const keeper = keeping.openDraftKeeper('popup:long')
  await keeper.load()
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  keeper.touch({ name: 'Asha' })
  vi.advanceTimersByTime(300)
  vi.useRealTimers()
  keeper.dispose()
  const again = keeping.openDraftKeeper('popup:long')
  expect(await again.load()).toMatchObject({ values: { name: 'Asha' } })
  // Closed without another key press.
  again.dispose()
  const third = keeping.openDraftKeeper('popup:long')
  expect(await third.load()).toMatchObject({ values: { name: 'Asha' } })
  const enquiry = { kind: 'long' as const, body: longBody(), page: '/' }
  expect(await third.submit(enquiry)).toMatchObject({ outcome: 'failed' })
  third.dispose()
  expect(await keeping.openDraftKeeper('popup:long').load()).toMatchObject({ values: { name: 'Asha' } })
})

test('what was typed before the last visit’s text was there is added to it, and stays so when the page is left at once', async () => {
  const first = keeping.openDraftKeeper('contact')
  await first.load()
  first.touch({ name: 'Asha', pax: '2' })
  first.dispose()
  const second = keeping.openDraftKeeper('contact')
  second.touch({ pax: '3' })
  await second.load()
  leave()
  second.dispose()
  const third = keeping.openDraftKeeper('contact')
  expect((await third.load())?.values).toEqual({ name: 'Asha', pax: '3' })
})

test.each([
  ['sent', 'waiting', unreachable],
  ['refused', 'refused', () => jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } })],
])(
  'what was typed on an earlier visit stays where it came too late for the form that is %s',
  async (_, outcome, reply) => {
    server.answer(reply)
    const first = keeping.openDraftKeeper('contact')
    await first.load()
    first.touch({ message: 'A note' })
    await first.flush()
    first.dispose()
    const second = keeping.openDraftKeeper('contact')
    await second.load()
    second.touch({ name: 'Asha' })
    const enquiry = { kind: 'long' as const, body: longBody(), page: '/contact' }
    expect(await second.submit(enquiry)).toMatchObject({ outcome })
    await second.flush()
    expect(await keeping.openDraftKeeper('contact').load()).toMatchObject({ values: { message: 'A note' } })
  },
)

test('a form that the browser has sent keeps that id, also where a draft of it was stored before', async () => {
  const first = keeping.openDraftKeeper('contact')
  await first.load()
  first.touch({ name: 'Asha' })
  await first.flush()
  first.dispose()
  const posted = '6a1c6f0e-5d5c-4c37-9a63-0d2f4b6f1a11'
  const second = await openedForm('contact', posted)
  expect(second.id()).toBe(posted)
  await second.submit({ kind: 'long', body: longBody(), page: '/contact' })
  expect(server.posts.map(({ id }) => id)).toEqual([posted])
  expect(await keeping.openDraftKeeper('contact').load()).toBeUndefined()
})

test('a form that the browser has sent keeps that id also where its text is in this tab only', async () => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  }
  const first = keeping.openDraftKeeper('contact')
  await first.load()
  first.touch({ name: 'Asha' })
  leave()
  const posted = '6a1c6f0e-5d5c-4c37-9a63-0d2f4b6f1a11'
  const second = keeping.openDraftKeeper('contact', posted)
  expect(await second.load()).toMatchObject({ id: posted, values: { name: 'Asha' } })
  expect(second.id()).toBe(posted)
})

test('a form that the browser has sent keeps that id also where another tab begins a draft before it is stored', async () => {
  const other = keeping.openDraftKeeper('contact')
  await other.load()
  const posted = '6a1c6f0e-5d5c-4c37-9a63-0d2f4b6f1a11'
  const own = keeping.openDraftKeeper('contact', posted)
  await own.load()
  other.touch({ email: 'asha@example.com' })
  await other.flush()
  own.touch({ name: 'Asha' })
  await own.flush()
  expect(own.id()).toBe(posted)
})

test.each([
  ['may have arrived where the browser has sent it', '6a1c6f0e-5d5c-4c37-9a63-0d2f4b6f1a11', true],
  ['has not arrived where nothing has sent it', undefined, false],
])('what is sent without a network %s', async (_, posted, attempted) => {
  vi.stubGlobal('navigator', { onLine: false })
  const { deviceOutbox } = await import('./device-outbox.ts')
  const keeper = keeping.openDraftKeeper('contact', posted)
  await keeper.load()
  keeper.touch({ name: 'Asha' })
  await keeper.flush()
  // Browsers restore the id of a form that the app has kept, too.
  const again = posted ? keeper : keeping.openDraftKeeper('contact', keeper.id())
  await again.load()
  const enquiry = { kind: 'long' as const, body: longBody(), page: '/contact' }
  expect(await again.submit(enquiry)).toMatchObject({ outcome: 'waiting' })
  expect(await deviceOutbox().list()).toMatchObject([{ attempted }])
})

test('an enquiry that is sent as a new one keeps that id where its page is left meanwhile', async () => {
  let shown: string | undefined
  const keeper = keeping.openDraftKeeper('contact', undefined, (id) => {
    shown = id
  })
  server.answer(({ id }) => jsonAnswer(200, receipt(id)))
  const first = await press(keeper, { pax: 2 })
  const again = keeping.openDraftKeeper('contact', first.id, (id) => {
    shown = id
  })
  await again.load()
  shown = again.id()
  expect(await press(again, { pax: 3 })).toMatchObject({ outcome: 'conflict' })
  const held = heldAnswer()
  const sending = press(again, { pax: 3 })
  const second = await held.posted
  leave()
  const restored = keeping.openDraftKeeper('contact', shown)
  await restored.load()
  expect(restored.id()).toBe(second)
  held.answer(jsonAnswer(200, receipt(second)))
  await sending
})

test('what the browser has sent may have arrived also where its page was loaded anew since, without a network', async () => {
  const posted = '6a1c6f0e-5d5c-4c37-9a63-0d2f4b6f1a11'
  const { deviceOutbox } = await import('./device-outbox.ts')
  const first = keeping.openDraftKeeper('contact', posted)
  await first.load()
  first.touch({ name: 'Asha' })
  await first.flush()
  leave()
  vi.stubGlobal('navigator', { onLine: false })
  const again = keeping.openDraftKeeper('contact', posted)
  await again.load()
  await again.submit({ kind: 'long', body: longBody(), page: '/contact' })
  expect(await deviceOutbox().list()).toMatchObject([{ attempted: true }])
})

test('what a full disk has sent may have arrived also where its page was loaded anew since, without a network', async () => {
  const first = keeping.openDraftKeeper('contact')
  await first.load()
  first.touch({ name: 'Asha' })
  await first.flush()
  const enquiry = { kind: 'long' as const, body: longBody(), page: '/contact' }
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  }
  expect(await first.submit(enquiry)).toMatchObject({ outcome: 'failed', attempted: true })
  leave()
  IDBObjectStore.prototype.put = put
  vi.resetModules()
  vi.stubGlobal('navigator', { onLine: false })
  const { deviceOutbox } = await import('./device-outbox.ts')
  const { openDraftKeeper } = await import('./draft-keeper.ts')
  const again = openDraftKeeper('contact', first.id())
  await again.load()
  expect(await again.submit(enquiry)).toMatchObject({ outcome: 'waiting' })
  expect(await deviceOutbox().list()).toMatchObject([{ attempted: true }])
})

test('what was typed into a form that was closed before its first read is there also once its tab is closed', async () => {
  const { deviceOutbox } = await import('./device-outbox.ts')
  // Where there is no outbox, nothing is read.
  await deviceOutbox().drafts.list()
  const form = keeping.openDraftKeeper('popup:long')
  const loading = form.load()
  form.touch({ name: 'Asha' })
  form.dispose()
  await loading
  kept.clear()
  await vi.waitFor(async () =>
    expect(await deviceOutbox().drafts.list()).toMatchObject([{ values: { name: 'Asha' } }]),
  )
})

test('what was typed into a form whose page was left before its first read is there also once its tab is closed', async () => {
  const { deviceOutbox } = await import('./device-outbox.ts')
  const other = await openedForm()
  other.touch({ email: 'asha@example.com' })
  await other.flush()
  // It is not answered before the page is gone.
  vi.spyOn(indexedDB, 'databases').mockReturnValue(new Promise(() => {}))
  const form = keeping.openDraftKeeper('contact')
  void form.load()
  form.touch({ name: 'Asha' })
  leave()
  kept.clear()
  await vi.waitFor(async () =>
    expect((await deviceOutbox().drafts.load('contact'))?.values).toEqual({
      name: 'Asha',
      email: 'asha@example.com',
    }),
  )
})

test.each(['is closed', 'is sent in vain'])(
  'what a tab kept of an earlier visit stays where a form with its id %s before that was read',
  async (event) => {
    const { tabDrafts } = await import('./tab-drafts.ts')
    const { deviceOutbox } = await import('./device-outbox.ts')
    const id = crypto.randomUUID()
    const values = { email: 'asha@example.com' }
    tabDrafts.keep({ key: 'contact', id, values, updatedAt: Date.now() - 1_000 })
    const form = keeping.openDraftKeeper('contact', id)
    form.touch({ name: 'Asha' })
    if (event === 'is closed') {
      const loading = form.load()
      form.dispose()
      await loading
      await vi.waitFor(async () => expect(await deviceOutbox().drafts.load('contact')).toBeDefined())
    } else {
      server.answer(usedUp)
      await form.submit({ kind: 'long', body: longBody(), page: '/contact' })
    }
    await new Promise((resolve) => setImmediate(resolve))
    expect((await keeping.openDraftKeeper('contact').load())?.values).toMatchObject(values)
  },
)

describe('a form that comes back from the back/forward cache', () => {
  /** What a page left, and a newer page typed over. */
  async function typedOver(values: Record<string, string>) {
    const old = keeping.openDraftKeeper('contact')
    await old.load()
    old.touch({ name: 'Asha', pax: '2' })
    leave()
    await old.flush()
    const newer = await openedForm()
    newer.touch(values)
    await newer.flush()
    newer.dispose()
    return old
  }
  const stored = async () => (await keeping.openDraftKeeper('contact').load())?.values

  test('has what a newer page has typed since, and stores nothing over it', async () => {
    const old = await typedOver({ name: 'Asha Rao', contact: '98' })
    expect((await old.load())?.values).toEqual({ name: 'Asha Rao', contact: '98' })
    await old.flush()
    expect(await stored()).toEqual({ name: 'Asha Rao', contact: '98' })
  })

  test('adds what was typed in it before that was read', async () => {
    const old = await typedOver({ name: 'Asha Rao', pax: '2', contact: '98' })
    const loading = old.load()
    old.touch({ name: 'Asha', pax: '3' })
    expect((await loading)?.values).toEqual({ name: 'Asha Rao', pax: '3', contact: '98' })
    leave()
    await old.flush()
    expect(await stored()).toEqual({ name: 'Asha Rao', pax: '3', contact: '98' })
  })

  test('is left as it is while it is sent', async () => {
    const old = keeping.openDraftKeeper('contact')
    await old.load()
    const held = heldAnswer()
    const sending = old.submit({ kind: 'long', body: longBody(), page: '/contact' })
    await held.posted
    expect(await old.load()).toBeUndefined()
    held.answer(jsonAnswer(200, receipt(await held.posted)))
    expect(await sending).toMatchObject({ outcome: 'delivered' })
  })
})

describe('on a full disk', () => {
  const enquiry = { kind: 'long' as const, body: longBody(), page: '/' }
  /** A form with a name and a mail address that the database has not taken. */
  async function typed() {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
    const keeper = keeping.openDraftKeeper('popup:long')
    await keeper.load()
    type(keeper, { name: 'Asha', email: 'asha@example.com' })
    return keeper
  }
  function type(keeper: ReturnType<typeof keeping.openDraftKeeper>, values: Record<string, string>) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    keeper.touch(values)
    vi.advanceTimersByTime(300)
    vi.useRealTimers()
  }

  /** A form whose draft has a mail address from another tab. */
  async function openedByTwo() {
    const own = await openedForm('popup:long')
    own.touch({ name: 'Asha' })
    await own.flush()
    const other = await openedForm('popup:long')
    other.touch({ name: 'Asha', email: 'asha@example.com' })
    await other.flush()
    return own
  }

  test('what another tab has typed is not deleted where an id is used up', async () => {
    const own = await openedByTwo()
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
    server.answer(usedUp)
    expect(await own.submit(enquiry)).toMatchObject({ outcome: 'refused' })
    const again = await keeping.openDraftKeeper('popup:long').load()
    expect(again?.values).toMatchObject({ email: 'asha@example.com' })
  })

  test('an id that is used up is not used again where the disk has space again', async () => {
    const own = await openedByTwo()
    IDBObjectStore.prototype.put = function (...record) {
      if (this.name === 'drafts') throw new DOMException('The disk is full.', 'QuotaExceededError')
      return put.apply(this, record)
    }
    server.answer(usedUp)
    const { id } = await own.submit(enquiry)
    IDBObjectStore.prototype.put = put
    own.touch({ name: 'Asha Rao' })
    await own.flush()
    const asNew = own.id()
    expect(asNew).not.toBe(id)
    server.answer((post) => jsonAnswer(200, receipt(post.id)))
    const changed = { ...enquiry, body: { ...enquiry.body, name: 'Asha Rao' } }
    expect(await own.submit(changed)).toMatchObject({ id: asNew, outcome: 'delivered' })
  })

  test('a field that is emptied stays empty', async () => {
    ;(await typed()).dispose()
    const again = await openedForm('popup:long')
    type(again, { name: 'Asha' })
    again.dispose()
    expect((await keeping.openDraftKeeper('popup:long').load())?.values).toEqual({ name: 'Asha' })
  })

  test('a form that is closed while it is sent, in vain, has its text when it is opened again', async () => {
    const keeper = await typed()
    const sending = keeper.submit(enquiry)
    keeper.dispose()
    expect(await sending).toMatchObject({ outcome: 'failed' })
    expect(await keeping.openDraftKeeper('popup:long').load()).toMatchObject({ values: { name: 'Asha' } })
  })

  test('a form that is closed while it is sent has its text also where the page is loaded anew before the outcome', async () => {
    const keeper = await typed()
    const held = heldAnswer()
    const sending = keeper.submit(enquiry)
    await held.posted
    keeper.dispose()
    leave()
    expect(await keeping.openDraftKeeper('popup:long').load()).toMatchObject({ values: { name: 'Asha' } })
    held.fail(new TypeError('Failed to fetch'))
    await sending
  })

  test('what is typed while it is sent, in vain, is kept too', async () => {
    const keeper = await typed()
    const sending = keeper.submit(enquiry)
    keeper.touch({ name: 'Asha Rao' })
    expect(await sending).toMatchObject({ outcome: 'failed' })
    keeper.dispose()
    expect((await keeping.openDraftKeeper('popup:long').load())?.values).toEqual({ name: 'Asha Rao' })
  })

  test('a page that is loaded anew while the enquiry is sent has its text, which may have arrived', async () => {
    const keeper = await typed()
    const held = heldAnswer()
    const sending = keeper.submit(enquiry)
    await held.posted
    leave()
    const draft = await keeping.openDraftKeeper('popup:long').load()
    expect(draft).toMatchObject({ id: await held.posted, values: { name: 'Asha' }, attempted: true })
    held.fail(new TypeError('Failed to fetch'))
    await sending
  })

  test('what is to become another enquiry is not kept under the id that is used up', async () => {
    const keeper = await typed()
    leave()
    const used = keeper.id()
    server.answer(usedUp)
    expect(await keeper.submit(enquiry)).toMatchObject({ outcome: 'refused', saved: false })
    keeper.dispose()
    const draft = await keeping.openDraftKeeper('popup:long').load()
    expect(draft).toMatchObject({ values: { name: 'Asha' } })
    expect(draft?.id).not.toBe(used)
  })

  test('a draft that was taken during the send does not return once it is deleted', async () => {
    const keeper = keeping.openDraftKeeper('contact')
    await keeper.load()
    IDBObjectStore.prototype.put = function (...values) {
      if (this.name !== 'drafts') throw new DOMException('The disk is full.', 'QuotaExceededError')
      return put.apply(this, values)
    }
    type(keeper, { name: 'Asha' })
    expect(await keeper.submit(enquiry)).toMatchObject({ outcome: 'failed' })
    expect(await deletion.deleteDraft('contact')).toBe(true)
    keeper.dispose()
    expect(await keeping.openDraftKeeper('contact').load()).toBeUndefined()
  })

  test('a field that is emptied stays empty also where the database has an earlier version', async () => {
    const keeper = keeping.openDraftKeeper('popup:long')
    await keeper.load()
    type(keeper, { name: 'Asha', email: 'asha@example.com' })
    await vi.waitFor(async () => expect(await keeping.openDraftKeeper('popup:long').load()).toBeDefined())
    type(await typed(), { name: 'Asha' })
    leave()
    expect((await keeping.openDraftKeeper('popup:long').load())?.values).toEqual({ name: 'Asha' })
  })

  test('text in a form that is opened again while it is sent, in vain, is not replaced by the earlier one', async () => {
    const keeper = await typed()
    const held = heldAnswer()
    const sending = keeper.submit(enquiry)
    keeper.dispose()
    await held.posted
    const again = keeping.openDraftKeeper('popup:long')
    await again.load()
    type(again, { name: 'Bela' })
    again.dispose()
    held.fail(new TypeError('Failed to fetch'))
    expect(await sending).toMatchObject({ outcome: 'failed' })
    expect(await keeping.openDraftKeeper('popup:long').load()).toMatchObject({ values: { name: 'Bela' } })
  })

  test('a form that is opened again while it is sent, in vain, has the text that is sent, also where the page had kept an earlier one', async () => {
    const keeper = await typed()
    leave()
    type(keeper, { name: 'Asha Rao' })
    const held = heldAnswer()
    const sending = keeper.submit(enquiry)
    keeper.dispose()
    await held.posted
    const again = keeping.openDraftKeeper('popup:long')
    expect(await again.load()).toMatchObject({ values: { name: 'Asha Rao' } })
    held.fail(new TypeError('Failed to fetch'))
    expect(await sending).toMatchObject({ outcome: 'failed' })
    again.dispose()
    expect(await keeping.openDraftKeeper('popup:long').load()).toMatchObject({ values: { name: 'Asha Rao' } })
  })

  test('what is typed after the clock was turned back is newer than what the database has', async () => {
    const first = keeping.openDraftKeeper('popup:long')
    await first.load()
    first.touch({ name: 'Asha' })
    first.dispose()
    await vi.waitFor(() => expect(kept.size).toBe(0))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 })
    const again = keeping.openDraftKeeper('popup:long')
    expect(await again.load()).toMatchObject({ values: { name: 'Asha' } })
    again.touch({ name: 'Bela' })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
    leave()
    expect(await keeping.openDraftKeeper('popup:long').load()).toMatchObject({ values: { name: 'Bela' } })
    vi.useRealTimers()
  })

  test('an enquiry that is refused, once there is room again, leaves no unfinished form beside the one that is listed', async () => {
    const keeper = await typed()
    leave()
    // Later than the two tries of each write.
    for (let i = 0; i < 4; i++) await deletion.deleteDraft('other')
    IDBObjectStore.prototype.put = put
    server.answer(() => jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } }))
    expect(await keeper.submit(enquiry)).toMatchObject({ outcome: 'refused', saved: true })
    keeper.dispose()
    expect(await keeping.openDraftKeeper('popup:long').load()).toBeUndefined()
  })
})

describe('a page that is left while its enquiry is sent, right after a key press', () => {
  const enquiry = { kind: 'long' as const, body: longBody(), page: '/' }
  const textThere = async () => (await keeping.openDraftKeeper('contact').load())?.values

  test('has the text again where it was not stored yet', async () => {
    let answer = (_: StorageEstimate) => {}
    const asked = new Promise<void>((asked) => {
      const estimate = () =>
        new Promise<StorageEstimate>((resolve) => {
          answer = resolve
          asked()
        })
      vi.stubGlobal('navigator', { storage: { estimate } })
    })
    const keeper = keeping.openDraftKeeper('contact')
    await keeper.load()
    keeper.touch({ name: 'Asha' })
    const sending = keeper.submit(enquiry)
    await asked
    leave()
    expect(await textThere()).toEqual({ name: 'Asha' })
    answer({})
    await sending
  })

  test('has its text again also where another tab has sent the same enquiry since', async () => {
    const other = keeping.openDraftKeeper('contact')
    await other.load()
    other.touch({ name: 'Asha' })
    const pressed = Date.now() - 1
    const { id, outcome } = await other.submit(enquiry)
    expect(outcome).toBe('waiting')
    const { tabDrafts } = await import('./tab-drafts.ts')
    const values = { name: 'Asha', email: 'asha@example.com' }
    tabDrafts.keep({ key: 'contact', id, values, updatedAt: pressed, sending: pressed })
    expect(await textThere()).toEqual(values)
  })

  test('has it no more where it was', async () => {
    const held = heldAnswer()
    const keeper = keeping.openDraftKeeper('contact')
    await keeper.load()
    keeper.touch({ name: 'Asha' })
    const sending = keeper.submit(enquiry)
    await held.posted
    leave()
    expect(await textThere()).toBeUndefined()
    held.fail(new TypeError('Failed to fetch'))
    await sending
  })
})

test('a form that is opened again while it is sent keeps what is typed for another enquiry', async () => {
  const held = heldAnswer()
  const keeper = keeping.openDraftKeeper('popup:long')
  await keeper.load()
  keeper.touch({ name: 'Asha' })
  const sending = keeper.submit({ kind: 'long', body: longBody(), page: '/' })
  keeper.dispose()
  const id = await held.posted
  const again = keeping.openDraftKeeper('popup:long')
  expect(await again.load()).toBeUndefined()
  again.touch({ name: 'Bela' })
  again.dispose()
  held.answer(jsonAnswer(200, receipt(id)))
  expect(await sending).toMatchObject({ outcome: 'delivered' })
  expect(await keeping.openDraftKeeper('popup:long').load()).toMatchObject({ values: { name: 'Bela' } })
})

test('a text that is sent right after a key press is no unfinished one while it waits', async () => {
  const key = 'answer:MM-TEST-Q1 change'
  const keeper = keeping.openDraftKeeper(key)
  await keeper.load()
  keeper.touch({ text: 'One night more' })
  await keeper.flush()
  const { deviceOutbox } = await import('./device-outbox.ts')
  expect(await deviceOutbox().drafts.list()).toHaveLength(1)
  const held = heldAnswer()
  const sending = deviceOutbox().submit(tripAnswer(), { draftKey: key })
  await held.posted
  leave()
  keeper.dispose()
  expect(await deviceOutbox().drafts.list()).toEqual([])
  expect(await keeping.openDraftKeeper(key).load()).toBeUndefined()
  held.fail(new TypeError('Failed to fetch'))
  await sending
})

describe('a form that is open in another tab, too,', () => {
  const enquiry = { kind: 'long' as const, body: longBody(), page: '/bali' }
  const stored = async () => (await keeping.openDraftKeeper('popup:long').load())?.values
  const opened = async (values: Record<string, string>) => {
    const keeper = keeping.openDraftKeeper('popup:long')
    await keeper.load()
    keeper.touch(values)
    return keeper
  }

  const typeMore = async (keeper: ReturnType<typeof keeping.openDraftKeeper>) => {
    keeper.touch({ name: 'Asha Rao' })
    await keeper.flush()
  }

  test.each([
    ['delivered', ({ id }: { id: string }) => jsonAnswer(200, receipt(id))],
    ['refused', () => jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } })],
  ])('leaves what was typed there only, when it is %s', async (outcome, reply) => {
    const here = await opened({ name: 'Asha' })
    await here.flush()
    const there = await opened({ name: 'Asha', destination: 'Kerala' })
    await there.flush()
    here.touch({ name: 'Asha Rao' })
    await here.flush()
    server.answer(reply)
    expect(await here.submit(enquiry)).toMatchObject({ outcome })
    there.dispose()
    expect(await stored()).toMatchObject({ destination: 'Kerala' })
  })

  test.each([
    ['as it is', async () => {}],
    ['changed', (here: ReturnType<typeof keeping.openDraftKeeper>) => typeMore(here)],
  ])(
    'is sent in the place of what was refused, %s, also where another enquiry was begun there',
    async (_, change) => {
      const { deviceOutbox } = await import('./device-outbox.ts')
      const here = await opened({ name: 'Asha' })
      const there = keeping.openDraftKeeper('popup:long')
      await there.load()
      server.answer(() => jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } }))
      expect(await here.submit(enquiry)).toMatchObject({ outcome: 'refused' })
      there.touch({ destination: 'Kerala' })
      await there.flush()
      await change(here)
      server.answer(({ id }) => jsonAnswer(200, receipt(id)))
      expect(await here.submit(enquiry)).toMatchObject({ outcome: 'delivered' })
      expect((await deviceOutbox().list()).map(({ state }) => state)).toEqual(['sent'])
      expect(await stored()).toMatchObject({ destination: 'Kerala' })
    },
  )

  test('keeps the id that may have arrived also where another enquiry was begun there', async () => {
    const here = await opened({ name: 'Asha' })
    const there = keeping.openDraftKeeper('popup:long')
    await there.load()
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
    expect(await here.submit(enquiry)).toMatchObject({ outcome: 'failed' })
    await here.flush()
    IDBObjectStore.prototype.put = put
    there.touch({ destination: 'Kerala' })
    await there.flush()
    await typeMore(here)
    server.answer(({ id }) => jsonAnswer(200, receipt(id)))
    expect(await here.submit(enquiry)).toMatchObject({ outcome: 'delivered' })
    const [first, second] = server.posts.map(({ id }) => id)
    expect(second).toBe(first)
  })

  test('keeps the id of both where its page is loaded anew after one key press', async () => {
    let shown: string | undefined
    const here = keeping.openDraftKeeper('popup:long', undefined, (id) => {
      shown = id
    })
    await here.load()
    const there = await opened({ name: 'Asha' })
    await there.flush()
    here.touch({ destination: 'Kerala' })
    shown = here.id()
    await here.flush()
    leave()
    const restored = keeping.openDraftKeeper('popup:long', shown)
    await restored.load()
    server.answer(({ id }) => jsonAnswer(200, receipt(id)))
    expect(await there.submit(enquiry)).toMatchObject({ outcome: 'delivered' })
    expect(await restored.submit(enquiry)).toMatchObject({ outcome: 'delivered' })
    expect(new Set(server.posts.map(({ id }) => id)).size).toBe(1)
  })

  test.each(['refused', 'conflict'])(
    'does not replace what was corrected there since, unless it is told so (%s)',
    async (outcome) => {
      const { deviceOutbox } = await import('./device-outbox.ts')
      const version = (pax: number) => ({ ...enquiry, body: longBody({ pax }) })
      const here = await opened({ name: 'Asha' })
      await here.flush()
      const there = keeping.openDraftKeeper('popup:long')
      await there.load()
      if (outcome === 'refused')
        server.answer(() => jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } }))
      else expect(await there.submit(version(2))).toMatchObject({ outcome: 'waiting' })
      expect(await here.submit(version(3))).toMatchObject({ outcome })
      server.answer(unreachable)
      await typeMore(here)
      const corrected = keeping.openDraftKeeper('popup:long')
      await corrected.load()
      if (outcome === 'conflict') expect(await corrected.submit(version(4))).toMatchObject({ outcome })
      expect(await corrected.submit(version(4))).toMatchObject({ outcome: 'waiting' })
      expect(await here.submit(version(5))).toMatchObject({ outcome: 'conflict' })
      expect(await deviceOutbox().list()).toMatchObject([{ body: { pax: 4 } }])
      expect(await here.submit(version(5))).toMatchObject({ outcome: 'waiting' })
      expect(await deviceOutbox().list()).toMatchObject([{ body: { pax: 5 } }])
    },
  )

  test.each(['', ', after a reload'])(
    'does not replace another version from there that was refused, too%s, unless it is told so',
    async (reload) => {
      const { deviceOutbox } = await import('./device-outbox.ts')
      const version = (pax: number) => ({ ...enquiry, body: longBody({ pax }) })
      server.answer(() => jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } }))
      const refused = await opened({ name: 'Asha' })
      await refused.flush()
      const there = keeping.openDraftKeeper('popup:long')
      await there.load()
      expect(await refused.submit(version(3))).toMatchObject({ outcome: 'refused' })
      await typeMore(refused)
      expect(await there.submit(version(4))).toMatchObject({ outcome: 'conflict' })
      expect(await there.submit(version(4))).toMatchObject({ outcome: 'refused' })
      const here = reload ? await opened({ name: 'Asha Rao' }) : refused
      expect(await here.submit(version(5))).toMatchObject({ outcome: 'conflict' })
      expect(await deviceOutbox().list()).toMatchObject([{ body: { pax: 4 } }])
    },
  )

  test('has all its text again, to correct what was refused, also where another enquiry was begun there', async () => {
    const here = await opened({ name: 'Asha' })
    await here.flush()
    const there = await opened({ name: 'Asha', destination: 'Kerala' })
    await there.flush()
    server.answer(() => jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } }))
    expect(await here.submit(enquiry)).toMatchObject({ outcome: 'refused' })
    const other = { ...enquiry, body: longBody({ pax: 4 }) }
    expect(await there.submit(other)).toMatchObject({ outcome: 'conflict' })
    expect(await there.submit(other)).toMatchObject({ outcome: 'refused' })
    here.discard()
    here.touch({ name: 'Bela' })
    await here.flush()
    expect((await there.load())?.values).toEqual({ name: 'Bela', destination: 'Kerala' })
  })

  test.each([400, 422])(
    'becomes the enquiry that was begun there, whose text it takes, after it was refused (%d)',
    async (status) => {
      const { deviceOutbox } = await import('./device-outbox.ts')
      const here = await opened({ name: 'Asha' })
      await here.flush()
      server.answer(() => jsonAnswer(status, { message: 'No.', errors: { name: 'No.' } }))
      expect(await here.submit(enquiry)).toMatchObject({ outcome: 'refused', saved: true })
      const there = await opened({ name: 'Bela' })
      await there.flush()
      expect(await here.load()).toMatchObject({ id: there.id(), values: { name: 'Bela' } })
      server.answer(({ id }) => jsonAnswer(200, receipt(id)))
      const other = { ...enquiry, body: longBody({ name: 'Bela' }) }
      expect(await here.submit(other)).toMatchObject({ outcome: 'delivered', id: there.id() })
      expect((await deviceOutbox().list()).map(({ state }) => state).sort()).toEqual(['attention', 'sent'])
    },
  )

  test('may have arrived where the enquiry that was sent there has, though it is not stored any more', async () => {
    const { deviceOutbox } = await import('./device-outbox.ts')
    const here = await opened({ name: 'Asha' })
    await here.flush()
    const there = await opened({ name: 'Asha', destination: 'Kerala' })
    await there.flush()
    const { id } = await there.submit(enquiry)
    const changed = { ...enquiry, body: longBody({ pax: 5 }) }
    expect(await here.submit(changed)).toMatchObject({ outcome: 'conflict' })
    await deviceOutbox().remove(id)
    vi.stubGlobal('navigator', { onLine: false })
    expect(await here.submit(changed)).toMatchObject({ outcome: 'waiting', id })
    expect(await deviceOutbox().get(id)).toMatchObject({ attempted: true })
  })

  test('has not been sent by the browser because that restores an id which another one has taken over', async () => {
    const { deviceOutbox } = await import('./device-outbox.ts')
    const here = await opened({ name: 'Asha' })
    await here.flush()
    const [former, id] = [here.id(), crypto.randomUUID()]
    await deviceOutbox().drafts.rename('popup:long', id, former)
    const restored = keeping.openDraftKeeper('popup:long', former)
    expect(await restored.load()).toMatchObject({ id })
    vi.stubGlobal('navigator', { onLine: false })
    expect(await restored.submit(enquiry)).toMatchObject({ outcome: 'waiting', id })
    expect(await deviceOutbox().get(id)).toMatchObject({ attempted: false })
  })

  test('is the enquiry that its tab has sent where the browser restores it, also if what was refused there has taken over its id', async () => {
    const { deviceOutbox } = await import('./device-outbox.ts')
    server.answer(() => jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } }))
    const refused = await opened({ name: 'Asha' })
    expect(await refused.submit(enquiry)).toMatchObject({ outcome: 'refused' })
    const other = await opened({ name: 'Bela' })
    await other.flush()
    const id = other.id()
    // Stored between the last look of the other tab and its enquiry.
    refused.touch({ name: 'Asha', note: 'By train' })
    await refused.flush()
    server.answer(unreachable)
    const sent = { ...enquiry, body: longBody({ pax: 5 }) }
    expect(await deviceOutbox().submit({ ...sent, id })).toMatchObject({ outcome: 'waiting' })
    const restored = keeping.openDraftKeeper('popup:long', id)
    restored.touch({ name: 'Bela' })
    await restored.load()
    expect(await restored.submit(sent)).toMatchObject({ outcome: 'waiting', id })
    expect(await deviceOutbox().get(refused.id())).toMatchObject({ state: 'attention' })
  })

  test('notes in what was typed there that it has arrived, where it could not be stored', async () => {
    const here = await opened({ name: 'Asha' })
    await here.flush()
    const there = await opened({ name: 'Asha', destination: 'Kerala' })
    await there.flush()
    IDBObjectStore.prototype.put = function (...values) {
      if (this.name === 'entries') throw new DOMException('The disk is full.', 'QuotaExceededError')
      return put.apply(this, values)
    }
    server.answer(({ id }) => jsonAnswer(200, receipt(id)))
    expect(await here.submit(enquiry)).toMatchObject({ outcome: 'delivered', saved: false })
    const draft = await keeping.openDraftKeeper('popup:long').load()
    expect(draft).toMatchObject({ values: { destination: 'Kerala' }, attempted: true })
  })

  test('has what it kept of an enquiry that was sent there under its id, also where another one was begun since', async () => {
    const { tabDrafts } = await import('./tab-drafts.ts')
    const there = await opened({ name: 'Asha' })
    const { id } = await there.submit(enquiry)
    there.touch({ name: 'Bela' })
    await there.flush()
    tabDrafts.keep({ key: 'popup:long', id, values: { destination: 'Kerala' }, updatedAt: Date.now() })
    const here = keeping.openDraftKeeper('popup:long')
    expect(await here.load()).toMatchObject({ id, values: { destination: 'Kerala' } })
    expect(await here.submit({ ...enquiry, body: longBody({ pax: 5 }) })).toMatchObject({
      outcome: 'conflict',
    })
  })

  test('is one enquiry with that there, which has taken its text under an id of its own and was sent', async () => {
    const here = await opened({ name: 'Asha' })
    await here.flush()
    const there = keeping.openDraftKeeper('popup:long', crypto.randomUUID())
    expect(await there.load()).toMatchObject({ values: { name: 'Asha' } })
    there.touch({ name: 'Asha' })
    server.answer(({ id }) => jsonAnswer(200, receipt(id)))
    expect(await there.submit(enquiry)).toMatchObject({ outcome: 'delivered' })
    const changed = { ...enquiry, body: longBody({ pax: 5 }) }
    expect(await here.submit(changed)).toMatchObject({ outcome: 'conflict' })
    expect(server.posts).toHaveLength(1)
  })

  test('leaves the enquiry that was begun there while it was sent, also where the clock was turned back', async () => {
    const here = await opened({ name: 'Asha' })
    const held = heldAnswer()
    const sending = here.submit(enquiry)
    const id = await held.posted
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 })
    const there = await opened({ name: 'Bela' })
    await there.flush()
    held.answer(jsonAnswer(200, receipt(id)))
    expect(await sending).toMatchObject({ outcome: 'delivered' })
    vi.useRealTimers()
    expect(await stored()).toMatchObject({ name: 'Bela' })
  })

  test('leaves it also when it is emptied, once it was sent or before', async () => {
    const here = await opened({ name: 'Asha' })
    await here.flush()
    const there = await opened({ name: 'Asha', destination: 'Kerala' })
    await there.flush()
    server.answer(({ id }) => jsonAnswer(200, receipt(id)))
    expect(await here.submit(enquiry)).toMatchObject({ outcome: 'delivered' })
    here.discard()
    expect(await stored()).toMatchObject({ destination: 'Kerala' })
    here.touch({ name: 'B' })
    await here.flush()
    here.discard()
    expect(await stored()).toMatchObject({ destination: 'Kerala' })
  })

  test('leaves it also when another tab is shown right after a key press', async () => {
    const here = await opened({ name: 'Ash' })
    await here.flush()
    const there = await opened({ name: 'Ash', destination: 'Kerala' })
    await there.flush()
    here.touch({ name: 'Asha' })
    Object.assign(document, { visibilityState: 'hidden' })
    for (const run of listeners.get('visibilitychange') ?? []) run({})
    await here.flush()
    expect(await stored()).toEqual({ name: 'Asha', destination: 'Kerala' })
  })

  test('leaves nothing of what it had typed itself', async () => {
    const here = await opened({ name: 'Ash' })
    await here.flush()
    const there = keeping.openDraftKeeper('popup:long')
    await there.load()
    here.touch({ name: 'Asha' })
    server.answer(({ id }) => jsonAnswer(200, receipt(id)))
    expect(await here.submit(enquiry)).toMatchObject({ outcome: 'delivered' })
    there.dispose()
    expect(await stored()).toBeUndefined()
  })

  test('keeps there what was typed before each time that it was left and came back, also under another id', async () => {
    server.answer(() => jsonAnswer(400, { message: 'No.', errors: { name: 'No.' } }))
    const there = await opened({ name: 'Asha' })
    expect(await there.submit(enquiry)).toMatchObject({ outcome: 'refused' })
    await typeMore(there)
    there.dispose()
    const here = keeping.openDraftKeeper('popup:long', crypto.randomUUID())
    const shown = (await here.load())?.values
    here.touch({ ...shown, email: 'asha@example.com' })
    leave()
    await here.load()
    here.touch({ ...shown, email: 'asha@example.com', note: 'By train' })
    leave()
    kept.clear()
    expect(await stored()).toMatchObject({ email: 'asha@example.com', note: 'By train' })
  })
})
