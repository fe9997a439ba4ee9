import { expect, it } from 'vitest'
import { undoOf } from './bulk-undo.ts'

const NOW = Date.parse('2026-11-21T10:00:00Z')
const leads = ['a', 'b', 'c', 'd', 'e', 'was-lost'].map((id) => ({
  id,
  status: id === 'was-lost' ? ('lost' as const) : ('new' as const),
  quarantined: false,
}))
const before = (assignee: string | null) => ({ assignee, followUpAt: null })
const results = [
  { id: 'a', version: 2, before: before('x') },
  { id: 'b', version: 5, before: before(null) },
  { id: 'c', version: 3, before: before('x') },
  { id: 'd', refusal: 'This lead was erased.' },
  { id: 'e', version: 1, before: before('y') },
]

it('takes an assignment back, one request for each former owner, and only of leads that were changed', () => {
  expect(undoOf({ assignee: 'y' }, results, leads, NOW)).toEqual([
    { ids: ['a', 'c'], change: { assignee: 'x' }, versions: { a: 2, c: 3 } },
    { ids: ['b'], change: { assignee: null }, versions: { b: 5 } },
  ])
})

it('reopens what was lost, with a follow-up that is still to come', () => {
  const lost = [
    { id: 'a', version: 2, before: { assignee: null, followUpAt: '2027-01-05T04:30:00.000Z' } },
    { id: 'b', version: 5, before: { assignee: null, followUpAt: '2026-01-05T04:30:00.000Z' } },
    { id: 'was-lost', version: 3, before: { assignee: null, followUpAt: null } },
  ]
  expect(undoOf({ status: 'lost', lostReason: 'x' }, lost, leads, NOW)).toEqual([
    {
      ids: ['a'],
      change: { status: 'reopened', followUpAt: '2027-01-05T04:30:00.000Z' },
      versions: { a: 2 },
    },
    { ids: ['b'], change: { status: 'reopened' }, versions: { b: 5 } },
  ])
})

it('brings back what was moved to suspected spam, and what was released', () => {
  const [a] = results
  for (const quarantined of [true, false])
    expect(
      undoOf({ quarantined }, a ? [a] : [], [{ id: 'a', status: 'new', quarantined: !quarantined }], NOW),
    ).toEqual([{ ids: ['a'], change: { quarantined: !quarantined }, versions: { a: 2 } }])
})
