import { lighten, mix } from '../colour.ts'
import type { Stage } from '../scene.ts'
import { at, num, path, poly, rect, repeat } from '../shape.ts'
import type { Ink } from './bhutan-cliff.ts'

/** The temples on their ledge: white walls, dark red bands and gilded roofs; 460 wide, 250 tall. */
export function monastery(stage: Stage<Ink>): string {
  return (
    at(108, -30, 1, temple(stage, 132, 150, 2)) +
    at(-58, -22, 1, temple(stage, 150, 122, 2)) +
    at(196, 6, 1, temple(stage, 108, 92, 1)) +
    at(30, 22, 1, temple(stage, 128, 84, 1)) +
    at(-160, 22, 1, temple(stage, 96, 72, 1)) +
    stairs(stage)
  )
}

/** One temple on the origin, with walls that lean inwards. */
function temple(stage: Stage<Ink>, width: number, height: number, roofs: number): string {
  const { ink, lit, night } = stage
  const a = width / 2
  const b = a * 0.9
  const dim = mix(ink.wall, ink.shade, 0.36)
  const pane = night ? '#ffcf7a' : mix(ink.night, ink.maroon, 0.4)
  const roof = (y: number, reach: number, rise: number) =>
    poly(
      [
        [-reach, y],
        [-reach * 0.62, y - rise],
        [reach * 0.62, y - rise],
        [reach, y],
      ],
      ink.roof,
    ) +
    poly(
      [
        [lit * -reach, y],
        [lit * -reach * 0.62, y - rise],
        [lit * -reach * 0.1, y - rise],
        [lit * -reach * 0.24, y],
      ],
      lighten(ink.roof, -0.1),
    ) +
    rect(-reach, y, reach * 2, 5, mix(ink.maroon, ink.night, 0.3))
  const count = Math.max(3, Math.round(width / 32))
  const row = (y: number, size: number) =>
    repeat(count, (i) => rect(-b * 0.82 + (i * b * 1.64) / count + 3, y, (b * 1.64) / count - 7, size, pane))
  const upper =
    roofs > 1
      ? rect(-a * 0.36, -height - 46, a * 0.72, 30, ink.maroon) +
        rect(-a * 0.28, -height - 42, a * 0.56, 14, ink.marigold) +
        roof(-height - 44, a * 0.62, 22)
      : ''
  const tip = roofs > 1 ? -height - 64 : -height - 22
  return (
    poly(
      [
        [-a, 60],
        [-b, -height],
        [b, -height],
        [a, 60],
      ],
      ink.wall,
    ) +
    poly(
      [
        [-lit * a, 60],
        [-lit * b, -height],
        [-lit * b * 0.3, -height],
        [-lit * a * 0.36, 60],
      ],
      dim,
    ) +
    rect(-b, -height, b * 2, 26, ink.maroon) +
    repeat(count, (i) => rect(-b * 0.8 + (i * b * 1.6) / (count - 1) - 4, -height + 9, 8, 8, ink.marigold)) +
    row(-height + 36, 24) +
    (height > 100 ? row(-height + 78, 20) : '') +
    upper +
    roof(-height + 2, a * 1.2, 26) +
    path(`M-7 ${num(tip)}L0 ${num(tip - 34)}L7 ${num(tip)}Z`, ink.marigold)
  )
}

/** The stairs in the rock that lead up to the gate from the left. */
function stairs(stage: Stage<Ink>): string {
  const tread = mix(stage.ink.wall, stage.ink.cliff, 0.35)
  return (
    poly(
      [
        [-250, 92],
        [-206, 70],
        [-206, 84],
        [-250, 108],
      ],
      tread,
    ) +
    repeat(11, (i) =>
      rect(-206 + i * 17, 74 - (i < 6 ? i : 10 - i) * -4, 19, 9, i % 2 ? tread : lighten(tread, -0.05)),
    )
  )
}
