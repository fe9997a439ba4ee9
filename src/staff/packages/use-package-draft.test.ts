import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '../../../tests/support/local-storage.ts'
import { type DraftPlace, keepDraft } from '../drafts/drafts.ts'
import type { PackageWithVersions } from './package-api.ts'
import { restorePackageDraft } from './use-package-draft.ts'

const PLACE: DraftPlace = { userId: 'asha', leadId: 'goa1', field: 'package' }
const version = (number: number, fields: Record<string, unknown>) => ({
  ...{ id: 'goa1', state: 'published' as const, version: number, at: null, actor: null },
  fields: { packageName: 'Goa', overview: 'Beaches', country: 'India', ...fields },
})
const saved = (...fields: Record<string, unknown>[]): PackageWithVersions => {
  const versions = fields.map((one, number) => version(number, one)).reverse()
  return { ...(versions[0] as ReturnType<typeof version>), versions }
}
const keep = (typed: Record<string, string>, before: Record<string, string>, at = 0) =>
  keepDraft(PLACE, JSON.stringify({ version: at, typed, before }))

beforeEach(() => {
  stubLocalStorage()
})
afterEach(() => vi.unstubAllGlobals())

it('gives back what was typed, on the version that was edited', () => {
  expect(restorePackageDraft(PLACE, saved({}))).toBeUndefined()
  keep({ overview: 'Beaches and forts' }, { overview: 'Beaches' })
  const restored = restorePackageDraft(PLACE, saved({}))
  expect(restored).toMatchObject({ isOutdated: false, taken: [], both: [] })
  expect(restored?.typed).toMatchObject({ overview: 'Beaches and forts', packageName: 'Goa' })
})

it('names what a colleague saved since: their other fields are taken, and one that both changed stays as typed', () => {
  keep({ overview: 'Beaches and forts' }, { overview: 'Beaches' })
  const restored = restorePackageDraft(PLACE, saved({}, { overview: 'Forts', packageName: 'North Goa' }))
  expect(restored).toMatchObject({ isOutdated: true, taken: ['packageName'], both: ['overview'] })
  expect(restored?.typed).toMatchObject({ overview: 'Beaches and forts', packageName: 'North Goa' })
})

it('is no conflict where the same was saved, or something else was typed back', () => {
  keep({ overview: 'Forts' }, { overview: 'Beaches' })
  expect(restorePackageDraft(PLACE, saved({}, { overview: 'Forts' }))).toMatchObject({ isOutdated: false })
})

it('finds a conflict also where the edited version is not known any more', () => {
  keep({ overview: 'Beaches and forts' }, { overview: 'Beaches' }, 7)
  expect(restorePackageDraft(PLACE, saved({ overview: 'Forts' }))).toMatchObject({ both: ['overview'] })
})

it.each(['{"half', '[]', '{"version":"1"}'])('reads what it does not know as nothing: %s', (text) => {
  keepDraft(PLACE, text)
  expect(restorePackageDraft(PLACE, saved({}))).toBeUndefined()
})
