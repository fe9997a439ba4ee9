import { lighten, mix } from '../colour.ts'
import { range } from '../parts/land.ts'
import { fir } from '../parts/plants.ts'
import { between, wave } from '../random.ts'
import type { Stage } from '../scene.ts'
import { at, ellipse, hill, num, type Point, path, poly, repeat } from '../shape.ts'

/** The named colours of this scene. */
export type Ink = 'rock' | 'shade' | 'snow' | 'forest' | 'fjord' | 'lupin' | 'marigold' | 'night'

/** The peak and the walls of the sound. */
export function mountains(stage: Stage<Ink>, x: number, water: number): string {
  const { w, u, ink } = stage
  return (
    range(stage, 'far', {
      y: water,
      height: 330 * u,
      count: 4,
      ink: { light: ink.rock, shade: ink.shade, snow: ink.snow, snowShade: mix(ink.snow, ink.shade, 0.36) },
      snow: 0.55,
      depth: 0.5,
    }) +
    wallSide(stage, x, water, -1, w) +
    mitrePeak(stage, x, water) +
    wallSide(stage, x, water, 1, w)
  )
}

/** Mitre Peak: a sharp summit, a lower one to the right, and forest up to half its height; 520 tall. */
function mitrePeak(stage: Stage<Ink>, x: number, water: number): string {
  const { u, ink, lit } = stage
  const p = (dx: number, dy: number): Point => [x + dx * u, water - dy * u]
  const rock = stage.far(ink.rock, 0.1)
  const shade = stage.far(ink.shade, 0.08)
  const outline = [
    p(-330, 0),
    p(-266, 110),
    p(-214, 168),
    p(-166, 284),
    p(-118, 352),
    p(-84, 430),
    p(-40, 494),
    p(-14, 528),
    p(20, 500),
    p(56, 446),
    p(84, 426),
    p(112, 440),
    p(138, 414),
    p(186, 330),
    p(232, 268),
    p(262, 196),
    p(330, 120),
    p(400, 0),
  ]
  const crest = [p(-14, 528), p(-4, 440), p(-36, 372), p(10, 290), p(-24, 210), p(24, 110), p(0, 0)]
  const left = [...outline.slice(0, 8), ...crest.slice(1)]
  const right = [...crest, ...outline.slice(8).reverse()]
  const facet = (points: [number, number][], colour: string) =>
    poly(
      points.map(([dx, dy]) => p(dx, dy)),
      colour,
    )
  const cap = (points: [number, number][], dark: boolean) =>
    facet(points, dark ? mix(ink.snow, ink.shade, 0.36) : ink.snow)
  const bright = lit < 0
  const green = stage.far(ink.forest, 0.16)
  const bush = (from: number, to: number, height: number, colour: string) =>
    hill(
      Array.from({ length: 8 }, (_, i): Point => {
        const t = i / 7
        return p(
          from + (to - from) * t,
          height * Math.sin(Math.PI * (0.12 + 0.76 * t)) * (i % 2 ? 1.12 : 0.9),
        )
      }),
      [p(to + 10, 0), p(from - 10, 0)],
      colour,
    )
  return (
    poly(left, bright ? rock : shade) +
    poly(right, bright ? shade : rock) +
    facet(
      [
        [-166, 284],
        [-118, 352],
        [-90, 290],
        [-120, 200],
        [-90, 110],
        [-180, 60],
        [-200, 160],
      ],
      mix(rock, shade, 0.3),
    ) +
    facet(
      [
        [-60, 300],
        [-36, 372],
        [-24, 300],
        [-50, 190],
        [-20, 90],
        [-80, 70],
        [-90, 190],
      ],
      mix(rock, shade, 0.5),
    ) +
    facet(
      [
        [84, 426],
        [112, 440],
        [100, 330],
        [140, 230],
        [110, 130],
        [60, 180],
        [80, 300],
      ],
      mix(shade, rock, 0.34),
    ) +
    facet(
      [
        [186, 330],
        [232, 268],
        [210, 200],
        [240, 110],
        [170, 100],
        [190, 210],
      ],
      mix(shade, rock, 0.24),
    ) +
    cap(
      [
        [-14, 528],
        [-40, 494],
        [-84, 430],
        [-102, 388],
        [-74, 404],
        [-62, 366],
        [-44, 396],
        [-26, 372],
        [-12, 410],
        [-4, 440],
      ],
      !bright,
    ) +
    cap(
      [
        [-14, 528],
        [20, 500],
        [56, 446],
        [74, 430],
        [58, 410],
        [46, 384],
        [30, 420],
        [14, 396],
        [-4, 440],
      ],
      bright,
    ) +
    cap(
      [
        [84, 426],
        [112, 440],
        [138, 414],
        [156, 382],
        [138, 388],
        [126, 360],
        [110, 396],
        [96, 380],
      ],
      bright,
    ) +
    bush(-330, 60, 150, green) +
    bush(-60, 400, 130, mix(green, ink.night, 0.3)) +
    bush(-230, 240, 70, mix(green, ink.night, 0.18))
  )
}

