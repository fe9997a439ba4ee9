import { lighten, mix } from '../colour.ts'
import { camel } from '../parts/animals.ts'
import { skyline } from '../parts/buildings.ts'
import { birds, person } from '../parts/life.ts'
import { grass } from '../parts/plants.ts'
import { cloudColour, sky, strata, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, curveThrough, hill, line, num, type Point, path, rect, repeat } from '../shape.ts'

type Ink = 'tower' | 'glass' | 'city' | 'sand' | 'shade' | 'dune' | 'marigold' | 'night'

/** The Burj Khalifa and the Burj Al Arab behind dunes at sunset, with a caravan of camels on a crest. */
export const dubai: Scene<Ink> = {
  name: 'dubai',
  title: 'Dubai, gold on gold',
  place: 'Burj Khalifa',
  light: 'dusk',
  sun: { x: 0.3, y: 0.5 },
  sky: ['#3a2a63', '#a3416b', '#f0784a', '#ffcf7a'],
  palette: {
    tower: '#56325f',
    glass: '#f59f6a',
    city: '#a1486b',
    sand: '#f4a04a',
    shade: '#c0583c',
    dune: '#7a2f42',
    marigold: '#ffc24a',
    night: '#3a1c3f',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit, kind } = stage
  const x = w * stage.focus
  const land = h * (kind === 'wide' ? 0.76 : 0.7)
  stage.placeSun(x - 250 * u, land - 118 * u)
  const lamp = stage.night ? '#ffd98a' : ink.marigold
  return [
    sky(stage, land + h * 0.06, '#ffd08a'),
    strata(stage, land - 300 * u, mix(cloudColour(stage, 0.02), stage.sky[2] as string, 0.35), 3),
    sun(stage, 104, '#ffe7a6'),
    birds(stage, x - 330 * u, land - 420 * u, ink.night, 5, 26),
    skyline(stage, 'back', {
      y: land + 8 * u,
      from: -20,
      to: w + 20,
      height: 150 * u,
      fill: stage.far(ink.city, 0.58),
    }),
    skyline(stage, 'front', {
      y: land + 8 * u,
      from: x - 60 * u,
      to: w + 20,
      height: 190 * u,
      fill: stage.far(ink.city, 0.28),
      window: lamp,
    }),
    skyline(stage, 'left', {
      y: land + 8 * u,
      from: -20,
      to: x - 330 * u,
      height: 120 * u,
      fill: stage.far(ink.city, 0.34),
      window: lamp,
    }),
    at(x + 40 * u, land + 6 * u, u * (kind === 'tall' ? 0.86 : 0.83), solid(800, burjKhalifa(stage, lamp))),
    at(x + 300 * u, land + 8 * u, u * 0.82, solid(330, burjAlArab(stage, lamp))),
    dunes(stage, land, x, lit),
  ].join('')
}

/** The Burj Khalifa: vertical tubes that end in steps up to a spire; 800 tall. */
function burjKhalifa(stage: Stage<Ink>, lamp: string): string {
  const { ink, lit } = stage
  // [half of the width, height] of each tube; the left and the right side have their steps at different floors.
  const left: [number, number][] = [
    [78, 120],
    [66, 214],
    [54, 300],
    [42, 372],
    [32, 446],
    [22, 520],
    [13, 590],
  ]
  const right: [number, number][] = [
    [84, 86],
    [70, 170],
    [58, 258],
    [46, 338],
    [36, 410],
    [26, 484],
    [16, 556],
  ]
  const side = (rows: [number, number][], sign: -1 | 1) => {
    const face = sign === lit ? ink.glass : ink.tower
    return rows
      .map(([reach, top], i) => {
        const tone = sign === lit ? mix(face, ink.tower, 0.08 * (i % 2)) : lighten(face, 0.03 * (i % 2))
        return (
          rect(sign < 0 ? -reach : 0, -top, reach, top, tone) +
          rect(
            sign < 0 ? -reach : reach - 5,
            -top,
            5,
            top,
            sign === lit ? ink.marigold : lighten(ink.tower, -0.05),
          ) +
          rect(sign < 0 ? -reach : 0, -top, reach, 6, sign === lit ? ink.marigold : lighten(ink.tower, 0.1))
        )
      })
      .join('')
  }
  const core =
    rect(-9, -640, 18, 640, mix(ink.tower, ink.glass, 0.35)) +
    rect(-6, -700, 12, 80, mix(ink.tower, ink.glass, 0.2)) +
    path('M-4 -700L0 -840L4 -700Z', ink.tower)
  const floors = repeat(24, (i) =>
    rect(-70 + i * 0.9, -20 - i * 24, 140 - i * 2.2 > 0 ? Math.max(16, 140 - i * 5.4) : 16, 2, ink.night, {
      opacity: 0.16,
    }),
  )
  const next = stage.random('needle')
  const windows = repeat(stage.night ? 90 : 34, () => {
    const y = -30 - next() * 520
    const reach = 74 * (1 + y / 640)
    return rect((next() * 2 - 1) * reach, y, 4, 8, lamp, { opacity: 0.9 })
  })
  return side(left, -1) + side(right, 1) + core + floors + windows
}

