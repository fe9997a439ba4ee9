import { useEffect, useRef, useState } from 'react'
import type { Board, Whose } from '../../contract/desk-overview.ts'
import type { Lead, LeadChange, LeadStatus, StaffMember } from '../../contract/lead.ts'
import { transitionRefusal } from '../../contract/lead-status.ts'
import { keepDraft } from '../drafts/drafts.ts'
import { SaveFailure } from '../drafts/save-failure.tsx'
import { StreamNote } from '../inbox/stream-note.tsx'
import { useLiveReload } from '../inbox/use-live-reload.ts'
import { BookedDialog } from '../lead/booked-dialog.tsx'
import { LeadConflict } from '../lead/lead-api.ts'
import { toChangeAct } from '../lead/lead-conflict-text.ts'
import { LostDialog } from '../lead/lead-lost.tsx'
import { KEPT_TEXT, perform, useIsWaiting, useUnsentActions } from '../outbox/device.ts'
import { ActionStatus } from '../ui/action-status.tsx'
import { LeadTabs } from '../ui/lead-tabs.tsx'
import { memberName } from '../ui/member-names.ts'
import { useIsShown } from '../ui/use-is-shown.ts'
import { WhoseChooser } from '../ui/whose-chooser.tsx'
import { BoardColumn } from './board-column.tsx'
import { withUnsentMoves } from './board-moves.ts'
import styles from './board-page.module.css'
import { MoveDialog } from './move-dialog.tsx'

export type BoardPageProps = {
  board: Board
  whose: Whose
  me: StaffMember
  members: readonly StaffMember[]
  reload: () => Promise<void>
  onSignedOut: () => void
}

/** `/admin/board`: the leads by status. They are moved with the pointer, or by keyboard and touch with "Move". */
export function BoardPage({ board: saved, whose, me, members, reload, onSignedOut }: BoardPageProps) {
  const unsent = useUnsentActions()
  const board = withUnsentMoves(saved, unsent)
  const stream = useLiveReload({ cursor: saved.streamCursor, userId: me.id, reload, onSignedOut })
  const [dragged, setDragged] = useState<Lead>()
  const [choosing, setChoosing] = useState<Lead>()
  /** The move that waits for the answers of its dialog. */
  const [asking, setAsking] = useState<{ lead: Lead; status: LeadStatus }>()
  const [done, setDone] = useState('')
  /** The last move, if it is kept. */
  const [kept, setKept] = useState<string>()
  const isWaiting = useIsWaiting(kept)
  const [failed, setFailed] = useState<unknown>()
  const [moved, setMoved] = useState<{ id: string; status: LeadStatus | undefined }>()
  const isShown = useIsShown()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A closing dialog returns the focus to a button that no longer exists.
    if (moved === undefined || asking) return
    const column = board.columns.find(({ status }) => status === moved.status)
    if (!column?.leads.some(({ id }) => id === moved.id)) return
    // The card is in another column now; the focus of a keyboard user stays on it.
    page.current?.querySelector<HTMLElement>(`[data-card="${moved.id}"] a`)?.focus()
    setMoved(undefined)
  }, [moved, asking, board])

  const save = async (lead: Lead, change: LeadChange): Promise<boolean> => {
    setDone('')
    setFailed(undefined)
    try {
      const act = toChangeAct(lead, change, members)
      const action = { userId: me.id, leadId: lead.id, reference: lead.reference, act }
      const result = await perform(action, undefined, isShown)
      if (result.type === 'refused' || result.type === 'signed-out') throw result.error
      if (change.lostReason) keepDraft({ userId: me.id, leadId: lead.id, field: 'lost-reason' }, '')
      if (change.bookedAmount) keepDraft({ userId: me.id, leadId: lead.id, field: 'booked-amount' }, '')
      if (result.type === 'done') await reload()
      setKept(result.type === 'waiting' ? result.id : undefined)
      setDone(`${lead.name}: ${change.status}. ${result.type === 'waiting' ? KEPT_TEXT : ''}`)
    } catch (error) {
      if (error instanceof LeadConflict) {
        setFailed(new Error(conflictText(lead, error.lead, members)))
        // The dialog's lead is outdated.
        setAsking(undefined)
        await reload()
      } else setFailed(error)
      return false
    }
    setMoved({ id: lead.id, status: change.status })
    return true
  }
  const move = (lead: Lead, status: LeadStatus) => {
    setDone('')
    setFailed(undefined)
    if (lead.status === status) return
    const refusal = transitionRefusal(lead.status, status)
    if (refusal) setFailed(new Error(`${lead.reference}: ${refusal}`))
    else if (status === 'lost' || status === 'booked') setAsking({ lead, status })
    else void save(lead, { status })
  }
  const failure = failed === undefined ? '' : <SaveFailure error={failed} />
  const asked = { userId: me.id, leadId: asking?.lead.id ?? '', failure, onClose: () => setAsking(undefined) }
  const finish = async (change: LeadChange) => {
    const saved = asking !== undefined && (await save(asking.lead, change))
    if (saved) setAsking(undefined)
    return saved
  }
  return (
    <div ref={page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Board</h1>
        <StreamNote stream={stream} />
        <WhoseChooser path="/admin/board" whose={whose} role={me.role} />
      </header>
      <LeadTabs here="/admin/board" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section aria-label="Leads by status" className={styles.board} tabIndex={0}>
        {board.columns
          .filter(({ status, count }) => status !== 'reopened' || count > 0)
          .map((column) => (
            <BoardColumn
              key={column.status}
              column={column}
              whose={whose}
              members={members}
              unsent={unsent}
              dragged={dragged}
              onDrag={setDragged}
              onDrop={(lead) => move(lead, column.status)}
              onMove={setChoosing}
            />
          ))}
      </section>
      <ActionStatus done={kept === undefined || isWaiting ? done : ''} failure={asking ? '' : failure} />
      <MoveDialog
        lead={choosing}
        onClose={() => setChoosing(undefined)}
        onMove={(status) => {
          setChoosing(undefined)
          if (choosing) move(choosing, status)
        }}
      />
      <LostDialog
        {...asked}
        open={asking?.status === 'lost'}
        onLost={(lostReason) => finish({ status: 'lost', lostReason })}
      />
      <BookedDialog
        {...asked}
        open={asking?.status === 'booked'}
        onBooked={(amount) => finish({ status: 'booked', ...(amount !== null && { bookedAmount: amount }) })}
      />
    </div>
  )
}

// Names what a colleague changed: nothing is overwritten from the board.
function conflictText(shown: Lead, now: Lead, members: readonly StaffMember[]): string {
  const differs = [
    now.status !== shown.status && `it is ${now.status} now`,
    now.assignee !== shown.assignee && `${memberName(members, now.assignee)} has it now`,
    now.followUpAt !== shown.followUpAt && 'its follow-up has changed',
  ].filter(Boolean)
  const what = differs.length > 0 ? differs.join(', ') : 'its details have changed'
  return `A colleague changed ${shown.reference} in the meantime: ${what}. Please move it again if it still has to be.`
}
