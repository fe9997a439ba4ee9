import { lighten, mix } from '../colour.ts'
import { karst } from '../parts/karst.ts'
import { hangingLamp, lightPool } from '../parts/lamps.ts'
import { birds } from '../parts/life.ts'
import { bough, marigold } from '../parts/plants.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { clouds, sky, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, hill, lens, num, type Point, path, repeat, stroke } from '../shape.ts'

type Ink = 'rock' | 'cleft' | 'jungle' | 'bay' | 'jade' | 'wood' | 'marigold' | 'silk'

/** A long-tail boat with garlands on its prow on the beach, and limestone towers in a green bay. */
export const thailand: Scene<Ink> = {
  name: 'thailand',
  title: 'Thailand, slow and warm',
  place: 'Railay',
  light: 'dawn',
  sun: { x: 0.74, y: 0.3 },
  sky: ['#2d9aa6', '#8fcfc0', '#fbd9a4', '#ffe9c2'],
  palette: {
    rock: '#efc89b',
    cleft: '#9c6b6e',
    jungle: '#23735a',
    bay: '#1f9c9a',
    jade: '#7fd9bd',
    wood: '#7a3a2a',
    marigold: '#f9aa1d',
    silk: '#e4476a',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit, time, kind } = stage
  const horizon = h * (kind === 'wide' ? 0.56 : 0.54)
  const x = w * stage.focus
  const karstInk = (depth: number) => ({
    light: stage.far(ink.rock, depth),
    shade: stage.far(ink.cleft, depth),
    green: stage.far(ink.jungle, depth),
  })
  const tower = (
    name: string,
    px: number,
    y: number,
    width: number,
    height: number,
    depth: number,
    waist = 0.86,
  ) =>
    at(
      px,
      y,
      1,
      reflection(name, width, height, depth) +
        karst(stage.random(name), width, height, karstInk(depth), lit, waist),
    )
  // The reflection of a tower: dashes in its colours that get shorter and paler downwards.
  const reflection = (name: string, width: number, height: number, depth: number) => {
    const next = stage.random(`mirror-${name}`)
    const reach = Math.min(height * 0.5, 90 * u) * (1.1 - depth)
    return (
      ellipse(0, 2 * u, width * 0.5, 6 * u, mix(ink.bay, ink.cleft, 0.5), { opacity: num(0.75 - depth) }) +
      repeat(9, (i) =>
        lens(
          (next() - 0.5) * width * 0.3 + wave(time, next()) * 3 * u,
          3 * u + (reach * i) / 9,
          width * (0.95 - 0.07 * i),
          (3.5 - depth * 2) * u,
          i % 2 ? karstInk(depth).shade : mix(ink.bay, ink.jungle, 0.35),
          { opacity: num(0.5 - 0.045 * i) },
        ),
      )
    )
  }
  const sand: Point[] = [
    [-20, h * 0.9],
    [w * 0.2, h * 0.86],
    [w * 0.5, h * 0.885],
    [w * 0.8, h * 0.86],
    [w + 20, h * 0.88],
  ]
  const lap = (7 + 5 * wave(time)) * u
  const rest: Point[] = [
    [w + 20, h + 10],
    [-20, h + 10],
  ]
  const up = (dy: number) => sand.map(([px, py]): Point => [px, py - dy])
  return [
    sky(stage, horizon, '#fff0c4'),
    sun(stage, 66, '#fff6da'),
    clouds(stage, {
      count: 3,
      band: [0.16, 0.3],
      size: 330,
      colour: mix('#fffaf0', stage.sky[1] as string, 0.12),
    }),
    birds(stage, x - 120 * u, h * 0.16, ink.cleft, 5, 26),
    tower('a', x - 420 * u, horizon, 190 * u, 180 * u, 0.55),
    tower('b', x + 420 * u, horizon, 260 * u, 210 * u, 0.5),
    tower('c', x + 40 * u, horizon, 150 * u, 140 * u, 0.6),
    sea(stage, { top: horizon, far: mix(ink.bay, ink.jade, 0.35), near: ink.jade, foam: '#fffbe8', rows: 8 }),
    sunPath(stage, horizon, h * 0.84, '#fff3cf', 0.8),
    tower('d', x - 300 * u, horizon + 60 * u, 300 * u, 420 * u, 0.16),
    tower('e', x + 330 * u, horizon + 74 * u, 250 * u, 330 * u, 0.12),
    tower('nail', x + 90 * u, horizon + 96 * u, 118 * u, 330 * u, 0.04, 0.52),
    hill(up(lap + 10 * u), rest, '#ffffff', { opacity: 0.5 }),
    hill(up(lap), rest, '#fffdf2'),
    hill(up(0), rest, mix(ink.rock, ink.cleft, 0.2)),
    hill(up(-12 * u), rest, mix(ink.rock, '#fff4dc', 0.35)),
    solid(
      300 * u,
      longtail(
        stage,
        x + (kind === 'tall' ? 2 : -30) * u,
        h * 0.905 + wave(time) * 2 * u,
        u * (kind === 'tall' ? 0.94 : 1),
      ),
      x,
      h * 0.8,
    ),
    beach(stage),
    bough(stage, 'right', ink.jungle, lighten(ink.jungle, -0.08), 1.05),
  ].join('')
}

