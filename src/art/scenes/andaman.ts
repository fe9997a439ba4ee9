import { lighten, mix } from '../colour.ts'
import { birds } from '../parts/life.ts'
import { bushes, leaf, palm } from '../parts/plants.ts'
import { sea, shore } from '../parts/sea.ts'
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
  onCurve,
  type Point,
  path,
  poly,
  repeat,
  stroke,
} from '../shape.ts'

type Ink = 'sea' | 'shoal' | 'sand' | 'forest' | 'leaf' | 'bark' | 'marigold' | 'coral'

/** An empty white beach under old forest, one great tree leaning out over it with a swing, the sea in three blues. */
export const andaman: Scene<Ink> = {
  name: 'andaman',
  title: 'Andaman, out to sea',
  place: 'Radhanagar',
  light: 'noon',
  sun: { x: 0.2, y: 0.13 },
  sky: ['#1b78c8', '#5bb2e4', '#b4e0ea', '#f4f1dc'],
  palette: {
    sea: '#0f63a8',
    shoal: '#3fcac4',
    sand: '#ffefcf',
    forest: '#2f8a5e',
    leaf: '#12503f',
    bark: '#7a5a48',
    marigold: '#f7a91d',
    coral: '#ee6a52',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind, lit } = stage
  const x = w * stage.focus
  const land = h * (kind === 'wide' ? 0.54 : 0.5)
  const deep = h - land
  const wide = kind === 'wide'
  const root: Point = [x + (wide ? 520 : 400) * u, h - deep * (wide ? 0.26 : 0.3)]
  return [
    sky(stage, land, '#fff6d6'),
    sun(stage, 62, '#fffbe6'),
    clouds(stage, { count: 4, band: [0.27, 0.38], size: 400, colour: heapOf(stage) }),
    birds(stage, x + 60 * u, h * 0.19, ink.leaf, 5, 28),
    headland(stage, land),
    sea(stage, { top: land, far: ink.sea, near: ink.shoal, foam: '#f4fffb', rows: 9 }),
    shallows(stage, land),
    breakers(stage, land),
    shore(
      stage,
      [
        [-20, h - deep * 0.1],
        [w * 0.24, h - deep * 0.13],
        [w * 0.5, h - deep * 0.24],
        [w * 0.74, h - deep * 0.46],
        [w + 20, h - deep * 0.72],
      ],
      ink.sand,
      mix(ink.sand, ink.bark, 0.28),
      '#fffdf4',
    ),
    canoe(stage, x - (wide ? 440 : 250) * u, land + deep * 0.46),
    backwood(stage, land),
    giant(stage, root, lit),
    strand(stage, land),
  ].join('')
}

/** Forest running down to a point on the right, an island lying off it. */
function headland(stage: Stage<Ink>, land: number): string {
  const { w, u, ink, lit } = stage
  const next = stage.random('head')
  const far = stage.far(mix(ink.forest, ink.sea, 0.4), 0.42)
  const island = w * (stage.kind === 'wide' ? 0.2 : 0.16)
  const near = stage.far(ink.forest, 0.22)
  const dark = stage.far(ink.leaf, 0.2)
  const from = w * (stage.kind === 'wide' ? 0.5 : 0.42)
  const slope = (t: number) => (26 + 190 * t ** 0.8) * u
  const crown = (row: number) =>
    Array.from({ length: 22 }, (_, i) => {
      const t = i / 21
      return [
        from + (w - from + 40 * u) * t,
        land - slope(t) * (1 - row * 0.3) + 12 * u,
        (26 + 22 * t + 8 * next()) * u,
      ] as const
    })
  return (
    hill(
      [
        [island - 240 * u, land],
        [island - 130 * u, land - 34 * u],
        [island - 20 * u, land - 66 * u],
        [island + 90 * u, land - 40 * u],
        [island + 210 * u, land],
      ],
      [[island, land + 2]],
      far,
    ) +
    poly(
      [
        [from - 30 * u, land + 2],
        [from, land - 14 * u],
        [w + 20, land - slope(1)],
        [w + 20, land + 2],
      ],
      dark,
    ) +
    repeat(3, (row) =>
      bushes(next, crown(row), lighten(near, 0.02 - row * 0.02), lighten(dark, 0.03 - row * 0.02), lit),
    ) +
    lens(w * 0.8, land + 1, w * 0.62, 5 * u, ink.sand)
  )
}

