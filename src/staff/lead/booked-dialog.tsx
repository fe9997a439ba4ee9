import { type ReactNode, useState } from 'react'
import { RUPEES_MESSAGE } from '../../contract/enquiry-details.ts'
import type { DeskLead } from '../../contract/lead-work.ts'
import { formatRupees } from '../../contract/rupees.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useDraft } from '../drafts/use-draft.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { keptText } from './kept-text.ts'
import { leadAsSeen, seenOf } from './lead-as-seen.ts'
import { parseAmount } from './parse-amount.ts'

type BookedProps = {
  userId: string
  leadId: string
  /** With the amount that is known so far; absent where there is none yet. */
  lead?: DeskLead
  /** Why the last change was not saved. */
  failure: ReactNode
  onClose: () => void
  /** Saves the amount (null for none), based on the lead as it was when the amount was begun; resolves to whether it succeeded. */
  onBooked: (amount: number | null, opened?: DeskLead) => Promise<boolean>
}

/** Asks what a booked lead is worth; the amount may be given later. */
export function BookedDialog({ open, ...form }: BookedProps & { open: boolean }) {
  return (
    <Dialog open={open} onDismiss={form.onClose} title="Booked" size="small">
      <BookedForm {...form} />
    </Dialog>
  )
}

function BookedForm({ userId, leadId, lead, failure, onClose, onBooked }: BookedProps) {
  const saved = lead?.bookedAmount ? String(lead.bookedAmount) : ''
  const draft = useDraft({ userId, leadId, field: 'booked-amount' }, saved, lead && seenOf(lead))
  // The amount of then: the status was seen when the dialog was opened.
  const [opened] = useState(() => lead && { ...leadAsSeen(lead, draft.seen), status: lead.status })
  const [error, setError] = useState('')
  const rupees = parseAmount(draft.text)
  const submit = async () => {
    if (rupees !== undefined) return onBooked(rupees, opened)
    setError(RUPEES_MESSAGE)
    return undefined
  }
  return (
    <DialogForm yes="Save as booked" failure={failure} onClose={onClose} onSubmit={submit}>
      {(busy) => (
        <>
          <Field
            label="Amount"
            hint={
              rupees ? formatRupees(rupees) : 'In rupees. It counts in the reports and towards the target.'
            }
            error={error}
          >
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={14}
                readOnly={busy}
                value={draft.text}
                onChange={({ target }) => {
                  setError('')
                  draft.type(target.value)
                }}
              />
            )}
          </Field>
          {lead && opened && draft.restored && draft.text !== saved && (
            <p role="status">{keptText(opened, lead, { bookedAmount: null })}</p>
          )}
        </>
      )}
    </DialogForm>
  )
}
