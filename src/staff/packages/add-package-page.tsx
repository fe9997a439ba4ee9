import { type FormEvent, useState } from 'react'
import { FILL_ALL_FIELDS } from '../../contract/package-edit.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import styles from './edit-package-page.module.css'
import { addPackage } from './package-api.ts'

const FIELDS = [
  { name: 'packageName', label: 'Package name' },
  { name: 'destinationCovered', label: 'Destination covered', hint: 'Towns and nights: Kuta-3N -- Ubud-2N' },
  { name: 'totalPackagePrice', label: 'Total package price', hint: 'Rupees for two guests: 74,999' },
  { name: 'country', label: 'Country' },
] as const

/** Four fields make a draft; the rest is filled in on its edit page (spec 2 §2 "/admin/add"). */
export function AddPackagePage({ onAdded }: { onAdded: (id: string) => void }) {
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const values = Object.fromEntries(FIELDS.map(({ name }) => [name, String(form.get(name) ?? '').trim()]))
    if (Object.values(values).some((value) => value === '')) {
      setFailure(FILL_ALL_FIELDS)
      return
    }
    setBusy(true)
    setFailure('')
    try {
      onAdded(await addPackage(values))
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'This could not be saved.')
      setBusy(false)
    }
  }
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Add a package</h1>
      </header>
      <form onSubmit={submit} noValidate className={styles.form}>
        {FIELDS.map(({ name, label, ...rest }) => (
          <Field key={name} label={label} required {...rest}>
            {(control) => <input {...control} name={name} maxLength={300} autoComplete="off" />}
          </Field>
        ))}
        <FieldError>{failure || undefined}</FieldError>
        <Button type="submit" aria-disabled={busy}>
          {busy ? 'Saving…' : 'Save the draft'}
        </Button>
      </form>
    </>
  )
}
