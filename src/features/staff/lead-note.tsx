import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { addNote } from './lead-api.ts'
import styles from './lead-page.module.css'

/** Writes a note. What was typed stays until it is saved. */
export function LeadNote({
  leadId,
  run,
}: {
  leadId: string
  run: (work: () => Promise<unknown>) => Promise<boolean>
}) {
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    if (await run(() => addNote(leadId, text))) setText('')
    setBusy(false)
  }
  return (
    <form onSubmit={submit} className={styles.note}>
      <Field label="Note" required>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={4000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" disabled={busy}>
        Add note
      </Button>
    </form>
  )
}
