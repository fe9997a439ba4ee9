import { lighten } from '../colour.ts'
import { sea } from '../parts/sea.ts'
import { path } from '../shape.ts'
import type { MotifStage } from './motif.ts'

export const openWater = (stage: MotifStage, top: number, rows = 7) =>
  sea(stage, {
    top,
    far: lighten(stage.ink.water, 0.06),
    near: stage.ink.deep,
    foam: lighten(stage.ink.water, 0.16),
    rows,
  })

export const blobRock = (x: number, y: number, r: number, colour: string) =>
  path(
    `M${x - r} ${y + r * 0.5}Q${x - r * 0.9} ${y - r * 0.6} ${x - r * 0.1} ${y - r * 0.7}Q${x + r * 0.8} ${y - r * 0.5} ${x + r} ${y + r * 0.5}Z`,
    colour,
  ) +
  path(
    `M${x - r * 0.7} ${y - r * 0.2}Q${x - r * 0.3} ${y - r * 0.7} ${x + r * 0.3} ${y - r * 0.6}Q${x} ${y - r * 0.4} ${x - r * 0.2} ${y + r * 0.1}Z`,
    lighten(colour, 0.08),
  )
