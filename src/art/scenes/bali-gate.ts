import { lighten, mix } from '../colour.ts'
import type { Stage } from '../scene.ts'
import { num, path, poly, rect, repeat } from '../shape.ts'

/** The named colours of this scene. */
export type Ink = 'brick' | 'stone' | 'volcano' | 'terrace' | 'jungle' | 'leaf' | 'marigold' | 'cream'

/** One half of the gate: its vertical inner face is on x = 0, and its steps go down to the left; 600 tall. */
export function half(stage: Stage<Ink>, mirrored = false): string {
  const { ink } = stage
  const brick = mirrored ? mix(ink.brick, ink.leaf, 0.12) : ink.brick
  const trim = ink.stone
  const tiers = 9
  let y = 0
  let out = ''
  for (let i = 0; i < tiers; i++) {
    const t = i / (tiers - 1)
    const width = 205 * (1 - t) ** 0.82 + 26
    const height = i === 0 ? 132 : 74 - 46 * t ** 0.8
    const flare = 20 - 9 * t
    out += rect(-width, y - height, width, height, brick)
    out += rect(-width, y - height, width * 0.3, height, lighten(brick, -0.07))
    out += panel(width, y, height, brick, trim)
    const slab = y - height
    out += path(
      `M${num(-width - flare)} ${num(slab - 24 + 9 * t)}Q${num(-width - flare * 0.5)} ${num(slab - 2)} ${num(-width)} ${num(slab)}L0 ${num(slab)}L0 ${num(slab + 10 - 3 * t)}L${num(-width - 2)} ${num(slab + 10 - 3 * t)}Q${num(-width - flare)} ${num(slab + 4)} ${num(-width - flare)} ${num(slab - 24 + 9 * t)}Z`,
      trim,
    )
    out += rect(-width, slab + 10 - 3 * t, width, 5, lighten(brick, -0.13))
    y = slab
  }
  const crest = path(
    `M0 ${num(y)}L-30 ${num(y)}Q-33 ${num(y - 26)} -16 ${num(y - 40)}Q-6 ${num(y - 52)} 0 ${num(y - 82)}Z`,
    trim,
  )
  const base =
    rect(-262, -46, 262, 46, lighten(trim, -0.1)) +
    rect(-272, -54, 272, 13, trim) +
    rect(-262, -41, 262, 6, lighten(brick, -0.13))
  const glow = rect(-9, y - 30, 9, -y + 30 - 54, mix(ink.cream, ink.marigold, 0.25))
  return out + crest + base + glow
}

/** The carved middle part of one tier. */
function panel(width: number, y: number, height: number, brick: string, trim: string): string {
  if (height < 36) return ''
  const cx = -width * 0.5
  const s = height * 0.3
  const cy = y - height * 0.45
  return (
    poly(
      [
        [cx, cy - s],
        [cx + s * 1.5, cy],
        [cx, cy + s],
        [cx - s * 1.5, cy],
      ],
      lighten(brick, -0.12),
    ) +
    poly(
      [
        [cx, cy - s * 0.55],
        [cx + s * 0.8, cy],
        [cx, cy + s * 0.55],
        [cx - s * 0.8, cy],
      ],
      trim,
    )
  )
}

/** The stairs to the gate. */
export function steps(stage: Stage<Ink>, x: number, ground: number, size: number): string {
  const { ink, h } = stage
  const bottom = h + 10
  const approach = poly(
    [
      [x - 84 * size, ground],
      [x + 84 * size, ground],
      [x + 330 * size, bottom],
      [x - 330 * size, bottom],
    ],
    mix(ink.stone, ink.brick, 0.18),
  )
  const count = 7
  const treads = repeat(count, (i) => {
    const t = (i / count) ** 1.5
    const y = ground + (bottom - ground) * t
    const reach = (84 + 246 * t) * size
    return (
      rect(x - reach, y, reach * 2, (5 + 13 * t) * size, mix(ink.cream, ink.stone, 0.35)) +
      rect(x - reach, y + (5 + 13 * t) * size, reach * 2, (3 + 9 * t) * size, mix(ink.stone, ink.brick, 0.42))
    )
  })
  const lawn = poly(
    [
      [-10, ground - 6 * size],
      [stage.w + 10, ground - 6 * size],
      [stage.w + 10, bottom],
      [-10, bottom],
    ],
    stage.gradient([mix(ink.terrace, ink.jungle, 0.35), ink.jungle]),
  )
  return lawn + approach + treads
}
