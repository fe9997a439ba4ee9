import { lighten, mix } from '../colour.ts'
import { sailboat } from '../parts/boats.ts'
import { groundLamp, lightPool, litWater } from '../parts/lamps.ts'
import { birds } from '../parts/life.ts'
import { bough, palm } from '../parts/plants.ts'
import { sea } from '../parts/sea.ts'
import { clouds, sky, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, curveThrough, ellipse, hill, lens, line, num, type Point, path, rect, repeat } from '../shape.ts'

type Ink = 'lagoon' | 'deep' | 'shoal' | 'thatch' | 'wood' | 'palm' | 'marigold' | 'foam'

/** Thatched villas on stilts along a curved jetty, in a lagoon from light green to deep blue with a manta ray. */
export const maldives: Scene<Ink> = {
  name: 'maldives',
  title: 'Maldives, on the water',
  place: 'North Malé Atoll',
  light: 'noon',
  sun: { x: 0.78, y: 0.17 },
  sky: ['#1f86c7', '#62b9dd', '#b5e1e6', '#fdf0d3'],
  palette: {
    lagoon: '#2cc2bd',
    deep: '#0d6fa6',
    shoal: '#a5ecd2',
    thatch: '#b9793f',
    wood: '#5d3a2c',
    palm: '#0c5a4c',
    marigold: '#f8a91c',
    foam: '#fffdf0',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit, time, kind } = stage
  const horizon = h * (kind === 'wide' ? 0.46 : 0.44)
  const x = w * stage.focus
  const next = stage.random('palms')
  const near: Point = kind === 'wide' ? [x - 262 * u, h * 0.79] : [x - 218 * u, h * 0.79]
  return [
    sky(stage, horizon, '#fff4cf'),
    sun(stage, 62, '#fffbe2'),
    clouds(stage, {
      count: 4,
      band: [0.2, 0.4],
      size: 340,
      colour: mix('#ffffff', stage.sky[1] as string, stage.light === 'noon' ? 0.02 : 0.45),
    }),
    rect(
      0,
      horizon,
      w,
      h - horizon,
      stage.gradient([
        ink.deep,
        mix(ink.deep, ink.lagoon, 0.7),
        ink.lagoon,
        mix(ink.lagoon, ink.shoal, 0.7),
        ink.shoal,
      ]),
    ),
    islet(stage, w * 0.2, horizon, u, 260),
    islet(stage, w * 0.44, horizon, u, 96),
    sea(stage, { top: horizon, far: ink.deep, near: ink.lagoon, foam: ink.foam, rows: 8 }).replace(
      /^<rect[^>]*>/,
      '',
    ),
    shoals(stage, horizon),
    at(w * 0.13, horizon + 70 * u, 1, sailboat(96 * u, ink.wood, ink.foam, lit)),
    birds(stage, w * 0.34, h * 0.3, ink.deep, 4, 26),
    jetty(stage, horizon, x, near),
    manta(stage, w * (kind === 'wide' ? 0.14 : 0.2) + wave(time) * 14 * u, h * 0.91, 80 * u),
    shore(stage, next),
    bough(stage, 'left', ink.palm, lighten(ink.palm, -0.07), kind === 'wide' ? 1.05 : 1),
  ].join('')

  function shore(s: Stage<Ink>, random: typeof next): string {
    const sand: Point[] = [
      [w * 0.36, h + 10],
      [w * 0.52, h * 0.955],
      [w * 0.74, h * 0.93],
      [w * 0.9, h * 0.885],
      [w + 20, h * 0.86],
    ]
    const lap = (8 + 5 * wave(time)) * u
    const up = (dy: number) => sand.map(([px, py]): Point => [px, py - dy])
    const rest: Point[] = [
      [w + 20, h + 20],
      [w * 0.3, h + 20],
    ]
    return (
      hill(up(lap + 9 * u), rest, ink.foam, { opacity: 0.6 }) +
      hill(up(lap - 2 * u), rest, ink.foam) +
      hill(sand, rest, mix(ink.foam, ink.marigold, 0.22)) +
      at(
        w * 0.965,
        h * 0.92,
        1,
        palm(random, {
          height: 470 * u,
          lean: -0.1,
          light: mix(ink.palm, ink.lagoon, 0.25),
          dark: ink.palm,
          trunk: ink.wood,
          lit,
          time: s.time,
          nuts: ink.thatch,
        }),
      ) +
      at(
        w * 1.02,
        h * 0.97,
        1,
        palm(random, {
          height: 330 * u,
          lean: -0.26,
          light: mix(ink.palm, ink.lagoon, 0.25),
          dark: ink.palm,
          trunk: ink.wood,
          lit,
          time: s.time,
          nuts: ink.thatch,
        }),
      )
    )
  }
}

