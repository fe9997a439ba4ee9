import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { PackagePhoto, PhotoFocus, StoredPhoto } from '../../src/contract/photo.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { lockSequence } from '../db/sequence.ts'
import { HttpError } from '../http/http-error.ts'
import { BoundedMap } from '../http/token-buckets.ts'
import type { RenderPhoto } from './photo-renderer.ts'

/** Part of every name: when the rendering changes, photos get new names, because devices cache files for a year. */
const RENDITION = 1
/** Files that are kept in memory, up to twice as many: without, each client that reads slowly would hold a copy of its own. */
const CACHED_FILES = 64
const CENTRE: PhotoFocus = { x: 50, y: 50 }

type FileBytes = Uint8Array<ArrayBuffer>

/** Uploaded photos, in the database: there two processes, and a backup, have all of them. */
export function createPhotoStore(database: Database, render: RenderPhoto) {
  const { kysely } = database
  const files = new BoundedMap<Promise<FileBytes | undefined>>(CACHED_FILES)

  // Uploading a stored photo again renews its upload time.
  async function touched(name: string): Promise<StoredPhoto | undefined> {
    const row = await kysely
      .updateTable('photo_crop')
      .set({ at: new Date().toISOString() })
      .where('name', '=', name)
      .returningAll()
      .executeTakeFirst()
    return row && { name, width: row.width, height: row.height, focus: { x: row.focus_x, y: row.focus_y } }
  }

  // A path names its content, so a file that is removed may be answered a little longer; a missing one may be added.
  async function readFile(path: string): Promise<FileBytes | undefined> {
    try {
      const query = kysely.selectFrom('photo_file').select('bytes').where('path', '=', path)
      const row = await query.executeTakeFirst()
      if (!row) files.delete(path)
      return row && new Uint8Array(row.bytes)
    } catch (error) {
      files.delete(path)
      throw error
    }
  }

  async function store(
    source: string,
    {
      bytes,
      focus,
      isMaster,
      actor,
    }: { bytes: Uint8Array; focus: PhotoFocus; isMaster: boolean; actor: string },
  ): Promise<StoredPhoto> {
    const name = nameOf(source, focus)
    const known = await touched(name)
    if (known) return known
    const { width, height, files, master } = await render({ bytes, focus, isMaster })
    const at = new Date().toISOString()
    await kysely.transaction().execute(async (transaction) => {
      // With the lock of the job that removes unused photos, which then sees this crop, or has removed the original before.
      await lockSequence(transaction, database.kind)
      // Two simultaneous uploads of one file insert the same rows.
      if (master)
        await transaction
          .insertInto('photo')
          .values({ source, bytes: Buffer.from(master), at, actor })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      await transaction
        .insertInto('photo_crop')
        .values({ name, source, width, height, focus_x: focus.x, focus_y: focus.y, at })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      for (const file of files)
        await transaction
          .insertInto('photo_file')
          .values({ path: `${name}-${file.suffix}`, name, bytes: Buffer.from(file.bytes) })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    })
    return { name, width, height, focus }
  }

  return {
    /** Stores an upload. Throws {@link HttpError} 400 for what is not a photo. */
    add: (bytes: Uint8Array, actor: string): Promise<StoredPhoto> => {
      const source = createHash('sha256').update(bytes).digest('hex')
      return store(source, { bytes, focus: CENTRE, isMaster: false, actor })
    },

    /** The same photo, cropped around another point. */
    crop: async (name: string, focus: PhotoFocus, actor: string): Promise<StoredPhoto> => {
      // A photo of long ago that no package has could be removed while it is cropped.
      await touched(name)
      const found = await kysely
        .selectFrom('photo_crop')
        .innerJoin('photo', 'photo.source', 'photo_crop.source')
        .select(['photo.source', 'photo.bytes'])
        .where('photo_crop.name', '=', name)
        .executeTakeFirst()
      if (!found) throw new HttpError(404, 'This photo is no longer stored. Please upload it again.')
      return store(found.source, { bytes: found.bytes, focus, isMaster: true, actor })
    },

    /** The bytes of one file, the same for all who ask for it; `undefined` when there is none with that path. */
    file: (path: string): Promise<FileBytes | undefined> => {
      const known = files.get(path)
      if (known) return known
      const read = readFile(path)
      files.add(path, read)
      return read
    },
  }
}
export type PhotoStore = ReturnType<typeof createPhotoStore>

/** The given photos that are not stored in this form. Call it in the transaction that saves the package. */
export async function missingPhotos(
  transaction: Kysely<Schema>,
  photos: readonly Pick<PackagePhoto, 'name' | 'width' | 'height' | 'focus'>[],
): Promise<string[]> {
  if (photos.length === 0) return []
  const names = photos.map(({ name }) => name)
  const rows = await transaction.selectFrom('photo_crop').selectAll().where('name', 'in', names).execute()
  const stored = new Map(rows.map((row) => [row.name, row]))
  return photos.flatMap(({ name, width, height, focus }) => {
    const row = stored.get(name)
    const isSame =
      row?.width === width && row.height === height && row.focus_x === focus.x && row.focus_y === focus.y
    return isSame ? [] : [name]
  })
}

function nameOf(source: string, { x, y }: PhotoFocus): string {
  const hash = createHash('sha256').update(`${RENDITION} ${source} ${x} ${y}`).digest('hex')
  return `/uploads/${hash.slice(0, 20)}`
}
