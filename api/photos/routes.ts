import { type Context, Hono } from 'hono'
import { MAX_PHOTO_BYTES, PhotoCropSchema, type StoredPhoto } from '../../src/contract/photo.ts'
import { isUploadedPhoto, PHOTO_FRAMES, photoFile } from '../../src/contract/photo-files.ts'
import { requireRole, type StaffEnv, staffOf } from '../auth/guard.ts'
import { readBytes } from '../http/body.ts'
import { HttpError } from '../http/http-error.ts'
import { readJson } from '../http/json-input.ts'
import type { Respond } from '../http/security.ts'
import { tooManyPhotos } from './photo-renderer.ts'
import type { PhotoStore } from './photo-store.ts'

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
/** Uploads that are received from one person at the same time; each is in memory. The desk sends one after the other. */
const MAX_RECEIVED = 4
/** A path names its content, which never changes. */
const FOREVER = 'public, max-age=31536000, immutable'
const FILE = /^\/uploads\/[0-9a-f]{20}-[a-z]+-\d+\.(avif|webp|jpg)$/

/** Uploads of photos for those who may edit packages, and their files for everyone. */
export function createPhotoRoutes({ photos, respond }: { photos: PhotoStore; respond: Respond }) {
  const manager = requireRole('manager', respond)
  const received = new Map<string, number>()

  async function add(c: Context<StaffEnv>): Promise<StoredPhoto> {
    const bytes = await readBytes(c, MAX_PHOTO_BYTES)
    if (!bytes) throw new HttpError(413, 'This photo is larger than 12 MB. Please make it smaller first.')
    if (bytes.byteLength === 0) throw new HttpError(400, 'This file is empty.')
    return photos.add(bytes, staffOf(c).id)
  }

  return new Hono<StaffEnv>()
    .post('/api/staff/photos', manager, async (c) => {
      if (c.req.header('content-encoding')) throw new HttpError(415, 'Please send the photo as it is.')
      const { id } = staffOf(c)
      const others = received.get(id) ?? 0
      if (others >= MAX_RECEIVED) throw tooManyPhotos()
      received.set(id, others + 1)
      try {
        return respond(201, await add(c))
      } finally {
        const left = (received.get(id) ?? 1) - 1
        if (left > 0) received.set(id, left)
        else received.delete(id)
      }
    })
    .post('/api/staff/photos/crop', manager, async (c) => {
      const { name, focus } = await readJson(c, PhotoCropSchema)
      return respond(200, await photos.crop(name, focus, staffOf(c).id))
    })
    .get('/uploads/:file', async (c) => {
      // Apps of earlier releases ask for the bare name of a package's picture.
      const path = isUploadedPhoto(c.req.path)
        ? photoFile(c.req.path, 'wide', PHOTO_FRAMES.wide.webp, 'webp')
        : c.req.path
      const [, extension = ''] = FILE.exec(path) ?? []
      const type = TYPES[extension]
      const headers = { 'Cache-Control': FOREVER, ETag: `"${path.slice('/uploads/'.length)}"` }
      if (!type) return respond(404, { message: 'There is nothing here.' })
      // A name is a digest of the content, so a file with that name never changes.
      if (c.req.header('if-none-match')?.includes(headers.ETag))
        return new Response(null, { status: 304, headers })
      const bytes = await photos.file(path)
      if (!bytes) return respond(404, { message: 'There is no such photo.' })
      return new Response(bytes, {
        headers: { ...headers, 'Content-Type': type, 'Content-Length': String(bytes.byteLength) },
      })
    })
}
