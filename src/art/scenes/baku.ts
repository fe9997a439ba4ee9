import { lighten, mix } from '../colour.ts'
import { skyline } from '../parts/buildings.ts'
import { groundLamp } from '../parts/lamps.ts'
import { hills } from '../parts/land.ts'
import { birds } from '../parts/life.ts'
import { floodlit } from '../parts/light.ts'
import { leaf } from '../parts/plants.ts'
import { cloudColour, sky, strata, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, hill, num, type Point, path, pointOnCurve, rect, repeat, stroke } from '../shape.ts'
import { houses, type Ink, LAMP, maiden, wall } from './baku-town.ts'

/** The Flame Towers above the walled old town just after sunset, with pomegranates in the foreground. */
export const baku: Scene<Ink> = {
  name: 'baku',
  title: 'Baku, city of fire',
  place: 'Flame Towers',
  light: 'dusk',
  sun: { x: 0.16, y: 0.5 },
  sky: ['#14305f', '#3d5f9c', '#b08cb0', '#ffc69a'],
  palette: {
    flame: '#ff8a3c',
    glass: '#3f5f9c',
    stone: '#e6b184',
    shade: '#7d5f80',
    hill: '#4a527e',
    night: '#1c2447',
    marigold: '#ffb52e',
    fruit: '#c92f43',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind } = stage
  const x = w * stage.focus
  const town = h * (kind === 'wide' ? 0.8 : 0.76)
  const ridge = town - 170 * u
  stage.placeSun(x - (kind === 'wide' ? 560 : 340) * u, ridge - 10 * u)
  return [
    sky(stage, town, '#ffcf9a'),
    strata(stage, ridge - 220 * u, mix(cloudColour(stage, 0.02), stage.sky[2] as string, 0.4), 3),
    sun(stage, 70, '#ffe7bd'),
    birds(stage, x - 300 * u, h * 0.2, ink.night, 5, 26),
    skyline(stage, 'back', {
      y: ridge + 60 * u,
      from: -20,
      to: w + 20,
      height: 150 * u,
      fill: stage.far(ink.hill, 0.5),
      window: LAMP,
    }),
    hills(stage, 'hill', { y: ridge + 30 * u, amp: 26 * u, fill: stage.far(ink.hill, 0.25), detail: 3 }),
    mound(stage, x + 70 * u, ridge),
    at(
      x + 70 * u,
      ridge + 26 * u,
      u * (kind === 'tall' ? 0.98 : 1),
      solid(500, flameTowers(floodlit(stage, baku.palette, ['flame', 'marigold', 'fruit'], 1))),
    ),
    mound(stage, x + 70 * u, ridge + 76 * u, 0.1),
    houses(stage, town),
    at(
      x - (kind === 'wide' ? 350 : 250) * u,
      town + 60 * u,
      u,
      solid(300, maiden(floodlit(stage, baku.palette, ['stone', 'shade'], 0.45))),
    ),
    wall(stage, town),
    repeat(4, (i) => groundLamp(stage, x + (i * 240 - 560) * u, town + (150 + 12 * (i % 2)) * u, 58 * u)),
    branch(stage),
  ].join('')
}

/** The hill below the towers. */
function mound(stage: Stage<Ink>, x: number, y: number, near = 0): string {
  const { u, h, ink } = stage
  return hill(
    [
      [x - 900 * u, y + 120 * u],
      [x - 430 * u, y + 52 * u],
      [x - 120 * u, y + 4 * u],
      [x + 140 * u, y],
      [x + 460 * u, y + 46 * u],
      [x + 1000 * u, y + 120 * u],
    ],
    [
      [x + 1000 * u, h],
      [x - 900 * u, h],
    ],
    mix(stage.far(ink.hill, 0.12), ink.night, near * 2),
  )
}

/** The three towers: the tallest on the left, the broad one in front, and the third on the right, which leans inwards; 560 tall. */
function flameTowers(stage: Stage<Ink>): string {
  const left =
    'M-196 0C-214 -120 -226 -260 -176 -400C-160 -446 -140 -500 -134 -560C-92 -500 -66 -420 -66 -320C-66 -200 -86 -90 -86 0Z'
  const leftSplit =
    'M-134 -560C-92 -500 -66 -420 -66 -320C-66 -200 -86 -90 -86 0H-130C-128 -120 -122 -250 -120 -340C-118 -430 -124 -500 -134 -560Z'
  const right =
    'M196 0C220 -110 226 -220 190 -330C172 -382 152 -424 148 -476C110 -424 86 -352 84 -270C84 -170 98 -80 100 0Z'
  const rightSplit =
    'M148 -476C110 -424 86 -352 84 -270C84 -170 98 -80 100 0H142C142 -110 140 -210 140 -290C140 -360 142 -420 148 -476Z'
  const middle =
    'M-64 0C-84 -90 -86 -180 -52 -268C-34 -314 -10 -352 -2 -412C34 -354 62 -290 66 -206C68 -130 60 -60 56 0Z'
  const middleSplit =
    'M-2 -412C34 -354 62 -290 66 -206C68 -130 60 -60 56 0H4C10 -90 14 -170 12 -240C10 -310 4 -360 -2 -412Z'
  return (
    flameTower(stage, left, leftSplit, 'l') +
    flameTower(stage, right, rightSplit, 'r') +
    flameTower(stage, middle, middleSplit, 'm')
  )
}

