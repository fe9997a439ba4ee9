import { lighten, mix } from '../colour.ts'
import { groundLamp } from '../parts/lamps.ts'
import { hills, mist, range } from '../parts/land.ts'
import { balloon, birds } from '../parts/life.ts'
import { bushes, firs, grass, marigold } from '../parts/plants.ts'
import { clouds, cumulusColour, sky, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, ellipse, hill, lens, num, type Point, path, rect, repeat, stroke } from '../shape.ts'
import { type Ink, kiteLine, people } from './family-people.ts'

/** A family of four hand in hand on a hilltop, one of them with a kite, in front of a lake and a wide landscape. */
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

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind } = stage
  const x = w * stage.focus
  const wide = kind === 'wide'
  const land = h * (wide ? 0.54 : 0.56)
  const crest = h * (wide ? 0.82 : 0.8)
  return [
    sky(stage, land, '#fff8dc'),
    sun(stage, 60, '#fffbe6'),
    clouds(stage, { count: 3, band: [0.28, 0.4], size: 400, colour: cumulusColour(stage) }),
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
    groundLamp(stage, x - 290 * u, crest + 52 * u, 78 * u),
    groundLamp(stage, x + 262 * u, crest + 56 * u, 78 * u),
    people(stage, x, crest + 34 * u),
    foreground(stage, crest),
  ].join('')
}

/** Hills on both sides of a lake with two sailing boats. */
function valley(stage: Stage<Ink>, land: number, crest: number): string {
  const { w, u, ink, lit, h } = stage
  const next = stage.random('valley')
  const shore = land + 66 * u
  const spots = (y: number, height: number) =>
    Array.from(
      { length: Math.ceil(w / (44 * u)) },
      (_, i) => [(i + next()) * 44 * u, y + next() * 10 * u, height * between(next, 0.6, 1.2) * u] as const,
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

/** A broad old tree on the origin, with a crown in three shades of green; 400 tall. */
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

/** Tall grass and marigolds along the bottom. */
function foreground(stage: Stage<Ink>, crest: number): string {
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
