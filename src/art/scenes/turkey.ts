import { lighten, mix } from '../colour.ts'
import { groundLamp } from '../parts/lamps.ts'
import { hills, mist } from '../parts/land.ts'
import { balloon, person } from '../parts/life.ts'
import { grass } from '../parts/plants.ts'
import { cloudColour, sky, strata, sun } from '../parts/sky.ts'
import { between, type Random, wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, ellipse, hill, num, type Point, path, poly, rect, repeat } from '../shape.ts'

type Ink = 'tuff' | 'shade' | 'valley' | 'night' | 'red' | 'teal' | 'marigold' | 'cream'

/** Balloons at sunrise above the fairy chimneys, and two travellers who watch them from a terrace with carpets. */
export const turkey: Scene<Ink> = {
  name: 'turkey',
  title: 'Turkey at first light',
  place: 'Cappadocia',
  light: 'dawn',
  sun: { x: 0.78, y: 0.47 },
  sky: ['#4a6fae', '#a596c2', '#f7b8a0', '#ffe0a6'],
  palette: {
    tuff: '#f0bf8e',
    shade: '#a8668a',
    valley: '#d98f7c',
    night: '#4b2b4e',
    red: '#d8432f',
    teal: '#1f8f96',
    marigold: '#f9ab22',
    cream: '#fff1d8',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, lit, kind } = stage
  const valley = h * (kind === 'wide' ? 0.62 : 0.6)
  const x = w * stage.focus
  stage.placeSun(x + 310 * u, valley - 96 * u)
  const next = stage.random('chimneys')
  const row = (count: number, y: number, low: number, high: number, depth: number) =>
    repeat(count, (i) =>
      at(
        ((i + between(next, 0.2, 0.8)) / count) * w,
        y,
        u,
        chimney(
          next,
          between(next, low, high),
          stage.far(ink.tuff, depth),
          stage.far(ink.shade, depth),
          lit,
          depth < 0.2 ? (stage.night ? '#ffcf73' : ink.night) : undefined,
        ),
      ),
    )
  return [
    sky(stage, valley, '#ffeab6'),
    sun(stage, 74, '#fff4d2'),
    strata(stage, valley - 190 * u, cloudColour(stage, 0.02), 3),
    distantBalloons(stage, x, valley),
    hills(stage, 'mesa', { y: valley - 20 * u, amp: 40 * u, fill: stage.far(ink.shade, 0.62), detail: 5 }),
    hills(stage, 'mesa2', { y: valley + 8 * u, amp: 26 * u, fill: stage.far(ink.valley, 0.4), detail: 4 }),
    row(9, valley + 30 * u, 60, 120, 0.42),
    mist(stage, valley + 30 * u, 34 * u, ink.cream, 0.6),
    hill(
      [
        [-20, valley + 40 * u],
        [w * 0.4, valley + 20 * u],
        [w + 20, valley + 44 * u],
      ] as Point[],
      [
        [w + 20, h],
        [-20, h],
      ],
      stage.far(ink.valley, 0.2),
    ),
    row(6, valley + 84 * u, 120, 210, 0.16),
    largeBalloons(stage, x, valley),
    chimneys(stage, x, valley),
    terrace(stage, x),
  ].join('')
}

const balloonColours = (ink: Record<Ink, string>) => [
  [ink.red, ink.marigold, ink.red, ink.cream, ink.red, ink.marigold, ink.red],
  [ink.teal, ink.cream, ink.teal, ink.cream, ink.teal, ink.cream, ink.teal],
  [ink.marigold, ink.red, ink.marigold, ink.night, ink.marigold, ink.red, ink.marigold],
  [ink.cream, ink.red, ink.cream, ink.teal, ink.cream, ink.red, ink.cream],
]

/** A balloon that floats up and down with its own phase; `depth` 0..1 adds haze, `colours` is an index. */
function floatingBalloon(
  stage: Stage<Ink>,
  x: number,
  y: number,
  r: number,
  colours: number,
  depth: number,
  phase: number,
): string {
  const { u, lit, time, ink } = stage
  const rise = wave(time, phase) * r * 0.16
  const gores = (balloonColours(ink)[colours % 4] as string[]).map((colour) =>
    mix(colour, stage.sky[2] as string, depth),
  )
  return at(
    x + wave(time, phase + 0.25) * 3 * u,
    y + rise,
    1,
    balloon(r, gores, lit, mix(ink.night, stage.sky[2] as string, depth)),
  )
}

