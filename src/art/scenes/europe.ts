import { lighten, mix } from '../colour.ts'
import { house } from '../parts/buildings.ts'
import { lampGlow, lightPool } from '../parts/lamps.ts'
import { hills, mist, peak, range } from '../parts/land.ts'
import { birds } from '../parts/life.ts'
import { fir } from '../parts/plants.ts'
import { clouds, sky, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, hill, line, num, type Point, path, poly, rect, repeat, stroke } from '../shape.ts'

type Ink = 'rock' | 'shadow' | 'meadow' | 'fir' | 'stone' | 'red' | 'marigold' | 'cream'

/** A red mountain train on a curved stone viaduct, and an alpine village with its church below a steep peak. */
export const europe: Scene<Ink> = {
  name: 'europe',
  title: 'Europe by train',
  place: 'Interlaken',
  light: 'noon',
  sun: { x: 0.2, y: 0.17 },
  sky: ['#2f86c5', '#7fc0df', '#c9e4e2', '#f8eccf'],
  palette: {
    rock: '#9fb0c3',
    shadow: '#4f668f',
    meadow: '#8fbe52',
    fir: '#1f5b4c',
    stone: '#d9c7ac',
    red: '#d5362f',
    marigold: '#f7ac25',
    cream: '#fff5e2',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit, kind } = stage
  const valley = h * (kind === 'wide' ? 0.6 : 0.57)
  const x = w * stage.focus
  const snow = stage.night ? mix('#ffffff', '#2b3a7a', 0.5) : '#ffffff'
  const alp = (depth: number) => ({
    light: stage.far(ink.rock, depth),
    shade: stage.far(ink.shadow, depth),
    snow,
    snowShade: mix(snow, ink.shadow, 0.36),
  })
  return [
    sky(stage, valley, '#fff5cf'),
    sun(stage, 54, '#fffbe4'),
    clouds(stage, {
      count: 4,
      band: [0.16, 0.3],
      size: 320,
      colour: mix('#ffffff', stage.sky[1] as string, stage.light === 'noon' ? 0.02 : 0.5),
    }),
    range(stage, 'far', { y: valley, height: 250 * u, count: 6, ink: alp(0), snow: 0.55, depth: 0.5 }),
    at(x + 120 * u, valley + 20 * u, 1, peak(stage.random('horn'), 620 * u, 470 * u, alp(0.1), lit, 0.56)),
    at(x - 320 * u, valley + 20 * u, 1, peak(stage.random('west'), 560 * u, 300 * u, alp(0.16), lit, 0.42)),
    at(x + 460 * u, valley + 20 * u, 1, peak(stage.random('east'), 480 * u, 270 * u, alp(0.18), lit, 0.4)),
    birds(stage, x - 330 * u, h * 0.26, ink.shadow, 4, 24),
    hills(stage, 'alm', { y: valley - 10 * u, amp: 42 * u, fill: stage.far(ink.fir, 0.34), detail: 4 }),
    mist(stage, valley, h * 0.035, ink.cream, 0.5),
    slopes(stage, valley),
    village(stage, x, valley + 66 * u),
    viaduct(stage, x),
    foreground(stage),
  ].join('')
}

function slopes(stage: Stage<Ink>, valley: number): string {
  const { w, h, u, ink } = stage
  const far: Point[] = [
    [-20, valley - 14 * u],
    [w * 0.25, valley + 30 * u],
    [w * 0.55, valley + 24 * u],
    [w * 0.8, valley + 8 * u],
    [w + 20, valley - 30 * u],
  ]
  const near: Point[] = [
    [-20, valley + 50 * u],
    [w * 0.3, valley + 96 * u],
    [w * 0.62, valley + 74 * u],
    [w + 20, valley + 40 * u],
  ]
  const rest: Point[] = [
    [w + 20, h + 10],
    [-20, h + 10],
  ]
  return (
    hill(far, rest, stage.far(mix(ink.meadow, ink.fir, 0.2), 0.2)) +
    hill(near, rest, stage.gradient([ink.meadow, mix(ink.meadow, ink.fir, 0.5)]))
  )
}

