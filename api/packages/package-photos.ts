import type { Kysely } from 'kysely'
import type { PackageState } from '../../src/contract/package-edit.ts'
import { isUploadedPhoto } from '../../src/contract/photo-files.ts'
import type { Schema } from '../db/schema.ts'
import { missingPhotos } from '../photos/photo-store.ts'
import type { Fields } from './package-rules.ts'
import { PackageRefusal } from './refusal.ts'

/** Refuses photos that are not stored: travellers would see broken pictures. Call it in the transaction of the save. */
export async function assertStoredPhotos(
  transaction: Kysely<Schema>,
  versions: readonly { state: PackageState; fields: Fields }[],
): Promise<void> {
  for (const { state, fields } of versions) {
    if (state === 'archived') continue
    const { photos = [], packageImage = '' } = fields
    const missing = await missingPhotos(transaction, photos)
    const numbers = photos.flatMap(({ name }, at) => (missing.includes(name) ? [at + 1] : []))
    if (numbers.length > 0) {
      const message = `Photo ${numbers.join(' and ')} is no longer stored. Please upload it again.`
      throw new PackageRefusal(400, message, { photos: message })
    }
    if (isUploadedPhoto(packageImage) && photos.every(({ name }) => name !== packageImage)) {
      const message = 'The lead picture must be one of the photos of this package.'
      throw new PackageRefusal(400, message, { packageImage: message })
    }
  }
}
