import type { Transaction } from './database.ts'
import { isEntry } from './entry.ts'
import type { List } from './reading.ts'

/** How long a delivered enquiry stays listed, and an unfinished form is kept, in ms of plausible time. */
export const SENT_KEPT_MS = 90 * 86_400_000
export const DRAFT_KEPT_MS = 90 * 86_400_000
/** The most that one reading of the clock may add: if the wall clock jumps ten years, nothing ages by ten years. */
export const MAX_STEP_MS = 31 * 86_400_000
/** How often to look for what has become too old: every write counts on a full disk. */
const TIDY_EVERY_MS = 60 * 60_000

interface Age {
  /** Plausible time passed since this device first kept something, ms. Never decreases. */
  age: number
  /** Wall clock at the last reading, epoch ms. */
  seenAt: number
  /**
   * How far the wall clock was turned back and has not been set right since, ms. Absent in the records of earlier releases.
   */
  behind?: number
}

/** Reads the age counter without increasing it. */
export async function readAge(tx: Transaction): Promise<number> {
  return ((await tx.objectStore('meta').get('age')) as Age | undefined)?.age ?? 0
}

/** Increases the age counter by the time since the last reading, up to a plausible limit. */
export async function advanceAge(tx: Transaction, now: number): Promise<number> {
  const meta = tx.objectStore('meta')
  const last = (await meta.get('age')) as Age | undefined
  const { behind = 0, seenAt = now } = last ?? {}
  const passed = now - seenAt
  const step = plausible(passed, behind)
  const age = (last?.age ?? 0) + step
  await meta.put({ age, seenAt: now, behind: Math.max(behind + step - passed, 0) } satisfies Age, 'age')
  return age
}

// Of a step, only what it goes beyond the point from which the clock was turned back: a phone that loses its clock whenever its battery
// is empty, or gets a wrong one again and again, would add as much each time. One that stays far below that point is no return to
// it: that much time has passed since the last reading.
function plausible(passed: number, behind: number): number {
  const step = passed < behind / 2 ? passed : passed - behind
  return Math.min(Math.max(step, 0), MAX_STEP_MS)
}

/**
 * Removes delivered enquiries and drafts that have been stored long enough. Writes at most once an hour. Unsent enquiries have
 * no age and are never removed.
 */
export async function removeExpired(tx: Transaction, now: number, list: List): Promise<void> {
  const last = (await tx.objectStore('meta').get('age')) as Age | undefined
  if (last && now >= last.seenAt && now - last.seenAt < TIDY_EVERY_MS) return
  const age = await advanceAge(tx, now)
  const entries = tx.objectStore('entries')
  for (const entry of await list()) {
    if (isEntry(entry) && entry.state === 'sent' && age - entry.sentAtAge >= SENT_KEPT_MS) {
      await entries.delete(entry.id)
    }
  }
  const drafts = tx.objectStore('drafts')
  for (const draft of await drafts.getAll()) {
    // Earlier releases kept drafts without an age: it starts now.
    if (draft.savedAtAge === undefined) await drafts.put({ ...draft, savedAtAge: age })
    else if (age - draft.savedAtAge >= DRAFT_KEPT_MS) await drafts.delete(draft.key)
  }
}