/** The church with its pointed spire, chalets on both sides, and firs between them. */
function village(stage: Stage<Ink>, x: number, y: number): string {
  const { u, ink, lit, night } = stage
  const next = stage.random('village')
  const pane = night ? '#ffd479' : mix(ink.shadow, ink.fir, 0.4)
  const roof = mix('#7a4630', ink.shadow, 0.15)
  const home = (dx: number, dy: number, k: number, wall: string) =>
    at(
      x + dx * u,
      y + dy * u,
      u * k,
      lampGlow(stage, 0, -20, 84, 0.5) + house(84, 54, wall, roof, lit, pane, 0.16),
    ) + lightPool(stage, x + dx * u, y + (dy + 6) * u, 80 * u * k, 0.7)
  const church =
    rect(-26, -150, 52, 150, ink.cream) +
    rect(lit < 0 ? 4 : -26, -150, 22, 150, mix(ink.cream, ink.shadow, 0.34)) +
    poly(
      [
        [-32, -150],
        [0, -300],
        [0, -150],
      ],
      lit < 0 ? lighten(ink.red, 0.03) : lighten(ink.red, -0.1),
    ) +
    poly(
      [
        [32, -150],
        [0, -300],
        [0, -150],
      ],
      lit < 0 ? lighten(ink.red, -0.1) : lighten(ink.red, 0.03),
    ) +
    rect(-2, -326, 4, 30, ink.marigold) +
    rect(-9, -318, 18, 4, ink.marigold) +
    circle(0, -122, 13, ink.shadow) +
    circle(0, -122, 10, ink.cream) +
    stroke('M0 -122V-130M0 -122L6 -120', ink.shadow, 2) +
    rect(-7, -90, 14, 26, pane) +
    at(62, 0, 1, house(96, 66, ink.cream, roof, lit, pane, 0.12))
  const tree = (dx: number, dy: number, height: number) =>
    at(x + dx * u, y + dy * u, u, fir(height, mix(ink.fir, ink.meadow, 0.25), ink.fir, lit))
  const trees = (list: [number, number, number][]) => list.map((spot) => tree(...spot)).join('')
  return (
    trees([
      [-250, -14, 90],
      [-205, -6, 120],
      [-120, -10, 100],
      [150, -20, 110],
      [245, -30, 130],
      [290, -30, 90],
      [340, -40, 120],
    ]) +
    home(-170, 0, 0.9, mix(ink.cream, ink.stone, 0.4)) +
    home(-80, -12, 0.8, ink.cream) +
    lampGlow(stage, x + 30 * u, y - 100 * u, 150 * u, 0.45) +
    at(x + 30 * u, y - 4 * u, u * 0.92, church) +
    lightPool(stage, x + 40 * u, y + 4 * u, 120 * u, 0.8) +
    home(200, -12, 0.95, ink.cream) +
    home(300, -16, 0.85, mix(ink.cream, ink.marigold, 0.16)) +
    home(-270, 16, 1, ink.cream) +
    home(-10, 30, 1.05, mix(ink.cream, ink.marigold, 0.2)) +
    home(150, 30, 1.1, ink.cream) +
    trees([
      [-330, 20, 120],
      [-215, 34, 100],
      [-70, 36, 84],
      [70, 40, 100],
      [235, 34, 110],
      [360, 10, between(next, 100, 120)],
    ])
  )
}

/** The curved viaduct across the lower part of the picture, with a red train on it. */
function viaduct(stage: Stage<Ink>, x: number): string {
  const { w, h, u, ink, lit, night, time, kind } = stage
  const deck = h * (kind === 'wide' ? 0.79 : 0.77)
  const bend = 26 * u
  const deckY = (px: number) => deck + ((px - x) / (w * 0.6)) ** 2 * bend * -1 + 4 * u
  const span = 118 * u
  const first = Math.ceil((x + span) / span)
  const shade = mix(ink.stone, ink.shadow, 0.5)
  const side = mix(ink.stone, ink.shadow, 0.24)
  const count = Math.ceil(w / span) + 3
  const start = x - first * span
  const face = (top: number) => {
    const points = Array.from(
      { length: 13 },
      (_, i): Point => [-20 + ((w + 40) * i) / 12, deckY(-20 + ((w + 40) * i) / 12) + top],
    )
    return points
  }
  let openings = ''
  for (let i = 0; i < count; i++) {
    const left = start + i * span + 15 * u
    const right = left + span - 30 * u
    const top = deckY((left + right) / 2) + 42 * u
    const r = (right - left) / 2
    openings += `M${num(left)} ${num(h + 20)}V${num(top + r)}A${num(r)} ${num(r)} 0 0 1 ${num(right)} ${num(top + r)}V${num(h + 20)}Z`
  }
  const wall = `${line(face(22 * u))}L${num(w + 20)} ${num(h + 20)}L-20 ${num(h + 20)}Z${openings}`
  // The inner side of each arch, seen on the side away from the light.
  let inner = ''
  for (let i = 0; i < count; i++) {
    const left = start + i * span + 15 * u
    const right = left + span - 30 * u
    const top = deckY((left + right) / 2) + 42 * u
    const r = (right - left) / 2
    const edge = lit < 0 ? left : right
    const dx = (lit < 0 ? 1 : -1) * 16 * u
    inner += path(
      `M${num(edge)} ${num(h + 20)}V${num(top + r)}A${num(r)} ${num(r)} 0 0 ${lit < 0 ? 1 : 0} ${num((left + right) / 2)} ${num(top)}A${num(r)} ${num(r)} 0 0 ${lit < 0 ? 0 : 1} ${num(edge + dx)} ${num(top + r)}V${num(h + 20)}Z`,
      shade,
    )
  }
  const ledge = hill(face(14 * u), face(28 * u).reverse(), lighten(ink.stone, 0.05))
  const parapet = hill(face(28 * u), face(36 * u).reverse(), side)
  const slide = wave(time) * 18 * u
  const train = repeat(4, (i) => {
    const px = x - 214 * u + i * 143 * u + slide
    const tilt = (Math.atan2(deckY(px + 70 * u) - deckY(px - 70 * u), 140 * u) * 180) / Math.PI
    return at(px, deckY(px) + 12 * u, u, coach(stage, i === 0, i === 3, night), tilt)
  })
  return path(wall, ink.stone, { 'fill-rule': 'evenodd' }) + inner + ledge + parapet + train
}

