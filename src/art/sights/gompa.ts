import { poly, rect, repeat } from '../shape.ts'
import { block } from './parts.ts'
import type { SightStage } from './sight-scene.ts'

/** The five colours of prayer flags in their order. */
export const PRAYER = ['#2f6fc0', '#fff8ea', '#d8392f', '#3f9a56', '#f4b72c']

/** One flat-roofed white building of a monastery (gompa) with dark window frames, standing on (x, y). */
export function gompa(
  stage: SightStage,
  x: number,
  y: number,
  w: number,
  h: number,
  band: string,
  columns: number,
  rows = 1,
): string {
  const wall = '#fbf4e6'
  return (
    block(stage, x, y, w, h, wall, 0.1) +
    rect(x - w / 2 - 4, y - h - 10, w + 8, 12, band) +
    rect(x - w / 2, y - h + 2, w, 5, '#5a2f2a') +
    repeat(rows, (r) =>
      repeat(columns, (c) => {
        const cx = x - w / 2 + (w * (c + 0.5)) / columns
        const cy = y - h + 16 + ((h - 20) * r) / rows
        const s = Math.min(10, w / columns / 3.4)
        return (
          poly(
            [
              [cx - s, cy],
              [cx + s, cy],
              [cx + s * 1.25, cy + s * 2.6],
              [cx - s * 1.25, cy + s * 2.6],
            ],
            '#4a2a30',
          ) + rect(cx - s * 1.3, cy - 3, s * 2.6, 4, '#b8402f')
        )
      }),
    )
  )
}