/** One tower: glass that glows towards the tip, lines for the floors, and a darker side away from the light. */
function flameTower(stage: Stage<Ink>, outline: string, split: string, name: string): string {
  const { ink, lit } = stage
  const next = stage.random(`flame-${name}`)
  const glow = stage.gradient([
    mix(ink.marigold, '#fff3c4', 0.35),
    ink.flame,
    mix(ink.flame, ink.fruit, 0.5),
    ink.glass,
  ])
  const dim = stage.gradient([
    ink.flame,
    mix(ink.flame, ink.fruit, 0.7),
    mix(ink.fruit, ink.glass, 0.7),
    lighten(ink.glass, -0.08),
  ])
  const floors = repeat(34, (i) => rect(-240, -12 - i * 16.4, 480, 3, ink.night, { opacity: 0.22 }))
  const rooms = repeat(60, () =>
    rect(-230 + Math.floor(next() * 38) * 12, -22 - Math.floor(next() * 20) * 16.4, 7, 8, LAMP, {
      opacity: 0.75,
    }),
  )
  const bright = lit < 0 ? glow : dim
  const shaded = lit < 0 ? dim : glow
  return path(outline, bright) + path(split, shaded) + stage.clip(outline, floors + rooms)
}

/** A pomegranate branch in the lower right corner. */
function branch(stage: Stage<Ink>): string {
  const { w, h, u, ink, time } = stage
  const twig: [Point, Point, Point] = [
    [0, 0],
    [150 * u, -30 * u],
    [330 * u, -150 * u],
  ]
  const green = mix('#2f6b57', ink.night, stage.night ? 0.6 : 0.35)
  const leaves = repeat(15, (i) => {
    const [px, py] = pointOnCurve(...twig, i / 14)
    return at(
      px,
      py,
      1,
      leaf(
        (84 + 26 * (i % 3)) * u,
        (i % 2 ? 96 : -22) + (i % 5) * 8 + wave(time, i / 15) * 2,
        lighten(green, 0.05),
        lighten(green, -0.04),
        0.26,
      ),
    )
  })
  const fruit = (t: number, r: number, dy: number) => {
    const [px, py] = pointOnCurve(...twig, t)
    return at(
      px,
      py + dy * u,
      u * r,
      path('M-16 34L-22 56L-8 46L0 60L8 46L22 56L16 34Z', lighten(ink.fruit, -0.08)) +
        circle(0, 0, 40, ink.fruit) +
        path(
          stage.lit > 0
            ? 'M-8 -39A40 40 0 0 0 -8 39A52 52 0 0 1 -8 -39Z'
            : 'M8 -39A40 40 0 0 1 8 39A52 52 0 0 0 8 -39Z',
          lighten(ink.fruit, -0.1),
        ) +
        circle(stage.lit * 15, -14, 8, lighten(ink.fruit, 0.16)),
    )
  }
  const opened = at(
    250 * u,
    -48 * u,
    u,
    circle(0, 0, 44, lighten(ink.fruit, -0.06)) +
      circle(0, 0, 36, mix(ink.stone, '#fff3d6', 0.5)) +
      repeat(14, (i) =>
        circle(
          Math.cos(i * 2.4) * (6 + i * 1.8),
          Math.sin(i * 2.4) * (6 + i * 1.8),
          6.5,
          i % 2 ? ink.fruit : lighten(ink.fruit, 0.08),
        ),
      ),
  )
  return at(
    w + 16 * u,
    h - 4 * u,
    [-1, 1],
    stroke(
      `M0 0Q${num(150 * u)} ${num(-30 * u)} ${num(330 * u)} ${num(-150 * u)}`,
      mix(ink.night, ink.stone, 0.3),
      9 * u,
    ) +
      leaves +
      fruit(0.34, 1.15, 6) +
      opened +
      fruit(0.12, 0.9, -44),
  )
}
