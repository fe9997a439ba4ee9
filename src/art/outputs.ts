import type { Frame } from './scene.ts'

/** How a frame is rendered: the widths in pixels, the width that is also written as WebP for browsers without AVIF, and the AVIF quality. */
interface Output {
  widths: readonly number[]
  fallback: number
  quality: number
}

/** For phones with a pixel ratio of 3: at a lower quality it has as many bytes as the width of 720, and is sharper on them. */
export const DENSE = { width: 1080, quality: 33 }

export const OUTPUTS: Partial<Record<Frame, Output>> = {
  wide: { widths: [480, 720, 1200], fallback: 720, quality: 54 },
  tall: { widths: [360, 720, DENSE.width], fallback: 720, quality: 54 },
  square: { widths: [240, 480], fallback: 480, quality: 54 },
  hero: { widths: [480, 720, DENSE.width], fallback: 720, quality: 49 },
  banner: { widths: [1200, 1800], fallback: 1200, quality: 52 },
}

/** The folder of the rendered pictures, relative to the project. */
export const ART_FOLDER = 'public/art'

/** The maximum size of an AVIF in bytes, so that a page of cards loads fast on a phone. */
export function budget(frame: Frame, width: number): number {
  if (frame === 'hero' || width === DENSE.width) return 30_000
  if (width <= 480) return 12_000
  return 60_000
}
