import { mix } from '../colour.ts'
import { lightPool, litWater } from '../parts/lamps.ts'
import { hills } from '../parts/land.ts'
import { birds } from '../parts/life.ts'
import { bushes, palm } from '../parts/plants.ts'
import { coral } from '../parts/reef.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { cloudColour, sky, strata, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, ellipse, hill, lens, type Point, path, rect, repeat } from '../shape.ts'
import { type Ink, jail, lawn } from './andaman-jail.ts'

/** The Cellular Jail on its headland at sunset: two wings with arches and the watchtower, and a reef in the bay below. */
export const andaman: Scene<Ink> = {
  name: 'andaman',
  title: 'Andaman, out to sea',
  place: 'Cellular Jail',
  light: 'dusk',
  sun: { x: 0.18, y: 0.3 },
  sky: ['#2d6f9e', '#86a9b8', '#ffc28c', '#ffe6b4'],
  palette: {
    wall: '#f6cf9c',
    roof: '#b3503c',
    sea: '#17708f',
    shoal: '#43c4b8',
    forest: '#3d8a5a',
    leaf: '#12463f',
    marigold: '#ffb02e',
    coral: '#f0705a',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind, time } = stage
  const wide = kind === 'wide'
  const x = w * stage.focus
  const ground = h * (wide ? 0.56 : 0.52)
  const shore = ground + 118 * u
  stage.placeSun(x - (wide ? 520 : 330) * u, h * (wide ? 0.26 : 0.22))
  return [
    sky(stage, ground, '#ffe2ac'),
    strata(stage, h * 0.2, cloudColour(stage, 0.02), 3),
    sun(stage, 70, '#fff3cf'),
    birds(stage, x + (wide ? 400 : 290) * u, h * 0.16, ink.leaf, 5, 26),
    sea(stage, {
      top: ground - 92 * u,
      far: mix(ink.sea, stage.sky[2] as string, 0.22),
      near: mix(ink.sea, ink.shoal, 0.3),
      bottom: shore + 8 * u,
      foam: '#fff1d4',
      rows: 6,
    }),
    hills(stage, 'isle', {
      y: ground - 104 * u,
      amp: 46 * u,
      fill: stage.far(mix(ink.forest, ink.sea, 0.4), 0.5),
      bottom: ground - 84 * u,
      detail: 4,
    }),
    sunPath(stage, ground - 86 * u, ground, mix(ink.marigold, '#fff1d4', 0.5), 0.6),
    headland(stage, x, ground, shore),
    at(x, ground - 4 * u, u * (wide ? 1.14 : 0.9), solid(400, jail(stage))),
    lawn(stage, x, ground),
    lightPool(stage, x, ground + 40 * u, 190 * u, 0.7),
    bay(stage, x, shore),
    [-330, -150, 20, 190, 360]
      .map((dx) =>
        litWater(
          stage,
          x + dx * u,
          shore + 14 * u,
          shore + (dx === 20 ? 130 : 90) * u,
          (dx === 20 ? 90 : 56) * u,
          0.6,
        ),
      )
      .join(''),
    litWater(
      stage,
      x - (wide ? 330 : 210) * u,
      shore + (h - shore) * 0.36 + 20 * u,
      shore + (h - shore) * 0.36 + 110 * u,
      130 * u,
      0.6,
    ),
    at(
      x - (wide ? 330 : 210) * u + wave(time) * 8 * u,
      shore + (h - shore) * 0.36,
      u,
      solid(120, ferry(stage)),
    ),
    reef(stage),
    palms(stage, ground, shore),
  ].join('')
}

/** The wooded headland below the building, with a rock wall down to the water. */
function headland(stage: Stage<Ink>, x: number, ground: number, shore: number): string {
  const { w, u, ink, lit } = stage
  const next = stage.random('head')
  const from = x - 700 * u
  const to = Math.max(w + 30, x + 720 * u)
  const top: Point[] = [
    [from, shore + 10 * u],
    [from + 60 * u, ground + 40 * u],
    [from + 160 * u, ground - 8 * u],
    [x - 300 * u, ground - 30 * u],
    [x + 300 * u, ground - 30 * u],
    [x + 560 * u, ground - 20 * u],
    [to, ground + 10 * u],
  ]
  const trees = (y: number, left: number, right: number, r: number, haze: number) =>
    bushes(
      next,
      Array.from(
        { length: Math.ceil((right - left) / (r * 1.1 * u)) },
        (_, i) => [left + i * r * 1.1 * u, y + 14 * next() * u, r * between(next, 0.8, 1.3) * u] as const,
      ),
      stage.far(mix(ink.forest, ink.marigold, 0.12), haze),
      stage.far(mix(ink.forest, ink.leaf, 0.6), haze),
      lit,
    )
  return (
    trees(ground - 50 * u, from + 190 * u, to, 46, 0.14) +
    hill(
      top,
      [[to, shore + 14 * u]],
      stage.gradient([mix(ink.forest, ink.marigold, 0.2), mix(ink.forest, ink.leaf, 0.4)]),
    ) +
    trees(ground + 4 * u, from + 130 * u, x - 470 * u, 40, 0.04) +
    trees(ground + 4 * u, x + 500 * u, to, 40, 0.04)
  )
}

