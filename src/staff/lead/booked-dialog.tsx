import { type ReactNode, useState } from 'react'
import { RUPEES_MESSAGE } from '../../contract/enquiry-details.ts'
import { formatRupees } from '../../contract/rupees.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useDraft } from '../drafts/use-draft.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { parseAmount } from './parse-amount.ts'

type BookedProps = {
  userId: string
  leadId: string
  /** The amount that is known so far, in rupees. */
  amount: number | undefined
  /** Why the last change was not saved. */
  failure: ReactNode
  onClose: () => void
  /** Saves the amount (null for none); resolves to whether it succeeded. */
  onBooked: (amount: number | null) => Promise<boolean>
}

/** Asks what a booked lead is worth; the amount may be given later. */
export function BookedDialog({ open, ...form }: BookedProps & { open: boolean }) {
  return (
    <Dialog open={open} onDismiss={form.onClose} title="Booked" size="small">
      <BookedForm {...form} />
    </Dialog>
  )
}

function BookedForm({ userId, leadId, amount, failure, onClose, onBooked }: BookedProps) {
  const draft = useDraft({ userId, leadId, field: 'booked-amount' }, amount ? String(amount) : '')
  const [error, setError] = useState('')
  const rupees = parseAmount(draft.text)
  const submit = async () => {
    if (rupees !== undefined) return onBooked(rupees)
    setError(RUPEES_MESSAGE)
    return undefined
  }
  return (
    <DialogForm yes="Save as booked" failure={failure} onClose={onClose} onSubmit={submit}>
      <Field
        label="Amount"
        hint={rupees ? formatRupees(rupees) : 'In rupees. It counts in the reports and towards the target.'}
        error={error}
      >
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
            value={draft.text}
            onChange={({ target }) => {
              setError('')
              draft.type(target.value)
            }}
          />
        )}
      </Field>
    </DialogForm>
  )
}
