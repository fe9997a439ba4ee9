import { lighten, mix } from '../colour.ts'
import { junk } from '../parts/boats.ts'
import { karst } from '../parts/karst.ts'
import { groundLamp, litWater } from '../parts/lamps.ts'
import { mist } from '../parts/land.ts'
import { birds, lantern, person } from '../parts/life.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { sky, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, ellipse, lens, num, type Point, path, pointOnCurve, repeat, stroke } from '../shape.ts'

type Ink = 'karst' | 'dark' | 'moss' | 'bay' | 'jade' | 'sail' | 'marigold' | 'mist'

/** A junk with red sails between limestone towers in the morning mist, and silk lanterns across the top. */
export const vietnam: Scene<Ink> = {
  name: 'vietnam',
  title: 'Vietnam, bay of dragons',
  place: 'Ha Long Bay',
  light: 'dawn',
  sun: { x: 0.3, y: 0.34 },
  sky: ['#3e8c8e', '#93bfae', '#f2ddb0', '#fbe8c4'],
  palette: {
    karst: '#6f9a93',
    dark: '#2a5a63',
    moss: '#2f6f5c',
    bay: '#2f8285',
    jade: '#9fd0b8',
    sail: '#c8472b',
    marigold: '#f8ab24',
    mist: '#fdf0d2',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit, time, kind } = stage
  const horizon = h * (kind === 'wide' ? 0.6 : 0.57)
  const x = w * stage.focus
  stage.placeSun(x - 215 * u)
  const tower = (name: string, dx: number, dy: number, width: number, height: number, depth: number) => {
    const tone = {
      light: stage.far(ink.karst, depth),
      shade: stage.far(ink.dark, depth),
      green: stage.far(ink.moss, depth),
    }
    const next = stage.random(`mirror-${name}`)
    const reflection = repeat(8, (i) =>
      lens(
        (next() - 0.5) * width * 0.3 * u + wave(time, next()) * 3 * u,
        (4 + i * 10 * (1.1 - depth)) * u,
        width * (0.96 - 0.08 * i) * u,
        (4 - depth * 2.4) * u,
        i % 2 ? tone.shade : tone.green,
        { opacity: num((0.6 - 0.06 * i) * (1 - depth * 0.7)) },
      ),
    )
    return at(
      x + dx * u,
      horizon + dy * u,
      1,
      reflection + karst(stage.random(name), width * u, height * u, tone, lit, 0.92),
    )
  }
  return [
    sky(stage, horizon, '#fff3c8'),
    sun(stage, 84, '#fff3cd'),
    tower('a', -480, 0, 240, 230, 0.76),
    tower('b', 60, 0, 210, 190, 0.8),
    tower('c', 330, 0, 280, 300, 0.74),
    tower('d', -180, 0, 170, 140, 0.82),
    tower('a2', 560, 0, 240, 250, 0.78),
    tower('a3', -700, 0, 260, 260, 0.8),
    mist(stage, horizon - 14 * u, 46 * u, ink.mist, 0.85),
    sea(stage, {
      top: horizon,
      far: mix(ink.jade, stage.sky.at(-1) as string, 0.55),
      near: ink.bay,
      foam: ink.mist,
      rows: 9,
    }),
    sunPath(stage, horizon, h * 0.86, '#fff2c9', 0.75),
    tower('e', 250, 12, 250, 400, 0.5),
    tower('f', -350, 14, 260, 330, 0.52),
    tower('e2', 620, 14, 260, 330, 0.5),
    tower('f2', -720, 12, 260, 280, 0.55),
    mist(stage, horizon + 10 * u, 34 * u, ink.mist, 0.6),
    tower('g', 420, 44, 330, 500, 0.12),
    tower('h', -480, 50, 300, 450, 0.16),
    birds(stage, x - 40 * u, h * 0.24, ink.dark, 6, 26),
    ship(stage, x - 10 * u, h * (kind === 'wide' ? 0.83 : 0.78)),
    sampan(stage, x + (kind === 'wide' ? -560 : -250) * u, h * 0.92),
    lanterns(stage),
  ].join('')
}

