import { lighten, mix } from '../colour.ts'
import { hills, mist, range } from '../parts/land.ts'
import { balloon, birds } from '../parts/life.ts'
import { bushes, firs, grass, marigold } from '../parts/plants.ts'
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

type Ink = 'hill' | 'meadow' | 'forest' | 'lake' | 'coral' | 'indigo' | 'marigold' | 'cream'

/** Four on a hilltop hand in hand, the youngest flying a kite, a lake and a whole country in front of them. */
export const family: Scene<Ink> = {
  name: 'family',
  title: 'Family holidays',
  light: 'noon',
  sun: { x: 0.78, y: 0.16 },
  sky: ['#2c8fc6', '#7fc4de', '#cfe8dc', '#fdf2d0'],
  palette: {
    hill: '#6fa6a0',
    meadow: '#7fb24f',
    forest: '#2f7a58',
    lake: '#2f9dbb',
    coral: '#ee6a4f',
    indigo: '#2f3f7a',
    marigold: '#f7a91d',
    cream: '#fff5df',
  },
  draw,
}

const SKIN = '#a9714e'
const HAIR = '#2a1c20'
/** How much larger than its drawing the group stands; the kite's string ends in the boy's hand at this size. */
const SIZE = 1.14

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind } = stage
  const x = w * stage.focus
  const wide = kind === 'wide'
  const land = h * (wide ? 0.54 : 0.56)
  const crest = h * (wide ? 0.82 : 0.8)
  return [
    sky(stage, land, '#fff8dc'),
    sun(stage, 60, '#fffbe6'),
    clouds(stage, { count: 3, band: [0.28, 0.4], size: 400, colour: heapOf(stage) }),
    birds(stage, x + 240 * u, h * 0.3, ink.indigo, 4, 26),
    range(stage, 'far', {
      y: land + 20 * u,
      height: 210 * u,
      count: 5,
      ink: {
        light: ink.hill,
        shade: mix(ink.hill, ink.indigo, 0.4),
        snow: ink.cream,
        snowShade: mix(ink.cream, ink.hill, 0.4),
      },
      snow: 0.4,
      depth: 0.42,
    }),
    mist(stage, land, 50 * u, ink.cream, 0.6),
    at(
      x + (wide ? 470 : 310) * u,
      h * (wide ? 0.36 : 0.4) + wave(stage.time) * 8 * u,
      1,
      balloon(74 * u, [ink.coral, ink.cream, ink.marigold], stage.lit),
    ),
    at(
      x + (wide ? 330 : 40) * u,
      h * (wide ? 0.47 : 0.27) + wave(stage.time, 0.4) * 6 * u,
      1,
      balloon(34 * u, [ink.indigo, ink.cream, ink.lake], stage.lit),
    ),
    valley(stage, land, crest),
    kiteLine(stage, x, crest),
    meadow(stage, crest),
    people(stage, x, crest + 34 * u),
    near(stage, crest),
  ].join('')
}

/** Hills either side of a lake with two sails on it. */
function valley(stage: Stage<Ink>, land: number, crest: number): string {
  const { w, u, ink, lit, h } = stage
  const next = stage.random('valley')
  const shore = land + 66 * u
  const spots = (y: number, tall: number) =>
    Array.from(
      { length: Math.ceil(w / (44 * u)) },
      (_, i) => [(i + next()) * 44 * u, y + next() * 10 * u, tall * between(next, 0.6, 1.2) * u] as const,
    )
  const sail = (px: number, py: number, s: number) =>
    at(
      px,
      py,
      u * s,
      path('M0 -70V-8H34ZM-4 -60V-8H-26Z', ink.cream) + path('M-34 -4H42Q30 10 20 10H-20Z', ink.coral),
    )
  return (
    hills(stage, 'one', {
      y: land + 6 * u,
      amp: 40 * u,
      fill: stage.far(mix(ink.forest, ink.hill, 0.5), 0.36),
      detail: 5,
    }) +
    hills(stage, 'two', { y: land + 40 * u, amp: 30 * u, fill: stage.far(ink.forest, 0.26), detail: 5 }) +
    firs(
      spots(shore, 40),
      stage.far(ink.forest, 0.2),
      stage.far(mix(ink.forest, ink.indigo, 0.4), 0.2),
      lit,
    ) +
    rect(0, shore, w, h - shore, stage.gradient([mix(ink.lake, ink.cream, 0.55), ink.lake])) +
    repeat(12, (i) =>
      lens(
        next() * w + wave(stage.time, next()) * 10 * u,
        shore + ((crest - shore) * (i + 1)) / 13,
        (70 + 120 * next()) * u,
        3.4 * u,
        ink.cream,
        { opacity: 0.6 },
      ),
    ) +
    sail(w * (stage.kind === 'wide' ? 0.18 : 0.58), shore + 40 * u, 0.7) +
    sail(w * 0.84, shore + 30 * u, 0.6)
  )
}

