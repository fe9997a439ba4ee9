import type { Lead, LeadStatus } from '../../contract/lead.ts'
import { NEXT_STATUSES } from '../../contract/lead-status.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './board-page.module.css'

/** Asks to which status a lead is moved; for users without a pointer. */
export function MoveDialog({
  lead,
  onClose,
  onMove,
}: {
  /** `undefined` asks nothing. */
  lead: Lead | undefined
  onClose: () => void
  onMove: (status: LeadStatus) => void
}) {
  return (
    <Dialog open={lead !== undefined} onDismiss={onClose} title={`Move ${lead?.name ?? ''} to`} size="small">
      <div className={styles.choices}>
        {lead &&
          NEXT_STATUSES[lead.status].map((status) => (
            <Button key={status} variant="secondary" wide onClick={() => onMove(status)}>
              {status === 'lost' || status === 'booked' ? `${status}…` : status}
            </Button>
          ))}
      </div>
    </Dialog>
  )
}
