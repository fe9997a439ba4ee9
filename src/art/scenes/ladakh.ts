import { lighten, mix } from '../colour.ts'
import { groundLamp, lampGlow, lightPool } from '../parts/lamps.ts'
import { hills, mist, peak, range } from '../parts/land.ts'
import { birds, flags, person } from '../parts/life.ts'
import { clouds, sky, sun } from '../parts/sky.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, hill, type Point, path, poly, rect, repeat } from '../shape.ts'

type Ink = 'rock' | 'shadow' | 'snow' | 'lake' | 'earth' | 'white' | 'marigold' | 'maroon'

/** A white stupa on a bare ridge, with prayer flags across the sky, and a lake and snowy peaks behind. */
export const ladakh: Scene<Ink> = {
  name: 'ladakh',
  title: 'Ladakh, above it all',
  place: 'Pangong',
  light: 'noon',
  sun: { x: 0.2, y: 0.16 },
  sky: ['#0f5fae', '#3f93d2', '#a4d3ea', '#f2ead2'],
  palette: {
    rock: '#c98d63',
    shadow: '#6d5b86',
    snow: '#ffffff',
    lake: '#1c8fa6',
    earth: '#a8643f',
    white: '#fff6e6',
    marigold: '#f7a91d',
    maroon: '#7d2436',
  },
  draw,
}

const PRAYER = ['#2b6fc2', '#fff6e6', '#d43d2f', '#2f9a57', '#f7b52a']

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit, kind } = stage
  const x = w * stage.focus
  const lake = h * (kind === 'wide' ? 0.66 : 0.62)
  const ridge = h * (kind === 'wide' ? 0.84 : 0.8)
  const size = u * 0.86
  const top = ridge - 640 * size
  const cloth = {
    size: 42 * u,
    colours: PRAYER.map((colour) => (stage.night ? mix(colour, '#16235c', 0.45) : colour)),
  }
  return [
    sky(stage, lake, '#fff6d0'),
    sun(stage, 56, '#fffbe6'),
    clouds(stage, {
      count: 3,
      band: [0.3, 0.36],
      size: 300,
      colour: mix('#ffffff', stage.sky[1] as string, stage.night ? 0.7 : 0.04),
    }),
    range(stage, 'far', {
      y: lake,
      height: 300 * u,
      count: 5,
      ink: { light: ink.rock, shade: ink.shadow, snow: ink.snow, snowShade: mix(ink.snow, ink.shadow, 0.35) },
      snow: 0.5,
      depth: 0.42,
    }),
    at(
      x - 330 * u,
      lake + 4,
      1,
      peak(stage.random('p1'), 700 * u, 400 * u, mountain(stage, 0.16), lit, 0.42),
    ),
    at(
      x + 350 * u,
      lake + 4,
      1,
      peak(stage.random('p2'), 640 * u, 330 * u, mountain(stage, 0.12), lit, 0.36),
    ),
    hills(stage, 'foot', { y: lake - 2 * u, amp: h * 0.03, fill: stage.far(ink.rock, 0.12), detail: 5 }),
    mist(stage, lake, h * 0.03, '#fff4dc', 0.5),
    water(stage, lake, ridge),
    hills(stage, 'near', { y: ridge - 42 * u, amp: 46 * u, fill: mix(ink.rock, ink.earth, 0.4), detail: 4 }),
    ground(stage, x, ridge),
    flags(stage, [x - 26 * u, top + 52 * u], [-30, ridge - 190 * u], { ...cloth, sag: 60 * u, name: 'l' }),
    flags(stage, [x + 26 * u, top + 52 * u], [w + 30, ridge - 250 * u], { ...cloth, sag: 56 * u, name: 'r' }),
    at(x, ridge + 26 * u, size, solid(400, stupa(stage))),
    at(x - 330 * size, ridge + 64 * u, size, solid(150, chorten(stage))),
    lamps(stage, x, ridge, size),
    at(
      x + 262 * size,
      ridge + 74 * u,
      1,
      person(118 * u, { coat: ink.maroon, legs: ink.maroon, skirt: true, hair: '#3a2a2a' }),
    ),
    at(
      x + 318 * size,
      ridge + 86 * u,
      1,
      person(112 * u, { coat: ink.marigold, legs: ink.maroon, skirt: true, hair: '#3a2a2a', facing: -1 }),
    ),
    birds(stage, x + 240 * u, h * 0.2, ink.shadow, 3, 34),
    stones(stage, ridge),
  ].join('')
}

