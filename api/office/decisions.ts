import type { Kysely } from 'kysely'
import * as v from 'valibot'
import {
  OFFICE_DECISIONS,
  OFFICE_DEFAULTS,
  type OfficeAnswer,
  type OfficeDecision,
  type OfficeValue,
} from '../../src/contract/office.ts'
import type { Schema } from '../db/schema.ts'

/** What the office decided on a matter, or what holds until it does. */
export async function readDecision<Name extends OfficeDecision>(
  kysely: Kysely<Schema>,
  name: Name,
): Promise<OfficeAnswer<Name>> {
  const row = await kysely
    .selectFrom('office')
    .select(['value', 'version'])
    .where('key', '=', name)
    .executeTakeFirst()
  return { value: parseDecision(name, row?.value), version: row?.version ?? 0 }
}

/** The decision in a row's text; an unreadable one must stop no enquiry. */
export function parseDecision<Name extends OfficeDecision>(
  name: Name,
  text: string | undefined,
): OfficeValue<Name> {
  if (text === undefined) return OFFICE_DEFAULTS[name]
  const parsed = v.safeParse(OFFICE_DECISIONS[name], JSON.parse(text))
  return (parsed.success ? parsed.output : OFFICE_DEFAULTS[name]) as OfficeValue<Name>
}

/** Writes a decision made on `version`; answers the new version, or `undefined` when somebody was faster. */
export async function writeDecision<Name extends OfficeDecision>(
  kysely: Kysely<Schema>,
  name: Name,
  value: OfficeValue<Name>,
  version: number,
): Promise<number | undefined> {
  const text = JSON.stringify(value)
  if (version === 0) {
    const added = await kysely
      .insertInto('office')
      .values({ key: name, value: text })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst()
    return Number(added.numInsertedOrUpdatedRows) === 1 ? 1 : undefined
  }
  const saved = await kysely
    .updateTable('office')
    .set({ value: text, version: version + 1 })
    .where('key', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  return Number(saved.numUpdatedRows) === 1 ? version + 1 : undefined
}
