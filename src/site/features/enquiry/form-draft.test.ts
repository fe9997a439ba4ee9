import 'fake-indexeddb/auto'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { jsonAnswer, longBody } from '../../../../tests/support/enquiries.ts'
import type { TypedEnquiry } from '../../../contract/enquiry.ts'
import { deviceClock } from '../../../outbox/clock.ts'
import { openKeeper } from '../../../outbox/draft-keeper.ts'
import { openOutbox } from '../../../outbox/outbox.ts'
import { openTabDrafts, type TabDraft } from '../../../outbox/tab-drafts.ts'
import type { Outbox } from '../../../outbox/types.ts'
import { openFormDraft } from './form-draft.ts'

let outbox: Outbox
/** All that the tab has kept, one after the other. */
let keptByTab: (TabDraft[] | undefined)[]

beforeEach(() => {
  keptByTab = []
  globalThis.indexedDB = new IDBFactory()
  outbox = openOutbox({
    isOffline: () => true,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  })
})

/** A form that has `initial` in its fields at first; those in `locked` cannot be changed. `early` is typed before the script runs. */
function openForm(initial: TypedEnquiry = {}, locked: string[] = [], early: TypedEnquiry = {}) {
  const screen: TypedEnquiry = { ...initial, ...early }
  const shown = { id: '' }
  const at = (values: TypedEnquiry, field: string) => values[field] ?? ''
  const draft = openFormDraft(
    {
      initial,
      isThere: () => true,
      isOpen: (field) => !locked.includes(field),
      typed: () =>
        Object.fromEntries(Object.entries(screen).filter(([field, value]) => value !== at(initial, field))),
      fill(values, shown) {
        for (const [field, value] of Object.entries(values))
          if (!locked.includes(field) && at(screen, field) === at(shown, field)) screen[field] = value
      },
      id: () => shown.id,
      showId(id) {
        shown.id = id
      },
    },
    (posted, showId) =>
      openKeeper(
        {
          outbox,
          outboxExists: async () => true,
          tabDrafts: openTabDrafts({
            read: () => keptByTab.at(-1),
            write: (drafts) => keptByTab.push(drafts),
          }),
          clock: deviceClock,
          path: () => '/',
          holdUpdate: () => () => {},
          markSubmit: () => {},
          markOutcome: () => {},
          listen: () => () => {},
        },
        'popup:long',
        posted,
        showId,
      ),
    () => {},
  )
  const type = (values: TypedEnquiry) => {
    Object.assign(screen, values)
    draft.touch()
  }
  return { draft, screen, shown, type }
}

test('a form that was typed into before the script ran has its id at once, for a browser that posts it itself', async () => {
  const { shown, draft } = openForm({}, [], { name: 'Asha' })
  const { id } = shown
  expect(id).not.toBe('')
  await draft.load()
  expect(shown.id).toBe(id)
})

test.each([
  ['is locked', 'Goa', ['destination']],
  ['begins with', 'Bali', []],
])(
  'a form whose page fills in the destination, which %s, leaves no unfinished one behind when it is sent',
  async (_, chosen, locked) => {
    const before = openForm()
    await before.draft.load()
    before.type({ name: 'Asha', destination: chosen })
    before.draft.dispose()
    const form = openForm({ destination: 'Bali' }, locked)
    await form.draft.load()
    expect(form.screen).toEqual({ name: 'Asha', destination: 'Bali' })
    form.type({ email: 'asha@example.com' })
    const enquiry = { kind: 'long' as const, body: longBody(), page: '/bali' }
    expect(await form.draft.submit(enquiry)).toMatchObject({ outcome: 'waiting' })
    expect(await outbox.drafts.list()).toEqual([])
  },
)

test('a form that is closed while it is sent from a full disk is kept all the time where another version of it has arrived', async () => {
  outbox = openOutbox({ isOffline: () => false, fetch: async () => jsonAnswer(422, { message: 'Another.' }) })
  const form = openForm()
  await form.draft.load()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  })
  form.type({ name: 'Asha' })
  const sending = form.draft.submit({ kind: 'long', body: longBody(), page: '/' })
  await vi.waitUntil(() => keptByTab.length > 0)
  form.draft.dispose()
  expect(await sending).toMatchObject({ outcome: 'refused', saved: false })
  put.mockRestore()
  // Its page may be left at any moment.
  for (const drafts of keptByTab) expect((drafts ?? []).map(({ values }) => values.name)).toContain('Asha')
  expect(keptByTab.at(-1)).toHaveLength(1)
})
