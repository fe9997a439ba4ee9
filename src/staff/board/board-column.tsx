import { useId, useState } from 'react'
import type { DeskAction } from '../../contract/desk-action.ts'
import type { Board, Whose } from '../../contract/desk-overview.ts'
import type { Lead, StaffMember } from '../../contract/lead.ts'
import { transitionRefusal } from '../../contract/lead-status.ts'
import { formatRupees } from '../../contract/rupees.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useNow } from '../../ui/use-now.ts'
import { leadSubject, timeAgo, travelDay, travellers } from '../lead/lead-text.ts'
import { isFollowUpDue, isOverdue } from '../lead/matches-filters.ts'
import { memberName } from '../ui/member-names.ts'
import styles from './board-page.module.css'

export type BoardColumnProps = {
  column: Board['columns'][number]
  whose: Whose
  members: readonly StaffMember[]
  /** What the user did and has not been sent. */
  unsent: readonly DeskAction[]
  /** The lead that the pointer drags now. */
  dragged: Lead | undefined
  onDrag: (lead: Lead | undefined) => void
  onDrop: (lead: Lead) => void
  /** Asks where a lead is moved. */
  onMove: (lead: Lead) => void
}

/** A column of the board, which takes the leads that may have its status. */
export function BoardColumn(props: BoardColumnProps) {
  const { column, whose, members, unsent, dragged, onDrag, onDrop, onMove } = props
  const { status, count, amount, leads } = column
  const id = useId()
  const now = useNow()
  const [isOver, setOver] = useState(false)
  const takes = dragged && dragged.status !== status && !transitionRefusal(dragged.status, status)
  const list = `/admin/leads?status=${status}${whose === 'mine' ? '&assignee=me' : ''}`
  return (
    <section
      aria-labelledby={id}
      className={styles.column}
      data-takes={dragged && dragged.status !== status ? Boolean(takes) : undefined}
      data-over={(isOver && takes) || undefined}
      onDragOver={(event) => {
        if (!dragged) return
        // The column also accepts a lead that cannot have its status: the drop then says why.
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (dragged) onDrop(dragged)
        onDrag(undefined)
      }}
    >
      <h2 id={id} className={styles.title}>
        {status} <span className={styles.count}>{count}</span>
      </h2>
      {amount > 0 && <p className={styles.amount}>{formatRupees(amount)}</p>}
      {leads.length === 0 && <p className={styles.none}>No leads</p>}
      <ul className={styles.cards}>
        {leads.map((lead) => (
          <li
            key={lead.id}
            data-card={lead.id}
            className={styles.card}
            draggable
            data-dragged={dragged?.id === lead.id || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', lead.reference)
              onDrag(lead)
            }}
            onDragEnd={() => onDrag(undefined)}
          >
            <Link href={`/admin/leads/${lead.id}`} draggable={false} className={styles.name}>
              {lead.name}
            </Link>
            <p className={styles.facts}>
              {[leadSubject(lead), travelDay(lead)?.shown, travellers(lead)].filter(Boolean).map((fact) => (
                <span key={fact}>{fact} </span>
              ))}
            </p>
            <p className={styles.owner}>
              <span className={styles.person}>{memberName(members, lead.assignee)}</span> ·{' '}
              {timeAgo(lead.receivedAt, now)}
            </p>
            <div className={styles.state}>
              {lead.bookedAmount !== undefined && <strong>{formatRupees(lead.bookedAmount)}</strong>}
              {lead.bookedAmount === undefined && lead.budget !== undefined && (
                <p className={styles.small}>Budget {formatRupees(lead.budget)}</p>
              )}
              <p className={styles.marks}>
                {hasUnsentChange(lead, unsent) && <Badge>not sent yet</Badge>}
                {isOverdue(lead, now) && <Badge tone="danger">response overdue</Badge>}
                {isFollowUpDue(lead, now) && <Badge tone="night">follow-up due</Badge>}
              </p>
            </div>
            <Button
              variant="quiet"
              size="small"
              className={styles.move}
              aria-label={`Move ${lead.name}`}
              onClick={() => onMove(lead)}
            >
              Move
            </Button>
          </li>
        ))}
      </ul>
      {count > leads.length && (
        <p className={styles.small}>
          <Link href={list}>Show all {count}</Link>
        </p>
      )}
    </section>
  )
}

function hasUnsentChange({ id }: Lead, unsent: readonly DeskAction[]): boolean {
  return unsent.some(
    ({ leadId, act, refusal }) => leadId === id && act.type === 'change' && refusal === undefined,
  )
}
