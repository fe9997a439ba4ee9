import { lighten, mix } from '../colour.ts'
import { hills, mist } from '../parts/land.ts'
import { birds, person } from '../parts/life.ts'
import { blossom, bushes, leaf } from '../parts/plants.ts'
import { sky, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import {
  at,
  ellipse,
  hill,
  lens,
  num,
  onCurve,
  type Point,
  path,
  poly,
  rect,
  repeat,
  stroke,
} from '../shape.ts'

type Ink = 'root' | 'bark' | 'hill' | 'forest' | 'leaf' | 'water' | 'marigold' | 'cream'

/** A double bridge grown from living roots over a clear stream, a long waterfall in the misty hills behind. */
export const north: Scene<Ink> = {
  name: 'north',
  title: 'The North-East, living green',
  place: 'Nongriat',
  light: 'noon',
  sun: { x: 0.26, y: 0.16 },
  sky: ['#5aa5a8', '#9ccbbd', '#d6e6c8', '#f7f3d6'],
  palette: {
    root: '#a9744c',
    bark: '#5c4236',
    hill: '#5f9f86',
    forest: '#3f8f55',
    leaf: '#10453c',
    water: '#2fa8a6',
    marigold: '#f6a81c',
    cream: '#fdfbe9',
  },
  draw,
}

function draw(stage: Stage<Ink>): string {
  const { w, h, u, ink, kind } = stage
  const x = w * stage.focus
  const pool = h * (kind === 'wide' ? 0.78 : 0.74)
  const span = 372 * u
  if (kind !== 'wide') stage.sun.x = x - 120 * u
  stage.sun.y = h * (kind === 'wide' ? 0.16 : 0.12)
  return [
    sky(stage, h, '#fffbe0'),
    sun(stage, 54, '#fffdf0'),
    birds(stage, x - 300 * u, h * 0.2, ink.leaf, 5, 26),
    hills(stage, 'far', { y: h * 0.36, amp: 70 * u, fill: stage.far(ink.hill, 0.62), detail: 5 }),
    mist(stage, h * 0.42, 60 * u, ink.cream, 0.7),
    plateau(stage, x, pool),
    mist(stage, pool - 190 * u, 80 * u, ink.cream, 0.75),
    woods(stage, pool - 150 * u, 0.34, 'a'),
    mist(stage, pool - 90 * u, 60 * u, ink.cream, 0.6),
    woods(stage, pool - 70 * u, 0.14, 'b'),
    stream(stage, x, pool),
    bridge(stage, [x - span, pool - 330 * u], [x + span, pool - 316 * u], 74 * u, 'up'),
    walker(stage, x - 40 * u, pool - 330 * u + 84 * u),
    bridge(stage, [x - span, pool - 126 * u], [x + span, pool - 112 * u], 70 * u, 'low'),
    pair(stage, x + 90 * u, pool - 118 * u + 78 * u),
    trunk(stage, x - span - 46 * u, pool + 76 * u, 1),
    trunk(stage, x + span + 46 * u, pool + 82 * u, -1),
    banks(stage, x, pool),
    corner(stage),
  ].join('')
}

/** The tableland and the fall that drops from its edge. */
function plateau(stage: Stage<Ink>, x: number, pool: number): string {
  const { w, u, ink, lit, time } = stage
  const p = (dx: number, dy: number): Point => [x + dx * u, pool - dy * u]
  const rock = stage.far(mix(ink.bark, ink.hill, 0.5), 0.34)
  const dark = stage.far(mix(ink.bark, ink.leaf, 0.4), 0.36)
  const green = stage.far(ink.forest, 0.32)
  const edge = (w - x) / u + 60
  const line = [
    p(-240, 250),
    p(-196, 350),
    p(-150, 440),
    p(-110, 520),
    p(-60, 548),
    p(60, 556),
    p(180, 548),
    p(330, 584),
    p(Math.max(480, edge * 0.7), 610),
    p(Math.max(620, edge), 596),
  ]
  const foot = [p(Math.max(620, edge), 60), p(-260, 60)]
  const fall = (dx: number, top: number, low: number, wide: number, opacity: number) =>
    path(
      `M${p(dx, top).map(num).join(' ')}Q${p(dx - 6 + wave(time, dx / 90) * 2, (top + low) / 2)
        .map(num)
        .join(' ')} ${p(dx - 12, low)
        .map(num)
        .join(' ')}H${num(x + (dx + wide + 14) * u)}Q${p(dx + wide + 4, (top + low) / 2)
        .map(num)
        .join(' ')} ${p(dx + wide, top)
        .map(num)
        .join(' ')}Z`,
      ink.cream,
      { opacity },
    )
  const facet = (points: [number, number][], colour: string) =>
    poly(
      points.map(([a, b]) => p(a, b)),
      colour,
    )
  return (
    hill(line, foot, rock) +
    facet(
      [
        [-110, 520],
        [-60, 548],
        [-80, 440],
        [-40, 330],
        [-90, 200],
        [-200, 180],
        [-150, 320],
      ],
      lit < 0 ? lighten(rock, 0.05) : dark,
    ) +
    facet(
      [
        [150, 548],
        [230, 560],
        [200, 450],
        [250, 330],
        [200, 180],
        [120, 180],
        [150, 330],
      ],
      dark,
    ) +
    facet(
      [
        [340, 580],
        [440, 590],
        [400, 470],
        [470, 330],
        [400, 180],
        [320, 190],
        [370, 380],
      ],
      dark,
    ) +
    facet(
      [
        [560, 600],
        [680, 600],
        [630, 440],
        [700, 260],
        [600, 180],
        [540, 200],
        [590, 400],
      ],
      dark,
    ) +
    fall(36, 556, 130, 34, 0.75) +
    fall(44, 556, 130, 14, 0.95) +
    hill(
      [p(-130, 524), p(-60, 560), p(20, 572), p(38, 556), p(20, 540), p(-50, 530)],
      [p(-110, 512)],
      green,
    ) +
    hill(
      [
        p(72, 556),
        p(90, 574),
        p(200, 566),
        p(330, 600),
        p(Math.max(480, edge * 0.7), 628),
        p(Math.max(620, edge), 614),
      ],
      [p(Math.max(620, edge), 574), p(330, 566), p(180, 534), p(100, 540)],
      green,
    ) +
    ellipse(...p(50, 150), 130 * u, 70 * u, stage.glow(ink.cream, 0.9))
  )
}

function woods(stage: Stage<Ink>, y: number, haze: number, name: string): string {
  const { w, h, u, ink, lit } = stage
  const next = stage.random(`woods-${name}`)
  const light = stage.far(ink.forest, haze)
  const dark = stage.far(ink.leaf, haze + 0.06)
  const count = Math.ceil(w / (66 * u))
  const row = (drop: number, r: number) =>
    bushes(
      next,
      Array.from(
        { length: count + 1 },
        (_, i) => [(i / count) * w, y + (drop + 26 * next()) * u, r * (0.8 + 0.5 * next()) * u] as const,
      ),
      light,
      dark,
      lit,
    )
  return row(0, 54) + rect(-5, y + 20 * u, w + 10, h - y, dark) + row(46, 56)
}

/** The pool under the bridges, clear to its stones. */
function stream(stage: Stage<Ink>, x: number, pool: number): string {
  const { w, h, u, ink, time, lit } = stage
  const next = stage.random('stream')
  const deep = h - pool
  const pale = mix(ink.water, ink.cream, 0.45)
  const outline = `M${num(x - 330 * u)} ${num(pool - 14 * u)}Q${num(x)} ${num(pool - 40 * u)} ${num(x + 330 * u)} ${num(pool - 14 * u)}L${num(x + 520 * u)} ${num(h + 10)}H${num(x - 520 * u)}Z`
  const ripples = repeat(14, (i) => {
    const t = (i + 1) / 15
    return lens(
      x + between(next, -300, 300) * (0.8 + 0.5 * t) * u + wave(time, next()) * 12 * u,
      pool + deep * t,
      between(next, 70, 170) * u,
      (3 + 4 * t) * u,
      i % 3 ? pale : ink.cream,
      { opacity: num(0.55 + 0.2 * wave(time, next())) },
    )
  })
  const stone = (px: number, py: number, r: number) =>
    ellipse(px, py + r * 0.2 * u, r * 1.1 * u, r * 0.3 * u, mix(ink.water, ink.leaf, 0.5), { opacity: 0.6 }) +
    ellipse(px, py, r * u, r * 0.6 * u, mix(ink.bark, ink.leaf, 0.4)) +
    ellipse(
      px + lit * r * 0.16 * u,
      py - r * 0.16 * u,
      r * 0.74 * u,
      r * 0.36 * u,
      mix(ink.hill, ink.cream, 0.22),
    )
  return (
    rect(0, pool - 26 * u, w, deep + 40 * u, mix(ink.leaf, ink.forest, 0.35)) +
    path(outline, stage.gradient([pale, ink.water, mix(ink.water, ink.leaf, 0.45)])) +
    ripples +
    stone(x - 170 * u, pool + deep * 0.3, 44) +
    stone(x - 96 * u, pool + deep * 0.4, 28) +
    stone(x + 190 * u, pool + deep * 0.24, 40) +
    stone(x + 130 * u, pool + deep * 0.72, 56) +
    stone(x - 250 * u, pool + deep * 0.74, 62) +
    stone(x + w * 0, pool + deep * 0.12, 24)
  )
}

/** One bridge of woven roots hanging from `from` to `to`, its deck and two hand-roots plaited together. */
function bridge(stage: Stage<Ink>, from: Point, to: Point, sag: number, name: string): string {
  const { u, ink } = stage
  const next = stage.random(`bridge-${name}`)
  const curve = (lift: number, slack: number) => {
    const a: Point = [from[0], from[1] - lift * u]
    const c: Point = [to[0], to[1] - lift * u]
    const b: Point = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2 + slack * 2]
    return { a, b, c, d: `M${num(a[0])} ${num(a[1])}Q${num(b[0])} ${num(b[1])} ${num(c[0])} ${num(c[1])}` }
  }
  const deck = curve(0, sag)
  const rail = curve(64, sag * 0.92)
  const dark = mix(ink.root, ink.bark, 0.7)
  const mid = mix(ink.root, ink.bark, 0.3)
  const ties = repeat(26, (i) => {
    const t = (i + 0.5) / 26
    const [ax, ay] = onCurve(deck.a, deck.b, deck.c, t)
    const [bx, by] = onCurve(
      rail.a,
      rail.b,
      rail.c,
      Math.min(1, Math.max(0, t + between(next, -0.035, 0.035))),
    )
    return stroke(
      `M${num(ax)} ${num(ay)}Q${num((ax + bx) / 2 + between(next, -9, 9) * u)} ${num((ay + by) / 2)} ${num(bx)} ${num(by)}`,
      i % 2 ? mid : dark,
      between(next, 3, 6) * u,
    )
  })
  const hanging = repeat(12, (i) => {
    const [ax, ay] = onCurve(deck.a, deck.b, deck.c, (i + 0.5) / 12)
    return stroke(
      `M${num(ax)} ${num(ay + 8 * u)}q${num(between(next, -8, 8) * u)} ${num(18 * u)} ${num(between(next, -10, 10) * u)} ${num(between(next, 26, 62) * u)}`,
      dark,
      3 * u,
    )
  })
  return (
    hanging +
    stroke(curve(-10, sag).d, dark, 22 * u) +
    stroke(deck.d, ink.root, 13 * u) +
    stroke(curve(5, sag * 0.98).d, lighten(ink.root, 0.1), 4 * u) +
    ties +
    stroke(rail.d, dark, 11 * u) +
    stroke(curve(66, sag * 0.92).d, ink.root, 6 * u) +
    stroke(curve(36, sag * 0.96).d, mid, 5 * u)
  )
}

