import type { PackageEdit, StaffPackage } from '../../contract/package-edit.ts'
import { toFormTexts } from './package-form.ts'

/** A package as it is once a change of it is saved; what it lacks then is left out. */
export function withChange(
  pkg: StaffPackage,
  { state = pkg.state, version: _, liveFrom, liveUntil, ...fields }: PackageEdit,
): StaffPackage {
  const { liveFrom: from, liveUntil: until, ...rest } = pkg
  const limits = Object.entries({
    liveFrom: liveFrom === undefined ? from : liveFrom,
    liveUntil: liveUntil === undefined ? until : liveUntil,
  }).filter(([, limit]) => limit)
  return { ...rest, state, fields: { ...pkg.fields, ...fields }, ...Object.fromEntries(limits) }
}

/** Whether a package has everything that was sent: fields, times and state. */
export function hasChange(pkg: StaffPackage, change: PackageEdit): boolean {
  const changed = withChange(pkg, change)
  const [now, then] = [pkg, changed].map((one) => JSON.stringify(toFormTexts(one)))
  return changed.state === pkg.state && now === then
}

/** The change that makes a package again what a version of it was. */
export function restoringEdit({ fields, liveFrom, liveUntil }: StaffPackage): PackageEdit {
  const limits = { liveFrom: liveFrom ?? null, liveUntil: liveUntil ?? null }
  // What that version does not say must not stay from a later one: whether GST is in the price, for example.
  return { photos: [], prices: [], gst: null, charges: null, ...limits, ...fields } as PackageEdit
}