/** Distant islands: narrow strips of sand with palms, so that the horizon stays flat. */
function islet(stage: Stage<Ink>, x: number, y: number, u: number, width: number): string {
  const next = stage.random(`islet${Math.round(width)}`)
  const green = stage.far(stage.ink.palm, 0.34)
  const half = width / 2
  const count = Math.round(width / 11)
  const crowns = repeat(count, (i) => {
    const t = (i + 0.5) / count
    const height = (9 + 11 * Math.sin(t * Math.PI) + 6 * next()) * u
    const px = x + (t - 0.5) * width * 0.82 * u
    return (
      rect(px - 0.8 * u, y - height, 1.6 * u, height, green) +
      path(
        `M${num(px - 10 * u)} ${num(y - height + 5 * u)}Q${num(px - 6 * u)} ${num(y - height - 7 * u)} ${num(px)} ${num(y - height - 3 * u)}Q${num(px + 6 * u)} ${num(y - height - 7 * u)} ${num(px + 10 * u)} ${num(y - height + 5 * u)}Q${num(px)} ${num(y - height - 1 * u)} ${num(px - 10 * u)} ${num(y - height + 5 * u)}Z`,
        green,
      )
    )
  })
  return (
    path(
      `M${num(x - half * 0.84 * u)} ${num(y + 1)}Q${num(x - half * 0.5 * u)} ${num(y - 9 * u)} ${num(x)} ${num(y - 10 * u)}Q${num(x + half * 0.5 * u)} ${num(y - 9 * u)} ${num(x + half * 0.84 * u)} ${num(y + 1)}Z`,
      green,
    ) +
    crowns +
    lens(x, y + 2 * u, width * u, 5 * u, stage.ink.foam)
  )
}

function shoals(stage: Stage<Ink>, horizon: number): string {
  const { w, h, u, ink } = stage
  const depth = h - horizon
  const patch = (x: number, y: number, r: number, colour: string, opacity: number) =>
    ellipse(x, y, r, r * 0.16, colour, { opacity })
  return (
    patch(w * 0.2, horizon + depth * 0.32, 260 * u, ink.shoal, 0.5) +
    patch(w * 0.9, horizon + depth * 0.5, 330 * u, ink.shoal, 0.55) +
    patch(w * 0.36, horizon + depth * 0.74, 300 * u, ink.foam, 0.3) +
    patch(w * 0.12, horizon + depth * 0.9, 280 * u, ink.deep, 0.16)
  )
}

/** A curved jetty towards the horizon, with villas on its left that short decks connect to it; the distant ones are drawn first. */
function jetty(stage: Stage<Ink>, horizon: number, x: number, near: Point): string {
  const { w, h, u, ink } = stage
  const middle: [x: number, y: number, width: number][] = [
    [x + 300 * u, horizon + 11 * u, 2],
    [x + 226 * u, horizon + 26 * u, 4],
    [x + 146 * u, horizon + 58 * u, 9],
    [x + 92 * u, horizon + 116 * u, 16],
    [x + 44 * u, horizon + 190 * u, 25],
    [x + 52 * u, h * 0.79, 36],
    [w * 0.68, h * 0.88, 48],
    [w * 0.8, h * 0.93, 62],
  ]
  const edge = (side: number) => middle.map(([px, py, width]): Point => [px + side * width * u * 0.5, py])
  const planks = path(
    `${line(edge(-1))}L${num(w * 0.83)} ${num(h * 0.93)}${curveThrough(edge(1).reverse())}Z`,
    mix(ink.thatch, ink.foam, 0.45),
  )
  const posts = middle
    .slice(1, -1)
    .map(
      ([px, py, width]) =>
        rect(px - width * u * 0.5, py, width * 0.14 * u, width * 1.1 * u, ink.wood) +
        rect(px + width * u * 0.34, py, width * 0.14 * u, width * 1.1 * u, ink.wood),
    )
    .join('')
  const lamps = middle
    .slice(3)
    .map(([px, py, width]) => groundLamp(stage, px + width * u * 0.42, py + 4 * u, (12 + width * 0.5) * u))
    .join('')
  const spots: [number, number, number][] = [
    [x + 250 * u, horizon + 12 * u, 0.13],
    [x + 172 * u, horizon + 24 * u, 0.22],
    [x + 66 * u, horizon + 48 * u, 0.36],
    [x - 70 * u, horizon + 108 * u, 0.62],
  ]
  const homes = [
    ...spots.map(([px, py, s]): [number, number, number] => [px, py, s * u]),
    [near[0], near[1], u * (stage.kind === 'wide' ? 1.18 : 1.06)] as [number, number, number],
  ]
  const deck = ([px, py, s]: [number, number, number]) =>
    rect(px + 150 * s, py - 8 * s, 110 * s, 14 * s, mix(ink.thatch, ink.foam, 0.45)) +
    rect(px + 210 * s, py + 4 * s, 8 * s, 50 * s, ink.wood)
  return (
    posts +
    planks +
    lamps +
    homes.map((home) => deck(home) + at(home[0], home[1], home[2], villa(stage))).join('')
  )
}

