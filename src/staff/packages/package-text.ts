import { formatTime } from '../../contract/indian-time.ts'
import { IMPORT_ACTOR, type PackageState, type StaffPackage } from '../../contract/package-edit.ts'

/** The colour of a state's badge. */
export const STATE_TONES = { draft: 'marigold', published: 'success', archived: 'paper' } as const

/** The message after a save: what changes for travellers. */
export function savedMessage(saved: StaffPackage, now = Date.now()): string {
  const { state, version } = saved
  const limits = scheduleText(saved, now)
  if (state === 'published' && limits) return `Saved as version ${version}. ${limits}.`
  const who: Record<PackageState, string> = {
    published: 'Travellers see it now.',
    draft: 'Travellers see it once it is published.',
    archived: 'Travellers do not see it.',
  }
  return `Saved as version ${version}. ${who[state]}`
}

/** When travellers see a published version, where that is limited; times are Indian. */
export function scheduleText({ state, liveFrom, liveUntil }: StaffPackage, now: number): string | undefined {
  if (state !== 'published') return undefined
  const from = liveFrom && Date.parse(liveFrom) > now ? liveFrom : undefined
  if (liveUntil && Date.parse(liveUntil) <= now) return `Off the site since ${formatTime(liveUntil)}`
  if (from && liveUntil) return `Shown from ${formatTime(from)} until ${formatTime(liveUntil)}`
  if (from) return `Shown from ${formatTime(from)}`
  return liveUntil && `Shown until ${formatTime(liveUntil)}`
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
  const who = by ?? (actor === IMPORT_ACTOR ? 'import from a file' : 'a former colleague')
  return `${who}, ${formatTime(at)}`
}
