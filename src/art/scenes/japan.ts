import { lighten, mix } from '../colour.ts'
import { pagoda } from '../parts/buildings.ts'
import { lampGlow, lightPool } from '../parts/lamps.ts'
import { hills, mist } from '../parts/land.ts'
import { birds, lantern, person } from '../parts/life.ts'
import { firs } from '../parts/plants.ts'
import { sea } from '../parts/sea.ts'
import { sky, strata, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, hill, num, type Point, path, rect, repeat, stroke } from '../shape.ts'
import { fuji, type Ink, reflection, torii } from './japan-fuji.ts'

/** A red torii gate in a lake, Mount Fuji with its snow cap behind it, a pagoda on the shore, and cherry blossom. */
export const japan: Scene<Ink> = {
  name: 'japan',
  title: 'Japan in blossom',
  place: 'Fuji',
  light: 'dawn',
  sun: { x: 0.7, y: 0.26 },
  sky: ['#7ea9c8', '#c9cbd6', '#f9d3c6', '#ffead2'],
  palette: {
    fuji: '#5d78a8',
    slope: '#3c5587',
    lake: '#8fb6cc',
    red: '#e0452f',
    blossom: '#f6a9b8',
    bark: '#4a2b35',
    marigold: '#f7a823',
    cream: '#fff6ea',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit, kind } = stage
  const shore = h * (kind === 'wide' ? 0.64 : 0.61)
  const x = w * stage.focus
  stage.placeSun(x + 250 * u)
  return [
    sky(stage, shore, '#fff1dd'),
    sun(stage, 108, mix('#f2694e', ink.cream, 0.08)),
    strata(stage, h * 0.3, mix(stage.sky[2] as string, ink.cream, 0.35), 3),
    birds(stage, x - 300 * u, h * 0.2, ink.slope, 5, 28),
    fuji(stage, x - 30 * u, shore),
    mist(stage, shore - 30 * u, 40 * u, ink.cream, 0.7),
    hills(stage, 'far', { y: shore - 22 * u, amp: 34 * u, fill: stage.far(ink.slope, 0.5), detail: 4 }),
    hills(stage, 'wood', { y: shore - 6 * u, amp: 16 * u, fill: stage.far(ink.slope, 0.24), detail: 5 }),
    bank(stage, x, shore),
    sea(stage, {
      top: shore,
      far: mix(ink.lake, stage.sky[2] as string, 0.5),
      near: mix(ink.lake, ink.slope, 0.55),
      foam: ink.cream,
      rows: 9,
    }),
    reflection(stage, x, shore),
    solid(
      300 * u,
      torii(stage, x - 20 * u, h * (kind === 'wide' ? 0.87 : 0.83), u * (kind === 'tall' ? 0.98 : 0.94)),
      x,
      h * 0.85,
    ),
    jetty(stage, x),
    stage.weather === 'snow' ? '' : cherry(stage, lit),
  ].join('')
}

/** The shore on the right with the pagoda between firs. */
function bank(stage: Stage<Ink>, x: number, shore: number): string {
  const { w, u, ink, lit, night } = stage
  const px = x + 330 * u
  const tone = stage.far(ink.slope, 0.06)
  const land = hill(
    [
      [x + 130 * u, shore + 6 * u],
      [px - 110 * u, shore - 22 * u],
      [px, shore - 34 * u],
      [px + 160 * u, shore - 40 * u],
      [w + 500 * u, shore - 20 * u],
    ] as Point[],
    [
      [w + 500 * u, shore + 22 * u],
      [x + 120 * u, shore + 10 * u],
    ],
    tone,
  )
  const wood = firs(
    [
      [px - 130 * u, shore - 12 * u, 90 * u],
      [px - 92 * u, shore - 16 * u, 130 * u],
      [px + 90 * u, shore - 26 * u, 150 * u],
      [px + 130 * u, shore - 28 * u, 110 * u],
      [px + 180 * u, shore - 28 * u, 140 * u],
      [px + 240 * u, shore - 26 * u, 120 * u],
    ],
    mix(ink.slope, '#3f7a6a', 0.5),
    mix(ink.slope, ink.bark, 0.35),
    lit,
  )
  return (
    land +
    at(
      px,
      shore - 30 * u,
      u,
      pagoda(330, {
        tiers: 5,
        roof: mix(ink.slope, ink.bark, 0.5),
        wall: ink.red,
        width: 0.46,
        taper: 0.36,
        curl: 0.12,
        lit,
        spire: 0.2,
        window: night ? '#ffd57f' : ink.bark,
      }),
    ) +
    wood
  )
}