/** A villa on stilts with a thatched roof, an open front, a deck and a ladder, and its shadow and reflection on the water; 330 wide. */
function villa(stage: Stage<Ink>): string {
  const { ink, lit, night, time } = stage
  const wall = mix(ink.thatch, ink.foam, 0.55)
  const light = mix(ink.thatch, ink.marigold, 0.3)
  const dark = mix(ink.thatch, ink.wood, 0.45)
  const glow = night ? '#ffd681' : mix(ink.deep, ink.wood, 0.5)
  const sway = wave(time) * 5
  const shadow =
    ellipse(-10 + sway, 66, 210, 16, ink.deep, { opacity: 0.3 }) +
    repeat(3, (i) => lens(-30 + i * 26 - sway * i, 78 + i * 12, 250 - i * 60, 4, ink.deep, { opacity: 0.26 }))
  const stilts = repeat(6, (i) => rect(-150 + i * 58, 0, 9, 62, ink.wood))
  const roof = (side: -1 | 1, colour: string) =>
    path(
      `M0 -232Q${side * 44} -188 ${side * 76} -150Q${side * 128} -112 ${side * 184} -88L${side * 176} -76L0 -84Z`,
      colour,
    )
  const straw = repeat(5, (i) =>
    path(
      `M${lit * (20 + i * 26)} ${-196 + i * 18}L${lit * (34 + i * 32)} -84L${lit * (39 + i * 32)} -84Z`,
      dark,
      { opacity: 0.28 },
    ),
  )
  return (
    shadow +
    litWater({ ...stage, u: 1 }, -55, 66, 170, 84) +
    litWater({ ...stage, u: 1 }, 59, 66, 140, 54) +
    stilts +
    rect(-176, -8, 352, 14, mix(ink.thatch, ink.foam, 0.45)) +
    rect(-176, 2, 352, 6, ink.wood) +
    rect(-124, -88, 248, 82, wall) +
    rect(lit < 0 ? 30 : -124, -88, 94, 82, mix(wall, ink.wood, 0.28)) +
    rect(-86, -72, 62, 66, glow) +
    rect(-58, -72, 6, 66, wall) +
    rect(36, -66, 46, 40, glow) +
    roof(-lit as -1 | 1, dark) +
    roof(lit, light) +
    straw +
    path('M-16 -224Q0 -246 16 -224L10 -212H-10Z', ink.wood) +
    lightPool(stage, -60, 0, 150, 0.8) +
    repeat(7, (i) => rect(-172 + i * 19, -34, 4, 28, ink.wood)) +
    rect(-176, -38, 128, 5, ink.wood) +
    path('M150 -6L172 62L180 62L160 -6Z', ink.wood) +
    rect(128, -26, 40, 6, ink.marigold) +
    path('M128 -20L124 -6L129 -6L134 -20ZM160 -20L164 -6L169 -6L166 -20Z', ink.wood)
  )
}

/** A manta ray seen through the water. */
function manta(stage: Stage<Ink>, x: number, y: number, r: number): string {
  const flap = wave(stage.time, 0.2, 2) * 0.1
  const wing = (side: number) =>
    `M0 ${num(-r * 0.36)}Q${num(side * r * 0.5)} ${num(-r * 0.42)} ${num(side * r * (1.1 - flap * 0.5))} ${num(-r * flap)}Q${num(side * r * 0.5)} ${num(r * 0.12)} ${num(side * r * 0.1)} ${num(r * 0.34)}L0 ${num(r * 0.36)}Z`
  const body =
    path(wing(-1), stage.ink.deep) +
    path(wing(1), lighten(stage.ink.deep, -0.04)) +
    path(
      `M${num(-r * 0.16)} ${num(-r * 0.34)}L${num(-r * 0.2)} ${num(-r * 0.56)}L${num(-r * 0.08)} ${num(-r * 0.4)}ZM${num(r * 0.16)} ${num(-r * 0.34)}L${num(r * 0.2)} ${num(-r * 0.56)}L${num(r * 0.08)} ${num(-r * 0.4)}Z`,
      stage.ink.deep,
    ) +
    path(
      `M${num(-r * 0.03)} ${num(r * 0.3)}L0 ${num(r * 1.05)}L${num(r * 0.03)} ${num(r * 0.3)}Z`,
      stage.ink.deep,
    )
  return `<g opacity="0.55">${at(x, y, [1, 0.62], body, 24)}</g>`
}
