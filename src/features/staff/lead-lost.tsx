import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './lead-work.module.css'

/** Why holidays are not sold; anything else is written out. */
const REASONS = [
  'Too expensive',
  'Booked elsewhere',
  'Dates do not work',
  'Not travelling any more',
  'No answer',
  'Only asked for prices',
  'Not a genuine enquiry',
]
const OTHER = 'other'

/** Asks why a lead was lost: nobody learns from a loss without a reason. */
export function LostDialog({
  open,
  onClose,
  onLost,
}: {
  open: boolean
  onClose: () => void
  onLost: (reason: string) => Promise<void>
}) {
  const [reason, setReason] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const own = String(new FormData(event.currentTarget).get('words') ?? '').trim()
    await onLost(reason === OTHER ? own : reason)
  }
  return (
    <Dialog open={open} onDismiss={onClose} title="Why was it lost?" size="small">
      <form onSubmit={submit} className={styles.reasons}>
        <Field label="Reason" required>
          {(control) => (
            <select {...control} value={reason} onChange={(event) => setReason(event.target.value)}>
              <option value="" disabled>
                Please choose
              </option>
              {REASONS.map((each) => (
                <option key={each}>{each}</option>
              ))}
              <option value={OTHER}>Something else</option>
            </select>
          )}
        </Field>
        {reason === OTHER && (
          <Field label="In your words" required>
            {(control) => <input {...control} name="words" maxLength={300} autoComplete="off" />}
          </Field>
        )}
        <div className={styles.answers}>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Mark as lost</Button>
        </div>
      </form>
    </Dialog>
  )
}
