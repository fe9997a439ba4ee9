import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormActions, FormStack } from '../../ui/form-layout.ts'
import { Note } from '../../ui/rows.ts'

type TakeBackProps = {
  /** Why the last attempt failed. */
  failure: ReactNode
  busy: boolean
  onClose: () => void
  onTakeBack: (reason: string) => Promise<void>
}

/** Asks why the confirmation of a booking is taken back. */
export function TakeBackDialog({ open, ...form }: TakeBackProps & { open: boolean }) {
  return (
    <Dialog open={open} onDismiss={form.onClose} title="Take the confirmation back?" size="small">
      <TakeBackForm {...form} />
    </Dialog>
  )
}

function TakeBackForm({ failure, busy, onClose, onTakeBack }: TakeBackProps) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    void onTakeBack(reason)
  }
  return (
    <FormStack onSubmit={submit}>
      <Note>
        The traveller’s page no longer says that the trip is confirmed, and a booked lead is reopened. Nobody
        is notified: please call the traveller.
      </Note>
      <Field label="Reason" hint="As you would tell the traveller." required>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <p role="alert">{tried && failure}</p>
      <FormActions>
        <Button variant="quiet" onClick={onClose}>
          Leave it confirmed
        </Button>
        <Button type="submit" aria-disabled={busy}>
          Take it back
        </Button>
      </FormActions>
    </FormStack>
  )
}
