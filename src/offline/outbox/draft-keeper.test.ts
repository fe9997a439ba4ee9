import 'fake-indexeddb/auto'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { jsonAnswer, longBody, receipt } from '../../../tests/support/enquiries.ts'
import { fakeFetch, unreachable } from '../../../tests/support/fake-fetch.ts'

const { delete: remove, put } = IDBObjectStore.prototype
const kept = new Map<string, string>()
const listeners = new Map<string, () => void>()

let keeping: typeof import('./draft-keeper.ts')
let server: ReturnType<typeof fakeFetch>

beforeEach(async () => {
  kept.clear()
  globalThis.indexedDB = new IDBFactory()
  server = fakeFetch(unreachable)
  vi.resetModules()
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('addEventListener', (type: string, run: () => void) => listeners.set(type, run))
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', new URL('https://example.com/contact'))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  keeping = await import('./draft-keeper.ts')
})
afterEach(() => {
  Object.assign(IDBObjectStore.prototype, { delete: remove, put })
  vi.unstubAllGlobals()
})

test('without storage, an enquiry whose first version has arrived unnoticed is sent as a new one at the next press', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const keeper = keeping.openDraftKeeper('contact')
  const press = (pax: number) => keeper.submit({ kind: 'long', body: longBody({ pax }), page: '/contact' })
  expect(await press(2)).toMatchObject({ outcome: 'failed' })
  server.answer(() => jsonAnswer(422, { message: 'This enquiry was already sent with other details.' }))
  expect(await press(3)).toMatchObject({ outcome: 'refused', saved: false })
  server.answer(({ id }) => jsonAnswer(200, receipt(id)))
  expect(await press(3)).toMatchObject({ outcome: 'delivered' })
  const [first, second, third] = server.posts.map(({ id }) => id)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a draft that is deleted in the list does not return from this tab', async () => {
  const keeper = keeping.openDraftKeeper('contact')
  await keeper.load()
  keeper.touch({ name: 'Asha' })
  listeners.get('pagehide')?.()
  keeper.dispose()
  expect(await keeping.deleteDraft('contact')).toBe(true)
  expect(await keeping.openDraftKeeper('contact').load()).toBeUndefined()
})

test('a draft that the storage does not delete is not called deleted, and stays', async () => {
  const keeper = keeping.openDraftKeeper('contact')
  await keeper.load()
  keeper.touch({ name: 'Asha' })
  keeper.dispose()
  IDBObjectStore.prototype.delete = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  }
  expect(await keeping.deleteDraft('contact')).toBe(false)
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
  listeners.get('pagehide')?.()
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
  listeners.get('pagehide')?.()
  second.dispose()
  const third = keeping.openDraftKeeper('contact')
  expect((await third.load())?.values).toEqual({ name: 'Asha', pax: '3' })
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

  test('a field that is emptied stays empty', async () => {
    ;(await typed()).dispose()
    const again = keeping.openDraftKeeper('popup:long')
    await again.load()
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

  test('what is typed while it is sent, in vain, is kept too', async () => {
    const keeper = await typed()
    const sending = keeper.submit(enquiry)
    keeper.touch({ name: 'Asha Rao' })
    expect(await sending).toMatchObject({ outcome: 'failed' })
    keeper.dispose()
    expect((await keeping.openDraftKeeper('popup:long').load())?.values).toEqual({ name: 'Asha Rao' })
  })

  test('what is to become another enquiry is not kept under the id that is used up', async () => {
    const keeper = await typed()
    listeners.get('pagehide')?.()
    const used = keeper.id()
    server.answer(() => jsonAnswer(422, { message: 'This enquiry was already sent with other details.' }))
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
    expect(await keeping.deleteDraft('contact')).toBe(true)
    keeper.dispose()
    expect(await keeping.openDraftKeeper('contact').load()).toBeUndefined()
  })
})
