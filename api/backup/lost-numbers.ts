import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { readSystemSettings } from '../db/settings.ts'
import { LAST_LEAD_SETTING, SKIPPED_NUMBERS, SKIPPED_SETTING } from './manifest.ts'

/** How many quotations of one lead may have been lost with a restore: their numbers stand in references, so the gap is small. */
const SKIPPED_QUOTATIONS = 100

/** Up to this number, versions of packages and orders may have been saved before a restore, and lost with it; 0 without one. */
export async function lostVersions(kysely: Kysely<Schema>): Promise<number> {
  const settings = await readSystemSettings(kysely, [SKIPPED_SETTING])
  return Number(settings.get(SKIPPED_SETTING) ?? 0)
}

/** Up to this number, quotations of the lead may have been lost with a restore; 0 for a lead that came after it. */
export async function lostQuotations(kysely: Kysely<Schema>, leadSeq: number): Promise<number> {
  const settings = await readSystemSettings(kysely, [SKIPPED_SETTING, LAST_LEAD_SETTING])
  if (leadSeq > Number(settings.get(LAST_LEAD_SETTING) ?? 0)) return 0
  return (Number(settings.get(SKIPPED_SETTING) ?? 0) / SKIPPED_NUMBERS) * SKIPPED_QUOTATIONS
}
