import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Reads a secret of the installation, created at first use; concurrent processes get the same one. */
export async function readOrCreateSecret(kysely: Kysely<Schema>, key: string): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await kysely
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const row = await kysely
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return row.value
}

/** Saves an internal setting. */
export async function writeSystemSetting(kysely: Kysely<Schema>, key: string, value: string): Promise<void> {
  await kysely
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Reads internal settings; a key that is not set is missing in the result. */
export async function readSystemSettings(
  kysely: Kysely<Schema>,
  keys: string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await kysely.selectFrom('setting').selectAll().where('key', 'in', keys).execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}
