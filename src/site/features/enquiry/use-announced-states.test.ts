import { expect, test } from 'vitest'
import { longEnquiry } from '../../../../tests/support/enquiries.ts'
import { compose } from '../../../outbox/entry.ts'
import { announceRetry, changeText } from './use-announced-states.ts'

const NOW = Date.parse('2026-11-21T06:00:00Z')
const waiting = compose(longEnquiry(), NOW)
const failed = { ...waiting, attemptedAt: NOW + 5, lastError: { reason: 'network' as const } }

test('a retry that failed before it was shown as an attempt is announced, once', () => {
  expect(changeText(failed, waiting)).toBeUndefined()
  announceRetry(waiting.id)
  expect(changeText(waiting, waiting)).toBeUndefined()
  expect(changeText(failed, waiting)).toContain('was not sent')
  expect(changeText(failed, waiting)).toBeUndefined()
  announceRetry(waiting.id)
  // The reply may have been lost.
  expect(changeText({ ...failed, attempted: true }, waiting)).toMatch(/cannot tell yet whether/)
})

test('what stays refused is announced once', () => {
  const refused = { ...waiting, state: 'attention' as const }
  expect(changeText(refused, waiting)).toContain('needs your attention')
  expect(changeText(refused, refused)).toBeUndefined()
})