const mountain = (stage: Stage<Ink>, depth: number) => ({
  light: stage.far(stage.ink.rock, depth),
  shade: stage.far(stage.ink.shadow, depth),
  snow: stage.ink.snow,
  snowShade: mix(stage.ink.snow, stage.ink.shadow, 0.38),
})

/** Butter lamps in front of the stupa and in its niche, and a lantern beside the two monks. */
function lamps(stage: Stage<Ink>, x: number, ridge: number, size: number): string {
  const { u } = stage
  const row = [-214, -164, -114, 114, 164, 214].map((dx) =>
    groundLamp(stage, x + dx * size, ridge + 34 * u, 30 * u),
  )
  return [
    lampGlow(stage, x, ridge + 26 * u - 300 * size, 120 * size, 0.9),
    lampGlow(stage, x, ridge - 60 * u, 330 * size, 0.34),
    lightPool(stage, x - 330 * size, ridge + 66 * u, 110 * u, 0.5),
    ...row,
    groundLamp(stage, x + 291 * size, ridge + 92 * u, 44 * u),
  ].join('')
}

function water(stage: Stage<Ink>, top: number, bottom: number): string {
  const { w, u, ink } = stage
  const next = stage.random('lake')
  return (
    rect(
      0,
      top,
      w,
      bottom - top,
      stage.gradient([mix(ink.lake, ink.white, 0.42), ink.lake, lighten(ink.lake, -0.08)]),
    ) +
    repeat(16, (i) =>
      ellipse(
        next() * w,
        top + (bottom - top) * ((i + 1) / 17) ** 1.3,
        u * (40 + 90 * next()),
        u * (1.2 + i * 0.12),
        ink.white,
        { opacity: 0.35 },
      ),
    )
  )
}

/** The stupa: a base with steps, a round dome, thirteen gilded rings, and a sun and a moon on top; 640 tall. */
function stupa(stage: Stage<Ink>): string {
  const { ink, lit } = stage
  const white = ink.white
  const dim = mix(ink.white, ink.shadow, 0.34)
  const half = (w: number, y: number, h: number) =>
    rect(-w, y - h, w * 2, h, white) + rect(lit < 0 ? w * 0.28 : -w, y - h, w * 0.72, h, dim)
  const band = (w: number, y: number, h: number) =>
    rect(-w, y - h, w * 2, h, ink.maroon) +
    rect(lit < 0 ? w * 0.28 : -w, y - h, w * 0.72, h, lighten(ink.maroon, -0.07))
  const dome = 'M-128 -232C-176 -330 -128 -414 0 -414C128 -414 176 -330 128 -232Z'
  const shade =
    lit < 0
      ? 'M40 -232C92 -300 90 -372 30 -413C140 -410 172 -330 128 -232Z'
      : 'M-40 -232C-92 -300 -90 -372 -30 -413C-140 -410 -172 -330 -128 -232Z'
  const rings = repeat(11, (i) => {
    const w = 38 - i * 2.5
    const y = -456 - i * 11.4
    return (
      rect(-w, y - 9, w * 2, 9, ink.marigold, { rx: 3 }) +
      rect(lit < 0 ? w * 0.25 : -w, y - 9, w * 0.75, 9, lighten(ink.marigold, -0.12), { rx: 3 })
    )
  })
  return (
    half(238, 0, 52) +
    band(246, -50, 9) +
    half(208, -58, 44) +
    half(180, -100, 40) +
    band(186, -138, 8) +
    half(158, -144, 36) +
    half(138, -178, 34) +
    band(146, -210, 22) +
    path(dome, white) +
    path(shade, dim) +
    path('M-34 -262V-322Q-34 -352 0 -358Q34 -352 34 -322V-262Z', ink.maroon) +
    path('M-23 -262V-318Q-23 -340 0 -346Q23 -340 23 -318V-262Z', mix(ink.marigold, ink.maroon, 0.1)) +
    circle(0, -300, 11, ink.white) +
    half(56, -408, 34) +
    band(64, -440, 12) +
    rings +
    path('M-52 -580Q0 -600 52 -580L44 -592Q0 -612 -44 -592Z', ink.marigold) +
    path('M-17 -604A18 18 0 0 0 17 -604A20 16 0 0 1 -17 -604Z', ink.white) +
    circle(0, -620, 12, ink.marigold) +
    poly(
      [
        [-58, -52],
        [58, -52],
        [76, 0],
        [-76, 0],
      ],
      mix(white, ink.earth, 0.16),
    ) +
    repeat(4, (i) => rect(-61 - i * 4.4, -40 + i * 13, 122 + i * 8.8, 4, mix(ink.earth, white, 0.3)))
  )
}