/** One coach of the red train on its wheels, 138 long; the first and last have a driver's cab. */
function coach(stage: Stage<Ink>, head: boolean, tail: boolean, night: boolean): string {
  const { ink } = stage
  const glass = night ? '#ffe08f' : mix(ink.shadow, ink.cream, 0.3)
  const l = head
    ? `M-69 -12Q-70 -40 -52 -58H69V-8H-66Z`
    : tail
      ? `M-69 -58H52Q70 -40 69 -12L66 -8H-69Z`
      : 'M-69 -58H69V-8H-69Z'
  const body =
    path(l, ink.red) +
    path(
      head ? 'M-69 -16H69V-8H-66Z' : tail ? 'M-69 -16H69L66 -8H-69Z' : 'M-69 -16H69V-8H-69Z',
      lighten(ink.red, -0.12),
    ) +
    rect(head ? -46 : -69, -61, head || tail ? 115 : 138, 5, mix(ink.stone, ink.shadow, 0.35))
  const windows = repeat(head || tail ? 4 : 5, (i) =>
    rect((head ? -36 : -60) + i * 26, -47, 20, 18, glass, { rx: 2 }),
  )
  const cab = head
    ? path('M-64 -32Q-60 -44 -50 -50H-44V-32Z', glass) + circle(-64, -18, 3.5, ink.marigold)
    : tail
      ? path('M64 -32Q60 -44 50 -50H44V-32Z', glass)
      : ''
  return (
    rect(-60, -8, 120, 5, ink.shadow) +
    circle(-46, -3, 6, ink.shadow) +
    circle(-30, -3, 6, ink.shadow) +
    circle(30, -3, 6, ink.shadow) +
    circle(46, -3, 6, ink.shadow) +
    body +
    windows +
    cab +
    rect(-69, -25, 138, 3, ink.cream)
  )
}

function foreground(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit } = stage
  const next = stage.random('fore')
  const bank: Point[] = [
    [-20, h * 0.93],
    [w * 0.2, h * 0.965],
    [w * 0.5, h * 0.985],
    [w * 0.8, h * 0.955],
    [w + 20, h * 0.92],
  ]
  const stand = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({
      px: w * (from + ((to - from) * (i + next() * 0.6)) / count),
      height: between(next, 150, 290) * u,
    }))
      .sort((a, b) => b.height - a.height)
      .map((t) =>
        at(t.px, h * 0.985, 1, fir(t.height, mix(ink.fir, ink.meadow, 0.16), lighten(ink.fir, -0.05), lit)),
      )
      .join('')
  const flower = (x: number, y: number, r: number, colour: string) =>
    repeat(5, (i) => circle(x + Math.cos(i * 1.257) * r, y + Math.sin(i * 1.257) * r, r * 0.72, colour)) +
    circle(x, y, r * 0.6, ink.cream)
  const meadow = repeat(18, (i) =>
    flower(
      w * (0.03 + i * 0.056),
      h - (10 + 26 * next()) * u,
      (4 + 3 * next()) * u,
      [ink.red, ink.marigold, ink.cream][i % 3] as string,
    ),
  )
  return (
    stand(-0.04, 0.15, 5) +
    stand(0.86, 1.04, 5) +
    hill(
      bank,
      [
        [w + 20, h + 10],
        [-20, h + 10],
      ],
      stage.gradient([mix(ink.meadow, ink.fir, 0.4), ink.fir]),
    ) +
    meadow
  )
}
