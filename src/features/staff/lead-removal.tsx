import { useState } from 'react'
import type { DeskLead } from '../../contract/lead-work.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { eraseLead } from './lead-api.ts'
import styles from './lead-page.module.css'

export type LeadRemovalProps = {
  lead: DeskLead
  canErase: boolean
  /** Absent where it is there already, or makes no sense. */
  onQuarantine: (() => void) | undefined
  run: (work: () => Promise<unknown>) => Promise<boolean>
}

/** The ways out of the inbox: to the suspected spam, or erased for good. */
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
        question={`Everything ${lead.name ?? 'the traveller'} wrote in ${lead.reference}, and everything your team noted about it, is gone for good. This cannot be undone.`}
        yes="Erase for good"
        no="Keep it"
        onAnswer={(yes) => {
          setAsking(false)
          if (yes) void run(() => eraseLead(lead.id))
        }}
      />
    </section>
  )
}
