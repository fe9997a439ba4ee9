import { type ReactNode, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { Note } from '../../ui/rows.ts'

type TakeBackProps = {
  /** Why the last attempt failed. */
  failure: ReactNode
  onClose: () => void
  /** Resolves to whether it was taken back. */
  onTakeBack: (reason: string) => Promise<boolean>
}

/** Asks why the confirmation of a booking is taken back. */
export function TakeBackDialog({ open, ...form }: TakeBackProps & { open: boolean }) {
  return (
    <Dialog open={open} onDismiss={form.onClose} title="Take the confirmation back?" size="small">
      <TakeBackForm {...form} />
    </Dialog>
  )
}

function TakeBackForm({ failure, onClose, onTakeBack }: TakeBackProps) {
  const [reason, setReason] = useState('')
  return (
    <DialogForm
      yes="Take it back"
      no="Leave it confirmed"
      failure={failure}
      onClose={onClose}
      onSubmit={() => onTakeBack(reason)}
    >
      {(busy) => (
        <>
          <Note>
            The traveller’s page no longer says that the trip is confirmed. A booked lead is reopened, unless
            another quotation of it is confirmed. Nobody is notified: please call the traveller.
          </Note>
          <Field label="Reason" hint="As you would tell the traveller." required>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                readOnly={busy}
                maxLength={300}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </DialogForm>
  )
}
