import { lighten, mix } from '../colour.ts'
import { sailboat } from '../parts/boats.ts'
import { birds, person } from '../parts/life.ts'
import { bough, bushes, palm } from '../parts/plants.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { clouds, sky, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, hill, num, type Point, path, poly, rect, repeat } from '../shape.ts'

type Ink = 'white' | 'mauve' | 'blue' | 'sea' | 'palm' | 'leaf' | 'marigold' | 'bloom'

/** The white church at the head of its zigzag stair, palms on both hands, the sea behind and a scooter waiting below. */
export const goa: Scene<Ink> = {
  name: 'goa',
  title: 'Goa, any day',
  place: 'Immaculate Conception',
  light: 'dusk',
  sun: { x: 0.2, y: 0.42 },
  sky: ['#2c5f93', '#d97a86', '#ff9d6b', '#ffd98f'],
  palette: {
    white: '#fff3df',
    mauve: '#b98aa5',
    blue: '#2f6fa8',
    sea: '#2f7f96',
    palm: '#2a6b52',
    leaf: '#173f43',
    marigold: '#ffb02a',
    bloom: '#d93a72',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit, time, kind } = stage
  const horizon = h * (kind === 'wide' ? 0.55 : 0.52)
  const x = w * stage.focus + (kind === 'wide' ? 0 : 30 * u)
  const yard = h * (kind === 'wide' ? 0.66 : 0.63)
  stage.sun.x = x - 390 * u
  stage.sun.y = horizon - 92 * u
  const next = stage.random('palms')
  const grown = (px: number, py: number, height: number, lean: number) =>
    at(
      px,
      py,
      1,
      palm(next, {
        height: height * u,
        lean,
        light: ink.palm,
        dark: ink.leaf,
        trunk: mix(ink.leaf, ink.bloom, 0.25),
        lit,
        time,
      }),
    )
  const size = u * (kind === 'tall' ? 0.9 : 0.86)
  return [
    sky(stage, horizon, '#ffe2a0'),
    sun(stage, 88, '#fff0bf'),
    clouds(stage, {
      count: 3,
      band: [0.16, 0.28],
      size: 330,
      colour: mix(stage.sky[2] as string, stage.sky[3] as string, 0.5),
    }),
    birds(stage, x - 300 * u, horizon - 300 * u, ink.leaf, 5, 28),
    sea(stage, {
      top: horizon,
      far: mix(ink.sea, ink.marigold, 0.32),
      near: ink.sea,
      foam: '#ffe6b8',
      rows: 8,
    }),
    sunPath(stage, horizon, yard + 60 * u, '#ffeab4'),
    at(x - 520 * u, horizon + 34 * u, 1, sailboat(60 * u, ink.leaf, ink.white, lit)),
    hill(
      [
        [x - 420 * u, yard + 60 * u],
        [x - 300 * u, yard - 20 * u],
        [x - 120 * u, yard - 74 * u],
        [x + 200 * u, yard - 90 * u],
        [x + 480 * u, yard - 60 * u],
        [w + 400 * u, yard - 100 * u],
      ] as Point[],
      [
        [w + 400 * u, h],
        [x - 420 * u, h],
      ],
      ink.palm,
    ),
    grown(x - 262 * u, yard - 10 * u, 360, -0.14),
    grown(x + 268 * u, yard - 10 * u, 420, 0.1),
    grown(x + 372 * u, yard + 10 * u, 320, 0.16),
    at(x, yard, size, church(stage)),
    slope(stage, x, yard, size),
    at(x - (kind === 'wide' ? 250 : 90) * u, h * 0.945, u * 1.04, scooter(stage)),
    at(
      x - (kind === 'wide' ? 130 : -30) * u,
      h * 0.948,
      1,
      person(122 * u, { coat: ink.marigold, legs: ink.white, skirt: true, hat: ink.white }),
    ),
    bougainvillea(stage),
    bough(stage, 'right', lighten(ink.leaf, 0.06), ink.leaf, kind === 'wide' ? 1.15 : 1.05),
  ].join('')
}

