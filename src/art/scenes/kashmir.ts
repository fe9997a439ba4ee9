import { lighten, mix } from '../colour.ts'
import { litWater } from '../parts/lamps.ts'
import { hills, mist, peak, range } from '../parts/land.ts'
import { birds } from '../parts/life.ts'
import { cypress } from '../parts/plants.ts'
import { sea } from '../parts/sea.ts'
import { clouds, sky, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, ellipse, lens, num, path, poly, rect, repeat, stroke } from '../shape.ts'
import { type Ink, shikara } from './kashmir-shikara.ts'

/** A shikara with a canopy on a still lake, with poplars and houseboats on the shore and chinar leaves at the top. */
export const kashmir: Scene<Ink> = {
  name: 'kashmir',
  title: 'Kashmir, still water',
  place: 'Dal',
  light: 'dawn',
  sun: { x: 0.72, y: 0.25 },
  sky: ['#6b86bd', '#b6b9d6', '#f6cdbd', '#ffe9c9'],
  palette: {
    peak: '#a48fb8',
    slope: '#5f6ea3',
    lake: '#8fc3c9',
    deep: '#2e6a83',
    wood: '#6b3526',
    chinar: '#d2542a',
    marigold: '#f7ab27',
    rose: '#d64b74',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit, kind } = stage
  const shore = h * (kind === 'wide' ? 0.58 : 0.55)
  const x = w * stage.focus
  const snow = '#fff8ef'
  const rock = (depth: number) => ({
    light: stage.far(ink.peak, depth),
    shade: stage.far(ink.slope, depth),
    snow: stage.far(snow, stage.night ? 0.35 : 0),
    snowShade: mix(snow, ink.slope, 0.4),
  })
  return [
    sky(stage, shore, '#fff2d0'),
    sun(stage, 62, '#fff7e0'),
    clouds(stage, {
      count: 3,
      band: [0.2, 0.28],
      size: 280,
      colour: mix('#fff6ee', stage.sky[1] as string, 0.25),
    }),
    birds(stage, x - 220 * u, h * 0.18, ink.slope, 6, 24),
    range(stage, 'far', {
      y: shore,
      height: 330 * u,
      count: 4,
      ink: { light: ink.peak, shade: ink.slope, snow, snowShade: mix(snow, ink.slope, 0.35) },
      snow: 0.55,
      depth: 0.4,
    }),
    at(x - 160 * u, shore, 1, peak(stage.random('main'), 900 * u, 370 * u, rock(0.14), lit, 0.5)),
    mist(stage, shore - 30 * u, h * 0.05, '#fff0df', 0.6),
    hills(stage, 'foot', { y: shore - 40 * u, amp: 50 * u, fill: stage.far(ink.deep, 0.4), detail: 3 }),
    village(stage, shore),
    sea(stage, {
      top: shore,
      far: mix(ink.lake, stage.sky.at(-1) as string, 0.45),
      near: mix(ink.lake, ink.deep, 0.72),
      foam: '#fff8e6',
      rows: 9,
    }),
    reflections(stage, shore),
    windowsInWater(stage, shore),
    solid(
      200 * u,
      shikara(stage, x - 10 * u, h * (kind === 'wide' ? 0.83 : 0.79), u * (kind === 'wide' ? 1.0 : 1.02)),
      x,
      h * 0.8,
    ),
    lotus(stage),
    // The chinar leaves are red, which they are only in autumn, so they are not drawn in other weather.
    stage.weather ? '' : chinar(stage),
  ].join('')
}

/** Poplars and carved houseboats along the far shore. */
function village(stage: Stage<Ink>, shore: number): string {
  const { w, u, ink, lit, night } = stage
  const next = stage.random('village')
  const trees = repeat(26, (i) =>
    at(
      ((i + next()) / 26) * w,
      shore + 2,
      1,
      cypress(
        (60 + 80 * next()) * u,
        stage.far(mix(ink.marigold, ink.deep, 0.5 * next()), 0.2),
        stage.far(ink.deep, 0.25),
        lit,
      ),
    ),
  )
  const boat = (px: number, k: number) =>
    at(
      px,
      shore + 12 * u,
      u * k,
      path('M-120 -12H120L106 8H-106Z', ink.wood) +
        rect(-98, -58, 196, 48, mix(ink.wood, ink.marigold, 0.4)) +
        rect(-108, -66, 216, 10, ink.wood) +
        repeat(6, (i) => rect(-86 + i * 31, -46, 17, 26, night ? '#ffd98a' : mix(ink.wood, ink.deep, 0.5))) +
        poly(
          [
            [-108, -66],
            [-84, -84],
            [84, -84],
            [108, -66],
          ],
          ink.chinar,
        ),
    )
  return trees + MOORED.map(([px, k]) => boat(w * px, k)).join('')
}

/** The houseboats on the far shore: their horizontal position and their size. */
const MOORED = [
  [0.16, 0.9],
  [0.84, 1],
  [0.38, 0.62],
  [0.64, 0.66],
] as const

