import { lighten, mix } from '../colour.ts'
import { camel } from '../parts/animals.ts'
import { dome } from '../parts/buildings.ts'
import { groundLamp, lightPool } from '../parts/lamps.ts'
import { hills, mist } from '../parts/land.ts'
import { birds, person } from '../parts/life.ts'
import { floodlit } from '../parts/light.ts'
import { blossom, leaf } from '../parts/plants.ts'
import { cloudColour, sky, strata, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import {
  at,
  circle,
  ellipse,
  num,
  type Point,
  path,
  pointOnCurve,
  poly,
  rect,
  repeat,
  stroke,
} from '../shape.ts'
import { type Ink, palace } from './rajasthan-palace.ts'

/** The Hawa Mahal (palace of winds) in the pink light of the morning, with a fort on the ridge behind, and a camel with its driver. */
export const rajasthan: Scene<Ink> = {
  name: 'rajasthan',
  title: 'Rajasthan, royal road',
  place: 'Hawa Mahal',
  light: 'dawn',
  sun: { x: 0.16, y: 0.3 },
  sky: ['#4f9bb5', '#a9ccc4', '#fbd3a2', '#ffe9c4'],
  palette: {
    rose: '#e07a5f',
    shade: '#a9495a',
    cream: '#fff1dc',
    fort: '#d69a6a',
    street: '#e8b07c',
    plum: '#4a2140',
    marigold: '#f7a91d',
    teal: '#1f8a8a',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind, lit, time } = stage
  const x = w * stage.focus
  const ground = h * (kind === 'wide' ? 0.84 : 0.8)
  const land = ground - 120 * u
  const size = u * (kind === 'tall' ? 0.96 : 0.98)
  const wide = kind === 'wide'
  return [
    sky(stage, land, '#fff2cf'),
    strata(stage, h * 0.22, cloudColour(stage, 0.02), 3),
    sun(stage, 74, '#fff7de'),
    birds(stage, x + (wide ? 420 : 250) * u, h * 0.2, ink.plum, 6, 26),
    kite(stage, x - (wide ? 420 : 300) * u, ground - (wide ? 540 : 696) * u, 0),
    kite(stage, x - (wide ? 560 : 210) * u, ground - (wide ? 400 : 777) * u, 0.4),
    hills(stage, 'ridge', { y: land - 110 * u, amp: 70 * u, fill: stage.far(ink.shade, 0.62), detail: 4 }),
    fort(stage, x - (wide ? 640 : 420) * u, land - 130 * u, 0.46),
    hills(stage, 'near', {
      y: land - 50 * u,
      amp: 46 * u,
      fill: stage.far(mix(ink.fort, ink.shade, 0.4), 0.42),
      detail: 4,
    }),
    fort(stage, x + (wide ? 640 : 520) * u, land - 70 * u, 0.3),
    mist(stage, land, 50 * u, ink.cream, 0.6),
    bazaar(stage, ground),
    at(
      x,
      ground,
      size,
      solid(500, palace(floodlit(stage, rajasthan.palette, ['rose', 'cream', 'marigold'], 0.4))),
    ),
    street(stage, ground),
    [0.07, 0.21, 0.36, 0.5, 0.64, 0.79, 0.93]
      .map((t) => lightPool(stage, w * t, ground + 14 * u, 130 * u, 0.7))
      .join(''),
    groundLamp(stage, x + (wide ? 70 : 205) * u, ground + (h - ground) * 0.62, 70 * u),
    at(
      x - (wide ? 330 : 150) * u,
      ground + (h - ground) * 0.62,
      1,
      camel(
        240 * u,
        mix(ink.street, ink.plum, 0.55),
        mix(ink.street, ink.plum, 0.78),
        ink.teal,
        lit,
        wave(time, 0, 2) * 0.6,
      ),
    ),
    at(
      x - (wide ? 330 : 150) * u + 236 * u,
      ground + (h - ground) * 0.64,
      1,
      person(170 * u, { coat: ink.cream, legs: ink.cream, skin: '#7a4a34', pose: 'walk' }) +
        turban(170 * u, ink.marigold),
    ),
    at(x + 300 * u, ground + (h - ground) * 0.36, 1, solid(132, woman(stage, 132))),
    bougainvillea(stage),
  ].join('')
}

/** A turban for a standing person of the given height. */
const turban = (height: number, colour: string) =>
  ellipse(0, -height * 0.965, height * 0.095, height * 0.055, colour) +
  ellipse(-height * 0.01, -height * 0.99, height * 0.075, height * 0.04, lighten(colour, 0.05)) +
  path(
    `M${num(-height * 0.07)} ${num(-height * 0.95)}Q${num(-height * 0.14)} ${num(-height * 0.9)} ${num(-height * 0.11)} ${num(-height * 0.78)}Q${num(-height * 0.06)} ${num(-height * 0.86)} ${num(-height * 0.05)} ${num(-height * 0.94)}Z`,
    colour,
  )

/** A woman in a veil with a water pot on her head. */
function woman(stage: Stage<Ink>, height: number): string {
  const { u, ink } = stage
  const s = height * u
  return (
    person(s, { coat: ink.teal, legs: ink.shade, skirt: true, skin: '#7a4a34', facing: -1 }) +
    path(
      `M${num(-s * 0.1)} ${num(-s * 0.9)}Q0 ${num(-s * 1.04)} ${num(s * 0.1)} ${num(-s * 0.9)}L${num(s * 0.16)} ${num(-s * 0.46)}L${num(s * 0.04)} ${num(-s * 0.6)}Z`,
      ink.marigold,
    ) +
    ellipse(0, -s * 1.08, s * 0.1, s * 0.085, mix(ink.fort, ink.plum, 0.35)) +
    rect(-s * 0.045, -s * 1.18, s * 0.09, s * 0.03, mix(ink.fort, ink.plum, 0.5))
  )
}

/** Fort walls, bastions and pavilions along a ridge. */
function fort(stage: Stage<Ink>, x: number, y: number, haze: number): string {
  const { u, ink, lit } = stage
  const light = stage.far(ink.fort, haze)
  const dark = stage.far(mix(ink.fort, ink.shade, 0.5), haze)
  const bastion = (dx: number, height: number, width: number) =>
    rect(dx - width / 2, -height, width, height + 60, light) +
    rect(lit < 0 ? dx + width * 0.14 : dx - width / 2, -height, width * 0.36, height + 60, dark) +
    repeat(Math.round(width / 14), (i) => rect(dx - width / 2 + i * 14 + 2, -height - 9, 9, 10, light)) +
    at(dx, -height - 4, 1, dome(width * 0.6, width * 0.4, light, dark, lit, 0.24))
  const curtain = (from: number, to: number, height: number) =>
    rect(from, -height, to - from, height + 60, mix(light, dark, 0.3)) +
    repeat(Math.round((to - from) / 15), (i) =>
      rect(from + i * 15 + 2, -height - 9, 9, 10, mix(light, dark, 0.3)),
    )
  return at(
    x,
    y,
    u,
    curtain(-250, 260, 34) +
      bastion(-250, 74, 70) +
      bastion(-120, 92, 60) +
      rect(-80, -96, 150, 150, light) +
      rect(lit < 0 ? 20 : -80, -96, 50, 150, dark) +
      repeat(4, (i) => path(`M${-68 + i * 34} -52V-70Q${-58 + i * 34} -84 ${-48 + i * 34} -70V-52Z`, dark)) +
      at(-40, -96, 1, dome(44, 30, light, dark, lit, 0.2)) +
      at(34, -96, 1, dome(44, 30, light, dark, lit, 0.2)) +
      bastion(130, 84, 64) +
      bastion(258, 66, 66),
  )
}

/** A kite in the wind. */
function kite(stage: Stage<Ink>, x: number, y: number, phase: number): string {
  const { u, ink, time } = stage
  const sway = wave(time, phase)
  const colour = phase === 0 ? ink.marigold : ink.teal
  return at(
    x + sway * 14 * u,
    y + wave(time, phase + 0.25) * 8 * u,
    u,
    stroke(`M0 8Q${num(40 + sway * 8)} 150 ${num(150 + sway * 10)} 330`, ink.plum, 1.4, { opacity: 0.5 }) +
      poly(
        [
          [0, -44],
          [40, 0],
          [0, 44],
          [-40, 0],
        ],
        colour,
      ) +
      poly(
        [
          [0, -44],
          [40, 0],
          [0, 44],
        ],
        lighten(colour, -0.09),
      ) +
      path(`M0 42L-12 64L0 58L12 64Z`, ink.shade),
    -18 + sway * 6,
  )
}

/** The bazaar on both sides: pink shop fronts under awnings. */
function bazaar(stage: Stage<Ink>, ground: number): string {
  const { w, u, ink, lit, night } = stage
  const count = Math.ceil(w / (150 * u))
  const pane = night ? '#ffcf7a' : mix(ink.plum, ink.shade, 0.4)
  const awning = [ink.marigold, ink.teal, ink.cream]
  return repeat(count + 1, (i) => {
    const px = i * 150 * u
    const wall = stage.far(mix(ink.rose, ink.shade, 0.12 + 0.12 * (i % 3)), 0.14)
    const height = 176 + 34 * (i % 2)
    return at(
      px,
      ground,
      u,
      rect(-75, -height, 150, height, wall) +
        rect(lit < 0 ? 30 : -75, -height, 45, height, lighten(wall, -0.06)) +
        rect(-80, -height - 8, 160, 12, lighten(wall, 0.08)) +
        repeat(9, (k) =>
          path(
            `M${-74 + k * 17} ${-height - 6}V${-height - 16}Q${-68 + k * 17} ${-height - 26} ${-62 + k * 17} ${-height - 16}V${-height - 6}Z`,
            lighten(wall, 0.08),
          ),
        ) +
        repeat(3, (k) =>
          path(
            `M${-52 + k * 42} ${-height + 70}V${-height + 40}Q${-41 + k * 42} ${-height + 20} ${-30 + k * 42} ${-height + 40}V${-height + 70}Z`,
            pane,
          ),
        ) +
        rect(-60, -66, 120, 66, pane) +
        path('M-70 -78H70L82 -50H-82Z', stage.far(awning[i % 3] as string, 0.08)),
    )
  })
}

function street(stage: Stage<Ink>, ground: number): string {
  const { w, h, u, ink } = stage
  const next = stage.random('street')
  const deep = h - ground
  return (
    rect(0, ground, w, deep + 10, stage.gradient([ink.street, mix(ink.street, ink.shade, 0.4)])) +
    rect(0, ground, w, 5 * u, mix(ink.street, ink.plum, 0.4), { opacity: 0.5 }) +
    repeat(10, () =>
      ellipse(
        next() * w,
        ground + deep * (0.2 + 0.6 * next()),
        (60 + 110 * next()) * u,
        4 * u,
        mix(ink.street, ink.plum, 0.3),
        { opacity: 0.25 },
      ),
    ) +
    ellipse(
      w * stage.focus - (stage.kind === 'wide' ? 280 : 90) * u,
      ground + deep * 0.64,
      240 * u,
      12 * u,
      ink.plum,
      { opacity: 0.28 },
    ) +
    ellipse(w * stage.focus + 330 * u, ground + deep * 0.37, 56 * u, 5 * u, ink.plum, { opacity: 0.28 })
  )
}

/** Bougainvillea in the lower corners. */
function bougainvillea(stage: Stage<Ink>): string {
  const { w, h, u, ink, time } = stage
  const pink = mix('#d8357a', ink.plum, stage.night ? 0.5 : 0.04)
  const green = mix('#2f6b4a', ink.plum, stage.night ? 0.6 : 0.3)
  const bend: [Point, Point, Point] = [
    [0, 0],
    [90 * u, -120 * u],
    [300 * u, -110 * u],
  ]
  const spray = () =>
    stroke(`M0 0Q${num(90 * u)} ${num(-120 * u)} ${num(300 * u)} ${num(-110 * u)}`, green, 7 * u) +
    repeat(14, (i) => {
      const [px, py] = pointOnCurve(...bend, i / 13)
      return at(
        px,
        py,
        1,
        leaf(
          (66 + 20 * (i % 3)) * u,
          (i % 2 ? 80 : -50) + i * 5 + wave(time, i / 14) * 2,
          lighten(green, 0.05),
          green,
          0.3,
        ),
      )
    }) +
    repeat(13, (i) => {
      const [px, py] = pointOnCurve(...bend, 0.04 + i / 13)
      const off = (i % 3) - 1
      return at(
        px + off * 12 * u,
        py + off * 24 * u - 8 * u,
        u,
        blossom(27 - (i % 4) * 3, i % 3 ? pink : lighten(pink, 0.08), ink.cream, i * 31),
      )
    }) +
    circle(0, 0, 60 * u, green)
  const size = stage.kind === 'wide' ? 1 : 0.72
  return (
    at(-20 * u, h + 26 * u, size, spray()) + at(w + 20 * u, h + 26 * u, [-0.9 * size, 0.9 * size], spray())
  )
}
