import { useState } from 'react'
import type { DeskLead } from '../../contract/lead-work.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { eraseLead } from './lead-api.ts'
import styles from './lead-page.module.css'
import { erasureQuestion } from './lead-text.ts'

export type LeadRemovalProps = {
  lead: DeskLead
  canErase: boolean
  /** Absent for a lead that is marked as spam already, or cannot be. */
  onQuarantine: (() => void) | undefined
  run: (work: () => Promise<unknown>) => Promise<boolean>
}

/** Marks a lead as suspected spam, or erases it permanently. */
export function LeadRemoval({ lead, canErase, onQuarantine, run }: LeadRemovalProps) {
  const [asking, setAsking] = useState(false)
  if (!canErase && !onQuarantine) return null
  return (
    <section aria-label="Remove" className={styles.removal}>
      {onQuarantine && (
        <Button variant="plain" size="small" onClick={onQuarantine}>
          Move to suspected spam
        </Button>
      )}
      {canErase && (
        <Button variant="plain" size="small" className={styles.erase} onClick={() => setAsking(true)}>
          Erase personal data…
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        dangerous
        title={`Erase ${lead.name ?? 'this lead'}?`}
        question={erasureQuestion(lead)}
        yes="Erase permanently"
        no="Keep it"
        onAnswer={(yes) => {
          setAsking(false)
          if (yes) void run(() => eraseLead(lead.id))
        }}
      />
    </section>
  )
}
