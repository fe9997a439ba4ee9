// Decodes and crops one photo in a process of its own: a file that crashes the decoder, or needs too much memory, ends
// this process and not the server. It has no environment and no database.
import sharp, { type Sharp } from 'sharp'
import { MAX_PHOTO_PIXELS, MIN_PHOTO_SIDES } from '../../src/contract/photo.ts'
import { PHOTO_FRAMES, type PhotoFrame } from '../../src/contract/photo-files.ts'
import { cropBox, MASTER_SIDE, photoBudget, SHARE_SIZE, WHOLE_SIDE, wholeSize } from './photo-crops.ts'
import type { PhotoAnswer, PhotoJob, RenderedFile } from './photo-renderer.ts'

const FORMATS = ['jpeg', 'png', 'webp', 'heif']
const UNREADABLE = 'This file is not a photo that can be read. Please use a JPEG, PNG, WebP or AVIF file.'
const TOO_LARGE = `This photo has more than ${MAX_PHOTO_PIXELS / 1_000_000} million pixels. Please make it smaller first.`
const QUALITY_STEPS = [54, 46, 38]

// Only the decoders of these formats can be reached, whatever a file says it is.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
sharp.concurrency(1)
sharp.cache(false)

class Refused extends Error {}

process.once('message', (job: PhotoJob) => {
  work(job)
    .catch((error: Error): PhotoAnswer => {
      if (error instanceof Refused) return { refused: error.message }
      return { refused: /pixel limit/.test(error.message) ? TOO_LARGE : UNREADABLE }
    })
    .then((answer) => process.send?.(answer, () => process.disconnect()))
})
// The server has stopped, so nobody waits for the result.
process.once('disconnect', () => process.exit(0))

type Upright = { data: Buffer; width: number; height: number }

async function work({ bytes, focus, isMaster }: PhotoJob): Promise<PhotoAnswer> {
  const upright = await decode(bytes)
  const files: RenderedFile[] = []
  for (const frame of Object.keys(PHOTO_FRAMES) as PhotoFrame[]) {
    const { ratio, widths, webp } = PHOTO_FRAMES[frame]
    for (const width of widths) {
      const sized = ratio
        ? cropped(upright, cropBox(upright, ratio, focus), width, Math.round((width * ratio[1]) / ratio[0]))
        : whole(upright, width)
      files.push({ suffix: `${frame}-${width}.avif`, bytes: await avif(sized, photoBudget(frame, width)) })
      if (width === webp)
        files.push({
          suffix: `${frame}-${width}.webp`,
          bytes: await sized.clone().webp({ quality: 72, effort: 4 }).toBuffer(),
        })
    }
  }
  const share = cropped(
    upright,
    cropBox(upright, [SHARE_SIZE.width, SHARE_SIZE.height], focus),
    SHARE_SIZE.width,
    SHARE_SIZE.height,
  )
  files.push({
    suffix: 'share-1200.jpg',
    bytes: await share.jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
  })
  const master = isMaster ? undefined : await open(upright).jpeg({ quality: 90, mozjpeg: true }).toBuffer()
  return { ...wholeSize(upright, WHOLE_SIDE), files, ...(master && { master }) }
}

// Upright and in sRGB, without any metadata: position, camera and owner are not published.
async function decode(bytes: Uint8Array): Promise<Upright> {
  const input = sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error' })
  const found = await input.metadata()
  if (found.format === 'heif' && found.compression !== 'av1')
    throw new Refused('This is a HEIC photo, which browsers cannot show. Please save it as JPEG first.')
  if (!FORMATS.includes(found.format)) throw new Refused(UNREADABLE)
  if ((found.pages ?? 1) > 1) throw new Refused('This picture is animated. Please choose a still photo.')
  const { long, short } = MIN_PHOTO_SIDES
  const sides = [found.width, found.height]
  if (Math.max(...sides) < long || Math.min(...sides) < short)
    throw new Refused(
      `This photo is too small: ${found.width} × ${found.height} pixels. It must have at least ${long} × ${short}.`,
    )
  // A strip much longer than wide has no crop that shows it.
  if (Math.max(...sides) > 4 * Math.min(...sides))
    throw new Refused('This photo is more than four times as long as wide. Please crop it first.')
  const { data, info } = await input
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new Refused(UNREADABLE)
  return { data, width: info.width, height: info.height }
}

function open({ data, width, height }: Upright): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

function cropped(photo: Upright, box: ReturnType<typeof cropBox>, width: number, height: number): Sharp {
  return open(photo).extract(box).resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
}

function whole(photo: Upright, side: number): Sharp {
  const { width, height } = wholeSize(photo, side)
  return open(photo).resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
}

async function avif(image: Sharp, most: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  for (const quality of QUALITY_STEPS) {
    bytes = await image.clone().avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer()
    if (bytes.byteLength <= most) break
  }
  return bytes
}
