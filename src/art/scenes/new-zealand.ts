import { lighten, mix } from '../colour.ts'
import { mist, range } from '../parts/land.ts'
import { birds } from '../parts/life.ts'
import { fir } from '../parts/plants.ts'
import { cloudOf, sky, strata, sun } from '../parts/sky.ts'
import { between, type Random, wave } from '../random.ts'
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

type Ink = 'rock' | 'shade' | 'snow' | 'forest' | 'fjord' | 'lupin' | 'marigold' | 'night'

/** The peak that stands straight out of the sound, its double in still water, lupins along the shore. */
export const newZealand: Scene<Ink> = {
  name: 'new-zealand',
  title: 'New Zealand, wide awake',
  place: 'Milford Sound',
  light: 'dawn',
  sun: { x: 0.2, y: 0.3 },
  sky: ['#3a78b4', '#8fbcd8', '#f3d3c4', '#fff0d6'],
  palette: {
    rock: '#8a93a8',
    shade: '#48597f',
    snow: '#fffaf2',
    forest: '#3f7a68',
    fjord: '#3f7fa0',
    lupin: '#8a4fae',
    marigold: '#f6a81c',
    night: '#173a48',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind, time } = stage
  const x = w * stage.focus
  const water = h * (kind === 'wide' ? 0.66 : 0.6)
  stage.sun.y = water - 400 * u
  const scene = mountains(stage, x, water)
  const boat = x - (kind === 'wide' ? 300 : 230) * u
  return [
    sky(stage, water, '#fff4d6'),
    strata(stage, h * 0.22, cloudOf(stage, 0.02), 3),
    sun(stage, 62, '#fff9e6'),
    scene,
    mist(stage, water - 14 * u, 34 * u, ink.snow, 0.7),
    sound(stage, water, scene),
    birds(stage, x - 260 * u, h * 0.26, ink.night, 4, 30),
    at(boat, water + (h - water) * 0.24 + wave(time) * 2 * u, u, cruiser(stage)),
    bank(stage, water),
  ].join('')
}

function mountains(stage: Stage<Ink>, x: number, water: number): string {
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
    mitre(stage, x, water) +
    wallSide(stage, x, water, 1, w)
  )
}

