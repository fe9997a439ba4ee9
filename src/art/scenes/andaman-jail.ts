import { lighten, mix } from '../colour.ts'
import { person } from '../parts/life.ts'
import { between } from '../random.ts'
import type { Stage } from '../scene.ts'
import { at, circle, num, type Point, path, poly, rect, repeat } from '../shape.ts'

/** The named colours of this scene. */
export type Ink = 'wall' | 'roof' | 'sea' | 'shoal' | 'forest' | 'leaf' | 'marigold' | 'coral'

/** The jail on the origin: a watchtower and two wings with three storeys of cells, which come towards the viewer; 330 tall. */
export function jail(stage: Stage<Ink>): string {
  const { ink, lit, night } = stage
  const wall = mix(ink.wall, '#ffe2ac', night ? 0.1 : 0)
  const shade = mix(wall, mix(ink.roof, '#6b4a78', 0.55), 0.42)
  const dark = night ? '#ffd98a' : mix(ink.leaf, ink.roof, 0.3)
  const trim = lighten(wall, 0.06)
  const cells = 12
  const wing = (side: -1 | 1) => {
    const face = side === lit ? shade : wall
    const wallPoint = (t: number, k: number): Point => {
      const base = 4 + 74 * t
      const top = -158 - 52 * t
      return [side * (46 + 430 * t), base + (top - base) * k]
    }
    const storey = (low: number, high: number) =>
      repeat(cells, (i) => {
        const a = (i + 0.2) / cells
        const b = (i + 0.82) / cells
        const [leftFoot, rightFoot, leftTop, rightTop] = [
          wallPoint(a, low),
          wallPoint(b, low),
          wallPoint(a, high - 0.06),
          wallPoint(b, high - 0.06),
        ]
        const archTop = wallPoint((a + b) / 2, high + 0.02)
        return path(
          `M${num(leftFoot[0])} ${num(leftFoot[1])}L${num(leftTop[0])} ${num(leftTop[1])}Q${num(archTop[0])} ${num(archTop[1] - 3)} ${num(rightTop[0])} ${num(rightTop[1])}L${num(rightFoot[0])} ${num(rightFoot[1])}Z`,
          night && (i * 7 + Math.round(low * 10)) % 5 ? mix(ink.leaf, ink.roof, 0.3) : dark,
        )
      })
    const band = (low: number, high: number, fill: string) =>
      poly([wallPoint(0, low), wallPoint(1, low), wallPoint(1, high), wallPoint(0, high)], fill)
    const [endX, endTop, endBottom] = [wallPoint(1, 0)[0], wallPoint(1, 1)[1], wallPoint(1, 0)[1]]
    const outerX = endX + side * 54
    return (
      poly(
        [
          [side * 40, -186],
          [endX - side * 8, endTop - 40],
          [outerX, endTop - 2],
          wallPoint(1, 0.97),
          wallPoint(0, 0.97),
        ],
        side === lit ? mix(ink.roof, '#6b4a78', 0.3) : ink.roof,
      ) +
      band(0, 1, face) +
      storey(0.05, 0.3) +
      storey(0.38, 0.62) +
      storey(0.7, 0.92) +
      band(0.32, 0.36, trim) +
      band(0.64, 0.68, trim) +
      band(0.955, 1.01, trim) +
      band(0, 0.03, mix(ink.roof, face, 0.3)) +
      poly(
        [
          [endX, endBottom],
          [endX, endTop],
          [(endX + outerX) / 2, endTop - 34],
          [outerX, endTop + 2],
          [outerX, endBottom - 10],
        ],
        side === lit ? mix(shade, ink.leaf, 0.12) : lighten(wall, 0.03),
      ) +
      repeat(3, (i) => rect(endX + side * 27 - 8, endTop + 24 + i * 84, 16, 40, dark, { rx: 8 }))
    )
  }
  const storeys = repeat(3, (row) =>
    repeat(3, (i) => {
      const cx = -34 + i * 34
      const foot = -8 - row * 64
      return path(`M${cx - 10} ${foot}V${foot - 34}A10 10 0 0 1 ${cx + 10} ${foot - 34}V${foot}Z`, dark)
    }),
  )
  const tower =
    rect(-62, -206, 124, 214, wall) +
    rect(lit < 0 ? 16 : -62, -206, 46, 214, shade) +
    storeys +
    repeat(3, (row) => rect(-66, -70 - row * 64, 132, 8, trim)) +
    rect(-70, -214, 140, 12, trim) +
    rect(-48, -272, 96, 60, wall) +
    rect(lit < 0 ? 14 : -48, -272, 34, 60, shade) +
    repeat(3, (i) =>
      path(`M${-38 + i * 29} -214V-246A9 9 0 0 1 ${-20 + i * 29} -246V-214Z`, night ? '#ffe3a0' : dark),
    ) +
    rect(-58, -280, 116, 10, trim) +
    repeat(7, (i) => rect(-58 + i * 17, -290, 11, 12, trim)) +
    poly(
      [
        [-46, -286],
        [0, -334],
        [46, -286],
      ],
      ink.roof,
    ) +
    poly(
      [
        [lit * 46, -286],
        [0, -334],
        [lit * 6, -286],
      ],
      lighten(ink.roof, 0.08),
    ) +
    rect(-2, -366, 4, 36, ink.leaf) +
    circle(0, -368, 5, ink.marigold)
  return (night ? circle(0, -120, 420, stage.glow('#ffc875', 0.4)) : '') + wing(-1) + wing(1) + tower
}

/** The court between the wings: grass, a path to the tower, flower beds and visitors. */
export function lawn(stage: Stage<Ink>, x: number, ground: number): string {
  const { u, ink, kind } = stage
  const s = kind === 'wide' ? 1.14 : 0.9
  const p = (dx: number, dy: number): Point => [x + dx * s * u, ground + dy * s * u]
  const next = stage.random('lawn')
  const grass = mix(ink.forest, ink.marigold, 0.3)
  return (
    poly(
      [p(-52, 0), p(52, 0), p(470, 76), p(528, 70), p(600, 112), p(-600, 112), p(-528, 70), p(-470, 76)],
      stage.gradient([lighten(grass, 0.06), mix(grass, ink.leaf, 0.3)]),
    ) +
    poly([p(-24, 2), p(24, 2), p(84, 112), p(-84, 112)], mix(ink.wall, ink.roof, 0.14)) +
    repeat(26, (i) => {
      const side = i % 2 ? 1 : -1
      const t = next()
      return circle(
        ...p(side * (70 + 40 * t + 180 * t * next()), 24 + 74 * t),
        between(next, 3, 6) * u,
        i % 3 ? ink.coral : ink.marigold,
      )
    }) +
    at(...p(-20, 84), u, person(70, { coat: '#fff3dc', legs: '#2f5f8a' })) +
    at(...p(12, 86), u, person(66, { coat: '#c2335a', legs: '#c2335a', skirt: true }))
  )
}