function ship(stage: Stage<Ink>, x: number, y: number): string {
  const { u, ink, lit, time } = stage
  const height = 430 * u
  const hull = mix('#5a2b22', ink.dark, 0.25)
  const reflection =
    ellipse(0, 8 * u, height * 0.52, 12 * u, ink.dark, { opacity: 0.45 }) +
    repeat(9, (i) =>
      lens(
        wave(time, i * 0.13) * 10 * u,
        (18 + i * 15) * u,
        (400 - i * 34) * u,
        6 * u,
        i % 3 === 2 ? hull : ink.sail,
        { opacity: num(0.42 - 0.035 * i) },
      ),
    )
  return at(
    x,
    y + wave(time) * 3 * u,
    1,
    reflection + junk(height, hull, ink.sail, lit),
    wave(time, 0.25) * 0.6,
  )
}

/** A rower with a conical hat near the viewer. */
function sampan(stage: Stage<Ink>, x: number, y: number): string {
  const { u, ink, time } = stage
  const hat =
    path('M-40 -96L0 -128L40 -96Q0 -86 -40 -96Z', ink.marigold) +
    path('M-40 -96Q0 -86 40 -96L12 -112Z', lighten(ink.marigold, -0.09))
  const rower =
    at(0, -8, 1, person(112, { coat: ink.dark, legs: mix(ink.dark, '#1b1b2c', 0.4), pose: 'sit' })) +
    at(0, 8, 1, hat)
  const boat =
    path(
      'M-150 -22Q-110 6 -40 8H50Q120 6 152 -26Q124 28 50 32H-50Q-124 28 -150 -22Z',
      mix('#5a2b22', ink.dark, 0.3),
    ) +
    path(
      'M-150 -22Q-110 6 -40 8H50Q120 6 152 -26Q122 14 50 17H-44Q-116 14 -150 -22Z',
      mix('#8a4a30', ink.dark, 0.15),
    )
  const fruit = repeat(
    6,
    (i) =>
      `<circle cx="${-88 + i * 15}" cy="${-2 - (i % 2) * 9}" r="10" fill="${i % 2 ? ink.sail : ink.marigold}"/>`,
  )
  const lamp = groundLamp(stage, 92, -2, 50)
  return at(
    x + wave(time, 0.4) * 8 * u,
    y,
    u * 1.12,
    litWater({ ...stage, u: 1 }, 92, 34, 120, 60) +
      ellipse(0, 32, 150, 9, ink.dark, { opacity: 0.45 }) +
      solid(130, stroke('M30 -50L128 40', mix('#5a2b22', ink.dark, 0.3), 5) + fruit + rower + boat) +
      lamp,
  )
}

/** Two strings of silk lanterns across the top corners. */
function lanterns(stage: Stage<Ink>): string {
  const { w, u, ink, night, time } = stage
  const tones = [ink.sail, ink.marigold, mix(ink.jade, ink.bay, 0.4), mix(ink.sail, ink.marigold, 0.5)]
  const string = (from: Point, bend: Point, to: Point, count: number, shift: number) =>
    stroke(
      `M${num(from[0])} ${num(from[1])}Q${num(bend[0])} ${num(bend[1])} ${num(to[0])} ${num(to[1])}`,
      ink.dark,
      2.4 * u,
    ) +
    repeat(count, (i) => {
      const [px, py] = pointOnCurve(from, bend, to, (i + 0.6) / count)
      return at(
        px,
        py,
        u,
        lantern(stage, 46 - (i % 2) * 8, tones[(i + shift) % 4] as string, night),
        wave(time, i * 0.17 + shift * 0.1) * 4,
      )
    })
  return (
    string([-20, 60 * u], [150 * u, 130 * u], [330 * u, -20], 4, 0) +
    string([w - 300 * u, -20], [w - 130 * u, 120 * u], [w + 20, 40 * u], 4, 2)
  )
}
