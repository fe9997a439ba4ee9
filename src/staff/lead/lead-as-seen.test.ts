import { expect, it } from 'vitest'
import type { LeadEvent } from '../../contract/lead.ts'
import type { DeskLead } from '../../contract/lead-work.ts'
import { leadAsSeen, seenOf } from './lead-as-seen.ts'
import { isReplacedSince } from './lead-conflict-text.ts'

const event = (seq: number, values: Partial<LeadEvent>): LeadEvent => ({
  seq,
  type: 'changed',
  at: '2026-11-22T09:01:00.000Z',
  actor: 'meera',
  ...values,
})
const SHOWN = {
  ...{ version: 2, status: 'booked', bookedAmount: 75_000, email: 'asha@example.com', followUpAt: null },
  history: [
    event(1, { type: 'received' }),
    event(4, { changes: { status: 'booked', bookedAmount: '75000' } }),
  ],
} as unknown as DeskLead
/** The lead after a colleague changed it. */
const later = (values: Partial<DeskLead>, ...events: LeadEvent[]): DeskLead => ({
  ...SHOWN,
  ...values,
  version: SHOWN.version + events.length,
  history: [...SHOWN.history, ...events],
})

it('is the lead as it was when a text about it was begun', () => {
  expect(seenOf(SHOWN)).toEqual({ version: 2, event: 4 })
  const lead = later(
    { bookedAmount: 90_000, email: 'second@example.com', followUpAt: '2031-05-04T05:00:00.000Z' },
    event(6, { changes: { email: 'first@example.com' }, before: { email: 'asha@example.com' } }),
    event(7, { changes: { email: 'second@example.com' }, before: { email: 'first@example.com' } }),
    event(8, { changes: { bookedAmount: '90000' } }),
    event(9, { changes: { followUpAt: '2031-05-04T05:00:00.000Z' } }),
  )
  expect(leadAsSeen(lead, seenOf(SHOWN))).toEqual(SHOWN)
  expect(leadAsSeen(lead, seenOf(lead))).toBe(lead)
  expect(leadAsSeen(lead, undefined)).toBe(lead)
})

it('finds what a colleague has replaced since, and only that', () => {
  const corrected = later(
    { email: 'new@example.com' },
    event(6, { changes: { email: 'new@example.com' }, before: { email: 'asha@example.com' } }),
  )
  const opened = leadAsSeen(corrected, seenOf(SHOWN))
  expect(isReplacedSince(opened, corrected, { details: { email: 'mine@example.com' } })).toBe(true)
  expect(isReplacedSince(opened, corrected, { details: { name: 'Asha Rao' } })).toBe(false)
  expect(isReplacedSince(opened, corrected, { bookedAmount: 80_000 })).toBe(false)
  const repriced = later({ bookedAmount: 90_000 }, event(6, { changes: { bookedAmount: '90000' } }))
  expect(isReplacedSince(leadAsSeen(repriced, seenOf(SHOWN)), repriced, { bookedAmount: 80_000 })).toBe(true)
  // What belongs to a lead that was merged into this one says nothing about it.
  const merged = later({}, event(6, { changes: { email: 'other@example.com' }, part: 'MM-2' }))
  expect(leadAsSeen(merged, seenOf(SHOWN)).email).toBe('asha@example.com')
})
