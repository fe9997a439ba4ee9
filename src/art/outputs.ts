import type { Frame } from './scene.ts'

/** Widths in pixels each frame is rendered at; `fallback` is the one that also gets a WebP for browsers without AVIF. */
export const OUTPUTS: Partial<
  Record<Frame, { widths: readonly number[]; fallback: number; quality: number }>
> = {
  wide: { widths: [480, 720, 1200], fallback: 720, quality: 54 },
  tall: { widths: [360, 720], fallback: 720, quality: 54 },
  square: { widths: [240, 480], fallback: 480, quality: 54 },
  hero: { widths: [480, 720], fallback: 720, quality: 52 },
  banner: { widths: [1200, 1800], fallback: 1200, quality: 52 },
}

/** Where the pictures go, relative to the project. */
export const ART_FOLDER = 'public/art'

/** The largest an AVIF may be, in bytes, so that a page of cards stays light on a phone. */
export function budget(frame: Frame, width: number): number {
  if (frame === 'hero') return 30_000
  if (width <= 480) return 12_000
  return 60_000
}
