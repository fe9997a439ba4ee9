import { expect, it } from 'vitest'
import type { DeskAction } from '../../contract/desk-action.ts'
import type { Board } from '../../contract/desk-overview.ts'
import type { Lead } from '../../contract/lead.ts'
import { withUnsentMoves } from './board-moves.ts'

const lead = (id: string, status: Lead['status'], bookedAmount?: number) =>
  ({ id, status, ...(bookedAmount && { bookedAmount }) }) as Lead
const BOARD: Board = {
  streamCursor: '1',
  columns: [
    { status: 'quoted', count: 80, amount: 0, leads: [lead('a', 'quoted'), lead('b', 'quoted')] },
    { status: 'booked', count: 1, amount: 50_000, leads: [lead('c', 'booked', 50_000)] },
  ],
}
const move = (leadId: string, change: object) =>
  ({ leadId, act: { type: 'change', change: { ...change, version: 1 }, seen: {} } }) as DeskAction

it('shows a moved lead first in its new column, with the counts and sums of then', () => {
  const { columns } = withUnsentMoves(BOARD, [
    move('b', { status: 'booked', bookedAmount: 90_000 }),
    move('a', { followUpAt: null }),
  ])
  expect(columns.map(({ count, amount, leads }) => [count, amount, leads.map(({ id }) => id)])).toEqual([
    [79, 0, ['a']],
    [2, 140_000, ['b', 'c']],
  ])
})

it('takes the amount of a booking that was lost out of its column', () => {
  const { columns } = withUnsentMoves(BOARD, [move('c', { status: 'lost', lostReason: 'No answer' })])
  expect(columns[1]).toMatchObject({ count: 0, amount: 0, leads: [] })
})