/** A villager with a cone basket carried from the forehead, on the upper bridge. */
const walker = (stage: Stage<Ink>, x: number, y: number) => {
  const { u, ink } = stage
  return at(
    x,
    y,
    1,
    at(
      -24 * u,
      -88 * u,
      u,
      path('M-24 -18H22L4 44H-6Z', mix(ink.root, ink.marigold, 0.5)) +
        path('M-24 -18H22L20 -8H-22Z', mix(ink.root, ink.bark, 0.4)),
    ) +
      person(132 * u, {
        coat: mix('#c23a4a', ink.leaf, stage.night ? 0.5 : 0),
        legs: ink.leaf,
        skirt: true,
        pose: 'walk',
        skin: '#9a6444',
      }) +
      stroke(`M${num(-20 * u)} ${num(-104 * u)}L${num(6 * u)} ${num(-126 * u)}`, ink.root, 3 * u),
  )
}

/** Two travellers on the lower bridge. */
const pair = (stage: Stage<Ink>, x: number, y: number) =>
  at(
    x,
    y,
    1,
    person(132 * stage.u, { coat: stage.ink.marigold, legs: stage.ink.leaf, bag: stage.ink.leaf }),
  ) +
  at(
    x + 56 * stage.u,
    y - 6 * stage.u,
    1,
    person(126 * stage.u, {
      coat: stage.ink.cream,
      legs: mix(stage.ink.water, stage.ink.leaf, 0.6),
      bag: mix(stage.ink.root, stage.ink.marigold, 0.4),
      facing: -1,
      pose: 'wave',
    }),
  )

