import { lighten, mix } from '../colour.ts'
import { birds, lantern } from '../parts/life.ts'
import { blossom, bough, palm } from '../parts/plants.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { cloudColour, sky, strata, sun } from '../parts/sky.ts'
import { wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import {
  at,
  circle,
  ellipse,
  lens,
  num,
  type Point,
  path,
  pointOnCurve,
  poly,
  rect,
  repeat,
  stroke,
} from '../shape.ts'

type Ink = 'sea' | 'far' | 'wood' | 'plum' | 'rose' | 'leaf' | 'marigold' | 'cream'

/** A couple at the end of a jetty under a string of lanterns, in front of a sunset over the sea. */
export const honeymoon: Scene<Ink> = {
  name: 'honeymoon',
  title: 'Honeymoons, just you two',
  light: 'dusk',
  sun: { x: 0.5, y: 0.52 },
  sky: ['#352a6e', '#8f4a92', '#f4808a', '#ffd0a0'],
  palette: {
    sea: '#4f4f9a',
    far: '#e88a94',
    wood: '#7a4a5a',
    plum: '#33194a',
    rose: '#e8486f',
    leaf: '#2a2a5a',
    marigold: '#ffb02e',
    cream: '#fff0da',
  },
  draw,
}

const SKIN = '#9a5f48'

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind } = stage
  const x = w * stage.focus
  const wide = kind === 'wide'
  const land = h * (wide ? 0.62 : 0.58)
  const end = h * (wide ? 0.86 : 0.8)
  stage.placeSun(x, land - 108 * u)
  return [
    sky(stage, land, '#ffd9a6'),
    strata(stage, h * 0.34, mix(cloudColour(stage, 0.02), stage.sky[2] as string, 0.4), 4),
    sun(stage, 150, '#ffeec4'),
    birds(stage, x + 260 * u, h * 0.24, ink.plum, 4, 26),
    island(stage, land),
    sea(stage, { top: land, far: ink.far, near: ink.sea, foam: ink.cream, rows: 9 }),
    sunPath(stage, land, h, '#ffe7b4', 1.5),
    villas(stage, land),
    jetty(stage, x, end),
    posts(stage, x, end),
    at(x, end + 8 * u, u * 1.16, couple(stage)),
    petals(stage, x, end),
    shoreSide(stage),
    bough(stage, 'right', mix(ink.leaf, ink.plum, 0.3), ink.plum, wide ? 1 : 0.86),
  ].join('')
}

/** A low island on the horizon. */
function island(stage: Stage<Ink>, land: number): string {
  const { w, u, ink } = stage
  const far = stage.far(mix(ink.sea, ink.plum, 0.3), 0.4)
  const x = w * (stage.kind === 'wide' ? 0.16 : 0.1)
  return path(
    `M${num(x - 300 * u)} ${num(land + 1)}Q${num(x - 120 * u)} ${num(land - 60 * u)} ${num(x)} ${num(land - 66 * u)}Q${num(x + 120 * u)} ${num(land - 50 * u)} ${num(x + 260 * u)} ${num(land + 1)}Z`,
    far,
  )
}

/** Two thatched villas on stilts with lit windows, further away on the right. */
function villas(stage: Stage<Ink>, land: number): string {
  const { w, u, ink } = stage
  const villa = (px: number, k: number) =>
    at(
      px,
      land + 34 * u * k,
      u * k,
      repeat(5, (i) => rect(-58 + i * 28, -20, 5, 40, ink.plum)) +
        rect(-66, -26, 134, 8, ink.plum) +
        rect(-54, -70, 108, 46, mix(ink.wood, ink.plum, 0.3)) +
        rect(-40, -62, 26, 28, '#ffd98a') +
        rect(10, -62, 30, 28, '#ffd98a') +
        path('M-86 -66Q-40 -104 -8 -148H8Q40 -104 86 -66Z', mix(ink.wood, ink.plum, 0.62)) +
        path('M-86 -66Q-40 -104 -8 -148H-2Q-16 -100 -34 -66Z', mix(ink.wood, ink.far, 0.2)) +
        lens(0, 22, 150, 6, '#ffd98a', { opacity: 0.5 }),
    )
  // In other frames the lantern poles are near the edge, so there is space only for one small villa beside them.
  return stage.kind === 'wide' ? villa(w * 0.96, 0.72) + villa(w * 0.84, 1) : villa(w * 0.955, 0.6)
}

