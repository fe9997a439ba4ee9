import { lighten, mix } from '../../colour.ts'
import { hills, mist } from '../../parts/land.ts'
import { birds } from '../../parts/life.ts'
import { bushes, leaf, palm } from '../../parts/plants.ts'
import { cloudColour, sky, strata, sun } from '../../parts/sky.ts'
import { wave } from '../../random.ts'
import type { Scene, Stage } from '../../scene.ts'
import { at, circle, hill, num, type Point, path, rect, repeat } from '../../shape.ts'
import { type Ink, tea } from './nine-arch-tea.ts'

/** The blue train on the Nine Arch Bridge at dawn, with tea pickers on the slope below. */
export const nineArch: Scene<Ink> = {
  name: 'nine-arch-srilanka',
  title: 'Sri Lanka by rail',
  place: 'Nine Arch Bridge',
  light: 'dawn',
  sun: { x: 0.24, y: 0.3 },
  sky: ['#3f8f95', '#9cc7b0', '#f3dca4', '#fdeec6'],
  palette: {
    stone: '#c9976d',
    train: '#22589c',
    hill: '#4f8f6b',
    tea: '#7fae3f',
    jungle: '#1f6a48',
    leaf: '#0f3d36',
    marigold: '#f6a81c',
    cream: '#fff3d6',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind } = stage
  const x = w * stage.focus
  const deck = h * (kind === 'wide' ? 0.5 : 0.49)
  const floor = deck + 300 * u
  const pitch = 146 * u
  return [
    sky(stage, floor, '#fff2c4'),
    strata(stage, h * 0.2, cloudColour(stage, 0.03), 3),
    sun(stage, 76, '#fff8dc'),
    birds(stage, x + 200 * u, h * 0.16, ink.leaf, 5, 28),
    cone(stage, x + 210 * u, deck + 60 * u),
    hills(stage, 'far', { y: deck - 20 * u, amp: 70 * u, fill: stage.far(ink.hill, 0.6), detail: 5 }),
    mist(stage, deck + 30 * u, 70 * u, ink.cream, 0.7),
    hills(stage, 'mid', { y: deck + 60 * u, amp: 70 * u, fill: stage.far(ink.hill, 0.3), detail: 5 }),
    mist(stage, deck + 190 * u, 80 * u, ink.cream, 0.6),
    valley(stage, deck + 150 * u, 0.16),
    at(x, deck, 1, bridge(stage, pitch, 330 * u)),
    at(
      x - 40 * u + wave(stage.time) * 30 * u,
      deck - 6 * u,
      u * (kind === 'wide' ? 1.22 : 1.1),
      train(stage),
    ),
    banks(stage, x, deck, pitch * 4.75),
    valley(stage, floor - 30 * u, 0),
    tea(stage, floor + 10 * u),
    cornerLeaves(stage),
  ].join('')
}

/** Adam's Peak, a regular cone in the haze. */
function cone(stage: Stage<Ink>, x: number, base: number): string {
  const { u, ink } = stage
  const points: Point[] = [
    [x - 520 * u, base],
    [x - 300 * u, base - 70 * u],
    [x - 210 * u, base - 128 * u],
    [x - 130 * u, base - 146 * u],
    [x - 54 * u, base - 262 * u],
    [x, base - 300 * u],
    [x + 56 * u, base - 246 * u],
    [x + 190 * u, base - 110 * u],
    [x + 420 * u, base],
  ]
  const shade: Point[] = [
    [x, base - 300 * u],
    [x + 56 * u, base - 246 * u],
    [x + 190 * u, base - 110 * u],
    [x + 420 * u, base],
  ]
  return (
    hill(points, [[x, base + 10]], stage.far(ink.hill, 0.66)) +
    hill(
      shade,
      [
        [x + 90 * u, base],
        [x + 30 * u, base - 150 * u],
      ],
      stage.far(ink.hill, 0.52),
    )
  )
}

/** Nine arches centred on the origin, with the deck at y = 0; `pitch` is the distance between two piers. */
function bridge(stage: Stage<Ink>, pitch: number, height: number): string {
  const { u, ink, lit } = stage
  const half = pitch * 4.75
  const r = pitch * 0.385
  const spring = 44 * u + r
  const outline = (dx: number) =>
    `M${num(-half)} 0H${num(half)}V${num(height)}H${num(-half)}Z${repeat(9, (i) => {
      const cx = (i - 4) * pitch + dx
      return `M${num(cx - r)} ${num(height + 1)}V${num(spring)}A${num(r)} ${num(r)} 0 0 1 ${num(cx + r)} ${num(spring)}V${num(height + 1)}Z`
    })}`
  const blocks = repeat(8, (i) =>
    rect(
      (i - 3.5) * pitch - (pitch / 2 - r) - 5 * u,
      spring - 4 * u,
      pitch - 2 * r + 10 * u,
      11 * u,
      lighten(ink.stone, 0.06),
    ),
  )
  const courses = repeat(8, (i) =>
    repeat(5, (k) =>
      rect(
        (i - 3.5) * pitch - (pitch / 2 - r) * (k % 2 ? 0.9 : 0.1),
        spring + (36 + k * 46) * u,
        (pitch / 2 - r) * 0.8,
        4 * u,
        lighten(ink.stone, -0.09),
      ),
    ),
  )
  return (
    path(outline(-lit * 17 * u), lighten(ink.stone, -0.2), { 'fill-rule': 'evenodd' }) +
    path(outline(0), stage.gradient([ink.stone, mix(ink.stone, ink.jungle, 0.32)]), {
      'fill-rule': 'evenodd',
    }) +
    blocks +
    courses +
    rect(-half, -8 * u, half * 2, 14 * u, lighten(ink.stone, 0.07)) +
    rect(-half, 6 * u, half * 2, 8 * u, lighten(ink.stone, -0.13))
  )
}

