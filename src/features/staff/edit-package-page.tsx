import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { PackageEdit, PackageState, StaffPackage } from '../../contract/package-edit.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import styles from './edit-package-page.module.css'
import { PACKAGE_FIELDS, type TypedPackage, toEdit, toTyped } from './package-form.ts'
import { PackageVersions } from './package-versions.tsx'
import { type PackageWithVersions, StaffApiError, savePackage } from './staff-api.ts'

export type EditPackagePageProps = {
  pkg: PackageWithVersions
  /** Reads the package again, after a save or another's. */
  reload: () => Promise<void>
  /** The page as travellers would see it, of fields that may not be complete. */
  preview: (fields: StaffPackage['fields']) => ReactNode
}

/** Every field of a package, its state, its versions and a live preview (spec 2 §2 "/admin/edit/{id}"). */
export function EditPackagePage({ pkg, reload, preview }: EditPackagePageProps) {
  const before = toTyped(pkg)
  const [typed, setTyped] = useState<TypedPackage>(before)
  const [failure, setFailure] = useState<{ message: string; errors: Record<string, string> }>()
  const [busy, setBusy] = useState(false)
  const edit = toEdit(typed, before)
  const isChanged = Object.keys(edit).length > 0
  const leaving = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: isChanged,
    withResolver: true,
  })

  const save = async (change: PackageEdit) => {
    setBusy(true)
    setFailure(undefined)
    try {
      const saved = await savePackage(pkg.id, { ...change, version: pkg.version })
      setTyped(toTyped(saved))
      await reload()
    } catch (error) {
      const errors = error instanceof StaffApiError ? error.errors : {}
      setFailure({ message: error instanceof Error ? error.message : 'This could not be saved.', errors })
    }
    setBusy(false)
  }
  const setState = (state: PackageState) => save({ ...edit, state })

  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{typed.packageName || 'Package'}</h1>
        <Badge tone={pkg.state === 'published' ? 'success' : 'marigold'}>{pkg.state}</Badge>
      </header>
      <div className={styles.columns}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save(edit)
          }}
        >
          {PACKAGE_FIELDS.map((field) => (
            <PackageField
              key={field.name}
              {...field}
              value={typed[field.name] ?? ''}
              error={failure?.errors[field.name]}
              onChange={(value) => setTyped((now) => ({ ...now, [field.name]: value }))}
            />
          ))}
          <div className={styles.actions}>
            <FieldError>{failure?.message}</FieldError>
            <Button type="submit" disabled={busy || !isChanged}>
              {busy ? 'Saving…' : 'Save'}
            </Button>
            {pkg.state !== 'published' && (
              <Button variant="secondary" disabled={busy} onClick={() => setState('published')}>
                Publish
              </Button>
            )}
            {pkg.state !== 'archived' && (
              <Button variant="quiet" disabled={busy} onClick={() => setState('archived')}>
                Archive
              </Button>
            )}
          </div>
        </form>
        <aside className={styles.side} aria-label="Versions and preview">
          <PackageVersions
            versions={pkg.versions}
            present={pkg.version}
            busy={busy}
            onRestore={(fields) => save(fields)}
          />
          <details className={styles.preview}>
            <summary>Preview</summary>
            {preview({ ...pkg.fields, ...edit })}
          </details>
        </aside>
      </div>
      <ConfirmDialog
        open={leaving.status === 'blocked'}
        title="Unsaved changes"
        question="What you changed is not saved. Leave without saving?"
        dangerous
        onAnswer={(yes) => (yes ? leaving.proceed?.() : leaving.reset?.())}
      />
    </>
  )
}

type PackageFieldProps = (typeof PACKAGE_FIELDS)[number] & {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function PackageField({ name, label, value, error, onChange, ...rest }: PackageFieldProps) {
  return (
    <Field label={label} required hint={'hint' in rest ? rest.hint : undefined} error={error}>
      {(control) =>
        'rows' in rest ? (
          <textarea
            {...control}
            name={name}
            rows={rest.rows}
            value={value}
            onChange={(e) => onChange(e.target.value)}
          />
        ) : (
          <input
            {...control}
            name={name}
            value={value}
            autoComplete="off"
            onChange={(e) => onChange(e.target.value)}
          />
        )
      }
    </Field>
  )
}