function shallows(stage: Stage<Ink>, land: number): string {
  const { w, h, u, ink } = stage
  const deep = h - land
  const next = stage.random('reef')
  const pale = mix(ink.shoal, '#f4fffb', 0.42)
  return (
    ellipse(w * 0.3, land + deep * 0.42, w * 0.34, deep * 0.075, mix(ink.shoal, ink.sea, 0.25), {
      opacity: 0.6,
    }) +
    ellipse(w * 0.16, land + deep * 0.66, w * 0.4, deep * 0.1, pale, { opacity: 0.5 }) +
    ellipse(w * 0.5, land + deep * 0.56, w * 0.26, deep * 0.06, pale, { opacity: 0.4 }) +
    repeat(9, () => {
      const px = w * between(next, 0.04, 0.46)
      const py = land + deep * between(next, 0.6, 0.78)
      return ellipse(
        px,
        py,
        between(next, 14, 34) * u,
        between(next, 5, 9) * u,
        next() > 0.5 ? ink.coral : mix(ink.sea, ink.leaf, 0.4),
        { opacity: 0.4 },
      )
    })
  )
}

/** Two low lines of surf. */
function breakers(stage: Stage<Ink>, land: number): string {
  const { w, h, u, time } = stage
  const deep = h - land
  const next = stage.random('surf')
  return repeat(14, (i) => {
    const t = i % 2
    return lens(
      ((i + next()) / 14) * w * 0.9 + wave(time, next()) * 16 * u,
      land + deep * (0.17 + 0.13 * t) + next() * 6 * u,
      between(next, 90, 190) * u,
      (5 + 3 * t) * u,
      '#f8fffc',
      { opacity: num(0.65 + 0.2 * wave(time, next())) },
    )
  })
}

/** A dugout with a sitting paddler, on the water line. */
function canoe(stage: Stage<Ink>, x: number, y: number): string {
  const { u, ink, time } = stage
  return at(
    x,
    y + wave(time) * 3 * u,
    u,
    lens(0, 8, 250, 16, ink.sea, { opacity: 0.45 }) +
      stroke('M40 -66L-34 8', ink.bark, 5) +
      path('M-16 -8V-44Q0 -62 16 -44V-8Z', ink.coral) +
      circle(0, -68, 12, '#7a4a34') +
      path('M-20 -74Q0 -96 20 -74Z', ink.sand) +
      path('M-124 -22Q-60 -8 0 -8Q60 -8 124 -22Q110 10 62 12H-62Q-110 10 -124 -22Z', ink.marigold) +
      path(
        'M-124 -22Q-60 -8 0 -8Q60 -8 124 -22L120 -14Q60 -2 0 -2Q-60 -2 -120 -14Z',
        lighten(ink.marigold, -0.12),
      ),
  )
}

/** The dark edge of the forest behind the beach, palms standing out of it. */
function backwood(stage: Stage<Ink>, land: number): string {
  const { w, h, u, ink, lit, time } = stage
  const next = stage.random('backwood')
  const deep = h - land
  const base = (t: number) => h - deep * (0.38 + 0.34 * t)
  const from = w * 0.87
  const span = w - from + 60 * u
  return (
    at(
      w * 0.93,
      base(0.5),
      1,
      palm(next, {
        height: 330 * u,
        lean: -0.16,
        light: ink.forest,
        dark: ink.leaf,
        trunk: ink.bark,
        lit,
        time,
      }),
    ) +
    at(
      w * 1.0,
      base(0.9),
      1,
      palm(next, {
        height: 400 * u,
        lean: -0.12,
        light: ink.forest,
        dark: ink.leaf,
        trunk: ink.bark,
        lit,
        time,
      }),
    ) +
    repeat(2, (row) =>
      bushes(
        next,
        Array.from(
          { length: 6 },
          (_, i) =>
            [
              from + (span * i) / 5 + row * 40 * u,
              base(i / 5) + (10 + row * 34) * u,
              (40 + 10 * i) * u,
            ] as const,
        ),
        mix(ink.forest, ink.leaf, row * 0.3),
        lighten(ink.leaf, -0.02 * row),
        lit,
      ),
    )
  )
}

