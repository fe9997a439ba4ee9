import { expect, it } from 'vitest'
import { undoOf } from './bulk-undo.ts'

const before = (assignee: string | null) => ({ assignee, followUpAt: null })
const results = [
  { id: 'a', version: 2, before: before('x') },
  { id: 'b', version: 5, before: before(null) },
  { id: 'c', version: 3, before: before('x') },
  { id: 'd', refusal: 'This lead was erased.' },
  { id: 'e', version: 1, before: before('y') },
]

it('takes an assignment back, one request for each former owner, and only of leads that were changed', () => {
  expect(undoOf({ assignee: 'y' }, results)).toEqual([
    { ids: ['a', 'c'], change: { assignee: 'x' }, versions: { a: 2, c: 3 } },
    { ids: ['b'], change: { assignee: null }, versions: { b: 5 } },
  ])
})

it('offers nothing where there is no way back', () => {
  expect(undoOf({ status: 'lost', lostReason: 'x' }, results)).toEqual([])
  expect(undoOf({ quarantined: true }, results)).toEqual([])
})
