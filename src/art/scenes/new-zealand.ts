import { lighten, mix } from '../colour.ts'
import { mist } from '../parts/land.ts'
import { birds } from '../parts/life.ts'
import { cloudColour, sky, strata, sun } from '../parts/sky.ts'
import { between, type Random, wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, hill, lens, num, type Point, path, rect, repeat, stroke } from '../shape.ts'
import { type Ink, mountains } from './new-zealand-peaks.ts'

/** Mitre Peak, which rises steeply from Milford Sound, its reflection in the still water, and lupins along the shore. */
export const newZealand: Scene<Ink> = {
  name: 'new-zealand',
  title: 'New Zealand, wide awake',
  place: 'Milford Sound',
  light: 'dawn',
  sun: { x: 0.2, y: 0.3 },
  sky: ['#3a78b4', '#8fbcd8', '#f3d3c4', '#fff0d6'],
  palette: {
    rock: '#8a93a8',
    shade: '#48597f',
    snow: '#fffaf2',
    forest: '#3f7a68',
    fjord: '#3f7fa0',
    lupin: '#8a4fae',
    marigold: '#f6a81c',
    night: '#173a48',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind, time } = stage
  const x = w * stage.focus
  const water = h * (kind === 'wide' ? 0.66 : 0.6)
  stage.sun.y = water - 400 * u
  const scene = mountains(stage, x, water)
  const boat = x - (kind === 'wide' ? 300 : 230) * u
  return [
    sky(stage, water, '#fff4d6'),
    strata(stage, h * 0.22, cloudColour(stage, 0.02), 3),
    sun(stage, 62, '#fff9e6'),
    scene,
    mist(stage, water - 14 * u, 34 * u, ink.snow, 0.7),
    sound(stage, water, scene),
    birds(stage, x - 260 * u, h * 0.26, ink.night, 4, 30),
    at(boat, water + (h - water) * 0.24 + wave(time) * 2 * u, u, solid(120, cruiser(stage))),
    bank(stage, water),
  ].join('')
}

/** Still water with a darkened reflection of the mountains, and a few bright lines of ripples. */
function sound(stage: Stage<Ink>, water: number, scene: string): string {
  const { w, h, u, ink, time } = stage
  const next = stage.random('breeze')
  const reflection = stage.clip(`M0 ${num(water)}H${w}V${h}H0Z`, at(0, water * 2, [1, -1], scene))
  // The reflection is darkened by a rectangle over it, because a group with opacity would need another canvas in resvg.
  const dimming = stage.gradient([
    mix(stage.sky[3] as string, ink.fjord, 0.3),
    mix(stage.sky[1] as string, ink.fjord, 0.5),
    mix(ink.fjord, ink.night, 0.35),
  ])
  return (
    rect(0, water, w, h - water, dimming) +
    reflection +
    rect(0, water, w, h - water, dimming, { opacity: 0.5 }) +
    repeat(16, (i) => {
      const t = (i + 1) / 17
      return lens(
        next() * w + wave(time, next()) * 14 * u,
        water + (h - water) * t ** 1.3,
        (120 + 220 * next()) * u,
        (1.5 + 2.4 * t) * u,
        ink.snow,
        { opacity: num(0.5 - 0.2 * t) },
      )
    })
  )
}

/** A small white sightseeing boat, 190 long; the origin is on its water line. */
function cruiser(stage: Stage<Ink>): string {
  const { ink, night } = stage
  const pane = night ? '#ffd98a' : ink.night
  const red = mix('#d6453a', ink.night, night ? 0.5 : 0)
  return (
    lens(0, 6, 230, 9, ink.night, { opacity: 0.4 }) +
    stroke('M20 -64V-104', ink.night, 3) +
    path('M20 -104L46 -97L20 -90Z', red) +
    rect(-46, -66, 86, 18, ink.snow, { rx: 4 }) +
    repeat(5, (i) => rect(-40 + i * 16, -61, 11, 9, pane)) +
    rect(-74, -48, 138, 24, ink.snow, { rx: 4 }) +
    repeat(7, (i) => rect(-66 + i * 18, -42, 12, 10, pane)) +
    path('M-98 -26H106Q92 4 70 6H-78Q-94 2 -98 -26Z', ink.snow) +
    path('M-96 -14H98L92 -6H-93Z', red)
  )
}

