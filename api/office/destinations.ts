import type { Kysely } from 'kysely'
import { leadDestinations } from '../../src/contract/enquiry.ts'
import type { Assignment } from '../../src/contract/office.ts'
import type { Schema } from '../db/schema.ts'
import { readSetting } from './office-settings.ts'

/**
 * A destination of a rule that no lead can have; `undefined` without one. A name that a saved rule contains already is
 * accepted, because its destination may have left the catalogue since.
 */
export async function unknownDestination(
  kysely: Kysely<Schema>,
  { rules }: Assignment,
  catalogue: readonly string[],
): Promise<string | undefined> {
  const saved = (await readSetting(kysely, 'assignment')).value.rules
  const known = new Set(
    [...leadDestinations(catalogue), ...saved.flatMap(({ destinations }) => destinations)].map((name) =>
      name.toLowerCase(),
    ),
  )
  return rules.flatMap(({ destinations }) => destinations).find((name) => !known.has(name.toLowerCase()))
}
