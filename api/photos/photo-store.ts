import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { PackagePhoto, PhotoFocus, StoredPhoto } from '../../src/contract/photo.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { lockSequence } from '../db/sequence.ts'
import { HttpError } from '../http/http-error.ts'
import type { RenderPhoto } from './photo-renderer.ts'

/** Part of every name: when the rendering changes, photos get new names, because devices cache files for a year. */
const RENDITION = 1
/** A photo that no version of a package has is removed this long after its upload: devices keep unsaved packages for 30 days. */
const UNUSED_MS = 31 * 24 * 60 * 60 * 1000
const CENTRE: PhotoFocus = { x: 50, y: 50 }

/** Uploaded photos, in the database: there two processes, and a backup, have all of them. */
export function createPhotoStore(database: Database, render: RenderPhoto) {
  const { kysely } = database

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
      await lockSequence(transaction, database.kind)
      await removeUnused(transaction, Date.now())
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
      const found = await kysely
        .selectFrom('photo_crop')
        .innerJoin('photo', 'photo.source', 'photo_crop.source')
        .select(['photo.source', 'photo.bytes'])
        .where('photo_crop.name', '=', name)
        .executeTakeFirst()
      if (!found) throw new HttpError(404, 'This photo is no longer stored. Please upload it again.')
      return store(found.source, { bytes: found.bytes, focus, isMaster: true, actor })
    },

    /** The bytes of one file; `undefined` when there is none with that path. */
    file: async (path: string): Promise<Buffer | undefined> => {
      const row = await kysely
        .selectFrom('photo_file')
        .select('bytes')
        .where('path', '=', path)
        .executeTakeFirst()
      return row?.bytes
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

/** Removes photos that were uploaded long ago and are in no version of a package, as after an edit that was given up. */
export async function removeUnused(transaction: Kysely<Schema>, now: number): Promise<void> {
  const before = new Date(now - UNUSED_MS).toISOString()
  const unused = await transaction
    .selectFrom('photo_crop')
    .select('name')
    .where('at', '<', before)
    .where(
      sql<boolean>`not exists (select 1 from package_version where document like '%' || photo_crop.name || '%')`,
    )
    .execute()
  if (unused.length === 0) return
  const names = unused.map(({ name }) => name)
  await transaction.deleteFrom('photo_file').where('name', 'in', names).execute()
  await transaction.deleteFrom('photo_crop').where('name', 'in', names).execute()
  await transaction
    .deleteFrom('photo')
    .where('source', 'not in', transaction.selectFrom('photo_crop').select('source'))
    .execute()
}

function nameOf(source: string, { x, y }: PhotoFocus): string {
  const hash = createHash('sha256').update(`${RENDITION} ${source} ${x} ${y}`).digest('hex')
  return `/uploads/${hash.slice(0, 20)}`
}
