import { lighten, mix } from '../colour.ts'
import { birds } from '../parts/life.ts'
import { bushes } from '../parts/plants.ts'
import { clouds, heapOf, sky, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import {
  at,
  circle,
  ellipse,
  hill,
  lens,
  num,
  type Point,
  path,
  poly,
  rect,
  repeat,
  stroke,
} from '../shape.ts'

type Ink = 'rock' | 'shade' | 'lagoon' | 'ocean' | 'sand' | 'leaf' | 'marigold' | 'cream'

/** Le Morne from the air: the great rock, its lagoon, and the sand that pours off the reef like a waterfall under the sea. */
export const mauritius: Scene<Ink> = {
  name: 'mauritius',
  title: 'Mauritius, slow and blue',
  place: 'Le Morne',
  light: 'dawn',
  sun: { x: 0.2, y: 0.16 },
  sky: ['#4f93cf', '#a9cfe0', '#ffd3ae', '#ffeccb'],
  palette: {
    rock: '#cf8c66',
    shade: '#6d567e',
    lagoon: '#3ccfc4',
    ocean: '#14618f',
    sand: '#ffe6ba',
    leaf: '#1f5a4c',
    marigold: '#ffab1f',
    cream: '#fff8e4',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind, time } = stage
  const wide = kind === 'wide'
  const x = w * stage.focus
  const land = h * (wide ? 0.44 : 0.42)
  const far = land - 74 * u
  stage.sun.x = x - (wide ? 470 : 320) * u
  stage.sun.y = h * (wide ? 0.15 : 0.14)
  return [
    sky(stage, far, '#ffe9c4'),
    sun(stage, 58, '#fff8e2'),
    clouds(stage, { count: 4, band: [0.1, 0.2], size: 300, colour: heapOf(stage) }),
    rect(
      -5,
      far,
      w + 10,
      h - far,
      stage.gradient([
        mix(ink.ocean, stage.sky[1] as string, 0.45),
        ink.ocean,
        mix(ink.ocean, '#0a2c5a', 0.5),
      ]),
    ),
    hill(
      [
        [-20, far - 20 * u],
        [w * 0.12, far - 40 * u],
        [w * 0.3, far - 22 * u],
        [w * 0.46, far + 2 * u],
      ],
      [[-20, far + 2 * u]],
      stage.far(ink.shade, 0.6),
    ),
    shelf(stage, x, land),
    at(x + 40 * u, land, wide ? 0.98 : 0.9, at(-x - 40 * u, -land, 1, mountain(stage, x + 40 * u, land))),
    at(
      x - (wide ? 470 : 300) * u,
      land + 66 * u + wave(time) * 2 * u,
      u * 0.46,
      lens(0, 6, 320, 26, ink.ocean, { opacity: 0.3 }) + pirogue(stage),
    ),
    kites(stage, x, land),
    falls(stage, x - (wide ? 30 : 0) * u, h * (wide ? 0.72 : 0.68)),
    birds(stage, x + 330 * u, h * 0.13, ink.shade, 4, 26),
    tropicbird(stage, x - (wide ? 430 : 250) * u, h * (wide ? 0.89 : 0.925)),
  ].join('')
}

/** The shallow shelf round the point: turquoise over sand, dark weed, and the white line where the swell breaks on its rim. */
function shelf(stage: Stage<Ink>, x: number, land: number): string {
  const { w, h, u, ink, kind, time } = stage
  const next = stage.random('shelf')
  const lip = h * (kind === 'wide' ? 0.72 : 0.68)
  const rim: Point[] = [
    [Math.min(-20, x - 800 * u), lip - 70 * u],
    [x - 620 * u, lip - 34 * u],
    [x - 440 * u, lip + 12 * u],
    [x - 300 * u, lip + 4 * u],
    [x + 290 * u, lip + 4 * u],
    [x + 430 * u, lip + 14 * u],
    [x + 600 * u, lip - 30 * u],
    [Math.max(w + 20, x + 760 * u), lip - 60 * u],
  ]
  const top: Point[] = [
    [Math.max(w + 20, x + 760 * u), land - 8 * u],
    [x - 520 * u, land - 8 * u],
    [x - 760 * u, land + 30 * u],
    [Math.min(-20, x - 800 * u), land + 60 * u],
  ]
  const down = (dy: number) => rim.map(([px, py]): Point => [px, py + dy * u])
  const drop = [120, 84, 52, 24].map((dy, i) =>
    hill(down(dy), top, mix(ink.lagoon, ink.ocean, 0.86 - i * 0.2)),
  )
  const patch = (dx: number, dy: number, rx: number, ry: number, colour: string, opacity: number) =>
    ellipse(x + dx * u, land + dy * u, rx * u, ry * u, colour, { opacity })
  const pale = mix(ink.lagoon, ink.sand, 0.6)
  return (
    drop.join('') +
    hill(
      rim,
      top,
      stage.gradient([mix(ink.lagoon, ink.sand, 0.35), ink.lagoon, mix(ink.lagoon, ink.sand, 0.45)]),
    ) +
    patch(-240, 70, 330, 22, pale, 0.6) +
    patch(330, 84, 300, 22, pale, 0.6) +
    patch(-380, 160, 260, 20, mix(ink.lagoon, ink.ocean, 0.4), 0.35) +
    patch(420, 170, 240, 20, mix(ink.lagoon, ink.ocean, 0.4), 0.35) +
    patch(40, 120, 360, 26, pale, 0.55) +
    repeat(18, () =>
      lens(next() * w, land + (40 + 150 * next()) * u, (50 + 80 * next()) * u, 3 * u, ink.cream, {
        opacity: 0.5,
      }),
    ) +
    repeat(34, (i) => {
      const t = (i + next()) / 34
      const px = -20 + t * (w + 40)
      if (Math.abs(px - x) < 330 * u) return ''
      const k = rim.findIndex(([rx]) => rx >= px)
      const [a, b] = [rim[Math.max(0, k - 1)] as Point, rim[Math.max(1, k)] as Point]
      const y = a[1] + ((b[1] - a[1]) * (px - a[0])) / (b[0] - a[0] || 1)
      return lens(
        px + wave(time, next()) * 8 * u,
        y + between(next, -12, 10) * u,
        between(next, 60, 130) * u,
        8 * u,
        ink.cream,
        { opacity: 0.85 },
      )
    })
  )
}

/** The fall under the sea: sand and silt run over a horseshoe lip and drop into the blue. `y` is the level of its ends. */
function falls(stage: Stage<Ink>, x: number, y: number): string {
  const { h, u, ink, time } = stage
  const next = stage.random('falls')
  const [rx, ry] = [330 * u, 132 * u]
  const drop = Math.min(250 * u, h * 1.02 - y)
  const deep = mix(ink.ocean, '#0a2c5a', 0.4)
  const lip = (a: number): Point => {
    const rough = 1 + 0.09 * Math.sin(a * 3 + 0.6) + 0.04 * Math.sin(a * 8) + 0.02 * Math.sin(a * 19)
    return [x + Math.cos(a) * rx * rough + Math.sin(a) * 50 * u, y - Math.sin(a) * ry * rough]
  }
  // Water on its way down: it leaves the lip flat, then drops ever more steeply towards the middle of the gorge.
  const fallen = (a: number, t: number): Point => {
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
    const t2 = t ** 1.1
    return poly(
      [...arc(lip, from, to), ...arc((a) => fallen(a, t + 0.05 * Math.sin(a * 9 + i * 2) * t), to, from)],
      mix(mix(ink.lagoon, ink.cream, 0.3), deep, Math.min(1, t2 * 1.02)),
      { opacity: num(i === 0 ? 0.4 : i < 3 ? 0.6 : 1) },
    )
  })
  const streaks = repeat(120, (i) => {
    const a = from + 0.04 + ((to - from - 0.08) * (i + next() * 0.9)) / 120
    const start = next() < 0.6 ? 0.01 : between(next, 0.08, 0.3)
    const end = Math.min(0.92, start + between(next, 0.22, 0.62))
    const half = between(next, 0.006, 0.017)
    const at5 = [0, 0.25, 0.5, 0.75, 1].map((k) => start + (end - start) * k)
    const swell = [0.5, 1, 0.9, 0.6, 0]
    const shine = [
      ink.cream,
      mix(ink.sand, ink.lagoon, 0.3),
      mix(ink.lagoon, ink.cream, 0.3),
      mix(ink.lagoon, ink.ocean, 0.45),
    ][i % 4] as string
    return poly(
      [
        ...at5.map((t, k) => fallen(a - half * (swell[k] as number), t)),
        ...at5.map((t, k) => fallen(a + half * (swell[k] as number), t)).reverse(),
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

/** Kites of the surfers off the point. */
function kites(stage: Stage<Ink>, x: number, land: number): string {
  const { u, ink, time, kind } = stage
  const red = stage.night ? ink.shade : '#e0405a'
  const one = (dx: number, dy: number, size: number, colour: string, phase: number) => {
    const px = x + dx * u + wave(time, phase) * 12 * u
    const py = land + dy * u
    return (
      stroke(
        `M${num(px)} ${num(py)}L${num(px + 66 * size * u)} ${num(py - 120 * size * u)}M${num(px)} ${num(py)}L${num(px + 20 * size * u)} ${num(py - 124 * size * u)}`,
        ink.cream,
        1.4 * u,
      ) +
      at(
        px + 44 * size * u,
        py - 124 * size * u,
        u * size,
        path('M-34 14Q0 -34 38 8Q2 -10 -34 14Z', colour) +
          path('M-10 -10Q2 -14 14 -9L8 -4Q0 -6 -8 -3Z', ink.cream),
        6,
      ) +
      at(
        px,
        py,
        u * size,
        path('M-4 -2L0 -26L6 -2Z', ink.shade) +
          circle(1, -30, 5, ink.shade) +
          path('M-22 2Q0 -4 24 0Q2 8 -22 2Z', colour),
      ) +
      lens(px - 34 * size * u, py + 4 * u, 80 * size * u, 5 * u, ink.cream, { opacity: 0.8 })
    )
  }
  const s = kind === 'wide' ? 1 : 0.74
  return (
    one(-190 * s, 132, 1.25, red, 0) +
    one(470 * s, 116, 1.2, ink.marigold, 0.4) +
    one(230 * s, 84, 0.8, '#ffffff', 0.7)
  )
}

/** The white bird of the island with its long tail, gliding over the blue. */
function tropicbird(stage: Stage<Ink>, x: number, y: number): string {
  const { u, ink, time } = stage
  const flap = wave(time, 0, 2) * 5
  const shade = mix(ink.cream, ink.shade, 0.28)
  return at(
    x,
    y + wave(time) * 6 * u,
    u * 1.15,
    stroke('M-46 8Q-100 22 -150 20M-46 11Q-92 34 -134 40', ink.cream, 3) +
      path(`M-6 -2Q-40 ${num(-40 - flap)} -92 ${num(-60 - flap * 2)}Q-48 ${num(-26 - flap)} -26 8Z`, shade) +
      path('M-54 8Q-20 -12 22 -8Q40 -10 46 0Q34 8 14 10Q-20 18 -54 8Z', ink.cream) +
      path(`M10 -4Q20 ${num(-52 - flap)} 74 ${num(-92 - flap * 2)}Q40 ${num(-40 - flap)} 24 6Z`, ink.cream) +
      path(
        `M74 ${num(-92 - flap * 2)}Q54 ${num(-66 - flap)} 46 ${num(-54 - flap)}L54 ${num(-52 - flap)}Z`,
        ink.shade,
      ) +
      path('M44 -4L60 2L44 4Z', ink.marigold) +
      circle(37, -3, 2.2, ink.shade),
    -6,
  )
}

/** The basalt mountain: a sheer block on its green apron, one shoulder falling to the point. */
function mountain(stage: Stage<Ink>, x: number, land: number): string {
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
