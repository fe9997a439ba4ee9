import { expect, it } from 'vitest'
import { describeChangeAct } from '../../contract/desk-action-text.ts'
import type { Lead, StaffMember } from '../../contract/lead.ts'
import { describeDifference, isReplacedSince, toChangeAct } from './lead-conflict-text.ts'

const MEMBERS = [
  { id: 'ravi', name: 'Ravi' },
  { id: 'meera', name: 'Meera' },
] as StaffMember[]
const LEAD = {
  id: 'lead-1',
  version: 3,
  status: 'quoted',
  assignee: 'ravi',
  followUpAt: null,
  lostReason: null,
  quarantined: false,
  name: 'Asha Rao',
  contact: '9800000001',
} as Lead

it('keeps of the traveller only what the user typed', () => {
  const act = toChangeAct(LEAD, { details: { contact: '9800000002' } }, MEMBERS)
  expect(JSON.stringify(act)).not.toContain('9800000001')
  expect(JSON.stringify(act)).not.toContain('Asha')
})

it.each([
  [{ status: 'lost', lostReason: 'No answer' }, 'Status: lost · Reason: No answer'],
  [{ assignee: 'meera' }, 'Owner: Meera'],
  [{ assignee: null }, 'Owner: Unassigned'],
  [{ quarantined: true }, 'Moved to suspected spam'],
  [{ details: { contact: '9800000002', budget: null } }, 'Phone: 9800000002 · Budget: not given'],
  [{ bookedAmount: 90_000, status: 'booked' }, 'Booked for ₹90,000 · Status: booked'],
] as const)('says %j without the list of members', (change, text) => {
  expect(describeChangeAct(toChangeAct(LEAD, change, MEMBERS))).toBe(text)
})

it('names what a colleague changed, and the details that are not as wanted', () => {
  const act = toChangeAct(LEAD, { details: { contact: '9800000002', name: 'Asha Roy' } }, MEMBERS)
  const theirs = { ...LEAD, assignee: 'meera', quarantined: true, contact: '9800000003', name: 'Asha Roy' }
  expect(describeDifference(act, theirs, MEMBERS)).toBe(
    'Current values: Owner: Meera · Phone: 9800000003 · Moved to suspected spam.',
  )
  expect(describeDifference(toChangeAct(LEAD, { status: 'booked' }, MEMBERS), LEAD, MEMBERS)).toBe('')
})

it.each([
  [{ status: 'booked' }, { status: 'lost', lostReason: 'No answer' }, true],
  [{ bookedAmount: 90_000 }, { bookedAmount: 80_000 }, true],
  [{ contact: '9800000003' }, { details: { contact: '9800000002' } }, true],
  [{ followUpAt: '2031-05-05T05:00:00.000Z' }, { followUpAt: null }, true],
  [{ assignee: 'meera' }, { status: 'lost', lostReason: 'No answer' }, false],
  [{ name: 'Asha Roy' }, { details: { contact: '9800000002' } }, false],
  [{ version: 9 }, { status: 'booked' }, false],
] as const)('what %j saved meanwhile is replaced by %j: %s', (saved, change, isReplaced) => {
  expect(isReplacedSince(LEAD, { ...LEAD, ...saved } as Lead, change)).toBe(isReplaced)
})