/** A stone jetty in the foreground with two people in kimonos under a paper umbrella. */
function jetty(stage: Stage<Ink>, x: number): string {
  const { w, h, u, ink, kind } = stage
  const y = h * (kind === 'wide' ? 0.95 : 0.945)
  const edge: Point[] = [
    [-20, y + 6 * u],
    [w * 0.3, y - 4 * u],
    [w * 0.7, y + 2 * u],
    [w + 20, y - 8 * u],
  ]
  const stone =
    hill(
      edge,
      [
        [w + 20, h + 10],
        [-20, h + 10],
      ],
      mix(ink.bark, ink.slope, 0.45),
    ) + hill(edge, edge.map(([px, py]): Point => [px, py + 12 * u]).reverse(), mix(ink.slope, ink.cream, 0.3))
  const px = x - 20 * u
  const pair =
    at(
      px - 30 * u,
      y + 24 * u,
      1,
      person(132 * u, {
        coat: mix(ink.slope, ink.bark, 0.2),
        legs: mix(ink.slope, ink.bark, 0.2),
        skirt: true,
        hair: ink.bark,
      }),
    ) +
    at(
      px + 30 * u,
      y + 26 * u,
      1,
      person(124 * u, { coat: ink.blossom, legs: ink.blossom, skirt: true, hair: ink.bark, facing: -1 }),
    ) +
    rect(px - 42 * u, y - 84 * u, 84 * u, 0, ink.red)
  const sash =
    rect(px - 40 * u, y - 48 * u, 20 * u, 9 * u, ink.marigold) +
    rect(px + 20 * u, y - 42 * u, 20 * u, 9 * u, ink.red)
  const umbrella = at(
    px + 2 * u,
    y - 120 * u,
    u,
    rect(-2, -6, 4, 84, ink.bark) +
      path('M-86 16Q-50 -36 0 -44Q50 -36 86 16Q0 -2 -86 16Z', ink.red) +
      path(
        stage.lit < 0 ? 'M0 -44Q50 -36 86 16Q46 6 20 4Z' : 'M0 -44Q-50 -36 -86 16Q-46 6 -20 4Z',
        mix(ink.red, ink.bark, 0.3),
      ) +
      circle(0, -44, 4, ink.bark),
  )
  const lamp = at(
    x + (kind === 'wide' ? 330 : 300) * u,
    y - 130 * u,
    u,
    rect(-4, -8, 8, 150, ink.bark) +
      rect(-30, -8, 34, 6, ink.bark) +
      at(-24, -4, 1, lantern(stage, 44, ink.cream, stage.night)),
  )
  const post = x + (kind === 'wide' ? 330 : 300) * u
  const light =
    lightPool(stage, post - 40 * u, y + 22 * u, 300 * u) +
    lampGlow(stage, post - 24 * u, y - 100 * u, 190 * u, 0.5)
  return stone + light + lamp + pair + sash + umbrella
}

/** Cherry branches in the upper left and the lower right corner, and falling petals. */
function cherry(stage: Stage<Ink>, lit: -1 | 1): string {
  const { w, h, u, ink, time } = stage
  const next = stage.random('cherry')
  const cluster = (x: number, y: number, r: number) => {
    const puffs = Array.from({ length: 8 }, () => ({
      dx: (next() - 0.5) * r * 1.5,
      dy: (next() - 0.5) * r * 1.1,
      s: between(next, 0.34, 0.6) * r,
    }))
    return (
      puffs.map((p) => circle(x + p.dx, y + p.dy, p.s, mix(ink.blossom, ink.red, 0.16))).join('') +
      puffs
        .map((p) =>
          circle(
            x + p.dx + lit * p.s * 0.2,
            y + p.dy - p.s * 0.22,
            p.s * 0.78,
            p.s > 0.48 * r ? lighten(ink.blossom, 0.06) : ink.blossom,
          ),
        )
        .join('') +
      repeat(5, () => circle(x + (next() - 0.5) * r * 1.5, y + (next() - 0.5) * r, 3.4 * u, ink.cream))
    )
  }
  const bough =
    stroke(
      `M${num(-20 * u)} ${num(250 * u)}Q${num(60 * u)} ${num(120 * u)} ${num(190 * u)} ${num(88 * u)}T${num(400 * u)} ${num(40 * u)}`,
      ink.bark,
      15 * u,
    ) +
    stroke(
      `M${num(70 * u)} ${num(140 * u)}Q${num(130 * u)} ${num(170 * u)} ${num(220 * u)} ${num(178 * u)}M${num(190 * u)} ${num(88 * u)}Q${num(240 * u)} ${num(40 * u)} ${num(270 * u)} ${num(-10 * u)}`,
      ink.bark,
      8 * u,
    )
  const spots: [number, number, number][] = [
    [10, 240, 62],
    [70, 150, 58],
    [20, 110, 66],
    [140, 112, 58],
    [210, 182, 46],
    [120, 40, 70],
    [236, 76, 56],
    [300, 54, 50],
    [254, 14, 56],
    [384, 40, 44],
    [40, 20, 72],
    [160, 176, 34],
  ]
  const flowers = spots
    .map(
      ([x, y, r], i) =>
        `<g transform="translate(${num(wave(time, i / 12) * 2.5 * u)} 0)">${cluster(x * u, y * u, r * u)}</g>`,
    )
    .join('')
  const petals = repeat(16, (i) => {
    const t = (time + next()) % 1
    const px = w * (0.04 + 0.8 * next()) + t * 120 * u
    const shape = path('M0 0Q-7 -7 0 -16Q7 -7 0 0Z', i % 3 ? ink.blossom : ink.cream, {
      opacity: num(Math.min(1, 5 * t, 5 * (1 - t))),
    })
    return at(px + wave(t, next(), 2) * 20 * u, h * (0.12 + 0.8 * t), u, shape, t * 360 + i * 50)
  })
  return bough + flowers + petals
}
