import { type FormEvent, useState } from 'react'
import { formatTime } from '../../contract/indian-time.ts'
import type { DeskLead } from '../../contract/lead-work.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import {
  followUpChoices,
  fromIndianFieldTime,
  LAST_TIME,
  NO_FIELD_TIME,
  toIndianFieldTime,
} from '../ui/indian-field-time.ts'
import styles from './lead-work.module.css'
import { useLeadDraft } from './use-lead-draft.ts'

export type LeadFollowUpProps = {
  userId: string
  lead: DeskLead
  now: number
  busy: boolean
  /** `opened`: the lead that a typed time is based on; a time that was tapped is based on the lead as it is shown. */
  onSet: (at: string | null, opened?: DeskLead) => void
}

/** Sets a follow-up: the usual times in one tap, or any other. */
export function LeadFollowUp({ userId, lead, now, busy, onSet }: LeadFollowUpProps) {
  const at = lead.followUpAt
  const saved = at ? toIndianFieldTime(at) : ''
  const draft = useLeadDraft({ userId, lead, field: 'follow-up' }, saved)
  const { text: value, type, isKept: pending } = draft
  const due = at !== null && Date.parse(at) <= now
  const [error, setError] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const time = fromIndianFieldTime(value)
    setError(value && !time ? NO_FIELD_TIME : '')
    if (time) onSet(time, draft.opened)
  }
  return (
    <form className={styles.followUp} noValidate onSubmit={submit}>
      <div className={styles.when}>
        <Field label="Follow up" required error={error}>
          {(control) => (
            <input
              {...control}
              required={false}
              type="datetime-local"
              max={LAST_TIME}
              value={value}
              onChange={(event) => {
                setError('')
                type(event.target.value)
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="quiet" aria-disabled={busy || !value || value === saved}>
          Set
        </Button>
      </div>
      {pending && <p className={styles.hint}>Kept on this device, not set yet.</p>}
      {at === null ? (
        !pending && <p className={styles.hint}>You will get a reminder at this time.</p>
      ) : (
        <p className={due ? styles.due : undefined}>
          {due ? 'Due since' : 'Set for'} {formatTime(at)}.
        </p>
      )}
      <div className={styles.steps}>
        {followUpChoices(now).map(({ label, instant }) => (
          <Button
            key={label}
            variant="plain"
            size="small"
            aria-disabled={busy}
            onClick={() => onSet(instant)}
          >
            {label}
          </Button>
        ))}
        {at && (
          <Button variant="plain" size="small" aria-disabled={busy} onClick={() => onSet(null)}>
            Done, no follow-up
          </Button>
        )}
      </div>
    </form>
  )
}