function distantBalloons(stage: Stage<Ink>, x: number, valley: number): string {
  const { w, u, kind } = stage
  const spots: [number, number, number, number][] = [
    [x - 400 * u, -300, 24, 1],
    [x - 235 * u, -430, 28, 0],
    [x + 215 * u, -430, 25, 3],
    [x + 330 * u, -330, 33, 1],
    [x + 415 * u, -215, 21, 2],
    [x + 130 * u, -120, 16, 3],
    [x - 480 * u, -350, 26, 2],
  ]
  const extra: [number, number, number, number][] =
    kind === 'wide'
      ? [
          [w * 0.1, -260, 30, 0],
          [w * 0.2, -170, 20, 3],
        ]
      : []
  return [...spots, ...extra]
    .map(([px, dy, r, c], i) => floatingBalloon(stage, px, valley + dy * u, r * u, c, 0.42, i / 9))
    .join('')
}

/** The large balloons near the viewer. */
function largeBalloons(stage: Stage<Ink>, x: number, valley: number): string {
  const { u, kind } = stage
  const largestRadius = kind === 'tall' ? 152 : 148
  return (
    floatingBalloon(stage, x + 236 * u, valley - 226 * u, 60 * u, 1, 0.12, 0.6) +
    floatingBalloon(stage, x - 268 * u, valley - 232 * u, 74 * u, 2, 0.06, 0.35) +
    floatingBalloon(stage, x - 10 * u, valley - 270 * u, largestRadius * u, 0, 0, 0)
  )
}

/** A fairy chimney on the origin: a cone of soft rock under a dark cap; with `window` it has doors and windows. */
function chimney(
  next: Random,
  height: number,
  light: string,
  shade: string,
  lit: -1 | 1,
  window?: string,
): string {
  const w = height * between(next, 0.26, 0.36)
  const top = -height * 0.8
  const neck = w * 0.2
  const cone = (side: number) =>
    `M0 0H${num(side * w)}Q${num(side * w * 0.72)} ${num(-height * 0.36)} ${num(side * neck)} ${num(top)}H0Z`
  const cap = `M${num(-w * 0.46)} ${num(top + height * 0.02)}Q${num(-w * 0.4)} ${num(top - height * 0.1)} 0 ${num(-height)}Q${num(w * 0.4)} ${num(top - height * 0.1)} ${num(w * 0.46)} ${num(top + height * 0.02)}Q0 ${num(top + height * 0.06)} ${num(-w * 0.46)} ${num(top + height * 0.02)}Z`
  const capShade = `M0 ${num(-height)}Q${num(-lit * w * 0.4)} ${num(top - height * 0.1)} ${num(-lit * w * 0.46)} ${num(top + height * 0.02)}Q${num(-lit * w * 0.2)} ${num(top + height * 0.05)} 0 ${num(top + height * 0.04)}Z`
  const bands = repeat(3, (i) =>
    path(
      `M${num(lit * w * (0.86 - i * 0.17))} ${num(-height * (0.12 + i * 0.16))}Q${num(lit * w * 0.3)} ${num(-height * (0.07 + i * 0.16))} 0 ${num(-height * (0.1 + i * 0.16))}Q${num(lit * w * 0.3)} ${num(-height * (0.09 + i * 0.16))} ${num(lit * w * (0.84 - i * 0.17))} ${num(-height * (0.14 + i * 0.16))}Z`,
      mix(light, shade, 0.45),
    ),
  )
  const door = (x: number, y: number, s: number) =>
    path(
      `M${num(x - s)} ${num(y)}V${num(y - s * 1.7)}A${num(s)} ${num(s)} 0 0 1 ${num(x + s)} ${num(y - s * 1.7)}V${num(y)}Z`,
      window ?? shade,
    )
  const doors =
    window && height > 130
      ? door(lit * w * 0.3, -height * 0.16, height * 0.03) +
        door(lit * w * 0.12, -height * 0.36, height * 0.024) +
        door(-lit * w * 0.34, -height * 0.2, height * 0.024)
      : ''
  return (
    path(cone(lit), light) +
    path(cone(-lit), shade) +
    bands +
    path(cap, mix(light, shade, 0.62)) +
    path(capShade, mix(shade, '#3a2038', 0.3)) +
    doors
  )
}

