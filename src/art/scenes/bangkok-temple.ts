import { lighten, mix } from '../colour.ts'
import type { Stage } from '../scene.ts'
import { at, num, path, poly, rect, repeat, stroke } from '../shape.ts'

/** The named colours of this scene. */
export type Ink = 'porcelain' | 'shade' | 'roof' | 'river' | 'city' | 'leaf' | 'marigold' | 'rose'

/** The large spire between four smaller ones, and two prayer halls on the river bank; 730 tall. */
export function temple(stage: Stage<Ink>): string {
  const { ink } = stage
  const wing = (side: -1 | 1) => at(side * 352, 0, [side * 0.46, 0.46], prang(stage, 0.8))
  return (
    at(-200, -40, 0.5, prang(stage, 0.62)) +
    at(200, -40, 0.5, prang(stage, 0.62)) +
    prang(stage, 1) +
    wing(-1) +
    wing(1) +
    at(-214, 0, 1, hall(stage)) +
    at(214, 0, [-1, 1], hall(stage)) +
    rect(-460, -22, 920, 24, mix(ink.porcelain, ink.shade, 0.3)) +
    rect(-460, -26, 920, 6, ink.porcelain)
  )
}

/** A rounded spire on terraces with steep stairs; 730 tall and 470 wide at its base. `rich` is the density of the ornament, lower for small spires. */
function prang(stage: Stage<Ink>, rich: number): string {
  const { ink, lit } = stage
  // [half of the width, bottom, top] of each storey.
  const storeys: [number, number, number][] = [
    [236, 0, 52],
    [206, 52, 100],
    [176, 100, 154],
    [146, 154, 206],
    [118, 206, 262],
    [94, 262, 322],
    [76, 322, 384],
    [62, 384, 440],
  ]
  const gem = [ink.marigold, ink.rose, mix(ink.river, '#8fe0d0', 0.5)]
  const block = ([reach, foot, top]: [number, number, number], i: number) => {
    const next = storeys[i + 1]?.[0] ?? 54
    const face = mix(ink.porcelain, ink.marigold, 0.1 * (i % 2))
    const lean = reach - (reach - next) * 0.4
    const count = Math.round((reach * 2) / 30)
    const body = (from: number, to: number, colour: string) =>
      poly(
        [
          [reach * from, -foot],
          [lean * from, -top],
          [lean * to, -top],
          [reach * to, -foot],
        ],
        colour,
      )
    const [a, b, c] = [face, mix(face, ink.shade, 0.3), mix(face, ink.shade, 0.68)]
    return (
      (lit < 0
        ? body(-1, -0.3, a) + body(-0.32, 0.42, b) + body(0.4, 1, c)
        : body(0.3, 1, a) + body(-0.42, 0.32, b) + body(-1, -0.4, c)) +
      rect(-reach - 5, -foot - 9, reach * 2 + 10, 9, mix(ink.porcelain, ink.shade, 0.16)) +
      rect(-reach - 5, -foot - 2, reach * 2 + 10, 4, mix(ink.shade, ink.leaf, 0.2), { opacity: 0.5 }) +
      repeat(Math.round(count * rich), (k) => {
        const px = -lean + ((k + 0.5) / Math.round(count * rich)) * lean * 2
        return path(
          `M${num(px - 7)} ${-foot - 12}V${-top + 20}Q${num(px)} ${-top + 8} ${num(px + 7)} ${-top + 20}V${-foot - 12}Z`,
          gem[(k + i) % 3] as string,
          {
            opacity: 0.62,
          },
        )
      })
    )
  }
  const cob = 'M-54 -440C-70 -520 -60 -600 -14 -646H14C60 -600 70 -520 54 -440Z'
  const dark =
    lit < 0
      ? 'M14 -440C26 -520 22 -600 2 -646H14C60 -600 70 -520 54 -440Z'
      : 'M-14 -440C-26 -520 -22 -600 -2 -646H-14C-60 -600 -70 -520 -54 -440Z'
  const rows = repeat(9, (i) =>
    rect(-66, -462 - i * 20, 132, 6, i % 2 ? ink.marigold : ink.rose, { opacity: 0.55 }),
  )
  const ribs = repeat(5, (i) =>
    stroke(`M${-36 + i * 18} -440Q${-42 + i * 21} -540 ${-8 + i * 4} -644`, ink.shade, 2.4, { opacity: 0.5 }),
  )
  const stair =
    poly(
      [
        [-34, 0],
        [-15, -322],
        [15, -322],
        [34, 0],
      ],
      mix(ink.shade, ink.leaf, 0.35),
    ) +
    repeat(24, (i) =>
      rect(-32 + i * 0.76, -10 - i * 13, 64 - i * 1.52, 3.4, mix(ink.porcelain, ink.shade, 0.5)),
    ) +
    stroke('M-36 0L-16 -322M36 0L16 -322', ink.porcelain, 5)
  return (
    storeys.map(block).join('') +
    path('M-26 -384V-420Q0 -450 26 -420V-384Z', mix(ink.shade, ink.leaf, 0.4)) +
    stair +
    path(cob, ink.porcelain) +
    path(dark, mix(ink.porcelain, ink.shade, 0.5)) +
    stage.clip(cob, rows + ribs) +
    rect(-58, -446, 116, 9, ink.porcelain) +
    path('M-14 -642Q-6 -680 -3 -736H3Q6 -680 14 -642Z', ink.marigold) +
    stroke(
      'M-16 -668Q-12 -690 0 -690Q12 -690 16 -668M-11 -694Q-8 -712 0 -712Q8 -712 11 -694',
      ink.marigold,
      3.4,
    )
  )
}

/** A prayer hall on the origin, with three overlapping roofs and pointed gable ends; 190 wide. */
function hall(stage: Stage<Ink>): string {
  const { ink, lit, night } = stage
  const wall = mix(ink.porcelain, '#ffffff', 0.3)
  const roof = (y: number, reach: number, rise: number) =>
    poly(
      [
        [-reach, y],
        [-reach * 0.72, y - rise],
        [reach * 0.72, y - rise],
        [reach, y],
      ],
      mix(ink.leaf, '#2f8a6b', night ? 0.2 : 0.55),
    ) +
    poly(
      [
        [-reach * 0.84, y - 3],
        [-reach * 0.64, y - rise + 3],
        [reach * 0.64, y - rise + 3],
        [reach * 0.84, y - 3],
      ],
      lit < 0 ? ink.roof : lighten(ink.roof, -0.04),
    ) +
    path(
      `M${-reach} ${y}Q${-reach - 6} ${y - 12} ${-reach - 3} ${y - 22}L${-reach + 10} ${y - 4}Z`,
      ink.marigold,
    ) +
    path(`M${reach} ${y}Q${reach + 6} ${y - 12} ${reach + 3} ${y - 22}L${reach - 10} ${y - 4}Z`, ink.marigold)
  return (
    rect(-78, -74, 156, 76, wall) +
    rect(lit < 0 ? 26 : -78, -74, 52, 76, mix(wall, ink.shade, 0.4)) +
    repeat(5, (i) => rect(-64 + i * 30, -54, 12, 44, night ? '#ffd98a' : mix(ink.shade, ink.leaf, 0.4))) +
    roof(-66, 104, 34) +
    roof(-94, 82, 34) +
    roof(-122, 58, 34) +
    path('M-4 -154L0 -184L4 -154Z', ink.marigold)
  )
}