/** The steep side of the sound, left or right; the right one has a waterfall. */
function wallSide(stage: Stage<Ink>, x: number, water: number, side: -1 | 1, w: number): string {
  const { u, ink, lit, time } = stage
  const p = (dx: number, dy: number): Point => [x + side * dx * u, water - dy * u]
  const edge = side < 0 ? (x + 40 * u) / u : (w - x + 40 * u) / u
  const high = side < 0 ? 300 : 470
  const lead = side < 0 ? 250 : 292
  const onward = Math.max(1, Math.ceil((edge - lead - 300) / 130))
  const points: Point[] = [
    p(lead - 40, 0),
    p(lead + 20, high * 0.22),
    p(lead + 60, high * 0.36),
    p(lead + 96, high * 0.62),
    p(lead + 150, high * 0.78),
    p(lead + 220, high),
    p(lead + 300, high * 0.92),
    // From there, lower summits continue to the edge of the picture.
    ...Array.from({ length: onward }, (_, i) =>
      p(lead + 380 + i * 130, high * ([0.74, 0.96, 0.7, 0.84, 0.58, 0.72, 0.5, 0.62, 0.44][i % 9] as number)),
    ),
    p(lead + 380 + onward * 130, 0),
  ]
  const sunny = side !== lit
  const base = sunny ? mix(ink.rock, ink.forest, 0.45) : mix(ink.shade, ink.forest, 0.35)
  const face = stage.far(base, side < 0 ? 0.16 : 0.06)
  const ribs = repeat(16, (i) => {
    const dx = lead + 70 + i * 92
    if (dx > edge + 60) return ''
    const top = high * (0.5 + 0.05 * (i % 4))
    return poly(
      [
        p(dx, Math.min(top, high * 0.86)),
        p(dx + 40, top * 0.7),
        p(dx + 24, 0),
        p(dx - 34, 0),
        p(dx + 4, top * 0.5),
      ],
      lighten(face, sunny ? -0.05 : -0.04),
    )
  })
  const fall =
    side > 0
      ? path(
          `M${num(x + (lead + 92) * u)} ${num(water - high * 0.58 * u)}Q${num(x + (lead + 88 + wave(time) * 2) * u)} ${num(water - 120 * u)} ${num(x + (lead + 78) * u)} ${num(water)}H${num(x + (lead + 104) * u)}Q${num(x + (lead + 102) * u)} ${num(water - 120 * u)} ${num(x + (lead + 99) * u)} ${num(water - high * 0.58 * u)}Z`,
          ink.snow,
          { opacity: 0.9 },
        ) + ellipse(x + (lead + 90) * u, water - 6 * u, 46 * u, 20 * u, stage.glow(ink.snow, 0.9))
      : ''
  const cap = poly(
    [
      p(lead + 150, high * 0.78),
      p(lead + 220, high),
      p(lead + 300, high * 0.92),
      p(lead + 330, high * 0.94),
      p(lead + 300, high * 0.82),
      p(lead + 262, high * 0.88),
      p(lead + 224, high * 0.78),
      p(lead + 190, high * 0.84),
    ],
    sunny ? ink.snow : mix(ink.snow, ink.shade, 0.36),
  )
  const next = stage.random(`trees${side}`)
  const trees = repeat(Math.max(0, Math.ceil((edge - lead) / 26)), (i) =>
    at(
      x + side * (lead - 30 + i * 26) * u,
      water + 3 * u,
      1,
      fir(between(next, 34, 66) * u, lighten(ink.forest, 0.02), mix(ink.forest, ink.night, 0.5), lit, 3),
    ),
  )
  return poly(points, face) + ribs + cap + fall + trees
}
