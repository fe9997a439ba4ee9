import { lighten, mix } from '../colour.ts'
import { pagoda } from '../parts/buildings.ts'
import { hills, mist } from '../parts/land.ts'
import { birds, lantern, person } from '../parts/life.ts'
import { firs } from '../parts/plants.ts'
import { sea } from '../parts/sea.ts'
import { sky, strata, sun } from '../parts/sky.ts'
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

type Ink = 'fuji' | 'slope' | 'lake' | 'red' | 'blossom' | 'bark' | 'marigold' | 'cream'

/** The vermilion gate standing in a lake, the snow-capped cone behind it, a pagoda on the shore, cherry in flower. */
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
  stage.sun.x = x + 250 * u
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
    torii(stage, x - 20 * u, h * (kind === 'wide' ? 0.87 : 0.83), u * (kind === 'tall' ? 0.98 : 0.94)),
    jetty(stage, x),
    cherry(stage, lit),
  ].join('')
}

/** The cone: long concave flanks, a snow cap with running tongues, its left or right in shade. */
function fuji(stage: Stage<Ink>, x: number, base: number): string {
  const { u, ink, lit } = stage
  const top = base - 400 * u
  const flank = (side: number): Point[] => [
    [x + side * 44 * u, top + 4 * u],
    [x + side * 120 * u, top + 108 * u],
    [x + side * 250 * u, top + 232 * u],
    [x + side * 440 * u, top + 330 * u],
    [x + side * 700 * u, base + 10 * u],
  ]
  const left = flank(-1)
  const right = flank(1)
  const light = stage.far(ink.fuji, 0.22)
  const shade = stage.far(ink.slope, 0.2)
  const body = hill([...left].reverse(), [], light).replace('Z', '') // outline drawn whole below
  const whole = hill(
    [...[...left].reverse(), [x - 14 * u, top + 12 * u], [x + 12 * u, top + 2 * u], ...right],
    [[x, base + 40 * u]],
    light,
  )
  const dark = lit < 0 ? right : left
  const side = hill(
    [[x, top + 10 * u], ...dark],
    [
      [x + -lit * 60 * u, base + 20 * u],
      [x + -lit * 130 * u, top + 240 * u],
      [x - lit * 20 * u, top + 130 * u],
    ],
    shade,
  )
  const snow = stage.night ? mix(ink.cream, '#33488f', 0.35) : ink.cream
  const snowShade = mix(snow, ink.slope, 0.34)
  const tongue: Point[] = [
    [-112, 98],
    [-96, 150],
    [-74, 112],
    [-58, 176],
    [-34, 122],
    [-12, 190],
    [10, 128],
    [34, 168],
    [52, 116],
    [78, 158],
    [112, 98],
  ]
  const teeth = tongue.map(([dx, dy]): Point => [x + dx * u, top + dy * u])
  const cap = poly(
    [
      [x - 44 * u, top + 4 * u],
      [x - 14 * u, top + 12 * u],
      [x + 12 * u, top + 2 * u],
      [x + 44 * u, top + 4 * u],
      ...[...teeth].reverse(),
    ],
    snow,
  )
  const half = teeth.filter(([px]) => (lit < 0 ? px >= x + 8 * u : px <= x - 10 * u))
  const capShade =
    lit < 0
      ? poly([[x + 12 * u, top + 2 * u], [x + 44 * u, top + 4 * u], ...[...half].reverse()], snowShade)
      : poly([[x - 14 * u, top + 12 * u], [x - 44 * u, top + 4 * u], ...half], snowShade)
  return whole + side + cap + capShade + body.slice(0, 0)
}

/** The near shore on the right with the pagoda among firs. */
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

const reflection = (stage: Stage<Ink>, x: number, shore: number) => {
  const next = stage.random('reflection')
  const { u, ink, time } = stage
  return repeat(22, (i) =>
    lens(
      x - 30 * u + (next() - 0.5) * (300 - i * 9) * u,
      shore + (10 + i * 8) * u,
      (70 + 150 * next()) * (1 + 0.12 * wave(time, next())) * u,
      4 * u,
      i % 3 ? stage.far(ink.fuji, 0.1) : ink.cream,
      { opacity: num(0.5 - 0.018 * i) },
    ),
  )
}

/** The gate: curved double lintel with a black cap, tie beam, four braces, legs standing in the water; 560 wide. */
function torii(stage: Stage<Ink>, x: number, y: number, k: number): string {
  const { ink, lit, time } = stage
  const red = ink.red
  const dim = mix(ink.red, ink.bark, 0.42)
  const post = (px: number) =>
    path(`M${px - 22} 0L${px - 17} -330H${px + 17}L${px + 22} 0Z`, red) +
    path(
      lit < 0 ? `M${px + 6} 0V-330H${px + 17}L${px + 22} 0Z` : `M${px - 22} 0L${px - 17} -330H${px - 6}V0Z`,
      dim,
    ) +
    rect(px - 25, -34, 50, 34, ink.bark)
  const brace = (px: number) => rect(px - 11, -150, 22, 150, dim) + rect(px - 14, -22, 28, 22, ink.bark)
  const tie = (px: number, dx: number) => rect(Math.min(px, px + dx), -120, Math.abs(dx), 12, dim)
  const lintel = 'M-296 -402Q0 -352 296 -402L284 -350Q0 -322 -284 -350Z'
  const cap = 'M-318 -430Q0 -372 318 -430L306 -398Q0 -346 -306 -398Z'
  const beam = rect(-218, -290, 436, 34, red) + rect(-218, -266, 436, 10, dim)
  const plaque = rect(-26, -338, 52, 62, ink.bark) + rect(-19, -331, 38, 48, ink.marigold)
  const water =
    ellipse(0, 4, 230, 8, ink.slope, { opacity: 0.35 }) +
    repeat(
      8,
      (i) =>
        lens(-150 + wave(time, i * 0.14) * 6, 14 + i * 15, 64 - i * 4, 5, red, {
          opacity: num(0.62 - 0.07 * i),
        }) +
        lens(150 + wave(time, i * 0.14 + 0.3) * 6, 14 + i * 15, 64 - i * 4, 5, red, {
          opacity: num(0.62 - 0.07 * i),
        }),
    ) +
    repeat(4, (i) =>
      lens(wave(time, i * 0.2) * 8, 150 + i * 13, 420 - i * 60, 5, red, { opacity: num(0.34 - 0.06 * i) }),
    )
  return at(
    x,
    y,
    k,
    water +
      brace(-196) +
      brace(196) +
      tie(-196, 46) +
      tie(196, -46) +
      post(-150) +
      post(150) +
      beam +
      plaque +
      path(lintel, red) +
      path('M-288 -366Q0 -332 288 -366L284 -350Q0 -322 -284 -350Z', dim) +
      path(cap, ink.bark) +
      path('M-318 -430Q0 -372 318 -430L316 -423Q0 -366 -316 -423Z', lighten(ink.bark, 0.12)),
  )
}

/** A stone landing in the foreground with two figures in kimono under one paper umbrella. */
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
  return stone + lamp + pair + sash + umbrella
}

/** Cherry boughs over the upper left and the lower right corner, petals drifting down. */
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