/** A small stupa (chorten) beside the large one; 210 tall. */
function chorten(stage: Stage<Ink>): string {
  const { ink, lit } = stage
  const dim = mix(ink.white, ink.shadow, 0.34)
  const half = (w: number, y: number, h: number) =>
    rect(-w, y - h, w * 2, h, ink.white) + rect(lit < 0 ? w * 0.25 : -w, y - h, w * 0.75, h, dim)
  return (
    half(70, 0, 54) +
    rect(-75, -60, 150, 8, ink.maroon) +
    half(54, -60, 22) +
    path('M-44 -82C-62 -124 -40 -150 0 -150C40 -150 62 -124 44 -82Z', ink.white) +
    path(
      lit < 0
        ? 'M14 -82C32 -112 30 -136 10 -150C44 -148 60 -122 44 -82Z'
        : 'M-14 -82C-32 -112 -30 -136 -10 -150C-44 -148 -60 -122 -44 -82Z',
      dim,
    ) +
    half(18, -147, 14) +
    poly(
      [
        [-14, -160],
        [0, -218],
        [14, -160],
      ],
      ink.marigold,
    ) +
    circle(0, -218, 6, ink.marigold)
  )
}

function ground(stage: Stage<Ink>, x: number, ridge: number): string {
  const { w, h, u, ink } = stage
  const line: Point[] = [
    [-20, ridge + 40 * u],
    [x - 420 * u, ridge + 22 * u],
    [x - 200 * u, ridge + 4 * u],
    [x + 200 * u, ridge + 2 * u],
    [x + 420 * u, ridge + 34 * u],
    [w + 20, ridge + 60 * u],
  ]
  const footpath = poly(
    [
      [x - 66 * u, ridge + 30 * u],
      [x + 66 * u, ridge + 30 * u],
      [x + 10 * u, h + 10],
      [x - 300 * u, h + 10],
    ],
    mix(ink.earth, ink.white, 0.36),
  )
  return (
    hill(
      line,
      [
        [w + 20, h + 10],
        [-20, h + 10],
      ],
      stage.gradient([ink.earth, mix(ink.earth, ink.maroon, 0.5)]),
    ) + footpath
  )
}

function stones(stage: Stage<Ink>, ridge: number): string {
  const { w, h, u, ink, lit } = stage
  const next = stage.random('stones')
  const rock = (x: number, y: number, r: number) => {
    const light = mix(ink.earth, ink.rock, 0.3)
    const dark = mix(ink.maroon, ink.shadow, 0.55)
    return (
      poly(
        [
          [x - r, y],
          [x - r * 0.7, y - r * 0.6],
          [x - r * 0.1, y - r * 0.85],
          [x + r * 0.62, y - r * 0.5],
          [x + r, y],
        ],
        lit < 0 ? light : dark,
      ) +
      poly(
        lit < 0
          ? [
              [x - r * 0.1, y - r * 0.85],
              [x + r * 0.62, y - r * 0.5],
              [x + r, y],
              [x + r * 0.1, y],
            ]
          : [
              [x - r, y],
              [x - r * 0.7, y - r * 0.6],
              [x - r * 0.1, y - r * 0.85],
              [x - r * 0.2, y],
            ],
        lit < 0 ? dark : light,
      )
    )
  }
  const side = (from: number, to: number) =>
    repeat(5, (i) =>
      rock(
        from + (to - from) * next(),
        ridge + (h - ridge) * (0.62 + 0.12 * i) + 20 * u,
        u * (26 + 20 * next() + 12 * i),
      ),
    )
  return side(-0.02 * w, 0.24 * w) + side(0.78 * w, 1.02 * w)
}
