import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { followUpChoices, fromDeskTime, toDeskTime } from './desk-time.ts'
import { shownTime } from './lead-words.ts'
import styles from './lead-work.module.css'

export type LeadFollowUpProps = {
  at: string | null
  now: number
  busy: boolean
  onSet: (at: string | null) => void
}

/** When to come back to a lead: the usual times in one tap, or any other. */
export function LeadFollowUp({ at, now, busy, onSet }: LeadFollowUpProps) {
  const [value, setValue] = useState(at ? toDeskTime(at) : '')
  const due = at !== null && Date.parse(at) <= now
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value) onSet(fromDeskTime(value))
  }
  return (
    <form className={styles.followUp} onSubmit={submit}>
      <div className={styles.when}>
        <Field label="Follow up" required>
          {(control) => (
            <input
              {...control}
              required={false}
              type="datetime-local"
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="quiet"
          disabled={busy || !value || (at !== null && value === toDeskTime(at))}
        >
          Set
        </Button>
      </div>
      {at === null ? (
        <p className={styles.hint}>You are reminded when the time has come.</p>
      ) : (
        <p className={due ? styles.due : undefined}>
          {due ? 'Due since' : 'Set for'} {shownTime(at)}.
        </p>
      )}
      <div className={styles.steps}>
        {followUpChoices(now).map(({ label, instant }) => (
          <Button key={label} variant="plain" size="small" disabled={busy} onClick={() => onSet(instant)}>
            {label}
          </Button>
        ))}
        {at && (
          <Button variant="plain" size="small" disabled={busy} onClick={() => onSet(null)}>
            Done, no follow-up
          </Button>
        )}
      </div>
    </form>
  )
}