/** The façade: stepped gable with a bell, two short towers, blue shutters and doors; 500 tall, standing on its terrace. */
function church(stage: Stage<Ink>): string {
  const { ink, lit, night } = stage
  const white = ink.white
  const dim = mix(white, ink.mauve, 0.55)
  const pane = night ? '#ffd27a' : ink.blue
  const shaded = (left: number, w: number, top: number, h: number) =>
    rect(left, top, w, h, white) + rect(lit < 0 ? left + w * 0.68 : left, top, w * 0.32, h, dim)
  const moulding = (left: number, w: number, y: number) =>
    rect(left - 8, y, w + 16, 11, lighten(white, 0.03)) + rect(left - 4, y + 11, w + 8, 6, dim)
  const arch = (x: number, y: number, w: number, h: number, fill: string) =>
    path(
      `M${x - w / 2 - 7} ${y}V${y - h}A${w / 2 + 7} ${w / 2 + 7} 0 0 1 ${x + w / 2 + 7} ${y - h}V${y}Z`,
      dim,
    ) + path(`M${x - w / 2} ${y}V${y - h}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h}V${y}Z`, fill)
  const tower = (left: number) =>
    shaded(left, 92, -306, 306) +
    moulding(left, 92, -306) +
    moulding(left, 92, -196) +
    poly(
      [
        [left, -306],
        [left + 46, -366],
        [left + 92, -306],
      ],
      ink.blue,
    ) +
    poly(
      lit < 0
        ? [
            [left + 46, -366],
            [left + 92, -306],
            [left + 58, -306],
          ]
        : [
            [left, -306],
            [left + 46, -366],
            [left + 34, -306],
          ],
      lighten(ink.blue, -0.08),
    ) +
    circle(left + 46, -370, 6, ink.marigold) +
    arch(left + 46, -220, 30, 34, pane) +
    arch(left + 46, -104, 34, 44, pane) +
    arch(left + 46, 0, 40, 58, ink.blue)
  const middle =
    shaded(-86, 172, -330, 330) +
    moulding(-86, 172, -330) +
    moulding(-86, 172, -196) +
    arch(0, 0, 66, 84, ink.blue) +
    rect(-2, -84, 4, 84, white) +
    arch(0, -212, 38, 48, pane) +
    arch(-56, -116, 24, 34, pane) +
    arch(56, -116, 24, 34, pane)
  const gable =
    path('M-86 -330Q-84 -372 -52 -376V-430Q-52 -466 0 -490Q52 -466 52 -430V-376Q84 -372 86 -330Z', white) +
    path(
      lit < 0
        ? 'M26 -330V-480Q52 -464 52 -430V-376Q84 -372 86 -330Z'
        : 'M-26 -330V-480Q-52 -464 -52 -430V-376Q-84 -372 -86 -330Z',
      dim,
    ) +
    arch(0, -356, 48, 52, mix(ink.blue, ink.leaf, 0.3)) +
    path('M-17 -362Q-15 -398 0 -400Q15 -398 17 -362L22 -354H-22Z', ink.marigold) +
    circle(0, -350, 5, ink.marigold)
  const cross = rect(-4, -540, 8, 54, ink.leaf) + rect(-17, -526, 34, 8, ink.leaf)
  return cross + tower(-182) + tower(90) + middle + gable
}

/** The terraces under the church with the stair going right, left, right between white balustrades. */
function slope(stage: Stage<Ink>, x: number, yard: number, k: number): string {
  const { w, h, ink, lit, u } = stage
  const white = ink.white
  const dim = mix(white, ink.mauve, 0.6)
  const rise = 96 * k
  const rail = (x1: number, y1: number, x2: number, y2: number) => {
    const posts = repeat(12, (i) =>
      rect(x1 + ((x2 - x1) * i) / 11 - 3 * k, y1 + ((y2 - y1) * i) / 11 - 26 * k, 6 * k, 26 * k, white),
    )
    return (
      posts +
      poly(
        [
          [x1, y1 - 32 * k],
          [x2, y2 - 32 * k],
          [x2, y2 - 24 * k],
          [x1, y1 - 24 * k],
        ],
        white,
      )
    )
  }
  const level = (i: number) => {
    const y = yard + rise * i
    const reach = (250 + 66 * i) * k
    const flip = i % 2 === 0 ? 1 : -1
    const wall =
      rect(x - reach, y, reach * 2, rise + 2, mix(white, ink.mauve, 0.22)) +
      rect(lit < 0 ? x + reach * 0.4 : x - reach, y, reach * 0.6, rise + 2, dim)
    const from = x - flip * 30 * k
    const to = x + flip * (reach - 70 * k)
    const flight =
      poly(
        [
          [from, y],
          [from + flip * 56 * k, y],
          [to, y + rise],
          [to - flip * 66 * k, y + rise],
        ],
        lighten(white, 0.02),
      ) +
      repeat(7, (s) => {
        const t = (s + 0.5) / 7
        const sx = from + (to - from - flip * 66 * k) * t
        return poly(
          [
            [sx, y + rise * t],
            [sx + flip * 58 * k, y + rise * t],
            [sx + flip * 60 * k, y + rise * t + 4 * k],
            [sx, y + rise * t + 4 * k],
          ],
          dim,
        )
      })
    return (
      wall +
      flight +
      rail(x - reach, y, flip > 0 ? from : from - 56 * k, y) +
      rail(flip > 0 ? from + 60 * k : from + 4 * k, y, x + reach, y)
    )
  }
  const lawn = hill(
    [
      [-20, yard + rise * 2.0],
      [x - 380 * k, yard + rise * 1.7],
      [x, yard + rise * 2.05],
      [x + 380 * k, yard + rise * 1.7],
      [w + 20, yard + rise * 1.75],
    ] as Point[],
    [
      [w + 20, h + 10],
      [-20, h + 10],
    ],
    stage.gradient([ink.palm, ink.leaf]),
  )
  const road =
    hill(
      [
        [-20, h * 0.925],
        [w * 0.5, h * 0.912],
        [w + 20, h * 0.925],
      ] as Point[],
      [
        [w + 20, h + 10],
        [-20, h + 10],
      ],
      mix(ink.mauve, ink.leaf, 0.32),
    ) +
    hill(
      [
        [-20, h * 0.925],
        [w * 0.5, h * 0.912],
        [w + 20, h * 0.925],
      ] as Point[],
      [
        [w + 20, h * 0.934],
        [w * 0.5, h * 0.921],
        [-20, h * 0.934],
      ] as Point[],
      mix(ink.white, ink.mauve, 0.5),
    )
  const next = stage.random('hedge')
  const hedge = bushes(
    next,
    Array.from(
      { length: 12 },
      (_, i) =>
        [
          i < 6 ? (i / 6) * (x - 330 * k) : x + 330 * k + ((i - 6) / 5) * (w - x - 330 * k),
          yard + rise * 1.95,
          (44 + 14 * (i % 3)) * u,
        ] as const,
    ),
    lighten(ink.palm, 0.03),
    ink.leaf,
    lit,
  )
  return level(0) + level(1) + lawn + hedge + road
}

