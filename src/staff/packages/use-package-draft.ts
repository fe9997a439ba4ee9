import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { parseStored } from '../../state/web-storage.ts'
import { type DraftPlace, openOwnDraft, readDraft, useFailureUntilClosed } from '../drafts/drafts.ts'
import type { PackageWithVersions } from './package-api.ts'
import { type MergedForm, mergeFormTexts, type PackageFormTexts, toFormTexts } from './package-form.ts'

const texts = v.record(v.string(), v.string())
/** The fields that were typed in, what they were before, and the version that was edited. */
const KeptSchema = v.object({ version: v.number(), typed: texts, before: texts })

/** What was typed in a package at an earlier visit, merged with what was saved since. */
export type RestoredDraft = MergedForm & { isOutdated: boolean }

/** Reads what was typed in this package and not saved, once; `undefined` if nothing was. */
export function usePackageDraft(userId: string, pkg: PackageWithVersions): RestoredDraft | undefined {
  const [restored] = useState(() => restorePackageDraft(placeOf(userId, pkg.id), pkg))
  return restored
}

/** Keeps what is typed on this device while it differs from the saved package. */
export function useKeptPackage(userId: string, base: PackageWithVersions, typed: PackageFormTexts): void {
  const place = placeOf(userId, base.id)
  const [keepOwn] = useState(() => openOwnDraft(place))
  useFailureUntilClosed(place)
  useEffect(() => {
    const before = toFormTexts(base)
    const names = Object.keys(before).filter(
      (name) => (typed[name] ?? '').trim() !== (before[name] ?? '').trim(),
    )
    const pick = (from: PackageFormTexts) => Object.fromEntries(names.map((name) => [name, from[name] ?? '']))
    const kept = { version: base.version, typed: pick(typed), before: pick(before) }
    keepOwn(names.length > 0 ? JSON.stringify(kept) : '')
  }, [keepOwn, base, typed])
}

export function restorePackageDraft(place: DraftPlace, pkg: PackageWithVersions): RestoredDraft | undefined {
  const text = readDraft(place)
  const parsed = v.safeParse(KeptSchema, text ? parseStored(text) : undefined)
  if (!parsed.success) return undefined
  const { version, typed, before } = parsed.output
  const now = toFormTexts(pkg)
  const edited = pkg.versions.find((one) => one.version === version)
  // The built-in version may have changed with a release.
  const then = { ...(edited ? toFormTexts(edited) : now), ...before }
  const merged = mergeFormTexts({ ...then, ...typed }, then, now)
  return { ...merged, isOutdated: merged.taken.length + merged.both.length > 0 }
}

function placeOf(userId: string, id: string): DraftPlace {
  return { userId, leadId: id, field: 'package' }
}
