import { expect, it } from 'vitest'
import type { DeskAct, DeskAction } from '../../contract/desk-action.ts'
import type { Lead } from '../../contract/lead.ts'
import { withUnsent } from './with-unsent.ts'

const LEAD = {
  id: 'lead-1',
  status: 'new',
  assignee: null,
  followUpAt: '2027-01-01T04:00:00.000Z',
  lostReason: null,
  quarantined: false,
  name: 'Asha Rao',
  budget: 100_000,
  version: 3,
} as Lead
const action = (act: DeskAct, more: Partial<DeskAction> = {}) =>
  ({ leadId: 'lead-1', userId: 'me', act, ...more }) as DeskAction
const change = (fields: object) => action({ type: 'change', change: { ...fields, version: 3 }, seen: {} })

it('shows a lead with the changes of its user in their order; its version stays the server’s', () => {
  const shown = withUnsent(LEAD, [
    change({ status: 'quoted' }),
    change({ assignee: 'ravi', details: { name: 'Asha Roy', budget: null } }),
    change({ status: 'booked', bookedAmount: 90_000 }),
  ])
  expect(shown).toEqual({
    ...LEAD,
    status: 'booked',
    assignee: 'ravi',
    name: 'Asha Roy',
    budget: undefined,
    bookedAmount: 90_000,
  })
})

it('a lost lead has no follow-up and no amount; a reopened one has no reason', () => {
  const lost = withUnsent({ ...LEAD, status: 'booked', bookedAmount: 5 } as Lead, [
    change({ status: 'lost', lostReason: 'No answer' }),
  ])
  expect(lost).toMatchObject({ status: 'lost', lostReason: 'No answer', followUpAt: null })
  expect(lost.bookedAmount).toBeUndefined()
  expect(withUnsent(lost, [change({ status: 'reopened' })])).toMatchObject({
    status: 'reopened',
    lostReason: null,
  })
  expect(withUnsent(lost, [change({ assignee: 'ravi' })])).toMatchObject({ lostReason: 'No answer' })
})

it('a contact takes a lead without an owner and makes a new one contacted; a call result sets the follow-up', () => {
  const followUpAt = '2027-02-01T04:00:00.000Z'
  expect(
    withUnsent(LEAD, [
      action({ type: 'contact', channel: 'call' }),
      action({ type: 'call-outcome', result: { outcome: 'call-later', followUpAt } }),
      action({ type: 'note', text: 'Nothing to show' }),
    ]),
  ).toEqual({ ...LEAD, status: 'contacted', assignee: 'me', followUpAt })
})

it('shows neither what was refused nor what is about another lead', () => {
  expect(
    withUnsent(LEAD, [
      { ...change({ status: 'quoted' }), refusal: 'A colleague changed this lead.' },
      { ...change({ status: 'quoted' }), leadId: 'lead-2' },
    ]),
  ).toEqual(LEAD)
})
