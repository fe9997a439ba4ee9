import type { Frame } from './scene.ts'

/** How one frame is rendered: the widths in pixels; `fallback` is the one that also gets a WebP for browsers without AVIF. */
interface Output {
  widths: readonly number[]
  fallback: number
  quality: number
}

/** For phones with three pixels to one of CSS: more pixels at a lower quality are sharper there, in as many bytes as 720. */
export const DENSE = { width: 1080, quality: 33 }

export const OUTPUTS: Partial<Record<Frame, Output>> = {
  wide: { widths: [480, 720, 1200], fallback: 720, quality: 54 },
  tall: { widths: [360, 720, DENSE.width], fallback: 720, quality: 54 },
  square: { widths: [240, 480], fallback: 480, quality: 54 },
  hero: { widths: [480, 720, DENSE.width], fallback: 720, quality: 49 },
  banner: { widths: [1200, 1800], fallback: 1200, quality: 52 },
}

/** Where the pictures go, relative to the project. */
export const ART_FOLDER = 'public/art'

/** The largest an AVIF may be, in bytes, so that a page of cards stays light on a phone. */
export function budget(frame: Frame, width: number): number {
  if (frame === 'hero' || width === DENSE.width) return 30_000
  if (width <= 480) return 12_000
  return 60_000
}