/** The planks of the jetty, from the viewer to the end where the couple sits. */
function jetty(stage: Stage<Ink>, x: number, end: number): string {
  const { h, u, ink } = stage
  const deep = h + 20 - end
  const reach = (t: number) => (176 + 150 * t) * u
  const planks = repeat(9, (i) => {
    const t = (i / 9) ** 1.3
    const next = ((i + 1) / 9) ** 1.3
    const colour = mix(mix(ink.wood, ink.far, 0.34 - 0.3 * t), ink.plum, 0.3 * t + (i % 2) * 0.05)
    return poly(
      [
        [x - reach(t), end + deep * t],
        [x + reach(t), end + deep * t],
        [x + reach(next), end + deep * next - 3 * u],
        [x - reach(next), end + deep * next - 3 * u],
      ],
      colour,
    )
  })
  return (
    lens(x, end + 34 * u, 620 * u, 22 * u, ink.plum, { opacity: 0.4 }) +
    poly(
      [
        [x - reach(0), end],
        [x + reach(0), end],
        [x + reach(1), h + 20],
        [x - reach(1), h + 20],
      ],
      ink.plum,
    ) +
    planks +
    rect(x - reach(0), end - 3 * u, reach(0) * 2, 7 * u, mix(ink.wood, ink.cream, 0.4)) +
    repeat(2, (i) => rect(x + (i ? 1 : -1) * 168 * u - 9 * u, end - 16 * u, 18 * u, 60 * u, ink.plum))
  )
}

/** Poles on both sides of the jetty, at its end and near the viewer, with strings of lanterns between them. */
function posts(stage: Stage<Ink>, x: number, end: number): string {
  const { h, u, ink, time } = stage
  const back = 186
  const front = 330
  const height = 330
  const top = (dx: number, y: number, height: number): Point => [x + dx * u, y - height * u]
  const strings: [Point, Point, number][] = [
    [top(-back, end, height), top(back, end, height), 52],
    [top(-front, h - 20 * u, height * 1.5), top(-back, end, height), 22],
    [top(back, end, height), top(front, h - 20 * u, height * 1.5), 22],
  ]
  const pole = (dx: number, y: number, height: number, width: number) =>
    rect(x + (dx - width / 2) * u, y - height * u, width * u, (height + 40) * u, ink.plum) +
    circle(x + dx * u, y - height * u, width * 0.8 * u, ink.plum)
  const strung = strings
    .map(([from, to, sag], s) => {
      const bend: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2 * u]
      const count = s === 0 ? 5 : 3
      return (
        stroke(
          `M${num(from[0])} ${num(from[1])}Q${num(bend[0])} ${num(bend[1])} ${num(to[0])} ${num(to[1])}`,
          ink.plum,
          2.6 * u,
        ) +
        repeat(count, (i) => {
          const [px, py] = pointOnCurve(from, bend, to, (i + 0.5) / count)
          return at(
            px,
            py,
            1,
            lantern(stage, (s === 0 ? 34 : 40) * u, ink.marigold, true),
            wave(time, i * 0.2 + s * 0.3) * 4,
          )
        })
      )
    })
    .join('')
  return (
    pole(-back, end, height, 10) +
    pole(back, end, height, 10) +
    strung +
    pole(-front, h - 20 * u, height * 1.5, 14) +
    pole(front, h - 20 * u, height * 1.5, 14)
  )
}

