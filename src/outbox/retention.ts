import type { Transaction } from './database.ts'

/** How long a delivered enquiry stays listed (design: 90 days), in ms of plausible time. */
export const SENT_KEPT_MS = 90 * 86_400_000
/** The most one look at the clock may add: a wall clock that jumps ten years ages nothing by ten years. */
export const MAX_STEP_MS = 31 * 86_400_000

interface Age {
  /** Plausible time passed since this device first kept an enquiry, ms. Never decreases. */
  age: number
  /** Wall clock at the last look, epoch ms. */
  seenAt: number
}

/** Reads the age counter and moves it on by the time since the last look, within reason. */
export async function ageOf(tx: Transaction, now: number): Promise<number> {
  const meta = tx.objectStore('meta')
  const last = (await meta.get('age')) as Age | undefined
  const step = last ? Math.min(Math.max(now - last.seenAt, 0), MAX_STEP_MS) : 0
  const age = (last?.age ?? 0) + step
  await meta.put({ age, seenAt: now } satisfies Age, 'age')
  return age
}

/** Removes delivered enquiries that have been kept long enough. Unsent ones have no age and are never looked at. */
export async function forgetOldSent(tx: Transaction, now: number): Promise<void> {
  const age = await ageOf(tx, now)
  const entries = tx.objectStore('entries')
  for (const entry of await entries.getAll()) {
    if (entry.state === 'sent' && entry.v === 1 && age - entry.sentAtAge >= SENT_KEPT_MS) {
      await entries.delete(entry.id)
    }
  }
}
