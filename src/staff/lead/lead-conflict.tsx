import type { ReactNode } from 'react'
import type { DeskAct } from '../../contract/desk-action.ts'
import { changeTexts, describeChange } from '../../contract/desk-action-text.ts'
import { DETAIL_LABELS, type DetailName } from '../../contract/enquiry-details.ts'
import { formatTime } from '../../contract/indian-time.ts'
import type { Lead, LeadChange, LeadEvent, StaffMember } from '../../contract/lead.ts'
import type { DeskLead } from '../../contract/lead-work.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { replacedClosing } from '../outbox/replaced-closing.ts'
import { memberName, memberNames } from '../ui/member-names.ts'
import styles from './lead-conflict.module.css'

/** A change that was refused because a colleague saved first. */
export type Conflict = {
  /** The lead as shown when the change was made. */
  base: Lead & { history: readonly LeadEvent[] }
  /** The lead as the colleague saved it. */
  theirs: Lead
  change: LeadChange
  /** Saves the change based on this version. */
  send: (version: number) => Promise<unknown>
}

/**
 * Sends a change; on a conflict, the user decides whether it is sent again. `opened`: the lead when the form of the change was opened,
 * by default as it is loaded; what a colleague saved since then, and is loaded behind the form, is not replaced without a question.
 * Resolves to whether the change is not in its form any more.
 */
export type Submit = (
  change: LeadChange,
  send: Conflict['send'],
  opened?: Conflict['base'],
) => Promise<boolean>

/** Saves a change of the lead's own fields by {@link Submit}. */
export type Save = (change: LeadChange, opened?: DeskLead) => Promise<boolean>

/**
 * Does something on the lead now, or when there is a network. `onKept`: it is kept until it is done, also where the page is left. `isTold`:
 * whether the user learns of a refusal here; otherwise it is listed with its reason.
 */
export type Act = (what: DeskAct, onKept?: () => void, isTold?: () => boolean) => Promise<'done' | 'waiting'>

export type ConflictDialogProps = {
  conflict: Conflict | undefined
  /** The current history of the lead. */
  history: readonly LeadEvent[]
  members: readonly StaffMember[]
  /** Why the last change was not saved. */
  failure: ReactNode
  onKeepTheirs: () => void
  onSaveMine: () => void
}

/**
 * Two people changed a lead at once: shows who changed what and when, and lets the user decide about their own change.
 */
export function ConflictDialog({
  conflict,
  history,
  members,
  failure,
  onKeepTheirs,
  onSaveMine,
}: ConflictDialogProps) {
  const closed = conflict && closedStatus(conflict)
  return (
    <Dialog
      open={conflict !== undefined}
      role="alertdialog"
      title="This lead has changed"
      describedBy="conflict"
      onDismiss={onKeepTheirs}
    >
      <div id="conflict" className={styles.sides}>
        <div>
          <h3>Changed in the meantime</h3>
          {conflict &&
            changesSince(conflict, history).map(({ seq, at, actor, changes, before }) => (
              <p key={seq}>
                {describeChange(changes, memberNames(members), before)}
                {at && `, by ${actor ? memberName(members, actor) : 'the system'}, ${formatTime(at)}`}
              </p>
            ))}
        </div>
        <div>
          <h3>Your change</h3>
          <p>{conflict && describeChange(changeTexts(conflict.change), memberNames(members))}</p>
        </div>
      </div>
      {closed && (
        <p>
          Your change is not saved: the lead is {closed} now. To change that, reopen the lead, or talk to your
          colleague first.
        </p>
      )}
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div className={styles.answers}>
        <Button variant={closed ? 'primary' : 'quiet'} autoFocus onClick={onKeepTheirs}>
          Discard my change
        </Button>
        {!closed && <Button onClick={onSaveMine}>Save my change as well</Button>}
      </div>
    </Dialog>
  )
}

type Values = Record<string, string | null>
type Change = {
  seq: number
  at?: string
  actor?: string | null
  changes: Values
  before?: Values | undefined
}

/** Changes made after `base`, from the history; without history, the differences without an author. */
export function changesSince({ base, theirs }: Conflict, history: readonly LeadEvent[]): Change[] {
  const lastShown = base.history.at(-1)?.seq ?? 0
  const events = history.flatMap(({ seq, at, actor, changes, before }) =>
    seq > lastShown && changes ? [{ seq, at, actor, changes, before }] : [],
  )
  return events.length > 0 ? events : [{ seq: 0, changes: difference(base, theirs) }]
}

/** `booked` or `lost` if the change would replace a colleague's booked or lost, which always needs a confirmation. */
export function closedStatus({ base, theirs, change }: Conflict): 'booked' | 'lost' | undefined {
  return replacedClosing(change, base.status, theirs.status)
}

function toText(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value)
}

function difference(base: Lead, now: Lead): Values {
  const values: Values = {}
  for (const field of ['status', 'assignee', 'followUpAt', 'lostReason'] as const)
    if (base[field] !== now[field]) values[field] = now[field]
  for (const field of ['bookedAmount', ...(Object.keys(DETAIL_LABELS) as DetailName[])] as const)
    if (base[field] !== now[field]) values[field] = toText(now[field])
  if (base.quarantined !== now.quarantined) values.quarantined = now.quarantined ? 'yes' : 'no'
  if (base.mergedInto !== now.mergedInto) values.mergedInto = now.mergedInto
  return values
}
