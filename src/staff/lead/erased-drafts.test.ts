import 'fake-indexeddb/auto'
import { beforeEach, expect, it, vi } from 'vitest'
import { note, on } from '../../../tests/support/desk-device.ts'
import { stubLocalStorage } from '../../../tests/support/local-storage.ts'
import { type StoredAction, toStored } from '../../contract/desk-action.ts'
import type { DeskLead } from '../../contract/lead-work.ts'
import { DESK_OUTBOX_DATABASE } from '../../contract/storage-names.ts'
import { openDatabase } from '../../outbox/database.ts'
import { type DraftPlace, keepDraft, NEW_LEAD, readDraft } from '../drafts/drafts.ts'
import { StaffApiError } from '../ui/staff-api.ts'
import { deleteErasedDrafts, leaveErased, leaveErasedQuotation } from './erased-drafts.ts'

// In one process with other files, which replace the databases: the module that is tested has to open its own in those of now.
vi.hoisted(() => vi.resetModules())

const idOf = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`
const [ERASED, OTHER, HIDDEN, GONE] = [idOf('a'), idOf('b'), idOf('c'), idOf('e')]
const at = (leadId: string, field: DraftPlace['field'] = 'note'): DraftPlace => ({
  userId: 'asha',
  leadId,
  field,
})

const database = openDatabase<StoredAction>({ name: DESK_OUTBOX_DATABASE })

beforeEach(async () => {
  // Tests of other files use it too.
  const clear = () => database.run('strict', (tx) => tx.objectStore('entries').clear())
  await clear()
  stubLocalStorage()
  return () => {
    vi.unstubAllGlobals()
    return clear()
  }
})

const ERASED_PART = idOf('f')
/** Those of an enquiry that is merged into a lead are erased with it, and the lead stays. */
const quotation = async (id: string) => {
  if (id === ERASED_PART) throw new StaffApiError(410, 'This quotation was erased with its lead.')
}

it('deletes what was typed about leads that were erased since, and asks about no other text', async () => {
  const places = [at(ERASED), at(GONE, 'quotation'), at(OTHER), at(HIDDEN), at(NEW_LEAD, 'new-lead')]
  for (const place of [...places, at('office', 'settings'), at(idOf('d'), 'template')])
    keepDraft(place, 'Wants a pool')
  const read = vi.fn(async (id: string) => {
    if (id === HIDDEN) throw new StaffApiError(403, 'This lead is with a colleague.')
    // A colleague's.
    if (id === GONE) throw new StaffApiError(410, 'This lead was erased.')
    return { erasedAt: id === ERASED ? '2026-11-26T06:00:00Z' : null } as DeskLead
  })
  await deleteErasedDrafts(undefined, { lead: read, quotation })
  expect(read.mock.calls.flat().toSorted()).toEqual([ERASED, OTHER, HIDDEN, GONE])
  expect(places.map(readDraft)).toEqual(['', '', ...Array(3).fill('Wants a pool')])
  read.mockClear()
  await deleteErasedDrafts(ERASED, { lead: read, quotation })
  expect(read).not.toHaveBeenCalled()
})

it.each([
  ['is', async () => {}],
  ['cannot be', () => Promise.reject(new StaffApiError(0, 'There is no network.'))],
])('deletes what is typed until the page of an erased lead %s loaded again', async (_, loaded) => {
  const place = at(ERASED, 'quotation')
  keepDraft(place, 'For a wheelch')
  await leaveErased(ERASED, () => {
    expect(readDraft(place)).toBe('')
    keepDraft(place, 'For a wheelchair')
    return loaded()
  })
  expect(readDraft(place)).toBe('')
})

it('deletes what unsent actions say about a lead that was erased since', async () => {
  const action = { v: 1 as const, id: 'a1', at: '2026-11-26T06:00:00Z', attempts: 1, nextAttemptAt: 0 }
  await database.run('strict', (tx) =>
    tx.objectStore('entries').put(toStored({ ...on(note('Wants a pool'), { leadId: ERASED }), ...action })),
  )
  const textNow = async () =>
    JSON.stringify(await database.run('relaxed', (tx) => tx.objectStore('entries').getAll()))
  await deleteErasedDrafts(undefined, { lead: async () => ({ erasedAt: null }) as DeskLead, quotation })
  expect(await textNow()).toContain('Wants a pool')
  const lead = async () => ({ erasedAt: '2026-11-26T06:00:00Z' }) as DeskLead
  await deleteErasedDrafts(undefined, { lead, quotation })
  expect(await textNow()).not.toContain('Wants a pool')
})

it('deletes what was typed in the quotation of an erased enquiry that is part of another lead, and keeps what was typed about that lead', async () => {
  const [typed, own, about] = [at(OTHER, 'quotation'), idOf('1'), at(OTHER)]
  const text = (parts: object) => keepDraft(typed, JSON.stringify(parts))
  const lead = async () => ({ erasedAt: null }) as DeskLead
  keepDraft(about, 'Wants a pool')
  text({ [ERASED_PART]: { title: 'For Asha' }, [own]: { title: 'For Ravi' } })
  await deleteErasedDrafts(undefined, { lead, quotation })
  expect([readDraft(typed), readDraft(about)]).toEqual([
    JSON.stringify({ [own]: { title: 'For Ravi' } }),
    'Wants a pool',
  ])

  text({ [ERASED_PART]: { title: 'For Asha' } })
  const reload = vi.fn(async () => void text({ [ERASED_PART]: { title: 'For Asha and' } }))
  await leaveErasedQuotation({ id: own, leadId: OTHER }, reload, { lead, quotation })
  expect(reload).not.toHaveBeenCalled()
  await leaveErasedQuotation({ id: ERASED_PART, leadId: OTHER }, reload, { lead, quotation })
  expect(reload).toHaveBeenCalledOnce()
  expect([readDraft(typed), readDraft(about)]).toEqual(['', 'Wants a pool'])

  // With its lead.
  const erased = async () => ({ erasedAt: '2026-11-26T06:00:00Z' }) as DeskLead
  await leaveErasedQuotation({ id: ERASED_PART, leadId: OTHER }, reload, { lead: erased, quotation })
  expect(readDraft(about)).toBe('')
})
