import { type ReactNode, type SetStateAction, useState } from 'react'
import type { PackageEdit } from '../../contract/package-edit.ts'
import { newId } from '../../outbox/new-id.ts'
import { SaveFailure } from '../drafts/save-failure.tsx'
import { StaffApiError } from '../ui/staff-api.ts'
import { duplicatePackage, type PackageWithVersions, readPackage, savePackage } from './package-api.ts'
import { type MergedForm, mergeFormTexts, type PackageFormTexts, toFormTexts } from './package-form.ts'
import { savedMessage } from './package-text.ts'
import { hasChange } from './saved-package.ts'
import { useKeptPackage, usePackageDraft } from './use-package-draft.ts'

/** The result of the last save. */
export type Outcome =
  | { type: 'saved'; text: string }
  | { type: 'refused'; message: ReactNode; errors: Record<string, string> }
  | { type: 'conflict'; theirs: PackageWithVersions }

/** What is typed in a package, the version it is based on, and its saves. What is typed during a save stays. */
export function usePackageWork(pkg: PackageWithVersions, userId: string) {
  const restored = usePackageDraft(userId, pkg)
  // The version the typed texts are based on; newer once a colleague's version has been merged.
  const [base, setBase] = useState(pkg)
  const [merged, setMerged] = useState<MergedForm>(
    restored ?? { typed: toFormTexts(pkg), taken: [], both: [] },
  )
  const { typed } = merged
  useKeptPackage(userId, base, typed)
  const [outcome, setOutcome] = useState<Outcome | undefined>(
    restored?.isOutdated ? { type: 'conflict', theirs: pkg } : undefined,
  )
  const [busy, setBusy] = useState(false)
  // One copy for each visit: pressed again after a lost answer, it opens the copy that was made.
  const [copyId] = useState(newId)

  const type = (next: SetStateAction<PackageFormTexts>) =>
    setMerged((now) => ({ ...now, typed: typeof next === 'function' ? next(now.typed) : next }))
  /** Takes a newer version into the form, whose texts were based on `before`. */
  const take = (newer: PackageWithVersions, before: PackageFormTexts) => {
    setBase(newer)
    setMerged((now) => mergeFormTexts(now.typed, before, toFormTexts(newer)))
  }
  const run = async (work: () => Promise<Outcome | undefined>) => {
    setBusy(true)
    setOutcome(undefined)
    setOutcome(await work())
    setBusy(false)
  }
  const saved = (newer: PackageWithVersions): Outcome => {
    // What was sent is no longer typed; what was typed since, or an upload that ended meanwhile, is.
    take(newer, typed)
    return { type: 'saved', text: savedMessage(newer) }
  }

  const afterFailure = async (error: unknown, change: PackageEdit): Promise<Outcome> => {
    const errors = error instanceof StaffApiError ? error.errors : {}
    const refused = { type: 'refused', message: <SaveFailure error={error} />, errors } as const
    if (!(error instanceof StaffApiError && error.status === 409)) return refused
    const theirs = await readPackage(base.id).catch(() => undefined)
    if (!theirs) return refused
    // The answer to the user's own save was lost.
    if (theirs.actor === userId && hasChange(theirs, change)) return saved(theirs)
    take(theirs, toFormTexts(base))
    return { type: 'conflict', theirs }
  }

  return {
    base,
    typed,
    /** What the last newer version has brought into the form. */
    merged,
    /** Whether texts of an earlier visit are shown. */
    isRestored: restored !== undefined,
    outcome,
    setOutcome,
    busy,
    type,
    save: (change: PackageEdit) =>
      run(async () => {
        try {
          return saved(await savePackage(base, change, userId))
        } catch (error) {
          return afterFailure(error, change)
        }
      }),
    duplicate: (onDuplicated: (id: string) => void) =>
      run(async () => {
        try {
          onDuplicated(await duplicatePackage(base.id, copyId))
          return undefined
        } catch (error) {
          const message = error instanceof Error ? error.message : 'This could not be duplicated.'
          return { type: 'refused', message, errors: {} }
        }
      }),
  }
}
