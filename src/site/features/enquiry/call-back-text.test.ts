import { expect, test } from 'vitest'
import type { QueuedEnquiry, SentEnquiry } from '../../../outbox/types.ts'
import { callBackText } from './call-back-text.ts'

const queued = (contact?: string) =>
  ({ state: 'waiting', body: contact === undefined ? {} : { contact } }) as unknown as QueuedEnquiry

test('names the number of an enquiry that is still on the device', () => {
  expect(callBackText(queued('9876543210'))).toContain(
    'calls you on +91\u00a098765\u00a043210 during office hours',
  )
})

test('names no number where the device has none', () => {
  for (const entry of [queued(), queued('98'), { state: 'sent' } as SentEnquiry, undefined])
    expect(callBackText(entry)).toContain('calls you on the number in your enquiry during office hours')
})
