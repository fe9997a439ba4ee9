import type { Database } from '../db/open.ts'
import { readSystemSettings, writeSystemSetting } from '../db/settings.ts'

/** Setting with the instant of the last run of the daily jobs and, while the clock is not believed, that of the first run since it jumped. */
const SETTING = 'daily-jobs-ran'
/** Longer than a server is switched off. */
const LONGEST_GAP_MS = 40 * 86_400_000
/** How long the clock has to stay where it jumped to: about the time between two runs. */
const CONFIRMED_AFTER_MS = 20 * 3_600_000

/**
 * Whether what has expired may be deleted by this clock. Where it is weeks ahead of the last run it may be wrong, and what is deleted does
 * not come back once it is right: it is believed a day later.
 */
export async function isClockBelieved({ kysely }: Database, now = Date.now()): Promise<boolean> {
  const known = (await readSystemSettings(kysely, [SETTING])).get(SETTING)
  const at = new Date(now).toISOString()
  const [ran = at, since] = known?.split(' ') ?? [await lastSeen(kysely)]
  const hasJumped = now - Date.parse(ran) > LONGEST_GAP_MS
  const isConfirmed = since !== undefined && now - Date.parse(since) >= CONFIRMED_AFTER_MS
  const isBelieved = !hasJumped || isConfirmed
  await writeSystemSetting(kysely, SETTING, isBelieved ? at : `${ran} ${since ?? at}`)
  return isBelieved
}

// Where the jobs have not run so far: the arrival of the last lead, or what staff did since.
async function lastSeen(kysely: Database['kysely']): Promise<string | undefined> {
  const lead = kysely.selectFrom('lead').select('received_at as at').orderBy('seq', 'desc').limit(1)
  const audit = kysely.selectFrom('audit').select('at').orderBy('seq', 'desc').limit(1)
  const [arrival, action] = await Promise.all([lead.executeTakeFirst(), audit.executeTakeFirst()])
  return [arrival?.at, action?.at]
    .filter((at) => at !== undefined)
    .toSorted()
    .at(-1)
}