/** The leaning tree: roots in the sand, a trunk reaching far out to the left, heavy crown, a swing below. */
function giant(stage: Stage<Ink>, root: Point, lit: -1 | 1): string {
  const { u, ink, time } = stage
  const next = stage.random('giant')
  const p = (dx: number, dy: number): Point => [root[0] + dx * u, root[1] + dy * u]
  const xy = (dx: number, dy: number) => p(dx, dy).map(num).join(' ')
  const bark = mix(ink.bark, ink.leaf, 0.16)
  const trunk = `M${xy(70, 26)}Q${xy(30, -60)} ${xy(-60, -130)}Q${xy(-190, -226)} ${xy(-360, -268)}Q${xy(-450, -290)} ${xy(-520, -340)}L${xy(-506, -352)}Q${xy(-430, -318)} ${xy(-340, -304)}Q${xy(-160, -276)} ${xy(-20, -190)}Q${xy(90, -110)} ${xy(150, 34)}Q${xy(110, 20)} ${xy(70, 26)}Z`
  const glint = `M${xy(-506, -352)}Q${xy(-430, -318)} ${xy(-340, -304)}Q${xy(-160, -276)} ${xy(-20, -190)}Q${xy(90, -110)} ${xy(150, 34)}L${xy(132, 28)}Q${xy(70, -100)} ${xy(-34, -176)}Q${xy(-170, -260)} ${xy(-346, -290)}Q${xy(-440, -308)} ${xy(-510, -348)}Z`
  const limb = (dx: number, dy: number, bx: number, by: number, ex: number, ey: number, width: number) =>
    stroke(`M${xy(dx, dy)}Q${xy(bx, by)} ${xy(ex, ey)}`, bark, width * u)
  const root0 = (bx: number, by: number, ex: number, ey: number, width: number) =>
    limb(104, -4, bx, by, ex, ey, width)
  const heaps: [number, number, number][] = [
    [-520, -372, 92],
    [-420, -420, 104],
    [-590, -330, 66],
    [-300, -416, 96],
    [-340, -480, 92],
    [-190, -400, 88],
    [-210, -480, 96],
    [-90, -420, 92],
    [-100, -340, 70],
    [-460, -330, 60],
    [20, -360, 84],
  ]
  const sway = wave(time, 0.2)
  const puff = (x: number, y: number, r: number, colour: string) =>
    repeat(5, (i) => {
      const a = (i / 5) * Math.PI * 2 + next()
      const [px, py] = p(x + Math.cos(a) * r * 0.5 + sway * 3, y + Math.sin(a) * r * 0.26)
      return ellipse(px, py, r * 0.62 * u, r * 0.46 * u, colour)
    })
  const foliage =
    heaps.map(([a, b, r]) => puff(a, b, r, ink.leaf)).join('') +
    heaps
      .map(([a, b, r]) => puff(a + lit * r * 0.16, b - r * 0.2, r * 0.74, mix(ink.leaf, ink.forest, 0.62)))
      .join('') +
    heaps
      .filter((_, i) => i % 2 === 0)
      .map(([a, b, r]) => puff(a + lit * r * 0.26, b - r * 0.38, r * 0.42, lighten(ink.forest, 0.05)))
      .join('')
  const swing = (() => {
    const hang = p(-300, -262)
    const tilt = wave(time, 0) * 5
    const seat = 196
    return at(
      hang[0],
      hang[1],
      u,
      stroke(`M-26 0V${seat}M26 0V${seat}`, mix(ink.bark, ink.sand, 0.5), 3.4) +
        path(`M-15 ${seat - 4}Q-20 ${seat - 56} 0 ${seat - 66}Q20 ${seat - 56} 15 ${seat - 4}Z`, ink.coral) +
        path(
          `M-16 ${seat - 10}H16L40 ${seat + 22}L30 ${seat + 46}H20L24 ${seat + 20}L-14 ${seat + 8}Z`,
          lighten(ink.coral, -0.08),
        ) +
        stroke(`M-12 ${seat - 52}L-26 ${seat - 78}M12 ${seat - 52}L26 ${seat - 78}`, '#8a5038', 7) +
        circle(0, seat - 80, 14, '#8a5038') +
        path(
          `M-15 ${seat - 82}Q-16 ${seat - 100} 2 ${seat - 96}Q10 ${seat - 92} 8 ${seat - 88}Q-6 ${seat - 84} -8 ${seat - 62}Q-18 ${seat - 60} -20 ${seat - 48}Q-24 ${seat - 66} -15 ${seat - 82}Z`,
          '#2a1c20',
        ) +
        poly(
          [
            [-36, seat - 4],
            [36, seat - 4],
            [36, seat + 4],
            [-36, seat + 4],
          ],
          ink.bark,
        ),
      tilt,
    )
  })()
  const shade = p(-230, 64)
  return (
    ellipse(shade[0], shade[1], 330 * u, 22 * u, mix(ink.bark, ink.sand, 0.4), { opacity: 0.5 }) +
    root0(60, 20, -40, 36, 26) +
    root0(70, 30, 20, 58, 22) +
    root0(150, 20, 210, 42, 26) +
    limb(-190, -236, -220, -330, -320, -400, 24) +
    limb(-60, -190, -110, -330, -210, -440, 26) +
    limb(-10, -180, -20, -290, 10, -350, 22) +
    limb(-360, -280, -400, -340, -420, -400, 18) +
    path(trunk, bark) +
    path(glint, lighten(bark, 0.1)) +
    swing +
    foliage
  )
}

