import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { packageWarnings } from '../../catalogue/package-warnings.ts'
import type { Destination, Package } from '../../contract/catalogue.ts'
import type { PackageState, PictureChoice, StaffPackage } from '../../contract/package-edit.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useKeepingFails } from '../drafts/drafts.ts'
import { SaveBar } from '../ui/save-bar.tsx'
import styles from './edit-package-page.module.css'
import type { PackageWithVersions, Place } from './package-api.ts'
import { PackageConflict } from './package-conflict.tsx'
import { PackageFields } from './package-fields.tsx'
import { PACKAGE_FIELDS, rowErrors, toFormTexts, toPackageEdit } from './package-form.ts'
import { illustrationOf } from './package-photo-rows.ts'
import { PackageSide } from './package-side.tsx'
import { STATE_TONES } from './package-text.ts'
import { PackageWarningsList } from './package-warnings-list.tsx'
import { restoringEdit } from './saved-package.ts'
import { usePackageWork } from './use-package-work.tsx'

export type EditPackagePageProps = {
  pkg: PackageWithVersions
  places: Place[]
  pictures: PictureChoice
  destinations: readonly Destination[]
  /** Renders the page travellers would see, from fields that may be incomplete. */
  preview: (fields: StaffPackage['fields']) => ReactNode
  /** Whose drafts these are. */
  userId: string
  /** Shows the draft that a package was copied to. */
  onDuplicated: (id: string) => void
}

/** All fields of a package, its state, its versions and a live preview (spec 2 §2 "/admin/edit/{id}"). */
export function EditPackagePage(props: EditPackagePageProps) {
  const { pkg, userId, places, pictures, destinations, preview, onDuplicated } = props
  const work = usePackageWork(pkg, userId)
  const { base, typed, outcome, setOutcome, busy, type, save } = work
  const [discarding, setDiscarding] = useState(false)
  // The state that is saved once the warnings were confirmed.
  const [asked, setAsked] = useState<PackageState>()
  const edit = toPackageEdit(typed, toFormTexts(base))
  const isChanged = Object.keys(edit).length > 0
  const isLost = useKeepingFails()
  const leaving = useBlocker({
    shouldBlockFn: () => isChanged,
    // What is kept is still there after a reload.
    enableBeforeUnload: isChanged && isLost,
    withResolver: true,
  })

  const form = useRef<HTMLFormElement>(null)
  const errors = outcome?.type === 'refused' ? outcome.errors : {}
  useEffect(() => {
    if (outcome?.type === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [outcome])
  const warningsOf = (fields: StaffPackage['fields']) =>
    packageWarnings(fields as Partial<Package>, {
      destinations,
      priceBefore: priceBefore(base),
      // An address is refused when it is saved.
      hasPicture: (name) =>
        pictures.scenes.includes(name) || pictures.photos.includes(name) || name.includes('/'),
    })
  const warnings = warningsOf({ ...base.fields, ...edit })
  const saveTyped = (state: PackageState = base.state, isChecked = false) => {
    const errors = rowErrors(edit, typed)
    if (Object.keys(errors).length > 0) return setOutcome({ type: 'refused', message: 'Not saved.', errors })
    // Warnings about what travellers already see were confirmed when it was published.
    const known = base.state === 'published' ? warningsOf(base.fields) : []
    const isNew = warnings.some((warning) => !known.includes(warning))
    if (state === 'published' && isNew && !isChecked) return setAsked(state)
    setAsked(undefined)
    void save(state === base.state ? edit : { ...edit, state })
  }
  const restore = (version: number) => {
    const wanted = base.versions.find((one) => one.version === version)
    if (wanted) void save(restoringEdit(wanted))
  }
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{typed.packageName || 'Package'}</h1>
        <Badge tone={STATE_TONES[base.state]}>{base.state}</Badge>
      </header>
      <div className={styles.columns}>
        <form
          ref={form}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            saveTyped()
          }}
        >
          {outcome?.type === 'conflict' && (
            <PackageConflict
              key={outcome.theirs.version}
              userId={userId}
              merged={work.merged}
              theirs={outcome.theirs}
            />
          )}
          {work.isRestored && isChanged && !isLost && (
            <p>Kept on this device since your last visit, not saved yet.</p>
          )}
          <PackageFields
            typed={typed}
            errors={errors}
            places={places}
            pictures={pictures}
            illustration={(destination) => illustrationOf(chosenPictures(base), destination)}
            onChange={type}
          />
          <PackageWarningsList warnings={warnings} />
          <SaveBar
            failure={outcome?.type === 'refused' ? refusalWords(outcome) : undefined}
            done={outcome?.type === 'saved' && !isChanged ? outcome.text : undefined}
          >
            <Button type="submit" aria-disabled={busy || !isChanged}>
              {busy ? 'Saving…' : 'Save'}
            </Button>
            {base.state !== 'published' && (
              <Button variant="secondary" aria-disabled={busy} onClick={() => saveTyped('published')}>
                Publish
              </Button>
            )}
            {isChanged && (
              <Button variant="quiet" aria-disabled={busy} onClick={() => setDiscarding(true)}>
                Discard
              </Button>
            )}
            <Button
              variant="quiet"
              aria-disabled={busy || isChanged}
              onClick={() => void work.duplicate(onDuplicated)}
            >
              Duplicate
            </Button>
            {base.state !== 'archived' && (
              <Button variant="quiet" aria-disabled={busy} onClick={() => saveTyped('archived')}>
                Archive
              </Button>
            )}
          </SaveBar>
        </form>
        <PackageSide
          pkg={base}
          disabled={busy || isChanged}
          preview={preview({ ...base.fields, ...edit })}
          onRestore={restore}
        />
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        title="Please check before travellers see it"
        question={warnings.join(' ')}
        yes="Save anyway"
        no="Go back"
        onAnswer={(yes) => (yes ? saveTyped(asked, true) : setAsked(undefined))}
      />
      <ConfirmDialog
        open={leaving.status === 'blocked'}
        title="Unsaved changes"
        question={
          isLost
            ? 'Your changes are not saved. Leave without saving?'
            : 'Your changes are not saved. They are kept on this device until you come back. Leave without saving?'
        }
        dangerous={isLost}
        onAnswer={(yes) => (yes ? leaving.proceed?.() : leaving.reset?.())}
      />
      <ConfirmDialog
        open={discarding}
        title="Discard your changes?"
        question="What you typed in this package and did not save is deleted."
        yes="Discard"
        no="Keep"
        dangerous
        onAnswer={(yes) => {
          setDiscarding(false)
          if (!yes) return
          setOutcome(undefined)
          type(toFormTexts(base))
        }}
      />
    </>
  )
}

// Newest first.
function chosenPictures({ versions }: PackageWithVersions): unknown[] {
  return versions.map(({ fields }) => fields.packageImage)
}

// The last price that travellers saw; for a draft that was never published, its own last price.
function priceBefore({ versions, fields }: PackageWithVersions): number | undefined {
  const published = versions.find(({ state }) => state === 'published')
  const price = (published?.fields ?? fields).totalPackagePrice
  return typeof price === 'number' ? price : undefined
}

// The form is long, so the bar at the bottom names the fields with errors.
function refusalWords({
  message,
  errors,
}: {
  message: ReactNode
  errors: Record<string, string>
}): ReactNode {
  const marked = PACKAGE_FIELDS.filter(({ name }) => name in errors).map(({ label }) => label)
  return marked.length > 0 ? `Not saved. Please check: ${marked.join(', ')}.` : message
}
