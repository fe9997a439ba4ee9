import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'

/** Only the account that made it may read a backup: it holds personal data and keys. */
export const PRIVATE_FILE = 0o600
export const PRIVATE_FOLDER = 0o700

/**
 * How many numbers a restored database skips. What was stored after the backup had these numbers: travellers were given references
 * made from them, open inboxes continue after the last event they have seen, and open forms name the saved version that they show.
 */
export const SKIPPED_NUMBERS = 1_000_000

/**
 * The same where a backup is restored again: the present database has skipped `present` numbers in all and the backup `restored`, and what
 * came since the first restore has numbers, too.
 */
export function numbersToSkip({ present, restored }: { present: number; restored: number }): number {
  return Math.max(0, present - restored) + SKIPPED_NUMBERS
}

/** Counters of savings, by which what is written says what it is based on; a backup of an early release does not have all tables. */
export const SAVE_COUNTERS = [
  ['quotation', 'draft_version'],
  ['message_template', 'version'],
  ['office', 'version'],
] as const

/** Settings of a restored database: how many numbers were skipped in all, and the number of the last lead that was restored. */
export const SKIPPED_SETTING = 'restore-skipped-numbers'
export const LAST_LEAD_SETTING = 'restore-last-lead'

/** Tables of what gives access for a time: it may have been used, withdrawn or ended since the backup, so none of it is restored. */
export const ACCESS_TABLES = ['session', 'invite', 'verification'] as const

const MANIFEST = 'manifest.json'
const FORMAT = 1

const ManifestSchema = v.object({
  format: v.literal(FORMAT),
  /** ISO instant at which the backup began; every lead stored before is in it. */
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Version of the app that made it. */
  release: v.string(),
  database: v.picklist(['sqlite', 'postgres']),
  /** Name of the last migration of the database. */
  schema: v.string(),
  file: v.picklist(['database.sqlite', 'database.dump']),
  bytes: v.number(),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})
export type Manifest = v.InferOutput<typeof ManifestSchema>

/** A sentence for the person at the command line. */
export class BackupError extends Error {}

/** Describes the finished file of a backup, and writes the description beside it. */
export async function writeManifest(
  folder: string,
  about: Omit<Manifest, 'format' | 'bytes' | 'sha256'>,
): Promise<Manifest> {
  const manifest = { format: FORMAT, ...about, ...(await measure(join(folder, about.file))) } as const
  await writeDurably(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/** Reads a backup's description. Throws {@link BackupError} when it is none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`${folder} is not a backup: it has no ${MANIFEST}.`)
  })
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), ManifestSchema), text)
  if (!result.success)
    throw new BackupError(`The backup ${folder} is damaged: its ${MANIFEST} cannot be read.`)
  return result.output
}

/** Throws {@link BackupError} unless the backup's file is the one that was written. */
export async function assertUndamaged(folder: string, manifest: Manifest): Promise<void> {
  const found = await measure(join(folder, manifest.file)).catch(() => undefined)
  if (found?.sha256 !== manifest.sha256 || found.bytes !== manifest.bytes)
    throw new BackupError(
      `The backup ${folder} is damaged: ${manifest.file} is not the file that was written. Use an earlier backup.`,
    )
}

/** Waits until a file or folder is on disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function measure(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(file), async (chunks) => {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.length
    }
  })
  return { bytes, sha256: hash.digest('hex') }
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', PRIVATE_FILE)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
