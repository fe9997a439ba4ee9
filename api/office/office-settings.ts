import type { Kysely } from 'kysely'
import * as v from 'valibot'
import {
  OFFICE_DEFAULTS,
  OFFICE_SETTINGS,
  type OfficeSetting,
  type OfficeSettingName,
  type OfficeSettingValue,
} from '../../src/contract/office.ts'
import type { Schema } from '../db/schema.ts'

const MAX_VERSION = 0x7fffffff

/** An office setting with its version; the default, with version 0, until it is saved. */
export async function readSetting<Name extends OfficeSettingName>(
  kysely: Kysely<Schema>,
  name: Name,
): Promise<OfficeSetting<Name>> {
  const row = await kysely
    .selectFrom('office')
    .select(['value', 'version'])
    .where('key', '=', name)
    .executeTakeFirst()
  return { value: parseSetting(name, row?.value), version: row?.version ?? 0 }
}

/** Parses a stored setting. A missing or invalid one gives the default, so that it never blocks an enquiry. */
export function parseSetting<Name extends OfficeSettingName>(
  name: Name,
  text: string | undefined,
): OfficeSettingValue<Name> {
  if (text === undefined) return OFFICE_DEFAULTS[name]
  const parsed = v.safeParse(OFFICE_SETTINGS[name], JSON.parse(text))
  return (parsed.success ? parsed.output : OFFICE_DEFAULTS[name]) as OfficeSettingValue<Name>
}

/** Saves a setting based on `version`; returns the new version, or `undefined` when `version` is not the current one. */
export async function writeSetting<Name extends OfficeSettingName>(
  kysely: Kysely<Schema>,
  name: Name,
  value: OfficeSettingValue<Name>,
  version: number,
): Promise<number | undefined> {
  // A number outside the range of versions cannot be compared in every database.
  if (!Number.isInteger(version) || version < 0 || version > MAX_VERSION) return undefined
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
