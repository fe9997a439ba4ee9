import { useState } from 'react'
import type { DeskAction } from '../../contract/desk-action.ts'
import type { CallOutcome, StaffMember } from '../../contract/lead.ts'
import type { DeskLead } from '../../contract/lead-work.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useDraft } from '../drafts/use-draft.ts'
import { FormActions } from '../ui/form-layout.ts'
import { fromIndianFieldTime, LAST_TIME, NO_FIELD_TIME } from '../ui/indian-field-time.ts'
import styles from './call-result-form.module.css'
import { LeadConflict } from './lead-api.ts'
import { leadAsSeen, seenOf } from './lead-as-seen.ts'
import type { Act, Submit } from './lead-conflict.tsx'
import { formatNearTime } from './lead-text.ts'
import { openCall, unsentEvents } from './open-call.ts'

export type CallResultFormProps = {
  lead: DeskLead
  /** What the user did on this lead and has not been sent. */
  unsent: readonly DeskAction[]
  me: StaffMember
  now: number
  submit: Submit
  act: Act
}

/** Asks how the user’s last call ended, until it is answered: one tap, with an optional note and follow-up. */
export function CallResultForm({ lead, unsent, me, now, submit, act }: CallResultFormProps) {
  const call = openCall([...lead.history, ...unsentEvents(unsent)], me.id, now)
  const [dismissed, setDismissed] = useState<number>()
  if (call === undefined || call === dismissed) return null
  return <Form key={call} {...{ lead, me, now, submit, act }} onDismiss={() => setDismissed(call)} />
}

type FormProps = Omit<CallResultFormProps, 'unsent'> & { onDismiss: () => void }

function Form({ lead, me, now, submit, act, onDismiss }: FormProps) {
  const place = { userId: me.id, leadId: lead.id }
  const note = useDraft({ ...place, field: 'call-note' })
  const time = useDraft({ ...place, field: 'call-time' }, '', seenOf(lead))
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [later, setLater] = useState(time.text !== '')
  // The lead when the form appeared, or when a kept time was typed, or as a conflict named it.
  const [opened, setOpened] = useState(() => leadAsSeen(lead, time.seen))
  const end = async (outcome: CallOutcome, followUpAt?: string) => {
    setBusy(true)
    const text = note.text.trim()
    const send = async (version: number) => {
      const result = { outcome, ...(text && { note: text }), ...(followUpAt && { followUpAt, version }) }
      const release = () => {
        note.release(note.text)
        time.release(time.text)
      }
      const sent = await act({ type: 'call-outcome', result }, release).catch((error: unknown) => {
        note.keepAgain()
        time.keepAgain()
        if (error instanceof LeadConflict) setOpened({ ...lead, ...error.lead })
        throw error
      })
      note.clear(note.text)
      time.clear(time.text)
      return sent
    }
    await submit({ followUpAt }, send, opened)
    setBusy(false)
  }
  const again = lead.callAgainAt && Date.parse(lead.callAgainAt) > now ? lead.callAgainAt : undefined
  return (
    <section aria-labelledby="call-result" className={styles.sheet}>
      <h2 id="call-result">How did the call end?</h2>
      <Field label="What was said">
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={4000}
            value={note.text}
            onChange={({ target }) => note.type(target.value)}
          />
        )}
      </Field>
      <FormActions>
        <Button variant="secondary" aria-disabled={busy} onClick={() => void end('reached')}>
          Reached
        </Button>
        {again && (
          <Button variant="secondary" aria-disabled={busy} onClick={() => void end('no-answer', again)}>
            No answer, try again {formatNearTime(again, now)}
          </Button>
        )}
        <Button variant="quiet" aria-disabled={busy} onClick={() => void end('no-answer')}>
          No answer
        </Button>
        <Button variant="quiet" aria-disabled={busy} aria-expanded={later} onClick={() => setLater(!later)}>
          Call later…
        </Button>
        <Button variant="quiet" aria-disabled={busy} onClick={() => void end('wrong-number')}>
          Wrong number
        </Button>
        <Button variant="plain" aria-disabled={busy} onClick={onDismiss}>
          Not now
        </Button>
      </FormActions>
      {later && (
        <form
          className={styles.later}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const at = fromIndianFieldTime(time.text)
            setError(at ? '' : NO_FIELD_TIME)
            if (at) void end('call-later', at)
          }}
        >
          <Field label="Try again at" required error={error}>
            {(control) => (
              <input
                {...control}
                type="datetime-local"
                max={LAST_TIME}
                value={time.text}
                onChange={({ target }) => time.type(target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary" aria-disabled={busy}>
            Save
          </Button>
        </form>
      )}
    </section>
  )
}
