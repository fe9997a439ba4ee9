import { expect, it } from 'vitest'
import type { Lead, LeadEvent } from '../../contract/lead.ts'
import { type Conflict, changesSince, closedStatus } from './lead-conflict.tsx'

const event = (seq: number, changes: Record<string, string>): LeadEvent => ({
  seq,
  type: 'changed',
  at: '2026-11-22T09:01:00.000Z',
  actor: 'meera',
  changes,
})
const lead = (status: Lead['status']) => ({ status, assignee: null, followUpAt: null }) as Lead
const conflict = (theirs: Lead['status'], change: Conflict['change']): Conflict => ({
  base: { ...lead('quoted'), history: [event(4, { status: 'quoted' })] },
  theirs: lead(theirs),
  change,
  send: async () => {},
})

it('names only what was changed after the lead was shown, with who and when', () => {
  const history = [event(4, { status: 'quoted' }), event(9, { status: 'booked' })]
  expect(changesSince(conflict('booked', { status: 'lost' }), history)).toEqual([
    { seq: 9, at: '2026-11-22T09:01:00.000Z', actor: 'meera', changes: { status: 'booked' } },
  ])
})

it('falls back to the difference of the two while the history is not known yet', () => {
  const [change] = changesSince(conflict('booked', { status: 'lost' }), [event(4, { status: 'quoted' })])
  expect(change?.changes).toEqual({ status: 'booked' })
})

it.each([
  ['booked', { status: 'lost', lostReason: 'Too expensive' }, 'booked'],
  ['lost', { status: 'booked' }, 'lost'],
  ['contacted', { status: 'lost' }, undefined],
  ['booked', { assignee: 'meera' }, undefined],
] as const)('a colleague’s %s is not overwritten by %j', (theirs, change, closed) => {
  expect(closedStatus(conflict(theirs, change))).toBe(closed)
})