/** A locomotive and three coaches on the origin, heading left; 640 long. */
function train(stage: Stage<Ink>): string {
  const { ink } = stage
  const pane = stage.night ? '#ffd98a' : mix(ink.leaf, ink.train, 0.5)
  const coach = (x: number) =>
    rect(x, -62, 186, 50, ink.train, { rx: 5 }) +
    rect(x, -62, 186, 9, mix(ink.cream, ink.train, 0.25), { rx: 4 }) +
    rect(x, -24, 186, 7, ink.marigold) +
    repeat(8, (i) => rect(x + 13 + i * 21, -47, 14, 16, pane)) +
    rect(x + 8, -12, 170, 6, ink.leaf) +
    repeat(4, (i) => circle(x + 26 + (i % 2) * 18 + (i > 1 ? 114 : 0), -6, 7, ink.leaf))
  const engine =
    path('M-322 -12V-46L-296 -66H-190V-12Z', ink.train) +
    path('M-322 -34V-46L-296 -66H-190V-58H-292Z', mix(ink.cream, ink.train, 0.25)) +
    path('M-314 -44L-294 -58H-280V-40H-314Z', pane) +
    rect(-322, -26, 132, 8, ink.marigold) +
    rect(-318, -12, 126, 7, ink.leaf) +
    repeat(4, (i) => circle(-300 + i * 30, -6, 8, ink.leaf)) +
    circle(-318, -30, 5, ink.cream)
  const rider = at(70, -14, 1, circle(0, -26, 5, '#7a4a34') + rect(-6, -22, 12, 18, ink.cream))
  return engine + coach(-182) + coach(12) + coach(206) + rider
}

/** The wooded hillsides at both ends of the bridge. */
function banks(stage: Stage<Ink>, x: number, deck: number, half: number): string {
  const { w, h, u, ink, lit } = stage
  const next = stage.random('banks')
  const side = (dir: -1 | 1) => {
    const edge = x + dir * (half - 50 * u)
    const far = dir < 0 ? -40 * u : w + 40 * u
    if ((far - edge) * dir < 0) return ''
    const points: Point[] = [
      [edge - dir * 60 * u, deck + 330 * u],
      [edge, deck + 60 * u],
      [edge + dir * 50 * u, deck - 30 * u],
      [edge + dir * 220 * u, deck - 60 * u],
      [far + dir * 200 * u, deck - 90 * u],
    ]
    return (
      hill(points, [[far + dir * 200 * u, h]], mix(ink.jungle, ink.hill, 0.35)) +
      repeat(4, (row) =>
        bushes(
          next,
          Array.from({ length: Math.ceil(Math.abs(far - edge) / (90 * u)) + 2 }, (_, i) => {
            const run = (i + 0.5 * (row % 2)) * 90 * u
            const rise = 100 * u * Math.min(1, run / (240 * u))
            return [
              edge + dir * (run + 20 * u),
              deck + (56 + row * 78) * u - rise,
              (52 + 16 * next()) * u,
            ] as const
          }),
          mix(ink.jungle, ink.tea, 0.32 - row * 0.06),
          mix(ink.jungle, ink.leaf, row * 0.08),
          lit,
        ),
      )
    )
  }
  return side(-1) + side(1)
}

/** A line of treetops with palms that rise above them. */
function valley(stage: Stage<Ink>, y: number, haze: number): string {
  const { w, u, ink, lit, h, time } = stage
  const next = stage.random(`valley-${haze}`)
  const light = stage.far(mix(ink.jungle, ink.tea, 0.28), haze)
  const dark = stage.far(mix(ink.jungle, ink.leaf, 0.25), haze)
  const count = Math.ceil(w / (70 * u))
  return (
    repeat(Math.ceil(w / (230 * u)), (i) =>
      at(
        (i + next()) * 230 * u,
        y + 20 * u,
        1,
        palm(next, {
          height: (120 + 70 * next()) * u,
          lean: 0.12 * (next() - 0.5),
          light,
          dark,
          trunk: dark,
          lit,
          time,
        }),
      ),
    ) +
    rect(-5, y, w + 10, h - y, dark) +
    bushes(
      next,
      Array.from(
        { length: count + 1 },
        (_, i) => [(i / count) * w, y + 22 * u * next(), (50 + 26 * next()) * u] as const,
      ),
      light,
      dark,
      lit,
    )
  )
}

function cornerLeaves(stage: Stage<Ink>): string {
  const { w, h, u, ink, time } = stage
  const next = stage.random('frame')
  const spray = repeat(6, (i) =>
    leaf(
      (280 + 80 * next()) * u,
      18 + i * 23 + wave(time, i / 6) * 1.7,
      i % 2 ? mix(ink.leaf, ink.jungle, 0.5) : ink.leaf,
      lighten(ink.leaf, i % 2 ? 0.02 : -0.04),
      0.19,
    ),
  )
  return at(w + 36 * u, h + 30 * u, [-1, 1], spray)
}
