import type { Lead, LeadChange, StaffMember } from '../../contract/lead.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { LeadConflict } from './lead-api.ts'
import styles from './lead-conflict.module.css'
import { changeWords } from './lead-history.tsx'

export type ConflictDialogProps = {
  conflict: { theirs: LeadConflict; change: LeadChange } | undefined
  /** The lead as it was shown when the change was made. */
  base: Lead
  members: readonly StaffMember[]
  onKeepTheirs: () => void
  onSaveMine: () => void
}

/** Two saved at once: says what the other did and what one wanted oneself, and lets one decide. Nothing is lost before. */
export function ConflictDialog({ conflict, base, members, onKeepTheirs, onSaveMine }: ConflictDialogProps) {
  const wanted = conflict && fieldsOf(conflict.change)
  const theirs = conflict && difference(base, conflict.theirs.lead)
  return (
    <Dialog
      open={conflict !== undefined}
      role="alertdialog"
      title="Somebody was faster"
      describedBy="conflict"
      onDismiss={onKeepTheirs}
    >
      <div id="conflict" className={styles.sides}>
        <div>
          <h3>Changed in the meantime</h3>
          <p>
            {theirs && Object.keys(theirs).length > 0
              ? changeWords(theirs, members)
              : 'Something else about it.'}
          </p>
        </div>
        <div>
          <h3>What you wanted</h3>
          <p>{wanted && changeWords(wanted, members)}</p>
        </div>
      </div>
      <div className={styles.answers}>
        <Button variant="quiet" autoFocus onClick={onKeepTheirs}>
          Leave it as it is now
        </Button>
        <Button onClick={onSaveMine}>Save mine as well</Button>
      </div>
    </Dialog>
  )
}

type Values = Record<string, string | null>

function fieldsOf({ version: _, quarantined, ...change }: LeadChange): Values {
  return {
    ...(change as Values),
    ...(quarantined !== undefined && { quarantined: quarantined ? 'yes' : 'no' }),
  }
}

function difference(base: Lead, now: Lead): Values {
  const values: Values = {}
  for (const field of ['status', 'assignee', 'followUpAt', 'lostReason'] as const)
    if (base[field] !== now[field]) values[field] = now[field]
  if (base.quarantined !== now.quarantined) values.quarantined = now.quarantined ? 'yes' : 'no'
  if (base.mergedInto !== now.mergedInto) values.mergedInto = now.mergedInto
  return values
}
