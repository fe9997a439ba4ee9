import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useDraft } from '../drafts/use-draft.ts'
import type { Act } from './lead-conflict.tsx'
import styles from './lead-page.module.css'

/** Adds a note. The typed text stays until it is saved, also when the page is left. */
export function LeadNote({
  id,
  userId,
  leadId,
  run,
  act,
}: {
  /** Id of the text field. */
  id: string
  userId: string
  leadId: string
  run: (work: () => Promise<unknown>) => Promise<boolean>
  act: Act
}) {
  const { text, restored, type, clear, release, keepAgain } = useDraft({ userId, leadId, field: 'note' })
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    await run(async () => {
      const result = await act({ type: 'note', text }, () => release(text)).catch((error: unknown) => {
        keepAgain()
        throw error
      })
      clear(text)
      return result
    })
    setBusy(false)
  }
  return (
    <form onSubmit={submit} className={styles.note}>
      <Field
        id={id}
        label="Note"
        required
        hint={restored && text ? 'Kept on this device, not saved yet.' : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={4000}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" aria-disabled={busy}>
        Add note
      </Button>
    </form>
  )
}