/** The near shore: stones, dark ground, and lupins in front of the water. */
function bank(stage: Stage<Ink>, water: number): string {
  const { w, h, u, ink, lit } = stage
  const next = stage.random('bank')
  const deep = h - water
  const line: Point[] = [
    [-20, h - deep * 0.34],
    [w * 0.2, h - deep * 0.26],
    [w * 0.46, h - deep * 0.13],
    [w * 0.72, h - deep * 0.15],
    [w + 20, h - deep * 0.32],
  ]
  const level = (px: number) => {
    const t = Math.min(0.999, Math.max(0, px / w)) * 4
    const i = Math.floor(t)
    const a = line[i] as Point
    const b = line[i + 1] as Point
    return a[1] + (b[1] - a[1]) * (t - i)
  }
  const ground = mix(ink.forest, ink.night, 0.72)
  const stones = repeat(18, () => {
    const px = next() * w
    const r = between(next, 14, 34) * u
    const py = level(px) + 4 * u
    return (
      ellipse(px, py, r, r * 0.56, mix(ink.shade, ink.night, 0.3)) +
      ellipse(px + lit * r * 0.16, py - r * 0.14, r * 0.74, r * 0.36, mix(ink.rock, ink.shade, 0.35))
    )
  })
  const petals = [
    ink.lupin,
    mix('#d85a9c', ink.lupin, stage.night ? 0.6 : 0.1),
    mix(ink.lupin, '#4f6fd0', 0.6),
    mix(ink.marigold, '#ffd98a', 0.2),
  ]
  const row = (count: number, drop: number, low: number, tall: number) =>
    Array.from({ length: count }, (_, i) => {
      const px = ((i + between(next, 0.1, 0.9)) / count) * w
      const edge = Math.abs(px / w - 0.52) * 2
      const size = between(next, low, tall) * (0.55 + 0.6 * edge)
      const y = level(px) + drop * deep
      // Only one in nine is golden, because gold is the accent colour.
      const colour = petals[i % 9 === 4 ? 3 : i % 3] as string
      return at(px, y, 1, lupin(next, size * u, colour, ink, lit, stage.time))
    }).join('')
  const wide = w / (900 * u)
  return (
    stones +
    hill(
      line,
      [
        [w + 20, h + 10],
        [-20, h + 10],
      ],
      ground,
    ) +
    row(Math.round(15 * wide), 0.1, 110, 170) +
    hill(
      line.map(([px, py]): Point => [px, py + deep * 0.16]),
      [
        [w + 20, h + 10],
        [-20, h + 10],
      ],
      mix(ground, ink.night, 0.6),
    ) +
    row(Math.round(11 * wide), 0.34, 180, 260)
  )
}

/** One lupin on the origin: palmate leaves and a tapering spike of flowers. */
function lupin(
  next: Random,
  height: number,
  colour: string,
  ink: Record<Ink, string>,
  lit: -1 | 1,
  time: number,
): string {
  const lean = between(next, -6, 6) + wave(time, next()) * 1.6
  const rows = 9
  const green = mix(ink.forest, ink.night, 0.3)
  const leaves = repeat(6, (i) =>
    at(
      0,
      -height * 0.12,
      1,
      path(
        `M0 0Q${num(height * 0.1)} ${num(-height * 0.05)} ${num(height * 0.22)} 0Q${num(height * 0.1)} ${num(height * 0.035)} 0 0Z`,
        i % 2 ? green : lighten(green, 0.05),
      ),
      -(10 + i * 32),
    ),
  )
  const spire = repeat(rows, (i) => {
    const t = i / (rows - 1)
    const y = -height * (0.34 + 0.6 * t)
    const r = height * 0.062 * (1 - 0.72 * t)
    return (
      ellipse(-r * 0.85, y, r, r * 0.86, lighten(colour, lit < 0 ? 0.05 : -0.05)) +
      ellipse(r * 0.85, y, r, r * 0.86, lighten(colour, lit < 0 ? -0.07 : 0.05)) +
      circle(0, y - r * 0.3, r * 0.8, lighten(colour, t * 0.09))
    )
  })
  return at(0, 0, 1, stroke(`M0 0V${num(-height * 0.9)}`, green, height * 0.022) + leaves + spire, lean)
}
