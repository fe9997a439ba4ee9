import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** The installation's secret of that name, made at its first use. Two processes that ask at once get the same. */
export async function secretSetting(kysely: Kysely<Schema>, key: string): Promise<string> {
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

/** Sets a mark of the installation. */
export async function setMark(kysely: Kysely<Schema>, key: string, value: string): Promise<void> {
  await kysely
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** The marks of these keys, as far as they are set. */
export async function readMarks(kysely: Kysely<Schema>, keys: string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await kysely.selectFrom('setting').selectAll().where('key', 'in', keys).execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}
