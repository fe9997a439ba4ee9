import { lighten, mix } from '../colour.ts'
import { groundLamp, lampGlow } from '../parts/lamps.ts'
import { hills, mist, terraces } from '../parts/land.ts'
import { birds, person } from '../parts/life.ts'
import { blossom, bushes, leaf, palm } from '../parts/plants.ts'
import { cloudColour, sky, strata, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, hill, num, type Point, path, rect, repeat } from '../shape.ts'
import { half, type Ink, steps } from './bali-gate.ts'

/** A split gate at sunrise, with the volcano and the sun between its halves, and rice terraces. */
export const bali: Scene<Ink> = {
  name: 'bali',
  title: 'Escape to Bali',
  place: 'Lempuyang',
  light: 'dawn',
  sun: { x: 0.5, y: 0.36 },
  sky: ['#1f7f8b', '#63ad9f', '#f3cf8d', '#ffe3a6'],
  palette: {
    brick: '#c4552f',
    stone: '#e9c9a0',
    volcano: '#3f7f86',
    terrace: '#8fb24a',
    jungle: '#1f6650',
    leaf: '#123f3b',
    marigold: '#f6a81c',
    cream: '#fff3d6',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, time } = stage
  const x = w * stage.focus
  stage.placeSun(x)
  const ground = h * (stage.kind === 'wide' ? 0.84 : 0.8)
  const land = h * 0.56
  const size = u * (stage.kind === 'tall' ? 0.98 : 0.95)
  return [
    sky(stage, land + h * 0.08, '#fff0bd'),
    sun(stage, 92, '#fff6d8'),
    strata(stage, h * 0.25, cloudColour(stage, 0.03), 3),
    birds(stage, x - w * 0.26, h * 0.14, ink.leaf, 5, 30),
    volcano(stage, x, land, u),
    mist(stage, land, h * 0.05, ink.cream, 0.8),
    hills(stage, 'far', { y: land + h * 0.005, amp: h * 0.03, fill: stage.far(ink.jungle, 0.55) }),
    hills(stage, 'mid', { y: land + h * 0.04, amp: h * 0.03, fill: stage.far(ink.jungle, 0.25), detail: 5 }),
    terraces(stage, 'rice', {
      top: land + h * 0.07,
      bottom: h * 1.02,
      rows: 13,
      far: mix(ink.terrace, ink.cream, 0.18),
      near: mix(ink.terrace, ink.jungle, 0.75),
      water: '#f4dfa6',
    }),
    grove(stage, ground),
    steps(stage, x, ground, size),
    at(x - 84 * size, ground, size, solid(500, half(stage))),
    at(x + 84 * size, ground, [-size, size], solid(500, half(stage, true))),
    parasol(x - 322 * size, ground + 10 * u, 250 * size, ink.marigold, ink.leaf),
    parasol(x + 322 * size, ground + 10 * u, 250 * size, ink.cream, ink.leaf),
    lamps(stage, x, ground, size),
    at(
      x + 8 * u,
      ground + 78 * size,
      1,
      person(104 * size, { coat: ink.cream, legs: ink.marigold, skirt: true, hair: ink.leaf }),
    ),
    at(x + 8 * u, ground - 26 * size, size, offering(ink.marigold, ink.brick, ink.terrace)),
    foreground(stage, time),
  ].join('')
}

/** Stone lamps at the gate and on both sides of the stairs, and their light on the walls. */
function lamps(stage: Stage<Ink>, x: number, ground: number, size: number): string {
  const wall = [-1, 1].map((side) =>
    lampGlow(stage, x + side * 170 * size, ground - 70 * size, 250 * size, 0.5),
  )
  const stairs = [0.02, 0.26, 0.56].flatMap((t) => {
    const reach = (112 + 246 * t) * size
    const y = ground + (stage.h + 10 - ground) * t + 12 * size
    return [-1, 1].map((side) => groundLamp(stage, x + side * reach, y, (44 + 34 * t) * size))
  })
  return [...wall, ...stairs].join('')
}

