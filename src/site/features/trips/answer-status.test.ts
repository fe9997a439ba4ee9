import { expect, test } from 'vitest'
import { receipt, tripAnswer } from '../../../../tests/support/enquiries.ts'
import type { Trip } from '../../../contract/quotation.ts'
import { compose, delivered } from '../../../outbox/entry.ts'
import type { QueuedAnswer } from '../../../outbox/types.ts'
import { answerStatus, refusedForOthers } from './answer-status.ts'

const NOW = Date.parse('2026-11-21T06:00:00Z')
const trip = (changes: Partial<Trip> = {}) =>
  ({ reference: 'MM-TEST-Q1', version: 1, answer: null, ...changes }) as Trip
const queued = (changes = {}) => compose(tripAnswer(changes), NOW) as QueuedAnswer
const sent = (changes = {}) => {
  const entry = queued(changes)
  return delivered(entry, receipt(entry.id), 0)
}

test('nothing was answered, or only another version or trip', () => {
  expect(answerStatus(trip(), [])).toEqual({ state: 'none' })
  const others = [queued({ version: 2 }), compose(tripAnswer({}, 'MM-OTHER-Q1'), NOW)]
  expect(answerStatus(trip(), others)).toEqual({ state: 'none' })
})

test('what waits here is not called received, also where the server has an older answer', () => {
  const answer = { answer: 'decline', text: '', receivedAt: '2026-11-20T09:00:00.000Z' } as const
  expect(answerStatus(trip({ answer }), [queued()])).toMatchObject({ state: 'waiting', answer: 'accept' })
})

test('a receipt counts before the server’s trip shows it, and a newer answer of the server after it', () => {
  expect(answerStatus(trip(), [sent()])).toMatchObject({ state: 'received', answer: 'accept' })
  const answer = { answer: 'change', text: 'Later, please', receivedAt: '2026-11-22T09:00:00.000Z' } as const
  expect(answerStatus(trip({ answer }), [sent()])).toMatchObject({ state: 'received', ...answer })
})

test('a receipt that is older than the shown version is of another one with its number, which a restored server does not have', () => {
  const again = trip({ sentAt: '2026-11-22T09:00:00.000Z' })
  expect(answerStatus(again, [sent()])).toEqual({ state: 'none' })
  const before = trip({ sentAt: '2026-11-20T09:00:00.000Z' })
  expect(answerStatus(before, [sent()])).toMatchObject({ state: 'received', answer: 'accept' })
})

test('an answer to another version of the shown number is not one to the shown version', () => {
  const shown = trip({ sentAt: '2026-11-20T09:00:00.000Z' })
  const other = { versionSentAt: '2026-11-19T09:00:00.000Z' }
  for (const entry of [queued(other), sent(other)])
    expect(answerStatus(shown, [entry])).toEqual({ state: 'none' })
  expect(answerStatus(shown, [queued({ versionSentAt: shown.sentAt })])).toMatchObject({ state: 'waiting' })
  const refusal = { status: 400, message: 'Changed.', errors: {} }
  const refused: QueuedAnswer = { ...queued(other), state: 'attention', refusal }
  expect(answerStatus(shown, [refused])).toEqual({ state: 'none' })
  expect(refusedForOthers(shown, [refused])).toMatchObject([
    { to: 'an earlier version 1', status: { refusal } },
  ])
})

test('an answer that the server has lost since is not called received, but one that it has just stored is', () => {
  const receivedAt = Date.parse('2026-11-21T09:00:00.000Z')
  const readAfter = (ms: number) => trip({ asOf: new Date(receivedAt + ms).toISOString() })
  expect(answerStatus(readAfter(3_600_000), [sent()])).toMatchObject({ state: 'lost', answer: 'accept' })
  for (const ms of [-3_600_000, 1_000])
    expect(answerStatus(readAfter(ms), [sent()])).toMatchObject({ state: 'received' })
  const answer = { answer: 'accept', text: '', receivedAt: new Date(receivedAt).toISOString() } as const
  expect(answerStatus({ ...readAfter(3_600_000), answer }, [sent()])).toMatchObject({ state: 'received' })
})

test('a refusal is shown with its version', () => {
  const refusal = { status: 400, message: 'Replaced.', errors: {} }
  const entry: QueuedAnswer = { ...queued(), state: 'attention', refusal }
  expect(answerStatus(trip(), [entry])).toMatchObject({ state: 'refused', refusal })
  expect(answerStatus(trip({ version: 2 }), [entry])).toEqual({ state: 'none' })
  expect(refusedForOthers(trip({ version: 2 }), [entry])).toMatchObject([
    { to: 'version 1', status: { refusal } },
  ])
  expect(refusedForOthers(trip(), [entry])).toEqual([])
})
