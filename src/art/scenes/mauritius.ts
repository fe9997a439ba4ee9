import { lighten, mix } from '../colour.ts'
import { birds } from '../parts/life.ts'
import { bough, bushes, palm } from '../parts/plants.ts'
import { sea, shore, sunPath } from '../parts/sea.ts'
import { clouds, heapOf, sky, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, ellipse, hill, lens, num, type Point, path, poly, repeat, stroke } from '../shape.ts'

type Ink = 'rock' | 'shade' | 'lagoon' | 'ocean' | 'sand' | 'leaf' | 'marigold' | 'cream'

/** The great rock of Le Morne over its lagoon in the last gold light, a pirogue slipping home under sail. */
export const mauritius: Scene<Ink> = {
  name: 'mauritius',
  title: 'Mauritius, slow and blue',
  place: 'Le Morne',
  light: 'dusk',
  sun: { x: 0.2, y: 0.44 },
  sky: ['#3d5fa8', '#a184b8', '#ff9f86', '#ffd7a0'],
  palette: {
    rock: '#d98a62',
    shade: '#6b4a78',
    lagoon: '#35c0b5',
    ocean: '#1c6f9c',
    sand: '#ffdfb0',
    leaf: '#1f4a4c',
    marigold: '#ffab1f',
    cream: '#fff3d6',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind, lit, time } = stage
  const x = w * stage.focus
  const land = h * (kind === 'wide' ? 0.6 : 0.56)
  const deep = h - land
  const boat = x - (kind === 'wide' ? 300 : 190) * u
  stage.sun.x = x - (kind === 'wide' ? 480 : 300) * u
  stage.sun.y = land - 120 * u
  return [
    sky(stage, land, '#ffe0a8'),
    clouds(stage, {
      count: 4,
      band: [0.2, 0.34],
      size: 380,
      colour: heapOf(stage),
    }),
    sun(stage, 78, '#fff1c4'),
    birds(stage, x - 60 * u, land - 440 * u, ink.shade, 5, 28),
    mountain(stage, x + 110 * u, land),
    sea(stage, {
      top: land,
      far: mix(ink.ocean, stage.sky[2] as string, 0.3),
      near: ink.lagoon,
      foam: ink.cream,
      rows: 9,
    }),
    reef(stage, land),
    sunPath(stage, land + 6 * u, land + deep * 0.7, '#fff0c0', 0.9),
    lens(boat, land + deep * 0.5, 300 * u, 20 * u, ink.ocean, { opacity: 0.5 }),
    at(boat, land + deep * 0.5 + wave(time) * 3 * u, u * 1.15, pirogue(stage)),
    shore(
      stage,
      [
        [-20, h - deep * 0.06],
        [w * 0.3, h - deep * 0.07],
        [w * 0.55, h - deep * 0.16],
        [w * 0.8, h - deep * 0.34],
        [w + 20, h - deep * 0.5],
      ],
      ink.sand,
      mix(ink.sand, ink.shade, 0.32),
      ink.cream,
    ),
    palms(stage, deep, lit),
    bough(stage, 'left', mix(ink.leaf, ink.shade, 0.12), ink.leaf, kind === 'wide' ? 0.95 : 0.8),
  ].join('')
}

/** The basalt mountain: a sheer block on its green apron, one shoulder falling to the point. */
function mountain(stage: Stage<Ink>, x: number, land: number): string {
  const { w, u, ink, lit } = stage
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
  const column = (dx: number, top: number, foot: number, wide: number, colour: string) =>
    poly(
      [p(dx, top), p(dx + wide * 0.7, top - 18), p(dx + wide, foot), p(dx - wide * 0.2, foot - 16)],
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
    hill(
      [
        [-20, land - 26 * u],
        [w * 0.12, land - 54 * u],
        [w * 0.3, land - 26 * u],
        [w * 0.46, land - 8 * u],
      ],
      [
        [w * 0.46, land],
        [-20, land],
      ],
      stage.far(ink.shade, 0.58),
    ) +
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
    hill([p(-640, 5), p(-300, 9), p(300, 8), p(1000, 6)], [p(1000, -3), p(-640, -3)], ink.sand)
  )
}