/** The couple from behind, sitting on the edge at the origin, with her head on his shoulder; 200 tall. */
function couple(stage: Stage<Ink>): string {
  const { ink, night } = stage
  const dim = (colour: string) => (night ? mix(colour, ink.plum, 0.45) : colour)
  const shirt = dim(ink.cream)
  const dress = dim(ink.rose)
  const skin = dim(SKIN)
  const hair = dim('#25141f')
  // The low sun is behind them for the viewer, so a thin line of light runs along their outer edges.
  const rim = mix(ink.marigold, ink.cream, 0.5)
  return (
    ellipse(4, 0, 132, 12, ink.plum, { opacity: 0.5 }) +
    // The man, on the right.
    rect(34, -152, 20, 26, skin) +
    path('M-6 2Q-10 -60 2 -108Q8 -126 34 -130H58Q86 -126 92 -106Q104 -56 100 2Z', shirt) +
    path('M34 2Q30 -60 36 -130H14Q4 -124 2 -108Q-10 -60 -6 2Z', mix(shirt, ink.sea, 0.34)) +
    path('M-4 4Q46 14 102 4L108 -8Q50 0 -8 -8Z', dim(ink.leaf)) +
    circle(44, -166, 27, hair) +
    circle(70, -162, 6, skin) +
    stroke('M88 -112Q104 -66 98 -6', rim, 4) +
    stroke('M62 -186Q74 -174 70 -160', rim, 3.4) +
    // The woman, who leans on him from the left.
    path('M-104 4Q-104 -40 -84 -72Q-70 -98 -50 -106L-14 -102Q6 -92 6 -70Q14 -34 8 4Z', dress) +
    path('M-40 4Q-30 -50 -32 -104L-14 -102Q6 -92 6 -70Q14 -34 8 4Z', mix(dress, ink.plum, 0.26)) +
    path('M-78 -80Q-64 -104 -46 -108L-2 -36L8 4H-14Q-24 -40 -78 -80Z', lighten(dress, 0.08)) +
    path('M-42 -104Q-34 -116 -24 -124L-4 -118Q-8 -108 -16 -100Z', skin) +
    circle(-6, -138, 26, hair) +
    circle(-24, -126, 17, hair) +
    repeat(5, (i) =>
      circle(-38 + i * 6, -136 + Math.abs(i - 1.5) * 7 - 6, 6.4, i % 2 ? ink.cream : ink.marigold),
    ) +
    stroke('M-54 -104Q-72 -96 -84 -72Q-102 -42 -103 -4', rim, 4) +
    // His arm around her.
    path('M6 -112Q-26 -94 -62 -62Q-72 -50 -64 -42Q-56 -38 -48 -48Q-22 -76 16 -84Z', shirt) +
    circle(-62, -48, 11, skin) +
    path('M-108 6Q-50 14 10 6L8 -6Q-50 2 -104 -6Z', mix(dress, ink.plum, 0.4))
  )
}

/** Petals and candles on the planks. */
function petals(stage: Stage<Ink>, x: number, end: number): string {
  const { h, u, ink } = stage
  const deep = h - end
  const next = stage.random('petals')
  const candle = (dx: number, t: number, k: number) =>
    at(
      x + dx * u,
      end + deep * t,
      u * k,
      circle(0, -40, 66, stage.glow('#ffd98a', 0.7)) +
        rect(-9, -30, 18, 30, ink.cream) +
        path('M-6 -32Q-8 -46 0 -60Q8 -46 6 -32Z', '#fff0b8'),
    )
  return (
    repeat(22, () => {
      const t = 0.2 + 0.7 * next()
      return ellipse(
        x + (next() * 2 - 1) * (130 + 110 * t) * u,
        end + deep * t,
        9 * u,
        4 * u,
        next() > 0.4 ? ink.rose : ink.marigold,
      )
    }) +
    candle(-190, 0.36, 0.86) +
    candle(190, 0.36, 0.86) +
    candle(-232, 0.82, 1.1) +
    candle(232, 0.82, 1.1)
  )
}

/** Palms on the left that lean inwards, with frangipani below them. */
function shoreSide(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit, time, kind } = stage
  const next = stage.random('palms')
  const wide = kind === 'wide'
  const coconutPalm = (px: number, height: number, lean: number) =>
    at(
      px,
      h + 20 * u,
      1,
      palm(next, {
        height: height * u,
        lean,
        light: mix(ink.leaf, ink.rose, 0.16),
        dark: ink.plum,
        trunk: ink.plum,
        lit,
        time,
        crown: 0.38,
      }),
    )
  const flowers = [
    [40, -36, 30],
    [104, -14, 24],
    [20, -96, 22],
  ]
    .map(([dx, dy, r]) =>
      at(
        (dx as number) * u,
        h + (dy as number) * u,
        u,
        blossom(r as number, ink.cream, ink.marigold, dx as number),
      ),
    )
    .join('')
  return (
    (wide ? coconutPalm(w * 0.13, 560, -0.1) : '') +
    coconutPalm(w * (wide ? 0.05 : -0.02), wide ? 720 : 760, wide ? 0.14 : 0.12) +
    flowers
  )
}
