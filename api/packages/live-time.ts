import { sql } from 'kysely'
import { PackageRefusal } from './refusal.ts'

/** Refuses an end that is not after the beginning; ISO instants. */
export function assertLimits(liveFrom: string | undefined, liveUntil: string | undefined): void {
  if (!liveFrom || !liveUntil || liveUntil > liveFrom) return
  const message = 'The end must be after the beginning.'
  throw new PackageRefusal(400, message, { liveUntil: message })
}

/** A condition on rows of `package_version`: a published version counts from its time on, any other one at once. */
export function hasStarted(now: string) {
  return sql<boolean>`(state <> 'published' or live_from is null or live_from <= ${now})`
}