/** A rubber fig on the origin's bank, its roots gripping the rock and reaching over towards `side`. */
function trunk(stage: Stage<Ink>, x: number, y: number, side: -1 | 1): string {
  const { u, ink, lit } = stage
  const next = stage.random(`fig${side}`)
  const dark = mix(ink.bark, ink.leaf, 0.34)
  const lightSide = side === -lit
  const d = (points: [number, number][]) =>
    points.map(([a, b]) => `${num(a * side * u)} ${num(b * u)}`).join(' ')
  const root = (
    ax: number,
    ay: number,
    bx: number,
    by: number,
    cx: number,
    cy: number,
    wide: number,
    colour: string,
  ) =>
    stroke(
      `M${d([[ax, ay]])}Q${d([
        [bx, by],
        [cx, cy],
      ])}`,
      colour,
      wide * u,
    )
  const crown = (heaps: [number, number, number][]) =>
    heaps
      .map(
        ([a, b, r]) =>
          repeat(5, (i) => {
            const turn = (i / 5) * Math.PI * 2 + next()
            return ellipse(
              (a * side + Math.cos(turn) * r * 0.5) * u,
              (b + Math.sin(turn) * r * 0.3) * u,
              r * 0.62 * u,
              r * 0.48 * u,
              ink.leaf,
            )
          }) +
          repeat(4, (i) => {
            const turn = (i / 4) * Math.PI * 2 + next()
            return ellipse(
              (a * side + lit * r * 0.2 + Math.cos(turn) * r * 0.36) * u,
              (b - r * 0.26 + Math.sin(turn) * r * 0.2) * u,
              r * 0.4 * u,
              r * 0.28 * u,
              mix(ink.leaf, ink.forest, 0.6),
            )
          }),
      )
      .join('')
  return at(
    x,
    y,
    1,
    path(
      `M${d([[-110, 40]])}Q${d([
        [-56, -120],
        [-64, -330],
      ])}Q${d([
        [-66, -470],
        [-120, -620],
      ])}L${d([[70, -620]])}Q${d([
        [40, -480],
        [44, -360],
      ])}Q${d([
        [50, -140],
        [120, 40],
      ])}Z`,
      dark,
    ) +
      path(
        `M${d(lightSide ? [[-64, -330]] : [[44, -360]])}Q${d(
          lightSide
            ? [
                [-66, -470],
                [-120, -620],
              ]
            : [
                [40, -480],
                [70, -620],
              ],
        )}L${d(lightSide ? [[-70, -620]] : [[36, -620]])}Q${d(
          lightSide
            ? [
                [-30, -440],
                [-34, -320],
              ]
            : [
                [16, -480],
                [22, -350],
              ],
        )}Q${d(
          lightSide
            ? [
                [-30, -120],
                [-60, 40],
              ]
            : [
                [26, -140],
                [78, 40],
              ],
        )}L${d(lightSide ? [[-110, 40]] : [[120, 40]])}Q${d(
          lightSide
            ? [
                [-56, -120],
                [-64, -330],
              ]
            : [
                [50, -140],
                [44, -360],
              ],
        )}Z`,
        lighten(ink.bark, 0.05),
      ) +
      root(-30, -560, -10, -300, 24, 30, 15, mix(ink.root, ink.bark, 0.5)) +
      root(20, -500, 34, -260, 4, 40, 12, mix(ink.root, ink.bark, 0.2)) +
      root(30, -430, 70, -410, 110, -392, 24, mix(ink.root, ink.bark, 0.45)) +
      root(10, -520, 40, -470, 110, -456, 13, mix(ink.root, ink.bark, 0.25)) +
      root(34, -300, 60, -210, 110, -190, 24, mix(ink.root, ink.bark, 0.45)) +
      root(30, -340, 60, -270, 110, -252, 13, mix(ink.root, ink.bark, 0.25)) +
      root(60, -160, 120, -60, 110, 40, 18, mix(ink.root, ink.bark, 0.6)) +
      root(-60, -160, -110, -60, -150, 40, 20, dark) +
      root(30, -220, 84, -80, 170, 44, 13, mix(ink.root, ink.bark, 0.3)) +
      crown([
        [-150, -600, 120],
        [-40, -650, 130],
        [70, -640, 110],
        [150, -590, 84],
        [-230, -540, 90],
        [-60, -570, 84],
      ]),
  )
}

