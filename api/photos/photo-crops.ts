import type { PhotoFocus } from '../../src/contract/photo.ts'
import { PHOTO_FRAMES, type PhotoFrame } from '../../src/contract/photo-files.ts'

/** A rectangle of a photo, in its pixels. */
export type Box = { left: number; top: number; width: number; height: number }

/** Longest side of the stored photo, from which other crops are made later. */
export const MASTER_SIDE = 2400
/** Longest side of the largest file that is not cropped. */
export const WHOLE_SIDE = Math.max(...PHOTO_FRAMES.whole.widths)
export const SHARE_SIZE = { width: 1200, height: 630 }

/** The largest part of a photo with that ratio; the same part as CSS `object-position` shows of it. */
export function cropBox(
  photo: { width: number; height: number },
  [across, down]: readonly [number, number],
  focus: PhotoFocus,
): Box {
  const scale = Math.min(photo.width / across, photo.height / down)
  const width = Math.min(photo.width, Math.round(across * scale))
  const height = Math.min(photo.height, Math.round(down * scale))
  return {
    width,
    height,
    left: Math.round(((photo.width - width) * focus.x) / 100),
    top: Math.round(((photo.height - height) * focus.y) / 100),
  }
}

/** The size of a photo that is not cropped, with that longest side at most. */
export function wholeSize(photo: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(photo.width, photo.height))
  return { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) }
}

/** Where an AVIF may still be this large, in bytes: a page of cards stays light on a phone. */
export function photoBudget(frame: PhotoFrame, width: number): number {
  if (frame === 'whole') return width > 720 ? 260_000 : 90_000
  if (width <= 480) return 32_000
  return width <= 720 ? 70_000 : 140_000
}
