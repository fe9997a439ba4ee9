import type { Kysely } from 'kysely'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { lockSequence } from '../db/sequence.ts'

/** A photo that no version of a package has is removed this long after its upload: devices keep unsaved packages for 30 days. */
const UNUSED_MS = 31 * 24 * 60 * 60 * 1000
/** Versions of packages that are read at once; other requests are answered between. */
const SLICE = 50
/** Photos that are removed at once. Few, because enquiries wait during the transaction and each has a dozen files. */
const BATCH_SIZE = 5
const PHOTO_NAMES = /\/uploads\/[0-9a-f]{20}/g

/**
 * Removes photos that were uploaded long ago and are in no version of a package, as after an edit that was given up. Returns how many;
 * ends early when `stop` aborts. The versions are read before the transactions, which read again only what was saved since.
 */
export async function removeUnusedPhotos(
  database: Database,
  now = Date.now(),
  stop?: AbortSignal,
): Promise<number> {
  const { kysely } = database
  const before = new Date(now - UNUSED_MS).toISOString()
  const old = await kysely.selectFrom('photo_crop').select('name').where('at', '<', before).execute()
  const unused = new Set(old.map(({ name }) => name))
  let lastRead = 0
  for (let read: number | undefined = 0; read !== undefined && unused.size > 0 && !stop?.aborted; ) {
    read = await keepUsed(kysely, unused, lastRead)
    lastRead = read ?? lastRead
    await letOthersIn()
  }
  let removed = 0
  const names = [...unused]
  while (names.length > 0 && !stop?.aborted) {
    removed += await removeBatch(database, names.splice(0, BATCH_SIZE), { before, lastRead })
    await letOthersIn()
  }
  return removed
}

/** Takes the photos that the next versions have out of a set. Returns the number of the last version read, `undefined` after all. */
async function keepUsed(
  kysely: Kysely<Schema>,
  unused: Set<string>,
  after: number,
): Promise<number | undefined> {
  const versions = await kysely
    .selectFrom('package_version')
    .select(['seq', 'document'])
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(SLICE)
    .execute()
  for (const { document } of versions)
    for (const [name] of document.matchAll(PHOTO_NAMES)) unused.delete(name)
  return versions.at(-1)?.seq
}

// Photos that were uploaded again, or got into a package, since they were found are kept.
async function removeBatch(
  { kysely, kind }: Database,
  names: string[],
  { before, lastRead }: { before: string; lastRead: number },
): Promise<number> {
  return kysely.transaction().execute(async (transaction) => {
    await lockSequence(transaction, kind)
    const unused = new Set(names)
    for (let read: number | undefined = lastRead; read !== undefined; )
      read = await keepUsed(transaction, unused, read)
    if (unused.size === 0) return 0
    const gone = await transaction
      .deleteFrom('photo_crop')
      .where('name', 'in', [...unused])
      .where('at', '<', before)
      .returning(['name', 'source'])
      .execute()
    if (gone.length === 0) return 0
    const goneNames = gone.map(({ name }) => name)
    await transaction.deleteFrom('photo_file').where('name', 'in', goneNames).execute()
    const sources = gone.map(({ source }) => source)
    await transaction
      .deleteFrom('photo')
      .where('source', 'in', sources)
      .where('source', 'not in', transaction.selectFrom('photo_crop').select('source'))
      .execute()
    return gone.length
  })
}