/** The mitre itself: a sharp summit, a lower shoulder to the right, bush up to half its height; 520 tall. */
function mitre(stage: Stage<Ink>, x: number, water: number): string {
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
  const bush = (from: number, to: number, high: number, colour: string) =>
    hill(
      Array.from({ length: 8 }, (_, i): Point => {
        const t = i / 7
        return p(from + (to - from) * t, high * Math.sin(Math.PI * (0.12 + 0.76 * t)) * (i % 2 ? 1.12 : 0.9))
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

/** The steep walls of the sound closing in from one side, a waterfall on the right one. */
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
    // Beyond the first buttress the wall runs on as lesser summits to the edge of the picture.
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

/** Still water: the mountains upside down in it, dimmed, and a few bright lines of breeze. */
function sound(stage: Stage<Ink>, water: number, scene: string): string {
  const { w, h, u, ink, time } = stage
  const next = stage.random('breeze')
  const mirror = stage.clip(`M0 ${num(water)}H${w}V${h}H0Z`, at(0, water * 2, [1, -1], scene))
  // The veil over the mirrored land is a plain rectangle: a group with opacity would cost a second canvas.
  const veil = stage.gradient([
    mix(stage.sky[3] as string, ink.fjord, 0.3),
    mix(stage.sky[1] as string, ink.fjord, 0.5),
    mix(ink.fjord, ink.night, 0.35),
  ])
  return (
    rect(0, water, w, h - water, veil) +
    mirror +
    rect(0, water, w, h - water, veil, { opacity: 0.5 }) +
    repeat(16, (i) => {
      const t = (i + 1) / 17
      return lens(
        next() * w + wave(time, next()) * 14 * u,
        water + (h - water) * t ** 1.3,
        (120 + 220 * next()) * u,
        (1.5 + 2.4 * t) * u,
        ink.snow,
        { opacity: num(0.5 - 0.2 * t) },
      )
    })
  )
}

/** A small white sightseeing boat, on its water line; 190 long. */
function cruiser(stage: Stage<Ink>): string {
  const { ink, night } = stage
  const pane = night ? '#ffd98a' : ink.night
  const red = mix('#d6453a', ink.night, night ? 0.5 : 0)
  return (
    lens(0, 6, 230, 9, ink.night, { opacity: 0.4 }) +
    stroke('M20 -64V-104', ink.night, 3) +
    path('M20 -104L46 -97L20 -90Z', red) +
    rect(-46, -66, 86, 18, ink.snow, { rx: 4 }) +
    repeat(5, (i) => rect(-40 + i * 16, -61, 11, 9, pane)) +
    rect(-74, -48, 138, 24, ink.snow, { rx: 4 }) +
    repeat(7, (i) => rect(-66 + i * 18, -42, 12, 10, pane)) +
    path('M-98 -26H106Q92 4 70 6H-78Q-94 2 -98 -26Z', ink.snow) +
    path('M-96 -14H98L92 -6H-93Z', red)
  )
}

/** The near shore: stones, dark ground, and lupins in three colours standing against the water. */
function bank(stage: Stage<Ink>, water: number): string {
  const { w, h, u, ink, lit } = stage
  const next = stage.random('bank')
  const deep = h - water
  const line: Point[] = [
    [-20, h - deep * 0.34],
    [w * 0.2, h - deep * 0.26],
    [w * 0.46, h - deep * 0.13],
    [w * 0.72, h - deep * 0.15],
    [w + 20, h - deep * 0.32],
  ]
  const level = (px: number) => {
    const t = Math.min(0.999, Math.max(0, px / w)) * 4
    const i = Math.floor(t)
    const a = line[i] as Point
    const b = line[i + 1] as Point
    return a[1] + (b[1] - a[1]) * (t - i)
  }
  const ground = mix(ink.forest, ink.night, 0.72)
  const stones = repeat(18, () => {
    const px = next() * w
    const r = between(next, 14, 34) * u
    const py = level(px) + 4 * u
    return (
      ellipse(px, py, r, r * 0.56, mix(ink.shade, ink.night, 0.3)) +
      ellipse(px + lit * r * 0.16, py - r * 0.14, r * 0.74, r * 0.36, mix(ink.rock, ink.shade, 0.35))
    )
  })
  const petals = [
    ink.lupin,
    mix('#d85a9c', ink.lupin, stage.night ? 0.6 : 0.1),
    mix(ink.lupin, '#4f6fd0', 0.6),
    mix(ink.marigold, '#ffd98a', 0.2),
  ]
  const row = (count: number, drop: number, low: number, tall: number) =>
    Array.from({ length: count }, (_, i) => {
      const px = ((i + between(next, 0.1, 0.9)) / count) * w
      const edge = Math.abs(px / w - 0.52) * 2
      const size = between(next, low, tall) * (0.55 + 0.6 * edge)
      const y = level(px) + drop * deep
      // One in nine is gold, so that the accent stays an accent.
      const colour = petals[i % 9 === 4 ? 3 : i % 3] as string
      return at(px, y, 1, lupin(next, size * u, colour, ink, lit, stage.time))
    }).join('')
  const wide = w / (900 * u)
  return (
    stones +
    hill(
      line,
      [
        [w + 20, h + 10],
        [-20, h + 10],
      ],
      ground,
    ) +
    row(Math.round(15 * wide), 0.1, 110, 170) +
    hill(
      line.map(([px, py]): Point => [px, py + deep * 0.16]),
      [
        [w + 20, h + 10],
        [-20, h + 10],
      ],
      mix(ground, ink.night, 0.6),
    ) +
    row(Math.round(11 * wide), 0.34, 180, 260)
  )
}

/** One lupin on the origin: fingered leaves and a tapering spire of florets. */
function lupin(
  next: Random,
  tall: number,
  colour: string,
  ink: Record<Ink, string>,
  lit: -1 | 1,
  time: number,
): string {
  const lean = between(next, -6, 6) + wave(time, next()) * 1.6
  const rows = 9
  const green = mix(ink.forest, ink.night, 0.3)
  const leaves = repeat(6, (i) =>
    at(
      0,
      -tall * 0.12,
      1,
      path(
        `M0 0Q${num(tall * 0.1)} ${num(-tall * 0.05)} ${num(tall * 0.22)} 0Q${num(tall * 0.1)} ${num(tall * 0.035)} 0 0Z`,
        i % 2 ? green : lighten(green, 0.05),
      ),
      -(10 + i * 32),
    ),
  )
  const spire = repeat(rows, (i) => {
    const t = i / (rows - 1)
    const y = -tall * (0.34 + 0.6 * t)
    const r = tall * 0.062 * (1 - 0.72 * t)
    return (
      ellipse(-r * 0.85, y, r, r * 0.86, lighten(colour, lit < 0 ? 0.05 : -0.05)) +
      ellipse(r * 0.85, y, r, r * 0.86, lighten(colour, lit < 0 ? -0.07 : 0.05)) +
      circle(0, y - r * 0.3, r * 0.8, lighten(colour, t * 0.09))
    )
  })
  return at(0, 0, 1, stroke(`M0 0V${num(-tall * 0.9)}`, green, tall * 0.022) + leaves + spire, lean)
}