/** The bay from the headland to the viewer: dark blue-green to clear turquoise water. */
function bay(stage: Stage<Ink>, x: number, shore: number): string {
  const { w, h, u, ink, lit, time } = stage
  const next = stage.random('bay')
  const from = x - 720 * u
  const to = Math.max(w + 30, x + 720 * u)
  const count = Math.ceil((to - from) / (52 * u))
  const rocks = repeat(count, (i) => {
    const px = from + i * 52 * u
    const r = between(next, 26, 46) * u
    return (
      ellipse(px, shore + 2 * u, r, r * between(next, 0.5, 0.8), mix(ink.roof, ink.leaf, 0.55)) +
      ellipse(px + lit * r * 0.25, shore - r * 0.2, r * 0.62, r * 0.36, mix(ink.roof, ink.wall, 0.4))
    )
  })
  return (
    rocks +
    sea(stage, {
      top: shore + 4 * u,
      far: mix(ink.sea, ink.shoal, 0.3),
      near: ink.shoal,
      foam: '#fff6e0',
      rows: 8,
      name: 'bay',
    }) +
    repeat(count, (i) =>
      lens(
        from + i * 52 * u + wave(time, next()) * 6 * u,
        shore + 7 * u,
        between(next, 50, 90) * u,
        6 * u,
        '#fffaf0',
        { opacity: 0.85 },
      ),
    ) +
    ellipse(w * 0.3, h * 0.93, 340 * u, 34 * u, mix(ink.shoal, '#fff6e0', 0.4), { opacity: 0.45 }) +
    ellipse(w * 0.78, h * 0.9, 300 * u, 28 * u, mix(ink.shoal, '#fff6e0', 0.4), { opacity: 0.45 })
  )
}

/** The white island ferry, 240 long; the origin is on its water line. */
function ferry(stage: Stage<Ink>): string {
  const { ink, night } = stage
  const white = mix('#fffaf0', ink.sea, night ? 0.4 : 0)
  const pane = night ? '#ffd98a' : mix(ink.sea, ink.leaf, 0.4)
  return (
    lens(0, 12, 300, 14, ink.sea, { opacity: 0.5 }) +
    path('M-118 -30H122L100 12H-96Q-112 0 -118 -30Z', white) +
    path('M-116 -8H112L100 12H-96Q-110 4 -116 -8Z', ink.roof) +
    rect(-86, -62, 150, 32, white) +
    repeat(6, (i) => rect(-78 + i * 24, -55, 15, 14, pane)) +
    rect(-92, -66, 162, 6, ink.roof) +
    rect(10, -92, 46, 26, white) +
    rect(18, -86, 32, 11, pane) +
    path('M-50 -66L-46 -98H-24L-26 -66Z', ink.marigold) +
    rect(-47, -98, 24, 8, ink.leaf) +
    lens(-150, 10, 120, 8, '#fffaf0', { opacity: 0.7 }) +
    lens(116, 10, 60, 8, '#fffaf0', { opacity: 0.8 })
  )
}

/** Corals just below the surface of the clear water near the viewer. */
function reef(stage: Stage<Ink>): string {
  const { w, h, u, ink } = stage
  const next = stage.random('reef')
  const tones = [ink.coral, ink.marigold, '#c95a8f', mix(ink.coral, '#fff6e0', 0.4)]
  const count = Math.ceil(w / (88 * u))
  return (
    hill(
      [
        [-20, h - 30 * u],
        [w * 0.25, h - 52 * u],
        [w * 0.5, h - 22 * u],
        [w * 0.78, h - 50 * u],
        [w + 20, h - 34 * u],
      ],
      [
        [w + 20, h + 10],
        [-20, h + 10],
      ],
      mix(ink.shoal, ink.sea, 0.5),
      { opacity: 0.7 },
    ) +
    repeat(count + 1, (i) => {
      // Two groups of corals with bare sand between them.
      const px = (i + between(next, -0.25, 0.25)) * 88 * u
      const side = Math.abs(px / w - 0.52) / 0.5
      const size = between(next, 60, 104) * (0.35 + 0.95 * side)
      if (side < 0.34) return ''
      return at(
        px,
        h + 12 * u,
        1,
        coral(size * u, mix(tones[i % 4] as string, ink.shoal, 0.3)),
        between(next, -8, 8),
      )
    }) +
    repeat(6, (i) =>
      at(
        w * (0.34 + 0.075 * i) + wave(stage.time, i / 6) * 14 * u,
        h - (48 + 26 * ((i * 5) % 3)) * u,
        u * 0.9,
        path('M-12 0L-24 -9V9Z', i % 2 ? ink.marigold : '#fff6e0') +
          ellipse(0, 0, 15, 8, i % 2 ? ink.marigold : '#fff6e0') +
          path('M-2 -8Q3 0 -2 8H4Q9 0 4 -8Z', ink.leaf),
      ),
    )
  )
}

/** Coconut palms on both sides that lean inwards. */
function palms(stage: Stage<Ink>, ground: number, shore: number): string {
  const { w, u, ink, lit, time, kind } = stage
  const wide = kind === 'wide'
  const coconutPalm = (px: number, py: number, height: number, lean: number) =>
    at(
      px,
      py,
      1,
      palm(stage.random(`palm${height}`), {
        height: height * u,
        lean,
        light: mix(ink.leaf, ink.forest, 0.6),
        dark: ink.leaf,
        trunk: mix(ink.leaf, ink.roof, 0.4),
        lit,
        time,
        nuts: ink.marigold,
        crown: 0.4,
      }),
    )
  return (
    (wide ? coconutPalm(w * 0.88, ground + 76 * u, 250, 0.06) : '') +
    coconutPalm(w * (wide ? 0.955 : 0.94), shore - 4 * u, wide ? 400 : 330, -0.08) +
    coconutPalm(w * (wide ? 0.99 : 1.0), shore + 6 * u, wide ? 320 : 260, -0.16) +
    coconutPalm(
      wide ? Math.max(0, w * stage.focus - 640 * u) : w * 0.04,
      shore + 2 * u,
      wide ? 330 : 310,
      0.12,
    )
  )
}
