import { lighten, mix } from '../colour.ts'
import { birds } from '../parts/life.ts'
import { clouds, cumulusColour, sky, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, hill, lens, num, type Point, path, rect, repeat, stroke } from '../shape.ts'
import { falls, type Ink, mountain } from './mauritius-coast.ts'

/** Le Morne from the air: the rock, its lagoon, and the sand below the water that looks like an underwater waterfall. */
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
  stage.placeSun(x - (wide ? 470 : 320) * u, h * (wide ? 0.15 : 0.14))
  return [
    sky(stage, far, '#ffe9c4'),
    sun(stage, 58, '#fff8e2'),
    clouds(stage, { count: 4, band: [0.1, 0.2], size: 300, colour: cumulusColour(stage) }),
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
      lens(0, 6, 320, 26, ink.ocean, { opacity: 0.3 }) + solid(120, pirogue(stage)),
    ),
    kites(stage, x, land),
    falls(stage, x - (wide ? 30 : 0) * u, h * (wide ? 0.72 : 0.68)),
    birds(stage, x + 330 * u, h * 0.13, ink.shade, 4, 26),
    tropicbird(stage, x - (wide ? 430 : 250) * u, h * (wide ? 0.89 : 0.925)),
  ].join('')
}

/** The lagoon around the headland: turquoise water over sand, dark seaweed, and the white line where the waves break on the reef. */
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

/** Kites of kitesurfers near the headland. */
function kites(stage: Stage<Ink>, x: number, land: number): string {
  const { u, ink, time, kind } = stage
  const red = stage.night ? ink.shade : '#e0405a'
  const surfKite = (dx: number, dy: number, size: number, colour: string, phase: number) => {
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
    surfKite(-190 * s, 132, 1.25, red, 0) +
    surfKite(470 * s, 116, 1.2, ink.marigold, 0.4) +
    surfKite(230 * s, 84, 0.8, '#ffffff', 0.7)
  )
}

/** A white-tailed tropicbird, the bird of the island, in flight over the sea. */
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

/** A wooden pirogue with one patched sail and a fisherman at the tiller, 260 long; the origin is on its water line. */
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