/** Footprints, shells, driftwood and a sea-almond sprig in the corner. */
function strand(stage: Stage<Ink>, land: number): string {
  const { w, h, u, ink, time } = stage
  const deep = h - land
  const mark = mix(ink.sand, ink.bark, 0.3)
  const from: Point = [w * 0.36, h + 10 * u]
  const to: Point = [w * 0.62, h - deep * 0.16]
  const steps = repeat(9, (i) => {
    const [px, py] = onCurve(from, [w * 0.42, h - deep * 0.12], to, i / 8)
    return ellipse(px + (i % 2 ? 10 : -10) * u, py, (11 - i * 0.6) * u, (5 - i * 0.3) * u, mark)
  })
  const shell = (px: number, py: number, r: number, colour: string) =>
    at(
      px,
      py,
      u,
      path(`M0 0L${-r} ${-r * 0.7}Q0 ${-r * 1.8} ${r} ${-r * 0.7}Z`, colour) +
        stroke(`M0 0V${-r * 1.1}M0 0L${-r * 0.5} ${-r}M0 0L${r * 0.5} ${-r}`, mark, 2),
    )
  const star = at(
    w * 0.2,
    h - deep * 0.035,
    u,
    poly(
      Array.from({ length: 10 }, (_, i): Point => {
        const a = (i / 10) * Math.PI * 2 - 0.4
        const r = i % 2 ? 11 : 27
        return [Math.cos(a) * r, Math.sin(a) * r * 0.6]
      }),
      ink.coral,
    ),
  )
  const spray = repeat(6, (i) =>
    leaf(
      (190 + 40 * (i % 3)) * u,
      14 + i * 25 + wave(time, i / 6) * 1.6,
      i % 2 ? mix(ink.leaf, ink.forest, 0.35) : ink.leaf,
      lighten(ink.leaf, -0.03),
      0.24,
    ),
  )
  return (
    steps +
    shell(w * 0.53, h - deep * 0.05, 15, '#fff8ea') +
    shell(w * 0.28, h - deep * 0.06, 10, ink.marigold) +
    star +
    at(w + 24 * u, h + 20 * u, [-1, 1], spray)
  )
}