function meadow(stage: Stage<Ink>, crest: number): string {
  const { w, h, u, ink, lit } = stage
  const next = stage.random('meadow-b')
  const bank: Point[] = [
    [-20, crest - 96 * u],
    [w * 0.18, crest - 70 * u],
    [w * 0.4, crest - 6 * u],
    [w * 0.62, crest - 2 * u],
    [w * 0.84, crest - 40 * u],
    [w + 20, crest - 86 * u],
  ]
  const bottom: Point[] = [
    [w + 20, h + 10],
    [-20, h + 10],
  ]
  return (
    at(w * 0.06, crest - 70 * u, u, shadeTree(stage)) +
    bushes(
      next,
      [
        [w * 0.16, crest - 64 * u, 34 * u],
        [w * 0.93, crest - 56 * u, 46 * u],
        [w * 0.99, crest - 74 * u, 60 * u],
      ],
      mix(ink.meadow, ink.forest, 0.5),
      ink.forest,
      lit,
    ) +
    hill(bank, bottom, stage.gradient([ink.meadow, mix(ink.meadow, ink.forest, 0.55)])) +
    hill(
      bank.map(([px, py]): Point => [px, py + (h - crest) * 0.42 + 30 * u]),
      bottom,
      mix(ink.meadow, ink.forest, 0.42),
      { opacity: 0.7 },
    )
  )
}

/** A broad old tree on the origin, its crown heaped up in three tones; 400 tall. */
function shadeTree(stage: Stage<Ink>): string {
  const { ink, lit } = stage
  const next = stage.random('tree')
  const bark = mix(ink.coral, ink.indigo, 0.68)
  const heaps: [number, number, number][] = [
    [-104, -214, 74],
    [96, -220, 78],
    [-62, -290, 84],
    [62, -300, 80],
    [0, -240, 86],
    [4, -352, 72],
  ]
  const puff = (x: number, y: number, r: number, colour: string) =>
    repeat(6, (i) => {
      const a = (i / 6) * Math.PI * 2 + next()
      return ellipse(x + Math.cos(a) * r * 0.46, y + Math.sin(a) * r * 0.36, r * 0.6, r * 0.52, colour)
    })
  const layer = (shift: number, size: number, colour: string) =>
    heaps.map(([x, y, r]) => puff(x + lit * r * shift, y - r * shift, r * size, colour)).join('')
  return (
    path('M-30 6Q-14 -80 -20 -190H22Q14 -80 36 6Z', bark) +
    stroke('M0 -130Q-30 -170 -70 -200M4 -120Q40 -170 74 -204', bark, 14) +
    layer(0, 1, mix(ink.forest, ink.indigo, 0.16)) +
    layer(0.18, 0.74, mix(ink.forest, ink.meadow, 0.42)) +
    layer(0.34, 0.34, mix(ink.forest, ink.meadow, 0.82))
  )
}

