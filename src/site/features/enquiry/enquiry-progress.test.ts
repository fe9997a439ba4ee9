import { expect, test } from 'vitest'
import { longEnquiry, receipt, tripAnswer } from '../../../../tests/support/enquiries.ts'
import { NO_CAPABILITIES } from '../../../offline/outbox/device-capabilities.ts'
import { EMPTY_OUTBOX, type OutboxView } from '../../../offline/outbox/outbox-view.ts'
import { compose, delivered } from '../../../outbox/entry.ts'
import { progressOf, type Unsent, unsentText } from './enquiry-progress.ts'

const entry = compose(longEnquiry(), Date.parse('2026-11-21T06:00:00Z'))
const refusal = { status: 400, message: 'No.', errors: {} }
const view = (changes: Partial<OutboxView>): OutboxView => ({
  ...EMPTY_OUTBOX,
  storage: 'available',
  ...changes,
})
const said = (changes: Partial<OutboxView>) => {
  const progress = progressOf(view(changes), entry.id)
  return unsentText(progress as Unsent, NO_CAPABILITIES)
}

test('“saved, and is sent” is said only of an enquiry that waits', () => {
  expect(said({ entries: [entry] }).title).toBe('Saved on this device')
  const others: [Partial<OutboxView>, RegExp][] = [
    [{ entries: [{ ...entry, state: 'attention', refusal }] }, /could not be sent as it is/],
    [{}, /is not stored/],
    [{ storage: 'unavailable' }, /cannot be read at the moment/],
    [{ damaged: [{ id: entry.id, details: [] }] }, /damaged and cannot be sent/],
    [{ newer: [{ id: entry.id }] }, /will be sent when the app is updated/],
  ]
  for (const [changes, words] of others) {
    const { title, message } = said(changes)
    expect(message).toMatch(words)
    expect(title).not.toMatch(/^Saved/)
  }
})

test('what cannot be sent by this release is not called gone', () => {
  const damaged = [{ id: entry.id, details: [] }]
  expect(progressOf(view({ damaged }), entry.id)).toEqual({ state: 'damaged' })
  expect(progressOf(view({ damaged }), 'another')).toEqual({ state: 'gone' })
  expect(progressOf(view({ newer: damaged }), entry.id)).toEqual({ state: 'newer' })
})

test('an enquiry that was sent as a new one is not called gone under its first id', () => {
  const asNew = { ...entry, id: 'new', replaces: entry.id }
  expect(said({ entries: [asNew] }).title).toBe('Saved on this device')
  const sent = delivered(asNew, receipt('new'), 0)
  expect(progressOf(view({ entries: [sent] }), entry.id)).toEqual({
    state: 'sent',
    id: sent.id,
    reference: sent.reference,
  })
})

test('nor one whose new id was used up, too', () => {
  const again = { ...entry, id: 'third', replaces: 'second', replacedBefore: [entry.id] }
  expect(said({ entries: [again] }).title).toBe('Saved on this device')
  const sent = delivered(again, receipt('third'), 0)
  expect(progressOf(view({ entries: [sent] }), entry.id)).toMatchObject({ state: 'sent', id: 'third' })
})

test('a deleted enquiry whose confirmation was lost is not said to be missing with us', () => {
  const { message } = unsentText({ state: 'gone' }, NO_CAPABILITIES)
  // It was shown as one that waits to be sent, though an attempt may have reached us.
  expect(message).toContain('before it reached us')
})

test('a receipt counts, also where something else is damaged, and an answer to a quotation does not', () => {
  const sent = delivered(entry, receipt(entry.id), 0)
  const answer = compose(tripAnswer(), Date.parse('2026-11-22T06:00:00Z'))
  const entries = [answer, sent]
  expect(progressOf(view({ entries, damaged: [{ id: 'x', details: [] }] }), entry.id)).toEqual({
    state: 'sent',
    id: sent.id,
    reference: sent.reference,
  })
  expect(progressOf(EMPTY_OUTBOX, entry.id)).toEqual({ state: 'loading' })
})