/** The paler water inside the reef, and the white line where the swell breaks. */
function reef(stage: Stage<Ink>, land: number): string {
  const { w, h, u, ink, time } = stage
  const deep = h - land
  const next = stage.random('reef')
  return (
    ellipse(w * 0.62, land + deep * 0.44, w * 0.42, deep * 0.1, mix(ink.lagoon, ink.cream, 0.35), {
      opacity: 0.45,
    }) +
    ellipse(w * 0.2, land + deep * 0.72, w * 0.36, deep * 0.1, mix(ink.lagoon, ink.cream, 0.4), {
      opacity: 0.4,
    }) +
    repeat(12, (i) =>
      lens(
        (i / 11) * w + next() * 40 * u + wave(time, next()) * 10 * u,
        land + deep * 0.13 + next() * 8 * u,
        (60 + 90 * next()) * u,
        7 * u,
        ink.cream,
        { opacity: 0.8 },
      ),
    )
  )
}

/** A wooden pirogue under one patched sail, a fisherman at the tiller; on its water line, 260 long. */
function pirogue(stage: Stage<Ink>): string {
  const { ink, lit } = stage
  const hull = stage.night ? ink.shade : '#b8324a'
  return (
    stroke('M-16 -8L-4 -206', ink.leaf, 6) +
    stroke('M-78 -120L92 -286', ink.leaf, 5) +
    path('M-78 -120L92 -286Q92 -150 74 -40Q0 -30 -40 -36Q-40 -80 -78 -120Z', ink.marigold) +
    path(
      'M92 -286Q92 -150 74 -40Q50 -36 30 -34Q64 -140 92 -286Z',
      lighten(ink.marigold, lit < 0 ? -0.1 : 0.06),
    ) +
    path('M-34 -36Q-36 -70 -58 -100L-20 -137Q-12 -80 -8 -33Z', mix(ink.marigold, ink.cream, 0.55)) +
    path('M-104 -26Q-112 -52 -98 -72Q-84 -70 -82 -50L-78 -24Z', ink.cream) +
    ellipse(-96, -82, 10, 11, '#7a4a34') +
    path('M-114 -86Q-96 -108 -78 -86Z', ink.sand) +
    path('M-146 -30Q-60 -14 40 -18Q110 -22 150 -44Q134 4 96 6H-96Q-132 4 -146 -30Z', hull) +
    path(`M-146 -30Q-60 -14 40 -18Q110 -22 150 -44L${num(146)} -34Q110 -12 40 -8Q-60 -4 -141 -20Z`, ink.cream)
  )
}

function palms(stage: Stage<Ink>, deep: number, lit: -1 | 1): string {
  const { w, h, u, ink, time, kind } = stage
  const next = stage.random('palms')
  const one = (px: number, py: number, height: number, lean: number) =>
    ellipse(px + 60 * u, py + 2 * u, 90 * u, 9 * u, ink.shade, { opacity: 0.3 }) +
    at(
      px,
      py,
      1,
      palm(next, {
        height: height * u,
        lean,
        light: mix(ink.leaf, '#3f8f5a', stage.night ? 0.1 : 0.4),
        dark: ink.leaf,
        trunk: mix(ink.shade, ink.leaf, 0.4),
        lit,
        time,
        nuts: ink.marigold,
        crown: 0.4,
      }),
    )
  const wide = kind === 'wide'
  return (
    one(w * (wide ? 0.97 : 0.98), h - deep * 0.32, 430, -0.16) +
    one(w * (wide ? 0.9 : 0.87), h - deep * 0.14, wide ? 520 : 470, -0.2) +
    bushes(
      next,
      [
        [w * 0.99, h - deep * 0.3, 46 * u],
        [w * 0.93, h - deep * 0.02, 60 * u],
        [w * 1.0, h + deep * 0.02, 80 * u],
      ],
      mix(ink.leaf, '#3f8f5a', 0.25),
      ink.leaf,
      lit,
    )
  )
}
