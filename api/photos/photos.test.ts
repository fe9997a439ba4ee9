import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StoredPhoto } from '../../src/contract/photo.ts'
import { PHOTO_FRAMES, type PhotoFrame, photoFile, photoShareFile } from '../../src/contract/photo-files.ts'
import { startApi, type TestApi } from '../../tests/support/api.ts'
import { playedKinds, useDatabase } from '../../tests/support/databases.ts'
import { backUp } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { createPhotoRenderer } from './photo-renderer.ts'
import { removeUnusedPhotos } from './unused-photos.ts'

describe.each(playedKinds())('uploaded photos (%s)', (kind) => {
  // A restore refuses a database with other connections.
  const { newUrl } = useDatabase(kind, { reused: false })
  let folder: string
  let url: string | undefined
  let api: TestApi
  let manager: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'photos-'))
    url = await newUrl()
    api = await open()
    manager = await api.signIn('manager')
  })
  afterEach(async () => {
    await api.close()
    await rm(folder, { recursive: true, force: true })
  })

  const open = (dataDir = join(folder, 'data')) => startApi({ dataDir, ...(url && { databaseUrl: url }) })
  const upload = (bytes: Uint8Array | string, cookie = manager) =>
    api.request('/api/staff/photos', {
      method: 'POST',
      headers: { cookie },
      body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
    })
  const uploaded = async (bytes: Uint8Array): Promise<StoredPhoto> => {
    const response = await upload(bytes)
    expect(response.status).toBe(201)
    return (await response.json()) as StoredPhoto
  }
  const edit = async (change: object) => {
    const response = await api.request('/api/packages/bali1', {
      method: 'PUT',
      headers: { cookie: manager, 'content-type': 'application/json' },
      body: JSON.stringify(change),
    })
    return { status: response.status, body: (await response.json()) as { message: string } }
  }

  // A process of its own makes them, which knows no database.
  it.runIf(kind === 'sqlite')(
    'stores an upright photo without metadata in every size, and another crop of it',
    async () => {
      const photo = await uploaded(await sideways())
      expect(photo).toMatchObject({ width: 960, height: 1440, focus: { x: 50, y: 50 } })
      for (const frame of Object.keys(PHOTO_FRAMES) as PhotoFrame[]) {
        const { ratio, widths, webp } = PHOTO_FRAMES[frame]
        for (const width of widths) {
          const found = await file(photoFile(photo.name, frame, width, 'avif'))
          expect(found.type).toBe('image/avif')
          const { format, exif, icc, xmp, iptc, ...size } = await sharp(found.bytes).metadata()
          expect([format, exif, icc, xmp, iptc]).toEqual(['heif', undefined, undefined, undefined, undefined])
          if (ratio) expect([size.width, size.height]).toEqual([width, (width * ratio[1]) / ratio[0]])
          else expect(Math.max(size.width, size.height)).toBe(width)
        }
        expect((await file(photoFile(photo.name, frame, webp, 'webp'))).type).toBe('image/webp')
      }
      const share = await file(photoShareFile(photo.name))
      expect(await sharp(share.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      // The upright photo is red above and blue below: the wide crop shows what the focus says.
      expect(await colourOf(photo, 'wide')).toBe('both')
      const crop = async (y: number) => {
        const body = { name: photo.name, focus: { x: 50, y } }
        return (await (
          await api.post('/api/staff/photos/crop', body, { cookie: manager })
        ).json()) as StoredPhoto
      }
      const top = await crop(0)
      expect(top.name).not.toBe(photo.name)
      expect(await colourOf(top, 'wide')).toBe('red')
      expect((await crop(0)).name).toBe(top.name)
    },
    120_000,
  )

  it('serves a file for a year, with an ETag, to everyone, and its bare name to apps of earlier releases', async () => {
    const photo = await uploaded(await still())
    const path = photoFile(photo.name, 'wide', 480, 'avif')
    const response = await api.request(path)
    const headers = Object.fromEntries(response.headers)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/avif',
      'x-content-type-options': 'nosniff',
    })
    const again = await api.request(path, { headers: { 'if-none-match': headers.etag ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    // The same photo again is the same files.
    expect((await uploaded(await still())).name).toBe(photo.name)
    expect((await file(photo.name)).type).toBe('image/webp')
    for (const missing of [
      '/uploads/x',
      `${photo.name}-wide-481.avif`,
      `/uploads/${'0'.repeat(20)}`,
      `${photo.name}-../`,
    ])
      expect((await api.request(missing)).status).toBe(404)
  }, 60_000)

  // The same before every database.
  it.runIf(kind === 'sqlite')(
    'refuses what is not a photo of a usable size, whatever it calls itself',
    async () => {
      const refusals: [string, Uint8Array | string, number, RegExp][] = [
        ['nothing', '', 400, /empty/],
        ['a page', '<!doctype html><script>alert(1)</script>', 400, /not a photo/],
        ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>', 400, /not a photo/],
        ['GIF', await plain(1500, 1000).gif().toBuffer(), 400, /not a photo/],
        ['TIFF', await plain(1500, 1000).tiff().toBuffer(), 400, /not a photo/],
        ['half a photo', (await still()).subarray(0, 4000), 400, /not a photo/],
        ['a small one', await plain(1199, 900).jpeg().toBuffer(), 400, /too small/],
        ['a strip', await plain(4000, 801).jpeg().toBuffer(), 400, /four times/],
        ['an animation', await animation(), 400, /animated/],
        ['a decompression bomb', await huge(), 400, /million pixels/],
        ['more than 12 MB', new Uint8Array(12 * 1024 * 1024 + 1), 413, /larger than 12 MB/],
      ]
      for (const [what, bytes, status, reason] of refusals) {
        const response = await upload(bytes)
        expect([what, response.status]).toEqual([what, status])
        expect(((await response.json()) as { message: string }).message).toMatch(reason)
      }
      for (const table of ['photo', 'photo_crop', 'photo_file'] as const)
        expect(await api.database.kysely.selectFrom(table).selectAll().execute()).toEqual([])
    },
    120_000,
  )

  it.runIf(kind === 'sqlite')('receives few photos of one person at the same time', async () => {
    const ends: (() => void)[] = []
    const slow = (cookie: string) => {
      // Read from only once the server receives it.
      const pull = (controller: ReadableStreamDefaultController) => {
        ends.push(() => controller.close())
        return new Promise<void>(() => {})
      }
      const request = {
        method: 'POST',
        headers: { cookie },
        body: new ReadableStream({ pull }, { highWaterMark: 0 }),
        duplex: 'half',
      }
      return api.request('/api/staff/photos', request)
    }
    const sent = Array.from({ length: 4 }, () => slow(manager))
    await expect.poll(() => ends).toHaveLength(4)
    expect((await upload('')).status).toBe(503)
    expect((await upload('', await api.signIn('owner'))).status).toBe(400)
    for (const end of ends) end()
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect((await upload('')).status).toBe(400)
  })

  it('needs the right to edit packages', async () => {
    expect((await upload('x', '')).status).toBe(401)
    expect((await upload('x', await api.signIn('agent'))).status).toBe(403)
  })

  it('a package has stored photos only, and the catalogue has what the page needs', async () => {
    const photo = await uploaded(await still())
    const before = await catalogue()
    const described = { ...photo, alt: 'Rice fields in the morning', day: 2 }
    expect((await edit({ photos: [{ ...described, alt: ' ' }] })).status).toBe(400)
    expect((await edit({ photos: [{ ...described, day: 30 }] })).status).toBe(400)
    expect((await edit({ photos: [{ ...described, width: 10 }] })).body.message).toMatch(/no longer stored/)
    const unknown = { ...described, name: `/uploads/${'a'.repeat(20)}` }
    expect((await edit({ photos: [described, unknown] })).body.message).toMatch(
      /^Photo 2 is no longer stored/,
    )
    expect((await edit({ packageImage: photo.name })).body.message).toMatch(/must be one of the photos/)

    expect((await edit({ photos: [described], packageImage: photo.name })).status).toBe(200)
    const after = await catalogue()
    expect(after.version).not.toBe(before.version)
    expect(after.bali1).toMatchObject({ photos: [described], packageImage: photo.name })
    expect((await edit({ photos: [], packageImage: 'bali' })).status).toBe(200)
    expect((await catalogue()).bali1).not.toHaveProperty('photos')
    // A version that has it keeps it, also long after.
    await removeUnusedPhotos(api.database, aHundredYearsOn())
    expect((await file(photo.name)).type).toBe('image/webp')
  }, 60_000)

  it('is in a backup, and there after a restore', async () => {
    const photo = await uploaded(await still())
    const path = photoFile(photo.name, 'tall', 360, 'avif')
    const { bytes } = await file(path)
    const place = { dataDir: join(folder, 'data'), url }
    const { folder: made } = await backUp(place, { into: join(folder, 'backups') })
    await api.database.kysely.deleteFrom('photo_file').execute()
    await api.close()
    await restore(made, place, { replace: true })
    api = await open()
    expect((await file(path)).bytes.equals(bytes)).toBe(true)
    const [row] = await api.database.kysely.selectFrom('photo').select('bytes').execute()
    expect((await sharp(row?.bytes).metadata()).format).toBe('jpeg')
  }, 60_000)

  async function file(path: string) {
    const response = await api.request(path)
    expect([path, response.status]).toEqual([path, 200])
    return {
      type: response.headers.get('content-type'),
      bytes: Buffer.from(await response.arrayBuffer()),
    }
  }
  async function colourOf({ name }: StoredPhoto, frame: PhotoFrame): Promise<string> {
    const { bytes } = await file(photoFile(name, frame, 480, 'avif'))
    const { channels } = await sharp(bytes).stats()
    const [red = 0, , blue = 0] = channels.map(({ mean }) => mean)
    if (red > 60 && blue > 60) return 'both'
    return red > blue ? 'red' : 'blue'
  }
  async function catalogue() {
    await api.catalogue.refresh()
    const { version, packages } = api.catalogue.current()
    return { version, bali1: packages.find(({ key }) => key === 'bali1') }
  }
})

describe('the process that prepares photos', () => {
  const job = { bytes: new Uint8Array(), focus: { x: 50, y: 50 }, isMaster: false }

  it('is ended when it takes too long or crashes, and the next photo is prepared', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'child-'))
    const [hanging, crashing] = [join(folder, 'hanging.mjs'), join(folder, 'crashing.mjs')]
    await writeFile(hanging, 'process.on("message", () => {}); setInterval(() => {}, 1000)')
    await writeFile(crashing, 'process.abort()')
    const slow = createPhotoRenderer({ child: hanging, limitMs: 300 })
    await expect(slow(job)).rejects.toMatchObject({ status: 503, message: expect.stringMatching(/too long/) })
    const broken = createPhotoRenderer({ child: crashing })
    await expect(broken(job)).rejects.toThrow(/could not be prepared/)
    await expect(broken(job)).rejects.toThrow(/could not be prepared/)
    await rm(folder, { recursive: true })
  })

  it('lets few photos wait at the same time', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'child-'))
    const hanging = join(folder, 'hanging.mjs')
    await writeFile(hanging, 'process.on("message", () => {}); setInterval(() => {}, 1000)')
    const render = createPhotoRenderer({ child: hanging, limitMs: 300 })
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => render(job)))
    const busy = results.filter(
      (one) => one.status === 'rejected' && /^Several photos/.test(one.reason.message),
    )
    expect(busy).toHaveLength(2)
    await rm(folder, { recursive: true })
  })
})

/** A hundred years from now. */
function aHundredYearsOn(): number {
  return Date.now() + 100 * 365 * 24 * 60 * 60 * 1000
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#3a7' }, limitInputPixels: false })
}

async function still(): Promise<Buffer> {
  return plain(1200, 800).jpeg().toBuffer()
}

// By its header; drawing so many pixels takes a second.
async function huge(): Promise<Buffer> {
  const png = await plain(1300, 900).png().toBuffer()
  png.writeUInt32BE(9000, 16)
  png.writeUInt32BE(9000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

// Stored lying on its side, as cameras do, with a position: upright it is 1000 × 1500, red above and blue below.
async function sideways(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 750, height: 1000, channels: 3, background } })
      .png()
      .toBuffer()
  return plain(1500, 1000)
    .composite([
      { input: await half('#d00000'), left: 0, top: 0 },
      { input: await half('#0000d0'), left: 750, top: 0 },
    ])
    .withExif({ IFD0: { Copyright: 'Asha' }, IFD3: { GPSLatitude: '8/1 30/1 0/1', GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

async function animation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#111', '#eee'].map((background) =>
      sharp({ create: { width: 1300, height: 900, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}
