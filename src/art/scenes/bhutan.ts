import { mix } from '../colour.ts'
import { groundLamp } from '../parts/lamps.ts'
import { hills, mist, range } from '../parts/land.ts'
import { birds, flags, person } from '../parts/life.ts'
import { floodlit } from '../parts/light.ts'
import { fir, firs } from '../parts/plants.ts'
import { cloudColour, sky, strata, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, hill, num, path, rect } from '../shape.ts'
import { cliff, type Ink } from './bhutan-cliff.ts'
import { monastery } from './bhutan-monastery.ts'

/** The monastery on a cliff above the mist, with a line of prayer flags from the ridge with pines. */
export const bhutan: Scene<Ink> = {
  name: 'bhutan',
  title: 'Bhutan, happily high',
  place: 'Tiger’s Nest',
  light: 'dawn',
  sun: { x: 0.16, y: 0.26 },
  sky: ['#5d93b8', '#a9c6cc', '#f4d7ac', '#fff0cf'],
  palette: {
    cliff: '#c08a68',
    shade: '#5c5a78',
    wall: '#fff6e4',
    maroon: '#9c3328',
    roof: '#e0902a',
    pine: '#2f6b57',
    marigold: '#f6a81c',
    night: '#14363a',
  },
  draw,
}

const PRAYER = ['#2f6fb8', '#fff6e6', '#d9432f', '#3a9a5f', '#f7b52a']

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind } = stage
  const x = w * stage.focus
  const ledge = h * (kind === 'wide' ? 0.62 : 0.6)
  const cloth = {
    size: 34 * u,
    colours: PRAYER.map((c) => (stage.night ? mix(c, '#16235c', 0.45) : c)),
    sag: 70 * u,
  }
  return [
    sky(stage, h, '#fff4cf'),
    strata(stage, h * 0.24, cloudColour(stage, 0.02), 2),
    sun(stage, 66, '#fffae4'),
    range(stage, 'snow', {
      y: h * 0.62,
      height: 270 * u,
      count: 5,
      ink: { light: ink.cliff, shade: ink.shade, snow: '#fffaf0', snowShade: mix('#fffaf0', ink.shade, 0.3) },
      snow: 0.6,
      depth: 0.55,
    }),
    hills(stage, 'far', { y: h * 0.6, amp: 60 * u, fill: stage.far(ink.pine, 0.62), detail: 5 }),
    mist(stage, h * 0.64, 80 * u, ink.wall, 0.8),
    hills(stage, 'mid', { y: h * 0.7, amp: 70 * u, fill: stage.far(ink.pine, 0.42), detail: 5 }),
    mist(stage, h * 0.78, 90 * u, ink.wall, 0.8),
    birds(stage, x - 330 * u, h * 0.3, ink.shade, 5, 28),
    cliff(stage, x, ledge),
    at(
      x,
      ledge,
      u,
      solid(300, monastery(floodlit(stage, bhutan.palette, ['wall', 'maroon', 'roof', 'marigold'], 0.45))),
    ),
    waterfall(stage, x + 342 * u, ledge),
    mistWisps(stage, x, ledge),
    pines(stage),
    flags(stage, [x - 66 * u, ledge - 196 * u], [-30, h * 0.6], { ...cloth, name: 'a' }),
    flags(stage, [x - 150 * u, ledge + 10 * u], [-30, h * 0.74], { ...cloth, name: 'b', sag: 50 * u }),
    groundLamp(stage, w * (kind === 'wide' ? 0.24 : 0.3) + 118 * u, h - 66 * u, 62 * u),
    at(
      w * (kind === 'wide' ? 0.24 : 0.3),
      h - 74 * u,
      1,
      person(150 * u, { coat: ink.maroon, legs: ink.maroon, skirt: true, hair: '#3a2a2a' }),
    ),
    at(
      w * (kind === 'wide' ? 0.24 : 0.3) + 62 * u,
      h - 68 * u,
      1,
      person(146 * u, { coat: ink.marigold, legs: ink.maroon, skirt: true, hair: '#3a2a2a', facing: -1 }),
    ),
    ridge(stage),
  ].join('')
}

/** The narrow waterfall beside the temples. */
function waterfall(stage: Stage<Ink>, x: number, ledge: number): string {
  const { u, ink, time } = stage
  const fall = (dx: number, width: number, opacity: number) =>
    path(
      `M${num(x + 14 * u)} ${num(ledge - 500 * u)}Q${num(x + (dx + 14 + wave(time, dx / 40) * 3) * u)} ${num(ledge - 80 * u)} ${num(x + (dx - 6) * u)} ${num(ledge + 330 * u)}H${num(x + (dx + width * 2) * u)}Q${num(x + (dx + width + 12) * u)} ${num(ledge - 80 * u)} ${num(x + 14 * u)} ${num(ledge - 500 * u)}Z`,
      ink.wall,
      { opacity },
    )
  return fall(-9, 14, 0.5) + fall(-1, 5, 0.85)
}

function mistWisps(stage: Stage<Ink>, x: number, ledge: number): string {
  const { u, ink, time } = stage
  return [
    [120, 220, 420, 0],
    [-120, 330, 460, 0.4],
    [300, 400, 560, 0.7],
  ]
    .map(([dx, dy, width, phase]) => {
      const px = x + ((dx as number) + wave(time, phase as number) * 24) * u
      const py = ledge + (dy as number) * u
      return `<ellipse cx="${num(px)}" cy="${num(py)}" rx="${num((width as number) * u)}" ry="${num(54 * u)}" fill="${stage.glow(ink.wall, 0.8)}"/>`
    })
    .join('')
}

/** Pines in two rows below the cliff. */
function pines(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit } = stage
  const next = stage.random('woods')
  const rank = (y: number, height: number, haze: number) => {
    const step = height * 0.3
    const count = Math.ceil(w / (step * u)) + 1
    const dark = stage.far(mix(ink.pine, ink.night, 0.5), haze)
    return (
      firs(
        Array.from({ length: count }, (_, i) => {
          const px = (i / (count - 1)) * w
          return [
            px,
            y + Math.sin((px / w) * 5 + haze * 9) * 26 * u + 30 * u,
            height * (0.7 + 0.5 * next()) * u,
          ] as const
        }),
        stage.far(ink.pine, haze),
        dark,
        lit,
      ) + rect(-5, y + 26 * u, w + 10, h - y, dark)
    )
  }
  return (
    rank(h - 210 * u, 120, 0.36) +
    mist(stage, h - 170 * u, 50 * u, ink.wall, 0.55) +
    rank(h - 120 * u, 170, 0.1)
  )
}

/** The ridge near the viewer. */
function ridge(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit } = stage
  const tall = (px: number, height: number) =>
    at(px, h + 10 * u, 1, fir(height * u, mix(ink.pine, ink.night, 0.55), ink.night, lit, 5))
  return (
    hill(
      [
        [-20, h - 92 * u],
        [w * 0.3, h - 74 * u],
        [w * 0.6, h - 40 * u],
        [w + 20, h - 54 * u],
      ],
      [
        [w + 20, h + 20],
        [-20, h + 20],
      ],
      ink.night,
    ) +
    tall(w * 0.04, 330) +
    tall(w * 0.12, 230) +
    tall(w * 0.97, 380) +
    tall(w * 0.88, 250)
  )
}