/** The boat with its prow to the left: a dark hull with a painted stripe, ribbons and garlands, an awning and the long-tail engine; about 700 long. */
function longtail(stage: Stage<Ink>, x: number, y: number, k: number): string {
  const { ink, time } = stage
  const hull =
    'M-392 -236Q-352 -120 -262 -74Q-150 -40 0 -38Q170 -40 300 -62Q318 -66 322 -54Q316 -8 262 14Q120 30 -70 26Q-230 16 -306 -50Q-372 -116 -410 -228Z'
  const inside =
    'M-340 -146Q-300 -96 -262 -74Q-150 -40 0 -38Q170 -40 300 -62L296 -74Q160 -56 0 -54Q-150 -56 -252 -88Q-300 -108 -330 -150Z'
  const stripe =
    'M-401 -232Q-362 -118 -284 -58Q-200 -12 -60 -2Q130 4 314 -38L317 -46Q130 -8 -60 -14Q-196 -24 -274 -68Q-354 -124 -396 -234Z'
  const ribbons = [ink.silk, ink.marigold, '#3f8fd2', ink.jade]
    .map((colour, i) => {
      const flow = wave(time, i * 0.2, 2) * 8
      return path(
        `M${-392 + i * 3} ${-222 + i * 9}Q${num(-372 - i * 8 + flow * 0.4)} ${-166 + i * 10} ${num(-398 + i * 15 + flow)} ${-104 + i * 16}L${num(-384 + i * 15 + flow)} ${-98 + i * 16}Q${num(-358 - i * 6 + flow * 0.4)} ${-164 + i * 10} ${-380 + i * 3} ${-216 + i * 9}Z`,
        colour,
      )
    })
    .join('')
  const garland = repeat(9, (i) =>
    at(
      -398 + i * 5.6,
      -204 + Math.sin((i / 8) * Math.PI) * 13 + i * 1.2,
      1,
      circle(0, 0, 6.5, i % 2 ? ink.marigold : lighten(ink.marigold, 0.06)),
    ),
  )
  const posts = repeat(4, (i) => stroke(`M${-120 + i * 94} -50L${-114 + i * 94} -176`, ink.wood, 7))
  const awning =
    path('M-156 -170Q20 -208 214 -172L208 -156Q20 -190 -150 -154Z', ink.silk) +
    path(
      'M-150 -154Q20 -190 208 -156L208 -146Q190 -138 172 -149Q154 -140 136 -152Q118 -144 100 -155Q82 -147 64 -157Q46 -150 28 -158Q10 -150 -8 -157Q-26 -148 -44 -155Q-62 -146 -80 -152Q-98 -143 -116 -148Q-134 -138 -150 -144Z',
      lighten(ink.silk, -0.1),
    )
  const engine =
    stroke('M286 -60L372 -112', ink.wood, 7) +
    stroke('M300 -66L470 12', mix(ink.wood, ink.cleft, 0.5), 6) +
    path('M280 -84L322 -92L330 -64L288 -56Z', mix(ink.cleft, ink.wood, 0.5))
  const benches = repeat(3, (i) =>
    path(
      `M${-86 + i * 96} -56H${-30 + i * 96}L${-34 + i * 96} -46H${-82 + i * 96}Z`,
      mix(ink.wood, ink.rock, 0.5),
    ),
  )
  const shadow = ellipse(-20, 24, 330, 20, mix(ink.bay, ink.cleft, 0.5), { opacity: 0.42 })
  const lamp = hangingLamp(stage, 70, -156, 44)
  return at(
    x,
    y,
    k,
    shadow +
      lightPool(stage, 40, 22, 330, 0.6) +
      engine +
      path(inside, mix(ink.wood, '#2a1520', 0.35)) +
      benches +
      posts +
      path(hull, ink.wood) +
      path(
        'M-306 -50Q-230 16 -70 26Q120 30 262 14Q290 4 306 -14Q120 16 -70 8Q-220 -4 -300 -58Z',
        mix(ink.wood, '#2a1520', 0.4),
      ) +
      path(stripe, ink.marigold) +
      lamp +
      awning +
      ribbons +
      garland +
      stroke('M-396 -214Q-470 -60 -470 40', mix(ink.wood, ink.rock, 0.4), 3),
  )
}

function beach(stage: Stage<Ink>): string {
  const { w, h, u, ink } = stage
  const shell = (x: number, y: number, r: number) =>
    path(
      `M${num(x)} ${num(y)}L${num(x - r)} ${num(y - r * 0.7)}Q${num(x)} ${num(y - r * 1.7)} ${num(x + r)} ${num(y - r * 0.7)}Z`,
      '#fff3e0',
    )
  return (
    lens(w * 0.3, h * 0.965, 220 * u, 5 * u, mix(ink.rock, ink.cleft, 0.25), { opacity: 0.6 }) +
    lens(w * 0.72, h * 0.945, 190 * u, 4 * u, mix(ink.rock, ink.cleft, 0.25), { opacity: 0.6 }) +
    shell(w * 0.2, h * 0.965, 13 * u) +
    at(w * 0.84, h * 0.965, u, marigold(15, ink.marigold, lighten(ink.marigold, -0.1))) +
    at(w * 0.87, h * 0.978, u, marigold(11, lighten(ink.marigold, 0.05), lighten(ink.marigold, -0.08)))
  )
}
