import { type FormEvent, useState } from 'react'
import type { Lead, LeadChange, StaffMember } from '../../contract/lead.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormActions, FormStack } from '../ui/form-layout.ts'
import { followUpChoices, fromIndianFieldTime, LAST_TIME, NO_FIELD_TIME } from '../ui/indian-field-time.ts'
import { Note } from '../ui/rows.ts'

export type BulkDialogProps = {
  open: boolean
  leads: readonly Lead[]
  /** Why the last change was not made. */
  failure: string
  onDismiss: () => void
  /** Makes the change of all leads. */
  onChange: (change: LeadChange) => void
}

/** `3 leads`. */
export function countLeads({ length }: readonly Lead[]): string {
  return length === 1 ? '1 lead' : `${length} leads`
}

/** Asks for the new assignee of the selected leads. */
export function AssignDialog({
  open,
  onDismiss,
  ...form
}: BulkDialogProps & { me: StaffMember; members: readonly StaffMember[] }) {
  return (
    <Dialog open={open} onDismiss={onDismiss} title={`Assign ${countLeads(form.leads)}`} size="small">
      <AssignForm {...form} />
    </Dialog>
  )
}

type FormProps = Pick<BulkDialogProps, 'leads' | 'failure' | 'onChange'>

function AssignForm({
  leads,
  failure,
  me,
  members,
  onChange,
}: FormProps & { me: StaffMember; members: readonly StaffMember[] }) {
  const [to, setTo] = useState(me.id)
  const taken = leads.filter(({ assignee }) => assignee !== null && assignee !== to).length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ assignee: to || null })
  }
  return (
    <FormStack onSubmit={submit}>
      <Field label="Assign to" required>
        {(control) => (
          <select {...control} required={false} value={to} onChange={(event) => setTo(event.target.value)}>
            <option value="">Nobody: unassigned</option>
            {members
              .filter(({ deactivated }) => !deactivated)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {id === me.id ? `${name} (me)` : name}
                </option>
              ))}
          </select>
        )}
      </Field>
      {taken > 0 && <Note>{taken === 1 ? '1 of them has' : `${taken} of them have`} another owner now.</Note>}
      <p role="alert">{failure}</p>
      <FormActions>
        <Button type="submit">Assign {countLeads(leads)}</Button>
      </FormActions>
    </FormStack>
  )
}

/** Asks when the selected leads are to be followed up. */
export function FollowUpDialog({ open, onDismiss, now, ...form }: BulkDialogProps & { now: number }) {
  return (
    <Dialog open={open} onDismiss={onDismiss} title={`Follow up ${countLeads(form.leads)}`} size="small">
      <FollowUpForm now={now} {...form} />
    </Dialog>
  )
}

function FollowUpForm({ failure, now, onChange }: FormProps & { now: number }) {
  const [time, setTime] = useState('')
  const [error, setError] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const followUpAt = fromIndianFieldTime(time)
    setError(followUpAt ? '' : NO_FIELD_TIME)
    if (followUpAt) onChange({ followUpAt })
  }
  return (
    <FormStack onSubmit={submit} noValidate>
      <FormActions>
        {followUpChoices(now).map(({ label, instant }) => (
          <Button key={label} variant="quiet" size="small" onClick={() => onChange({ followUpAt: instant })}>
            {label}
          </Button>
        ))}
      </FormActions>
      <Field label="Another time" required error={error}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            max={LAST_TIME}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        )}
      </Field>
      <p role="alert">{failure}</p>
      <FormActions>
        <Button type="submit">Set for all</Button>
      </FormActions>
    </FormStack>
  )
}
