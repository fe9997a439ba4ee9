import { lighten, mix } from '../colour.ts'
import { longboat } from '../parts/boats.ts'
import { skyline } from '../parts/buildings.ts'
import { birds, person } from '../parts/life.ts'
import { floodlit } from '../parts/light.ts'
import { bushes } from '../parts/plants.ts'
import { sea } from '../parts/sea.ts'
import { cloudColour, sky, strata, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, circle, ellipse, lens, num, path, rect, repeat, stroke } from '../shape.ts'
import { type Ink, temple } from './bangkok-temple.ts'

/** Wat Arun (the temple of dawn) at sunset, seen across the river, with a long-tail boat and floating lights on the water. */
export const bangkok: Scene<Ink> = {
  name: 'bangkok',
  title: 'Bangkok by river',
  place: 'Wat Arun',
  light: 'dusk',
  sun: { x: 0.2, y: 0.44 },
  sky: ['#4b3a8c', '#b0619f', '#ff977e', '#ffd9a0'],
  palette: {
    porcelain: '#ffe3b4',
    shade: '#94598a',
    roof: '#d8552f',
    river: '#4a5f9c',
    city: '#8a5a94',
    leaf: '#233a55',
    marigold: '#ffb32e',
    rose: '#e24a78',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit, kind, time } = stage
  const x = w * stage.focus
  const land = h * (kind === 'wide' ? 0.72 : 0.68)
  const deep = h - land
  const size = u * (kind === 'tall' ? 0.86 : 0.88)
  const boat = x - (kind === 'wide' ? 260 : 60) * u
  stage.placeSun(x - (kind === 'wide' ? 420 : 300) * u, land - 190 * u)
  const lamp = '#ffd98a'
  return [
    sky(stage, land, '#ffd9a0'),
    strata(stage, h * 0.3, mix(cloudColour(stage, 0.02), stage.sky[2] as string, 0.35), 4),
    sun(stage, 84, '#fff0c4'),
    birds(stage, x + 220 * u, h * 0.18, ink.leaf, 5, 26),
    skyline(stage, 'back', {
      y: land,
      from: -20,
      to: w + 20,
      height: 200 * u,
      fill: stage.far(ink.city, 0.55),
      window: lamp,
    }),
    bushes(
      stage.random('bank'),
      Array.from(
        { length: Math.ceil(w / (60 * u)) + 1 },
        (_, i) => [i * 60 * u, land + 4 * u, (34 + 12 * (i % 3)) * u] as const,
      ),
      mix(ink.leaf, ink.city, 0.4),
      mix(ink.leaf, ink.city, 0.2),
      lit,
    ),
    at(
      x,
      land + 4 * u,
      size,
      solid(500, temple(floodlit(stage, bangkok.palette, ['porcelain', 'roof', 'marigold', 'rose'], 0.7))),
    ),
    rect(0, land, w, 16 * u, mix(ink.porcelain, ink.shade, 0.62)),
    rect(0, land, w, 5 * u, mix(ink.porcelain, ink.shade, 0.2)),
    sea(stage, {
      top: land + 14 * u,
      far: mix(ink.river, stage.sky[2] as string, 0.55),
      near: mix(ink.river, ink.leaf, 0.35),
      foam: ink.porcelain,
      rows: 7,
    }),
    reflection(stage, x, land + 16 * u),
    lens(boat, land + deep * 0.56, 620 * u, 20 * u, ink.leaf, { opacity: 0.5 }),
    at(boat, land + deep * 0.54 + wave(time) * 3 * u, u, solid(160, longtail(stage))),
    floats(stage, land),
  ].join('')
}

function reflection(stage: Stage<Ink>, x: number, top: number): string {
  const { h, u, ink, time } = stage
  const next = stage.random('mirror')
  return repeat(20, (i) => {
    const t = i / 19
    const reach = (330 - 270 * t) * u
    return lens(
      x + (next() - 0.5) * 60 * u + wave(time, next()) * 8 * u,
      top + 4 * u + (h - top) * 0.72 * t,
      reach * (0.8 + 0.5 * next()),
      (3 + 4 * t) * u,
      i % 3 === 2 ? ink.marigold : ink.porcelain,
      { opacity: num(0.5 - 0.3 * t) },
    )
  })
}

/** The long-tail boat with garlands on its prow, which is on the right, and the driver at the back; 560 long. */
function longtail(stage: Stage<Ink>): string {
  const { ink } = stage
  const dark = mix(ink.leaf, '#1a1226', 0.5)
  const guests = [-70, -16, 40]
    .map((px, i) =>
      at(
        px,
        -6,
        1,
        circle(0, -52, 11, '#8a5038') +
          path(
            'M-13 0V-28Q0 -46 13 -28V0Z',
            [ink.rose, ink.porcelain, mix(ink.river, '#8fe0d0', 0.5)][i] as string,
          ),
      ),
    )
    .join('')
  const garland = repeat(7, (i) =>
    circle(266 + i * 3 - Math.abs(i - 3) * 2, -28 - i * 4, 8, i % 2 ? ink.rose : ink.marigold),
  )
  return (
    stroke('M-232 -40L-330 12', dark, 6) +
    path('M-262 -58L-220 -66L-212 -40L-250 -34Z', dark) +
    at(-196, -10, 1, person(112, { coat: ink.porcelain, legs: dark, hat: ink.marigold, skin: '#8a5038' })) +
    guests +
    longboat(560, dark, ink.rose, ink.marigold) +
    garland +
    stroke('M278 -48Q286 -24 276 0', ink.marigold, 4)
  )
}

/** Floats of banana leaves with a flower and a candle each, in the foreground. */
function floats(stage: Stage<Ink>, land: number): string {
  const { w, h, u, ink, time } = stage
  const deep = h - land
  const green = mix(ink.leaf, '#2f8a6b', stage.night ? 0.2 : 0.5)
  const float = (px: number, py: number, k: number, phase: number) =>
    at(
      px + wave(time, phase) * 8 * u,
      py + wave(time, phase + 0.3) * 3 * u,
      u * k,
      circle(0, -24, 110, stage.glow('#ffcf6e', 0.6)) +
        lens(0, 14, 150, 12, '#ffd98a', { opacity: 0.55 }) +
        repeat(9, (i) =>
          path(
            `M${-46 + i * 10} 6L${-56 + i * 12.4} -16L${-34 + i * 10} 2Z`,
            i % 2 ? green : lighten(green, 0.06),
          ),
        ) +
        ellipse(0, 6, 46, 12, lighten(green, -0.05)) +
        repeat(7, (i) => circle(-30 + i * 10, -4 - (i % 2) * 6, 9, i % 2 ? ink.marigold : ink.rose)) +
        rect(-2.5, -40, 5, 30, ink.porcelain) +
        path('M-5 -40Q-6 -52 0 -64Q6 -52 5 -40Z', '#fff3c4'),
    )
  return (
    float(w * 0.12, land + deep * 0.9, 1.15, 0) +
    float(w * 0.34, land + deep * 0.84, 0.8, 0.35) +
    float(w * 0.88, land + deep * 0.88, 1.25, 0.6) +
    float(w * 0.68, land + deep * 0.95, 0.9, 0.8) +
    float(w * 0.95, land + deep * 0.46, 0.5, 0.2)
  )
}
