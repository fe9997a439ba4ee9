import { lighten, mix } from '../colour.ts'
import { bushes } from '../parts/plants.ts'
import { between, wave } from '../random.ts'
import type { Stage } from '../scene.ts'
import { hill, lens, num, type Point, poly, repeat } from '../shape.ts'

/** The named colours of this scene. */
export type Ink = 'rock' | 'shade' | 'lagoon' | 'ocean' | 'sand' | 'leaf' | 'marigold' | 'cream'

/** The underwater waterfall: sand and silt that seem to run over a horseshoe-shaped edge into the deep. `y` is the level of its ends. */
export function falls(stage: Stage<Ink>, x: number, y: number): string {
  const { h, u, ink, time } = stage
  const next = stage.random('falls')
  const [rx, ry] = [330 * u, 132 * u]
  const drop = Math.min(250 * u, h * 1.02 - y)
  const deep = mix(ink.ocean, '#0a2c5a', 0.4)
  const lip = (a: number): Point => {
    const rough = 1 + 0.09 * Math.sin(a * 3 + 0.6) + 0.04 * Math.sin(a * 8) + 0.02 * Math.sin(a * 19)
    return [x + Math.cos(a) * rx * rough + Math.sin(a) * 50 * u, y - Math.sin(a) * ry * rough]
  }
  // A point of the fall at the angle `a`, `t` (0..1) of the way down: it starts flat and gets steeper towards the middle.
  const fallPoint = (a: number, t: number): Point => {
    const [px, py] = lip(a)
    const inward = 0.42 * t ** 0.7
    return [px + (x - 50 * u - px) * inward, py + drop * (0.74 + 0.4 * Math.sin(a)) * t ** 1.25]
  }
  const [from, to] = [-0.1, Math.PI + 0.1]
  const arc = (point: (a: number) => Point, a: number, b: number) =>
    Array.from({ length: 41 }, (_, i) => point(a + ((b - a) * i) / 40))
  const steps = 12
  const layers = repeat(steps, (i) => {
    const t = 1 - i / steps
    const depth = t ** 1.1
    return poly(
      [...arc(lip, from, to), ...arc((a) => fallPoint(a, t + 0.05 * Math.sin(a * 9 + i * 2) * t), to, from)],
      mix(mix(ink.lagoon, ink.cream, 0.3), deep, Math.min(1, depth * 1.02)),
      { opacity: num(i === 0 ? 0.4 : i < 3 ? 0.6 : 1) },
    )
  })
  const streaks = repeat(120, (i) => {
    const a = from + 0.04 + ((to - from - 0.08) * (i + next() * 0.9)) / 120
    const start = next() < 0.6 ? 0.01 : between(next, 0.08, 0.3)
    const end = Math.min(0.92, start + between(next, 0.22, 0.62))
    const half = between(next, 0.006, 0.017)
    const fractions = [0, 0.25, 0.5, 0.75, 1].map((k) => start + (end - start) * k)
    const swell = [0.5, 1, 0.9, 0.6, 0]
    const shine = [
      ink.cream,
      mix(ink.sand, ink.lagoon, 0.3),
      mix(ink.lagoon, ink.cream, 0.3),
      mix(ink.lagoon, ink.ocean, 0.45),
    ][i % 4] as string
    return poly(
      [
        ...fractions.map((t, k) => fallPoint(a - half * (swell[k] as number), t)),
        ...fractions.map((t, k) => fallPoint(a + half * (swell[k] as number), t)).reverse(),
      ],
      shine,
      { opacity: num(0.42 + 0.3 * next() + 0.1 * wave(time, next())) },
    )
  })
  const foam = repeat(54, (i) => {
    const [px, py] = lip(from + ((to - from) * (i + 0.5)) / 54)
    return lens(
      px + between(next, -8, 8) * u,
      py + between(next, -7, 5) * u,
      between(next, 34, 84) * u,
      between(next, 4, 9) * u,
      ink.cream,
      { opacity: num(between(next, 0.5, 0.95)) },
    )
  })
  return layers + streaks + foam
}

/** The basalt mountain: a steep rock above green slopes, one of which runs down to the headland. */
export function mountain(stage: Stage<Ink>, x: number, land: number): string {
  const { u, ink, lit } = stage
  const p = (dx: number, dy: number): Point => [x + dx * u, land - dy * u]
  const rock = stage.far(ink.rock, 0.08)
  const shade = stage.far(ink.shade, 0.1)
  const mid = mix(rock, shade, 0.5)
  const outline = [
    p(-250, 60),
    p(-214, 150),
    p(-196, 250),
    p(-168, 318),
    p(-120, 352),
    p(-74, 340),
    p(-30, 366),
    p(40, 386),
    p(104, 372),
    p(150, 340),
    p(190, 296),
    p(222, 210),
    p(300, 150),
    p(330, 60),
  ]
  const dark = [
    p(-16, 372),
    p(40, 386),
    p(104, 372),
    p(150, 340),
    p(190, 296),
    p(222, 210),
    p(300, 150),
    p(330, 60),
    p(90, 60),
    p(40, 170),
    p(56, 260),
    p(6, 310),
  ]
  const column = (dx: number, top: number, foot: number, width: number, colour: string) =>
    poly(
      [p(dx, top), p(dx + width * 0.7, top - 18), p(dx + width, foot), p(dx - width * 0.2, foot - 16)],
      colour,
    )
  const apron: Point[] = [
    p(-640, 0),
    p(-470, 22),
    p(-330, 58),
    p(-220, 116),
    p(-120, 132),
    p(20, 122),
    p(170, 150),
    p(300, 166),
    p(430, 104),
    p(620, 58),
    p(900, 20),
    p(1100, 0),
  ]
  const green = stage.far(mix(ink.leaf, '#4f8f5a', stage.night ? 0.2 : 0.5), 0.14)
  const count = 26
  return (
    poly(outline, rock) +
    (lit < 0 ? poly(dark, shade) : poly(outline, shade, { opacity: 0.5 })) +
    column(-180, 290, 120, 26, mid) +
    column(-128, 346, 130, 30, mix(rock, shade, 0.28)) +
    column(-66, 334, 150, 24, mid) +
    column(-24, 300, 128, 20, mix(rock, shade, 0.3)) +
    column(84, 350, 160, 30, mix(shade, rock, 0.24)) +
    column(150, 300, 150, 26, lighten(shade, -0.04)) +
    column(214, 200, 110, 30, mix(shade, rock, 0.2)) +
    hill(apron, [p(1100, -4), p(-640, -4)], stage.gradient([green, mix(green, ink.leaf, 0.45)])) +
    hill(
      [p(60, 118), p(190, 120), p(330, 140), p(470, 84), p(680, 36), p(900, 12)],
      [p(900, 0), p(200, 0)],
      ink.leaf,
      {
        opacity: 0.35,
      },
    ) +
    bushes(
      stage.random('point'),
      Array.from(
        { length: count },
        (_, i) => [x + (-600 + i * 62) * u, land + 4 * u, (18 + 8 * (i % 3)) * u] as const,
      ),
      mix(green, ink.leaf, 0.35),
      mix(green, ink.leaf, 0.75),
      lit,
    ) +
    hill(
      [p(-640, 4), p(-300, 6), p(300, 6), p(1000, 4)],
      [p(1000, -8), p(560, -20), p(200, -26), p(-140, -22), p(-420, -14), p(-640, -2)],
      ink.sand,
    )
  )
}