/** The kite high on the left and its string down to the boy's hand. */
function kiteLine(stage: Stage<Ink>, x: number, crest: number): string {
  const { u, h, ink, time, kind } = stage
  const sway = wave(time)
  const kx = x - (kind === 'wide' ? 420 : 250) * u + sway * 12 * u
  const ky = h * (kind === 'wide' ? 0.3 : 0.36) + wave(time, 0.25) * 8 * u
  const hand: Point = [x - 246 * SIZE * u, crest + 34 * u - 246 * SIZE * u]
  const tail = repeat(5, (i) => {
    const ty = 92 + i * 34
    const tx = 14 + Math.sin(i * 1.3 + sway) * 14
    return path(`M${num(tx)} ${ty}l-16 -9v18ZM${num(tx)} ${ty}l16 -9v18Z`, i % 2 ? ink.coral : ink.indigo)
  })
  return (
    stroke(
      `M${num(kx)} ${num(ky)}Q${num((kx + hand[0]) / 2 + 46 * u)} ${num((ky + hand[1]) / 2 + 40 * u)} ${num(hand[0])} ${num(hand[1])}`,
      ink.indigo,
      2 * u,
      { opacity: 0.7 },
    ) +
    at(
      kx,
      ky,
      u,
      stroke(`M0 70Q${num(26 + sway * 8)} 150 ${num(6 + sway * 12)} 250`, ink.indigo, 2.4) +
        tail +
        poly(
          [
            [0, -86],
            [60, -10],
            [0, 78],
            [-60, -10],
          ],
          ink.marigold,
        ) +
        poly(
          [
            [0, -86],
            [60, -10],
            [0, -10],
          ],
          lighten(ink.marigold, 0.07),
        ) +
        poly(
          [
            [0, -10],
            [-60, -10],
            [0, 78],
          ],
          ink.coral,
        ) +
        poly(
          [
            [0, -10],
            [60, -10],
            [0, 78],
          ],
          lighten(ink.coral, -0.07),
        ),
      -16 + sway * 5,
    )
  )
}