/** Bougainvillea spilling over the lower left corner: dark leaves under papery three-petalled flowers. */
function bougainvillea(stage: Stage<Ink>): string {
  const { h, u, ink, time } = stage
  const next = stage.random('bloom')
  const petal = (r: number) =>
    `M0 0Q${num(-r * 0.75)} ${num(-r * 0.55)} 0 ${num(-r)}Q${num(r * 0.75)} ${num(-r * 0.55)} 0 0Z`
  const flower = (r: number, colour: string) =>
    repeat(3, (i) =>
      path(petal(r), i === 0 ? lighten(colour, 0.05) : colour, { transform: `rotate(${i * 120})` }),
    ) + circle(0, 0, r * 0.14, ink.white)
  const leaves = repeat(26, () => {
    const reach = next() ** 0.8
    const turn = -next() * 1.5
    return at(
      Math.cos(turn) * reach * 270 * u - 10 * u,
      h + Math.sin(turn) * reach * 230 * u,
      u,
      path('M0 0Q-16 -18 0 -46Q16 -18 0 0Z', next() > 0.5 ? ink.palm : lighten(ink.leaf, 0.03)),
      next() * 360,
    )
  })
  const flowers = Array.from({ length: 34 }, () => {
    const reach = next() ** 0.7
    const turn = -next() * 1.45
    return {
      x: Math.cos(turn) * reach * 250 * u,
      y: h + Math.sin(turn) * reach * 210 * u,
      r: between(next, 17, 29),
      turn: next() * 120,
      tone: next(),
    }
  })
  const drawn = flowers
    .sort((a, b) => a.y - b.y)
    .map((f) =>
      at(
        f.x + wave(time, f.tone) * 1.5 * u,
        f.y,
        u,
        flower(f.r, mix(ink.bloom, f.tone > 0.5 ? ink.white : ink.leaf, 0.16 * f.tone)),
        f.turn,
      ),
    )
  return ellipse(0, h, 250 * u, 190 * u, ink.leaf) + leaves + drawn.join('')
}

/** A parked scooter, seen from its left side; 130 long. */
function scooter(stage: Stage<Ink>): string {
  const { ink, lit } = stage
  const body = ink.blue
  const tyre = ink.leaf
  const wheel = (x: number) => circle(x, -20, 20, tyre) + circle(x, -20, 9, ink.white)
  return (
    ellipse(0, 1, 78, 6, ink.leaf, { opacity: 0.5 }) +
    wheel(-52) +
    wheel(50) +
    path('M-8 -22H30Q34 -54 58 -60Q82 -56 82 -26L76 -22Q70 -44 50 -44Q34 -42 30 -18H-14Z', body) +
    path('M-14 -18L-30 -30L-44 -96L-36 -98L-22 -40L-6 -30H20V-18Z', body) +
    path('M-66 -34Q-62 -48 -46 -48Q-34 -46 -32 -34Z', body) +
    path('M-46 -92L-34 -96L-28 -60L-40 -52Z', lighten(body, lit < 0 ? 0.08 : -0.05)) +
    path(`M18 -66Q40 -76 70 -66L68 -58H20Z`, mix(ink.leaf, ink.bloom, 0.3)) +
    circle(-46, -100, 8, ink.marigold) +
    rect(-44, -110, 22, 5, ink.leaf, { rx: num(2.5) })
  )
}
