import type { DeskAction } from '../../contract/desk-action.ts'
import type { Board } from '../../contract/desk-overview.ts'
import type { Lead } from '../../contract/lead.ts'
import { withUnsent } from '../outbox/with-unsent.ts'

/** The board with the leads where they will be once the user's unsent actions are done; counts and sums follow. */
export function withUnsentMoves(board: Board, unsent: readonly DeskAction[]): Board {
  if (unsent.length === 0) return board
  const moves = board.columns.flatMap(({ status, leads }) =>
    leads.map((lead) => ({ from: status, lead, shown: withUnsent(lead, unsent) })),
  )
  return {
    ...board,
    columns: board.columns.map((column) => {
      const stay = moves.filter(({ from, shown }) => from === column.status && shown.status === from)
      const gone = moves.filter(({ from, shown }) => from === column.status && shown.status !== from)
      const came = moves.filter(({ from, shown }) => from !== column.status && shown.status === column.status)
      return {
        ...column,
        count: column.count - gone.length + came.length,
        amount: column.amount - sum(gone.map(({ lead }) => lead)) + sum(came.map(({ shown }) => shown)),
        leads: [...came, ...stay].map(({ shown }) => shown),
      }
    }),
  }
}

function sum(leads: readonly Lead[]): number {
  return leads.reduce((total, { bookedAmount = 0 }) => total + bookedAmount, 0)
}