/** Mossy rocks and ferns along both banks. */
function banks(stage: Stage<Ink>, x: number, pool: number): string {
  const { w, h, u, ink, lit } = stage
  const next = stage.random('banks')
  const side = (dir: -1 | 1) => {
    const out = dir < 0 ? -40 * u : w + 40 * u
    const inner = x + dir * 330 * u
    const low = x + dir * 470 * u
    const soil: Point[] = [
      [out, pool - 20 * u],
      [inner + dir * 70 * u, pool - 6 * u],
      [inner + dir * 20 * u, pool + 40 * u],
      [inner + dir * 60 * u, pool + (h - pool) * 0.5],
      [low, h + 20],
    ]
    const reach = Math.abs(out - inner)
    return (
      hill(soil, [[out, h + 20]], mix(ink.leaf, ink.forest, 0.22)) +
      bushes(
        next,
        Array.from(
          { length: Math.max(3, Math.ceil(reach / (90 * u))) },
          (_, i) =>
            [inner + dir * (40 + i * 90) * u, pool + (26 + 30 * next()) * u, (34 + 22 * next()) * u] as const,
        ),
        mix(ink.forest, ink.leaf, 0.3),
        ink.leaf,
        lit,
      ) +
      bushes(
        next,
        Array.from(
          { length: Math.max(2, Math.ceil(reach / (100 * u))) },
          (_, i) =>
            [
              inner + dir * (96 + i * 100) * u,
              pool + (h - pool) * 0.52 + 26 * next() * u,
              (44 + 26 * next()) * u,
            ] as const,
        ),
        mix(ink.forest, ink.leaf, 0.45),
        mix(ink.leaf, ink.forest, 0.08),
        lit,
      ) +
      bushes(
        next,
        Array.from(
          { length: Math.max(3, Math.ceil(reach / (110 * u))) },
          (_, i) =>
            [low + dir * (i * 110 - 30) * u, h - (20 + 30 * next()) * u, (56 + 26 * next()) * u] as const,
        ),
        mix(ink.forest, ink.leaf, 0.6),
        lighten(ink.leaf, -0.03),
        lit,
      )
    )
  }
  return side(-1) + side(1)
}

/** Big leaves and orchids in the lower corners. */
function corner(stage: Stage<Ink>): string {
  const { w, h, u, ink, time } = stage
  const next = stage.random('corner')
  const orchid = mix('#c25fb0', ink.leaf, stage.night ? 0.5 : 0)
  const spray = () =>
    repeat(6, (i) =>
      leaf(
        (230 + 80 * next()) * u,
        16 + i * 24 + wave(time, i / 6) * 1.8,
        i % 2 ? mix(ink.leaf, ink.forest, 0.4) : ink.leaf,
        lighten(ink.leaf, i % 2 ? 0.02 : -0.04),
        0.2,
      ),
    ) +
    [
      [70, -70, 28],
      [130, -30, 24],
      [36, -140, 22],
    ]
      .map(([dx, dy, r]) =>
        at(
          (dx as number) * u,
          (dy as number) * u,
          u,
          blossom(r as number, orchid, ink.marigold, dx as number),
        ),
      )
      .join('')
  return at(-34 * u, h + 30 * u, 1, spray()) + at(w + 34 * u, h + 30 * u, [-1, 1], spray())
}
