import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '../../../tests/support/local-storage.ts'
import { type DraftPlace, keepDraft, readDraft, readSeen } from '../drafts/drafts.ts'
import { draftsOf, forgetSent, keepSentAgain, releaseSent } from './sent-drafts.ts'

beforeEach(() => {
  stubLocalStorage()
})
afterEach(() => vi.unstubAllGlobals())

const at = (field: DraftPlace['field']): DraftPlace => ({ userId: 'asha', leadId: 'lead-1', field })
const SEEN = { version: 2, event: 4 }

it('deletes the drafts that a change has saved, and no others', () => {
  keepDraft(at('booked-amount'), '75,000', SEEN)
  keepDraft(at('note'), 'Wants a pool')
  forgetSent(draftsOf('asha', 'lead-1', { status: 'booked', bookedAmount: 75_000 }), 3)
  expect(readDraft(at('booked-amount'))).toBe('')
  expect(readDraft(at('note'))).toBe('Wants a pool')
})

it('leaves what was typed while the change was sent, on top of what it saved', () => {
  keepDraft(at('follow-up'), '2031-05-04T10:30', SEEN)
  keepDraft(at('details'), '{"name":"Asha","pax":"3"}', SEEN)
  const sent = draftsOf('asha', 'lead-1', { followUpAt: '2031-05-04T05:00:00.000Z', details: { pax: 3 } })
  keepDraft(at('follow-up'), '2031-05-04T11:30', SEEN)
  keepDraft(at('details'), '{"name":"Asha","pax":"4"}', SEEN)
  forgetSent(sent, 3)
  expect(readDraft(at('follow-up'))).toBe('2031-05-04T11:30')
  expect(readDraft(at('details'))).toBe('{"pax":"4"}')
  for (const field of ['follow-up', 'details'] as const)
    expect(readSeen(at(field))).toEqual({ version: 3, event: 4 })
})

it('keeps the text of a change that was not saved again, but not over what was typed meanwhile', () => {
  keepDraft(at('details'), '{"pax":"3"}', SEEN)
  keepDraft(at('follow-up'), '2031-05-04T10:30', SEEN)
  const sent = draftsOf('asha', 'lead-1', { followUpAt: '2031-05-04T05:00:00.000Z', details: { pax: 3 } })
  releaseSent(sent)
  expect(readDraft(at('details'))).toBe('')
  keepDraft(at('follow-up'), '2031-05-04T11:30', SEEN)
  keepSentAgain(sent)
  expect(readDraft(at('details'))).toBe('{"pax":"3"}')
  expect(readSeen(at('details'))).toEqual(SEEN)
  expect(readDraft(at('follow-up'))).toBe('2031-05-04T11:30')
})