function volcano(stage: Stage<Ink>, x: number, base: number, u: number): string {
  const top = base - 250 * u
  const outline: Point[] = [
    [x - 620 * u, base + 30 * u],
    [x - 380 * u, base - 40 * u],
    [x - 200 * u, base - 128 * u],
    [x - 62 * u, top + 14 * u],
    [x - 26 * u, top],
    [x + 4 * u, top + 12 * u],
    [x + 34 * u, top + 2 * u],
    [x + 78 * u, top + 30 * u],
    [x + 210 * u, base - 120 * u],
    [x + 400 * u, base - 36 * u],
    [x + 640 * u, base + 30 * u],
  ]
  const far = stage.far(stage.ink.volcano, 0.38)
  const gully = (dx: number, reach: number) =>
    path(
      `M${num(x + dx * 0.25)} ${num(top + 30 * u)}Q${num(x + dx * 0.7)} ${num(top + 120 * u)} ${num(x + dx * reach)} ${num(base)}L${num(x + dx * reach * 0.72)} ${num(base)}Q${num(x + dx * 0.4)} ${num(top + 120 * u)} ${num(x + dx * 0.25)} ${num(top + 30 * u)}Z`,
      lighten(far, -0.035),
    )
  return (
    hill(outline, [[x, stage.h * 0.7]], stage.gradient([far, stage.far(stage.ink.volcano, 0.7)])) +
    gully(-190 * u, 1.9) +
    gully(-60 * u, 1.6) +
    gully(110 * u, 1.7) +
    gully(230 * u, 1.8)
  )
}

/** A tall parasol beside the gate. */
function parasol(x: number, ground: number, height: number, cloth: string, pole: string): string {
  const r = height * 0.34
  const top = ground - height
  const fringe = repeat(9, (i) =>
    rect(x - r * 0.95 + (i * r * 1.9) / 9, top + r * 0.36, r * 0.12, r * 0.2, lighten(cloth, -0.1)),
  )
  return (
    rect(x - 3, top, 6, height, pole) +
    fringe +
    path(
      `M${num(x - r)} ${num(top + r * 0.4)}Q${num(x - r * 0.6)} ${num(top - r * 0.2)} ${num(x)} ${num(top - r * 0.34)}Q${num(x + r * 0.6)} ${num(top - r * 0.2)} ${num(x + r)} ${num(top + r * 0.4)}Z`,
      cloth,
    ) +
    path(
      `M${num(x)} ${num(top - r * 0.34)}Q${num(x - r * 0.3)} ${num(top)} ${num(x - r * 0.34)} ${num(top + r * 0.4)}H${num(x - r)}Q${num(x - r * 0.6)} ${num(top - r * 0.2)} ${num(x)} ${num(top - r * 0.34)}Z`,
      lighten(cloth, -0.06),
    ) +
    rect(x - 2.5, top - r * 0.6, 5, r * 0.3, pole)
  )
}

/** A bowl with fruit and flowers that is carried on the head. */
const offering = (gold: string, red: string, green: string) =>
  path('M-20 2L20 2L13 12L-13 12Z', red) +
  path('M-19 2Q-18 -16 -6 -22Q0 -38 6 -22Q18 -16 19 2Z', gold) +
  path('M-13 2Q-12 -8 0 -14Q12 -8 13 2Z', green)

function grove(stage: Stage<Ink>, ground: number): string {
  const { w, u, ink, lit, time } = stage
  const next = stage.random('grove')
  const palms: [number, number, number][] = [
    [0.05, 330, 0.1],
    [0.16, 260, -0.08],
    [0.86, 280, 0.1],
    [0.96, 350, -0.1],
  ]
  return (
    bushes(
      next,
      Array.from({ length: 14 }, (_, i) => [(i / 13) * w, ground + 4 * u, (40 + 16 * (i % 3)) * u] as const),
      ink.jungle,
      lighten(ink.jungle, -0.06),
      lit,
    ) +
    palms
      .map(([px, height, lean]) =>
        at(
          w * px,
          ground + 4 * u,
          1,
          palm(next, {
            height: height * u,
            lean,
            light: ink.jungle,
            dark: lighten(ink.jungle, -0.08),
            trunk: ink.leaf,
            lit,
            time,
          }),
        ),
      )
      .join('')
  )
}

function foreground(stage: Stage<Ink>, time: number): string {
  const { w, h, u, ink } = stage
  const next = stage.random('frame')
  const spray = () =>
    repeat(7, (i) =>
      leaf(
        (300 + 60 * next()) * u,
        12 + i * 22 + wave(time, i / 7) * 1.6,
        i % 2 ? lighten(ink.jungle, 0.02) : ink.leaf,
        lighten(ink.leaf, i % 2 ? 0.03 : -0.03),
        0.17,
      ),
    )
  const flowers = (side: 1 | -1) =>
    [
      [60, -60, 34],
      [150, -20, 28],
      [30, -140, 26],
      [112, -108, 22],
    ]
      .map(([dx, dy, r]) =>
        at(
          (side > 0 ? 0 : w) + side * (dx as number) * u,
          h + (dy as number) * u,
          u,
          blossom(r as number, ink.cream, ink.marigold, dx as number),
        ),
      )
      .join('')
  return (
    at(-40 * u, h + 30 * u, 1, spray()) +
    at(w + 40 * u, h + 30 * u, [-1, 1], spray()) +
    flowers(1) +
    flowers(-1)
  )
}
