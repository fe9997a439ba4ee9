import { type FormEvent, type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { FILL_ALL_FIELDS } from '../../contract/package-edit.ts'
import { newId } from '../../outbox/new-id.ts'
import { parseStored } from '../../state/web-storage.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { SaveFailure } from '../drafts/save-failure.tsx'
import { useDraft } from '../drafts/use-draft.ts'
import { StaffApiError } from '../ui/staff-api.ts'
import styles from './edit-package-page.module.css'
import { addPackage } from './package-api.ts'

const FIELDS = [
  { name: 'packageName', label: 'Package name' },
  { name: 'destinationCovered', label: 'Destination covered', hint: 'Towns and nights: Kuta-3N -- Ubud-2N' },
  { name: 'totalPackagePrice', label: 'Total package price', hint: 'Rupees for two guests: 74,999' },
  { name: 'country', label: 'Country' },
] as const

/** In place of the id of a package that is not added yet. */
const NEW_PACKAGE = 'new'
const KeptSchema = v.record(v.string(), v.string())

export type AddPackagePageProps = {
  /** Whose draft it is. */
  userId: string
  onAdded: (id: string) => void
}

/** Four fields make a draft; the rest is filled in on its edit page (spec 2 §2 "/admin/add"). */
export function AddPackagePage({ userId, onAdded }: AddPackagePageProps) {
  const draft = useDraft({ userId, leadId: NEW_PACKAGE, field: 'package' })
  const typed = parseKept(draft.text)
  // Kept with what is typed: sent again after a lost answer or a reload, it adds the package once.
  const [requestId] = useState(newId)
  const [failure, setFailure] = useState<ReactNode>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(FIELDS.map(({ name }) => [name, (typed[name] ?? '').trim()]))
    if (Object.values(values).some((value) => value === '')) {
      setFailure(FILL_ALL_FIELDS)
      return
    }
    setBusy(true)
    setFailure(undefined)
    try {
      const id = await addPackage(values, typed.requestId ?? requestId)
      draft.clear(draft.text)
      onAdded(id)
    } catch (error) {
      setFailure(<SaveFailure error={error} />)
      // What was typed before was saved, and its answer was lost: this is another package.
      if (error instanceof StaffApiError && error.status === 422) {
        draft.type(textOf({ ...typed, requestId: newId() }))
        setFailure(
          'Not saved: before you changed it, it was added to the packages. Edit it there, or save again to add this as another one.',
        )
      }
      setBusy(false)
    }
  }
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Add a package</h1>
      </header>
      <form onSubmit={submit} noValidate className={styles.form}>
        {draft.restored && draft.text !== '' && (
          <p>Kept on this device since your last visit, not saved yet.</p>
        )}
        {FIELDS.map(({ name, label, ...rest }) => (
          <Field key={name} label={label} required {...rest}>
            {(control) => (
              <input
                {...control}
                name={name}
                maxLength={300}
                autoComplete="off"
                value={typed[name] ?? ''}
                onChange={({ target }) => draft.type(textOf({ requestId, ...typed, [name]: target.value }))}
              />
            )}
          </Field>
        ))}
        <FieldError>{failure}</FieldError>
        <Button type="submit" aria-disabled={busy}>
          {busy ? 'Saving…' : 'Save the draft'}
        </Button>
      </form>
    </>
  )
}

function parseKept(text: string): Record<string, string> {
  const kept = v.safeParse(KeptSchema, parseStored(text))
  return kept.success ? kept.output : {}
}

function textOf(values: Record<string, string>): string {
  return FIELDS.every(({ name }) => !values[name]) ? '' : JSON.stringify(values)
}
