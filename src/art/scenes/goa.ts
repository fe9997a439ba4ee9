import { lighten, mix } from '../colour.ts'
import { sailboat } from '../parts/boats.ts'
import { groundLamp, lampGlow, lightPool } from '../parts/lamps.ts'
import { birds, person } from '../parts/life.ts'
import { bough, palm } from '../parts/plants.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { clouds, sky, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, hill, num, type Point, path, rect, repeat } from '../shape.ts'
import { church, type Ink, slope } from './goa-church.ts'

/** The white church above its zigzag stairs, with palms on both sides, the sea behind and a scooter below. */
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
  stage.placeSun(x - 390 * u, horizon - 92 * u)
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
    at(x, yard, size, solid(500, church(stage))),
    lampGlow(stage, x, yard - 60 * size, 230 * size, 0.4),
    slope(stage, x, yard, size),
    lightPool(stage, x, yard + 14 * size, 170 * size, 0.8),
    groundLamp(stage, x + (kind === 'wide' ? -70 : 90) * u, h * 0.95, 62 * u),
    at(x - (kind === 'wide' ? 250 : 90) * u, h * 0.945, u * 1.04, solid(130, scooter(stage))),
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

/** Bougainvillea in the lower left corner: dark leaves and flowers with three petals. */
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

/** A parked scooter, seen from its left; 130 long. */
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
