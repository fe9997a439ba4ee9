import { IMPORT_ACTOR, type PackageState, type StaffPackage } from '../../contract/package-edit.ts'
import { formatTime } from '../lead/lead-text.ts'

/** The colour of a state's badge. */
export const STATE_TONES = { draft: 'marigold', published: 'success', archived: 'paper' } as const

/** The message after a save, mainly what changes for travellers. */
export function savedMessage({ state, version }: Pick<StaffPackage, 'state' | 'version'>): string {
  const who: Record<PackageState, string> = {
    published: 'Travellers see it now.',
    draft: 'Travellers see it once it is published.',
    archived: 'Travellers do not see it.',
  }
  return `Saved as version ${version}. ${who[state]}`
}

/** Author and time of a version: `Asha Rao, 21 Nov, 4.30 pm`. */
export function versionAuthor({
  at,
  actor,
  by,
}: {
  at: string | null
  actor: string | null
  by?: string | undefined
}): string {
  if (at === null) return 'as it came with the site'
  const who = by ?? (actor === IMPORT_ACTOR ? 'import from a file' : 'somebody who has left')
  return `${who}, ${formatTime(at)}`
}