/** The reflections of the lit windows of the houseboats, at night. */
const windowsInWater = (stage: Stage<Ink>, shore: number) =>
  MOORED.map(([px, k]) =>
    litWater(stage, stage.w * px, shore + 22 * stage.u, shore + 110 * stage.u * k, 180 * stage.u * k),
  ).join('')

const reflections = (stage: Stage<Ink>, shore: number) => {
  const next = stage.random('mirror')
  const { w, u, ink, time } = stage
  return repeat(30, (i) =>
    lens(
      next() * w,
      shore + (12 + 130 * (i / 30)) * u,
      (60 + 160 * next()) * u * (1 + 0.1 * wave(time, next())),
      (3 + 4 * next()) * u,
      i % 3 === 0 ? '#fff5e6' : i % 3 === 1 ? ink.slope : ink.deep,
      { opacity: num(0.42 - 0.2 * (i / 30)) },
    ),
  )
}

function lotus(stage: Stage<Ink>): string {
  const { w, h, u, ink, time } = stage
  const next = stage.random('lotus')
  const flower = (r: number) =>
    repeat(5, (i) =>
      at(
        0,
        0,
        1,
        path(
          `M0 0Q${num(-r * 0.34)} ${num(-r * 0.6)} 0 ${num(-r)}Q${num(r * 0.34)} ${num(-r * 0.6)} 0 0Z`,
          i === 2 ? lighten(ink.rose, 0.16) : lighten(ink.rose, 0.08 + (i % 2) * 0.05),
        ),
        [-62, 62, 0, -32, 32][i] as number,
      ),
    )
  const pad = (x: number, y: number, r: number) =>
    ellipse(x, y, r, r * 0.28, mix(ink.deep, '#3f8a5a', 0.7)) +
    ellipse(x - r * 0.12, y - r * 0.06, r * 0.8, r * 0.19, mix(ink.deep, '#5fa864', 0.8)) +
    path(
      `M${num(x)} ${num(y)}L${num(x + r)} ${num(y - r * 0.1)}L${num(x + r)} ${num(y + r * 0.1)}Z`,
      ink.deep,
    )
  const side = (from: number, to: number) =>
    repeat(7, (i) => {
      const x = w * between(next, from, to) + wave(time, next()) * 3 * u
      const y = h - u * (12 + i * 13)
      const r = u * (64 - i * 5)
      return pad(x, y, r) + (i % 2 === 0 ? at(x - r * 0.2, y - r * 0.04, 1, flower(r * 0.7)) : '')
    })
  return side(0, 0.32) + side(0.7, 1)
}

/** A branch with chinar leaves in the upper left corner, and a few falling leaves. */
function chinar(stage: Stage<Ink>): string {
  const { w, h, u, ink, time } = stage
  const next = stage.random('chinar')
  const blade = (r: number, colour: string) =>
    poly(
      [
        [0, r * 0.5],
        [-r * 0.2, r * 0.16],
        [-r * 0.62, r * 0.36],
        [-r * 0.52, r * 0.02],
        [-r, -r * 0.16],
        [-r * 0.56, -r * 0.3],
        [-r * 0.6, -r * 0.72],
        [-r * 0.24, -r * 0.48],
        [0, -r],
        [r * 0.24, -r * 0.48],
        [r * 0.6, -r * 0.72],
        [r * 0.56, -r * 0.3],
        [r, -r * 0.16],
        [r * 0.52, r * 0.02],
        [r * 0.62, r * 0.36],
        [r * 0.2, r * 0.16],
      ],
      colour,
    )
  const tones = [ink.chinar, lighten(ink.chinar, -0.08), mix(ink.chinar, ink.marigold, 0.5), ink.marigold]
  const spots: [number, number, number][] = [
    [30, 40, 66],
    [120, 26, 60],
    [200, 60, 54],
    [80, 118, 58],
    [290, 34, 50],
    [168, 138, 48],
    [28, 190, 52],
    [262, 112, 42],
    [360, 70, 40],
    [110, 214, 38],
  ]
  const sprig =
    stroke(
      `M${num(-20 * u)} ${num(20 * u)}Q${num(160 * u)} ${num(30 * u)} ${num(390 * u)} ${num(64 * u)}M${num(20 * u)} ${num(24 * u)}Q${num(70 * u)} ${num(110 * u)} ${num(110 * u)} ${num(214 * u)}`,
      ink.wood,
      7 * u,
    ) +
    spots
      .map(([x, y, r], i) =>
        at(x * u, y * u, u, blade(r, tones[i % 4] as string), 160 + next() * 60 + wave(time, i / 10) * 5),
      )
      .join('')
  const falling = repeat(4, (i) => {
    const t = (time + i / 4) % 1
    return at(
      w * (0.12 + 0.2 * i) + wave(t, i * 0.3) * 26 * u,
      h * (0.2 + 0.36 * t),
      u * 0.5,
      blade(34, tones[(i + 2) % 4] as string),
      t * 360 + i * 70,
    ).replace('<g ', `<g opacity="${num(Math.min(1, 6 * t, 6 * (1 - t)))}" `)
  })
  return sprig + falling
}