/** The Burj Al Arab on its island: a curved mast, a façade in the shape of a sail, and outer braces; 330 tall. */
function burjAlArab(stage: Stage<Ink>, lamp: string): string {
  const { ink } = stage
  const cloth = 'M-70 0C-74 -120 -50 -250 14 -330C22 -220 24 -90 22 0Z'
  const face =
    path(cloth, mix(ink.glass, ink.marigold, 0.35)) +
    path('M-20 0C-26 -120 -14 -250 14 -330C22 -220 24 -90 22 0Z', ink.glass)
  const ribs = repeat(5, (i) =>
    path(
      `M${num(-69 + i * 9)} ${num(-52 - i * 52)}Q${num(-20 + i * 4)} ${num(-66 - i * 52)} 22 ${num(-40 - i * 50)}L22 ${num(-35 - i * 50)}Q${num(-20 + i * 4)} ${num(-60 - i * 52)} ${num(-69 + i * 9)} ${num(-46 - i * 52)}Z`,
      ink.city,
      { opacity: 0.55 },
    ),
  )
  const mast =
    path('M22 0L14 -330L20 -392L25 -330L44 -150L46 0Z', ink.tower) +
    path('M44 -230L70 -226L70 -218L42 -216Z', ink.tower)
  const lights = stage.night ? repeat(9, (i) => rect(-30 + (i % 3) * 16, -60 - i * 24, 5, 8, lamp)) : ''
  return face + ribs + mast + lights + path('M-96 4Q-20 -14 90 4Z', ink.night)
}

function dunes(stage: Stage<Ink>, land: number, x: number, lit: -1 | 1): string {
  const { w, h, u, ink, time } = stage
  const deep = h - land
  const crest = (points: Point[], light: string, dark: string, foot: number) =>
    hill(
      points,
      [
        [w + 20, h + 10],
        [-20, h + 10],
      ],
      light,
    ) + slipFace(points, dark, foot, h)
  const back: Point[] = [
    [-20, land + deep * 0.1],
    [w * 0.2, land + deep * 0.02],
    [w * 0.45, land + deep * 0.14],
    [w * 0.7, land + deep * 0.03],
    [w + 20, land + deep * 0.12],
  ]
  const middle: Point[] = [
    [-20, land + deep * 0.2],
    [w * 0.16, land + deep * 0.3],
    [w * 0.42, land + deep * 0.24],
    [x + 60 * u, land + deep * 0.12],
    [x + 260 * u, land + deep * 0.26],
    [w + 20, land + deep * 0.34],
  ]
  const front: Point[] = [
    [-20, land + deep * 0.4],
    [w * 0.14, land + deep * 0.44],
    [w * 0.36, land + deep * 0.62],
    [w * 0.62, land + deep * 0.8],
    [w + 20, land + deep * 0.74],
  ]
  const train = [0, 1, 2]
    .map((i) => {
      const px = x - 210 * u + i * 104 * u
      const py = land + deep * (0.265 - 0.042 * i) + 3 * u
      return at(
        px,
        py,
        u * (1 - i * 0.02),
        camel(90, ink.night, ink.dune, i === 1 ? ink.marigold : ink.shade, lit, wave(time, i * 0.3, 2)),
      )
    })
    .join('')
  const guide = at(
    x + 90 * u,
    land + deep * 0.15,
    1,
    person(74 * u, {
      coat: stage.far(ink.sand, 0.35),
      legs: ink.night,
      skirt: true,
      hat: ink.night,
      pose: 'walk',
    }),
  )
  const ripples = repeat(7, (i) =>
    path(
      `M${num(w * (0.02 + i * 0.05))} ${num(land + deep * (0.58 + i * 0.052))}q${num(w * 0.09)} ${num(deep * 0.015)} ${num(w * 0.2)} ${num(deep * 0.09)}q${num(-w * 0.1)} ${num(-deep * 0.055)} ${num(-w * 0.2)} ${num(-deep * 0.09)}Z`,
      ink.dune,
      { opacity: 0.35 },
    ),
  )
  const next = stage.random('grass')
  return (
    hill(
      back,
      [
        [w + 20, h],
        [-20, h],
      ],
      stage.gradient([stage.far(ink.sand, 0.35), ink.sand]),
    ) +
    crest(middle, ink.sand, ink.shade, 0.5) +
    train +
    guide +
    hill(
      front,
      [
        [w + 20, h + 10],
        [-20, h + 10],
      ],
      stage.gradient([mix(ink.shade, ink.sand, 0.25), ink.dune]),
    ) +
    slipFace(front, ink.dune, 0.3, h) +
    ripples +
    at(w * 0.1, land + deep * 0.5, 1, grass(next, 80 * u, [ink.night, ink.dune], 11, time)) +
    at(w * 0.9, land + deep * 0.86, 1, grass(next, 110 * u, [ink.night, ink.dune], 13, time))
  )
}

/** The shaded side of a dune: the area below its crest on the side away from the sun, with a winding edge. */
function slipFace(points: Point[], colour: string, foot: number, h: number): string {
  const after = points.slice(Math.floor(points.length / 2))
  const [x, y] = after[0] as Point
  const reach = (after.at(-1) as Point)[0] - x
  const drop = h + 10 - y
  const edge: Point[] = [
    [x + reach * foot * 1.05, h + 10],
    [x + reach * foot * 0.62, y + drop * 0.66],
    [x + reach * foot * 0.86, y + drop * 0.42],
    [x + reach * foot * 0.3, y + drop * 0.2],
    [x, y],
  ]
  return path(
    `${line(after)}L${num((after.at(-1) as Point)[0])} ${num(h + 10)}L${num(x + reach * foot * 1.05)} ${num(h + 10)}${curveThrough(edge)}Z`,
    colour,
  )
}