function chimneys(stage: Stage<Ink>, x: number, valley: number): string {
  const { w, h, u, ink, lit, night } = stage
  const next = stage.random('big')
  const pane = night ? '#ffcf73' : ink.night
  const ground: Point[] = [
    [-20, valley + 130 * u],
    [w * 0.3, valley + 110 * u],
    [w * 0.62, valley + 136 * u],
    [w + 20, valley + 108 * u],
  ]
  const stand = (px: number, height: number) =>
    at(px, valley + 150 * u, u, solid(height, chimney(next, height, ink.tuff, ink.shade, lit, pane)))
  return (
    stand(x + 330 * u, 330) +
    stand(x + 424 * u, 260) +
    stand(x - 380 * u, 300) +
    stand(x + 236 * u, 220) +
    stand(x - 290 * u, 200) +
    hill(
      ground,
      [
        [w + 20, h + 10],
        [-20, h + 10],
      ],
      stage.gradient([mix(ink.valley, ink.tuff, 0.5), mix(ink.valley, ink.shade, 0.5)]),
    )
  )
}

/** The hotel terrace at the bottom with kilims, cushions, and two people with tea. */
function terrace(stage: Stage<Ink>, x: number): string {
  const { w, h, u, ink, time, kind } = stage
  const floor = h * (kind === 'wide' ? 0.9 : 0.92)
  const next = stage.random('grass')
  const kilim = (px: number, width: number) => {
    const drop = (h - floor) * 0.9 + 50 * u
    const bands = repeat(5, (i) =>
      rect(
        px - width / 2,
        floor - 44 * u + (drop * (i * 2 + 1)) / 11,
        width,
        drop / 18,
        i % 2 ? ink.marigold : ink.cream,
      ),
    )
    const diamonds = repeat(3, (i) => {
      const cx = px + (i - 1) * width * 0.3
      const cy = floor - 44 * u + drop * 0.46
      const s = width * 0.11
      return poly(
        [
          [cx, cy - s],
          [cx + s, cy],
          [cx, cy + s],
          [cx - s, cy],
        ],
        ink.teal,
      )
    })
    return rect(px - width / 2, floor - 46 * u, width, drop, ink.red) + bands + diamonds
  }
  const wall =
    rect(-10, floor - 46 * u, w + 20, h, stage.gradient([mix(ink.night, ink.shade, 0.35), ink.night])) +
    rect(-10, floor - 54 * u, w + 20, 14 * u, mix(ink.tuff, ink.shade, 0.4))
  const cushion = (px: number, colour: string) =>
    at(
      px,
      floor - 54 * u,
      u,
      rect(-46, -22, 92, 24, colour, { rx: 10 }) + rect(-46, -8, 92, 10, lighten(colour, -0.1), { rx: 5 }),
    )
  const seated = (px: number, coat: string, facing: -1 | 1) =>
    at(
      px,
      floor - 54 * u,
      1,
      person(168 * u, { coat, legs: ink.night, hair: ink.night, pose: 'sit', facing }),
    )
  const tea = at(
    x - 20 * u,
    floor - 54 * u,
    u,
    ellipse(0, -2, 30, 5, ink.marigold) +
      path('M-14 -4Q-18 -22 -11 -32H-3Q4 -22 0 -4Z', ink.red) +
      path('M8 -4Q4 -22 11 -32H19Q26 -22 22 -4Z', ink.red) +
      rect(-13, -32, 12, 4, ink.cream) +
      rect(9, -32, 12, 4, ink.cream),
  )
  return (
    wall +
    kilim(x - 240 * u, 190 * u) +
    kilim(x + 190 * u, 210 * u) +
    groundLamp(stage, x - 18 * u, floor - 54 * u, 92 * u) +
    cushion(x - 116 * u, ink.teal) +
    cushion(x + 84 * u, ink.red) +
    seated(x - 110 * u, ink.cream, 1) +
    seated(x + 78 * u, ink.marigold, -1) +
    tea +
    at(w * 0.03, h + 4 * u, 1, grass(next, 150 * u, [ink.night, lighten(ink.night, 0.05)], 13, time)) +
    at(w * 0.97, h + 4 * u, 1, grass(next, 170 * u, [ink.night, lighten(ink.night, 0.05)], 13, time))
  )
}