/** Boy, mother, girl and father seen from behind, standing on the given ground; 340 tall. */
function people(stage: Stage<Ink>, x: number, ground: number): string {
  const { u, ink, lit, night } = stage
  const dim = (colour: string) => (night ? mix(colour, ink.indigo, 0.5) : colour)
  const skin = dim(SKIN)
  const hair = dim(HAIR)
  const arm = (d: string, colour: string, width = 19) => stroke(d, colour, width)
  const hand = (px: number, py: number) => circle(px, py, 10, skin)
  const shadow = (px: number, reach: number) =>
    ellipse(px - lit * reach * 0.4, 2, reach, 9, mix(ink.forest, ink.indigo, 0.3), { opacity: 0.45 })
  const head = (px: number, py: number, r: number) =>
    rect(px - r * 0.36, py, r * 0.72, r * 1.5, skin) +
    circle(px - r * 0.96, py + 2, r * 0.22, skin) +
    circle(px + r * 0.96, py + 2, r * 0.22, skin)
  const shade = (d: string) => path(d, ink.indigo, { opacity: 0.16 })
  const father =
    path('M94 -160H178L174 0H144L138 -116L130 0H98Z', dim(ink.indigo)) +
    ellipse(113, -2, 19, 8, hair) +
    ellipse(160, -2, 19, 8, hair) +
    arm('M92 -268Q72 -214 62 -166', dim(ink.cream)) +
    head(136, -320, 29) +
    path('M84 -150L82 -262Q84 -288 116 -292H156Q188 -288 190 -262L188 -150Z', dim(ink.cream)) +
    shade(
      lit > 0
        ? 'M84 -150L82 -262Q84 -288 112 -292L106 -150Z'
        : 'M188 -150L190 -262Q188 -288 160 -292L166 -150Z',
    ) +
    arm('M184 -266Q200 -214 194 -164', dim(ink.cream)) +
    hand(193, -152) +
    path('M107 -314Q104 -352 136 -354Q168 -352 165 -314Q164 -304 150 -302H122Q108 -304 107 -314Z', hair)
  const girl =
    rect(24, -70, 11, 68, skin) +
    rect(46, -70, 11, 68, skin) +
    ellipse(29, -2, 12, 6, dim(ink.coral)) +
    ellipse(52, -2, 12, 6, dim(ink.coral)) +
    arm('M58 -138Q64 -154 62 -164', dim(ink.marigold), 14) +
    arm('M22 -138Q8 -150 -2 -166', dim(ink.marigold), 14) +
    hand(62, -164) +
    rect(34, -166, 14, 20, skin) +
    path('M20 -140Q40 -156 62 -140L58 -104L82 -52Q40 -40 0 -52L24 -104Z', dim(ink.marigold)) +
    shade(
      lit > 0
        ? 'M20 -140L24 -104L0 -52L22 -48L36 -106V-148Z'
        : 'M62 -140L58 -104L82 -52L60 -48L46 -106V-148Z',
    ) +
    circle(41, -178, 24, hair) +
    path('M20 -176Q8 -150 14 -130L22 -134Q20 -154 30 -168Z', hair) +
    path('M62 -176Q74 -150 68 -130L60 -134Q62 -154 52 -168Z', hair) +
    circle(17, -146, 6, dim(ink.coral)) +
    circle(65, -146, 6, dim(ink.coral))
  const mother =
    path('M-118 -170L-136 -8Q-80 4 -26 -8L-46 -170Z', dim(ink.coral)) +
    shade(
      lit > 0 ? 'M-118 -170L-136 -8Q-118 -2 -104 -1L-92 -170Z' : 'M-46 -170L-26 -8Q-44 -2 -58 -1L-72 -170Z',
    ) +
    rect(-136, -26, 110, 8, dim(ink.marigold)) +
    arm('M-44 -256Q-22 -214 -6 -172', dim(ink.coral), 17) +
    arm('M-120 -256Q-140 -216 -152 -176', dim(ink.coral), 17) +
    hand(-3, -166) +
    rect(-92, -296, 20, 30, skin) +
    path('M-126 -160L-124 -250Q-122 -274 -98 -278H-66Q-42 -274 -40 -250L-38 -160Z', dim(ink.coral)) +
    path('M-124 -244Q-118 -270 -98 -278L-40 -172L-34 -96L-52 -92L-60 -160Z', dim(lighten(ink.coral, 0.09))) +
    circle(-82, -308, 30, hair) +
    path('M-92 -300Q-98 -240 -86 -190L-76 -190Q-68 -240 -72 -300Z', hair) +
    repeat(5, (i) =>
      circle(-98 + i * 8, -284 + Math.abs(i - 2) * -3, 6, i % 2 ? dim(ink.cream) : dim(ink.marigold)),
    )
  const boy =
    path('M-232 -92H-170L-172 -44H-196L-200 -66L-206 -44H-230Z', dim(ink.indigo)) +
    rect(-226, -48, 14, 46, skin) +
    rect(-190, -48, 14, 46, skin) +
    ellipse(-220, -2, 14, 6, dim(ink.cream)) +
    ellipse(-182, -2, 14, 6, dim(ink.cream)) +
    arm('M-176 -150Q-164 -164 -154 -174', dim(ink.lake), 15) +
    hand(-153, -172) +
    arm('M-226 -150Q-246 -186 -246 -226', dim(ink.lake), 15) +
    hand(-246, -238) +
    rect(-209, -182, 16, 22, skin) +
    path('M-234 -86L-232 -146Q-228 -164 -212 -166H-190Q-174 -164 -170 -146L-168 -86Z', dim(ink.lake)) +
    shade(
      lit > 0
        ? 'M-234 -86L-232 -146Q-228 -164 -212 -166L-216 -86Z'
        : 'M-168 -86L-170 -146Q-174 -164 -190 -166L-186 -86Z',
    ) +
    rect(-233, -122, 64, 12, dim(ink.cream)) +
    circle(-201, -194, 25, hair) +
    path('M-228 -194Q-228 -224 -201 -224Q-174 -224 -174 -194Q-200 -204 -228 -194Z', dim(ink.coral))
  return at(
    x,
    ground,
    u * SIZE,
    shadow(136, 70) + shadow(41, 50) + shadow(-82, 76) + shadow(-200, 50) + father + boy + mother + girl,
  )
}

/** Tall grass and marigolds along the bottom. */
function near(stage: Stage<Ink>, crest: number): string {
  const { w, h, u, ink, time } = stage
  const next = stage.random('near')
  const dark = mix(ink.forest, ink.indigo, 0.4)
  const count = Math.ceil(w / (80 * u))
  const edge = (t: number) => Math.abs(t - stage.focus) ** 1.4
  return (
    repeat(count + 1, (i) => {
      const t = i / count
      return at(
        t * w,
        h + 16 * u,
        1,
        grass(
          next,
          (56 + 190 * edge(t) + 30 * next()) * u,
          [dark, ink.forest, mix(ink.forest, ink.meadow, 0.45)],
          9,
          time,
        ),
      )
    }) +
    repeat(Math.ceil(w / (70 * u)), () => {
      const t = next()
      const y = h - (h - crest) * between(next, 0.04, 0.2 + 0.5 * edge(t))
      const r = between(next, 11, 19)
      return (
        stroke(`M${num(t * w)} ${num(y)}V${num(h + 10)}`, ink.forest, 3 * u) +
        at(t * w, y, u, marigold(r, next() > 0.3 ? ink.marigold : ink.coral, lighten(ink.marigold, -0.12)))
      )
    })
  )
}
