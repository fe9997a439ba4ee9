import { type ReactNode, useState } from 'react'
import { LOST_REASONS } from '../../contract/lead-status.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useDraft } from '../drafts/use-draft.ts'
import { DialogForm } from '../ui/dialog-form.tsx'

const OTHER = 'other'

type LostFormProps = {
  userId: string
  leadId: string
  /** Why the last change was not saved. */
  failure: ReactNode
  onClose: () => void
  /** Saves the reason; resolves to whether it succeeded. */
  onLost: (reason: string) => Promise<boolean>
}

/** Asks why a lead was lost; a reason is required for the reports. */
export function LostDialog({ open, ...form }: LostFormProps & { open: boolean }) {
  return (
    <Dialog open={open} onDismiss={form.onClose} title="Why was it lost?" size="small">
      <LostForm {...form} />
    </Dialog>
  )
}

function LostForm({ userId, leadId, failure, onClose, onLost }: LostFormProps) {
  const words = useDraft({ userId, leadId, field: 'lost-reason' })
  const [reason, setReason] = useState(words.text ? OTHER : '')
  const submit = () => onLost(reason === OTHER ? words.text.trim() : reason)
  return (
    <DialogForm yes="Mark as lost" failure={failure} onClose={onClose} onSubmit={submit}>
      {(busy) => (
        <>
          <Field label="Reason" required>
            {(control) => (
              <select
                {...control}
                value={reason}
                aria-disabled={busy}
                onChange={(event) => !busy && setReason(event.target.value)}
              >
                <option value="" disabled>
                  Please choose
                </option>
                {LOST_REASONS.map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
                <option value={OTHER}>Other reason</option>
              </select>
            )}
          </Field>
          {reason === OTHER && (
            <Field label="Describe the reason" required>
              {(control) => (
                <input
                  {...control}
                  maxLength={300}
                  autoComplete="off"
                  readOnly={busy}
                  value={words.text}
                  onChange={(event) => words.type(event.target.value)}
                />
              )}
            </Field>
          )}
        </>
      )}
    </DialogForm>
  )
}
