import { expect, it } from 'vitest'
import type { LeadEvent } from '../../contract/lead.ts'
import { openCall } from './open-call.ts'

const NOW = Date.parse('2026-11-23T09:00:00.000Z')
const MINUTE_MS = 60_000

function event(seq: number, minutesAgo: number, fields: Partial<LeadEvent>): LeadEvent {
  return {
    seq,
    at: new Date(NOW - minutesAgo * MINUTE_MS).toISOString(),
    actor: 'asha',
    type: 'contact',
    ...fields,
  }
}
const call = (seq: number, minutesAgo: number, fields: Partial<LeadEvent> = {}) =>
  event(seq, minutesAgo, { channel: 'call', ...fields })

it('is the user’s last call until its outcome is said', () => {
  expect(openCall([call(1, 5)], 'asha', NOW)).toBe(1)
  expect(openCall([call(1, 5), event(2, 4, { type: 'note' })], 'asha', NOW)).toBe(1)
  const said = event(3, 3, { type: 'call-outcome', outcome: 'reached' })
  expect(openCall([call(1, 5), said], 'asha', NOW)).toBeUndefined()
  expect(openCall([call(1, 5), said, call(4, 1)], 'asha', NOW)).toBe(4)
})

it.each([
  ['no call', []],
  ['a colleague’s call', [call(1, 5, { actor: 'ravi' })]],
  ['a message', [call(1, 5, { channel: 'whatsapp' })]],
  ['a call of more than two hours ago', [call(1, 121)]],
  ['a call on a merged lead', [call(1, 5, { part: 'MM-00000001' })]],
])('is not %s', (_, history) => {
  expect(openCall(history, 'asha', NOW)).toBeUndefined()
})
