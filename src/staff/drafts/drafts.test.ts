import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '../../../tests/support/local-storage.ts'
import { LOCAL_KEYS } from '../../contract/storage-names.ts'
import {
  countDrafts,
  DRAFT_AGE_MS,
  type DraftPlace,
  deleteDraftsOf,
  deleteDraftsOfLead,
  forgetFailure,
  keepDraft,
  keepOnlyDraftsOf,
  readDraft,
} from './drafts.ts'

const DAY_MS = 86_400_000

let disk: ReturnType<typeof stubLocalStorage>
let stored: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  disk = stubLocalStorage()
  stored = disk.stored
})
afterEach(() => {
  // No form is closed here, and files that run after this one in its process show the warning.
  for (const place of [note(), note('one more')]) forgetFailure(place)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const note = (leadId = 'lead-1', userId = 'asha'): DraftPlace => ({ userId, leadId, field: 'note' })

it('gives a text back only for the same person, lead and field', () => {
  keepDraft(note(), 'Wants a ')
  keepDraft(note(), 'Wants a pool\n')
  expect(readDraft(note())).toBe('Wants a pool\n')
  expect(readDraft(note('lead-2'))).toBe('')
  expect(readDraft(note('lead-1', 'ravi'))).toBe('')
  expect(readDraft({ ...note(), field: 'lost-reason' })).toBe('')
  expect(countDrafts('asha')).toBe(1)
  expect(countDrafts('ravi')).toBe(0)
})

it('stores the text, where it belongs and when it was typed, under one name, and nothing else', () => {
  const place = { ...note(), name: 'Kavya Narayan' }
  keepDraft(place, 'Calls back')
  expect([...stored.keys()]).toEqual([LOCAL_KEYS.leadDrafts])
  expect(JSON.parse(stored.get(LOCAL_KEYS.leadDrafts) ?? '')).toEqual([
    { userId: 'asha', leadId: 'lead-1', field: 'note', text: 'Calls back', at: Date.now() },
  ])
})

it.each(['', '  \n'])('removes a draft that was emptied: %j', (nothing) => {
  keepDraft(note(), 'Wants a pool')
  keepDraft(note('lead-2'), 'No answer')
  keepDraft(note(), nothing)
  expect(readDraft(note())).toBe('')
  expect(readDraft(note('lead-2'))).toBe('No answer')
  keepDraft(note('lead-2'), nothing)
  expect(stored.size).toBe(0)
})

it('drops none of many drafts, and none when the storage is full', () => {
  for (let lead = 0; lead < 120; lead++) keepDraft(note(`lead-${lead}`), `Text ${lead}`)
  expect(countDrafts('asha')).toBe(120)
  expect(readDraft(note('lead-0'))).toBe('Text 0')
  disk.isFull = true
  keepDraft(note('one more'), 'New')
  forgetFailure(note('one more'))
  expect(countDrafts('asha')).toBe(120)
})

it('counts and deletes, at the sign-out, also what the storage did not take', () => {
  keepDraft(note(), 'Wants')
  disk.isFull = true
  keepDraft(note(), 'Wants a sea view')
  keepDraft(note('one more'), 'New')
  keepDraft(note('one more', 'ravi'), 'His')
  expect(countDrafts('asha')).toBe(2)
  deleteDraftsOf('asha')
  expect(countDrafts('asha')).toBe(0)
  expect(countDrafts('ravi')).toBe(1)
  forgetFailure(note('one more', 'ravi'))
})

it('gives a draft back for 30 days, and deletes it at the next start', () => {
  keepDraft(note(), 'Old')
  for (let week = 0; week < 4; week++) {
    vi.advanceTimersByTime(7 * DAY_MS)
    keepOnlyDraftsOf('asha')
  }
  vi.advanceTimersByTime(DRAFT_AGE_MS - 28 * DAY_MS - 1)
  expect(readDraft(note())).toBe('Old')
  vi.advanceTimersByTime(1)
  expect(readDraft(note())).toBe('')
  expect(countDrafts('asha')).toBe(0)
  keepOnlyDraftsOf('asha')
  expect(stored.size).toBe(0)
})

it.each([-3_650, 30, 3_650])('loses no draft because the clock jumped by %d days for a moment', (days) => {
  const now = Date.now()
  keepDraft(note(), 'Wants a pool')
  vi.setSystemTime(now + days * DAY_MS)
  expect(readDraft(note())).toBe('Wants a pool')
  keepOnlyDraftsOf('asha')
  keepDraft(note('lead-2'), 'No answer')
  vi.setSystemTime(now)
  keepOnlyDraftsOf('asha')
  expect(readDraft(note())).toBe('Wants a pool')
  expect(readDraft(note('lead-2'))).toBe('No answer')
})

it('deletes the drafts of other people, of a lead, or all', () => {
  keepDraft(note(), 'Hers')
  keepDraft(note('lead-2'), 'Hers too')
  keepDraft(note('lead-1', 'ravi'), 'His')
  keepOnlyDraftsOf('asha')
  expect(readDraft(note('lead-1', 'ravi'))).toBe('')
  expect(countDrafts('asha')).toBe(2)
  deleteDraftsOfLead('lead-1')
  expect(readDraft(note())).toBe('')
  expect(readDraft(note('lead-2'))).toBe('Hers too')
  keepDraft(note('lead-1', 'ravi'), 'Typed after he signed in')
  deleteDraftsOf('asha')
  expect(countDrafts('asha')).toBe(0)
  expect(readDraft(note('lead-1', 'ravi'))).toBe('Typed after he signed in')
  deleteDraftsOf('ravi')
  expect(stored.size).toBe(0)
})

it('keeps drafts of packages apart, because earlier releases drop all drafts beside a field that they do not know', () => {
  const goa: DraftPlace = { userId: 'asha', leadId: 'goa1', field: 'package' }
  keepDraft(note(), 'Wants a pool')
  keepDraft({ ...goa, field: 'settings' }, '{"version":1}')
  expect(stored.get(LOCAL_KEYS.leadDrafts)).not.toContain('settings')
  keepDraft({ ...goa, field: 'settings' }, '')
  keepDraft(goa, '{"overview":"Beaches"}')
  expect(stored.get(LOCAL_KEYS.leadDrafts)).not.toContain('package')
  expect(readDraft(goa)).toBe('{"overview":"Beaches"}')
  expect(countDrafts('asha')).toBe(2)
  deleteDraftsOf('asha')
  expect(stored.size).toBe(0)
})

it('keeps the drafts of fields that only a later release knows', () => {
  keepDraft({ ...note(), field: 'voice' as DraftPlace['field'] }, 'Later')
  keepDraft(note(), 'Wants a pool')
  expect(stored.get(LOCAL_KEYS.leadDrafts)).toContain('Later')
})

it.each(['{"half', '{}', '[{"userId":"asha"}]'])('reads what it does not know as nothing: %s', (text) => {
  stored.set(LOCAL_KEYS.leadDrafts, text)
  expect(readDraft(note())).toBe('')
  keepDraft(note(), 'Wants a pool')
  expect(readDraft(note())).toBe('Wants a pool')
})

it('does nothing where storage is denied', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
    configurable: true,
  })
  keepDraft(note(), 'Wants a pool')
  expect(readDraft(note())).toBe('')
  keepOnlyDraftsOf('asha')
  deleteDraftsOf('asha')
  expect(countDrafts('asha')).toBe(0)
})
