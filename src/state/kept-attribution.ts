import * as v from 'valibot'
import { type Attribution, AttributionSchema } from '../contract/enquiry.ts'
import { LOCAL_KEYS } from '../contract/storage-names.ts'
import { parseStored, readLocal } from './web-storage.ts'

/** What `recordVisit` has kept; apart from it, because every page records its visit and only forms read it. */
export function readAttribution(): Attribution | undefined {
  const stored = v.safeParse(AttributionSchema, parseStored(readLocal(LOCAL_KEYS.attribution)))
  return stored.success ? stored.output : undefined
}
