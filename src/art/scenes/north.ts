import { lighten, mix } from '../colour.ts'
import { hills, mist } from '../parts/land.ts'
import { birds, person } from '../parts/life.ts'
import { blossom, bushes, leaf } from '../parts/plants.ts'
import { sky, sun } from '../parts/sky.ts'
import { between, wave } from '../random.ts'
import type { Scene, Stage } from '../scene.ts'
import { at, ellipse, hill, lens, line, num, type Point, path, poly, rect, repeat, stroke } from '../shape.ts'

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
  const wide = kind === 'wide'
  const x = w * stage.focus
  const pool = h * (wide ? 0.8 : 0.77)
  const span = (wide ? 430 : 335) * u
  if (!wide) stage.sun.x = x - 160 * u
  stage.sun.y = h * (wide ? 0.16 : 0.12)
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
    rootBridge(stage, x, span, pool - 330 * u, 'up', 0.74),
    villager(stage, x - 70 * u, pool - 330 * u - 36 * u),
    rootBridge(stage, x, span, pool - 104 * u, 'low', 1),
    pair(stage, x + 80 * u, pool - 104 * u - 42 * u),
    fig(stage, x - span - 64 * u, pool + 70 * u, 1),
    fig(stage, x + span + 64 * u, pool + 76 * u, -1),
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

/**
 * One bridge grown from both banks: fat roots that leave the trees above and below, run together into an arched deck,
 * two hand-roots over it, threads hanging into the air. `y` is the deck at its ends and `thick` its stoutness.
 */
function rootBridge(
  stage: Stage<Ink>,
  x: number,
  span: number,
  y: number,
  name: string,
  thick: number,
): string {
  const { u, ink, lit } = stage
  const next = stage.random(`roots-${name}`)
  const dark = mix(ink.bark, ink.leaf, 0.4)
  const mid = mix(ink.root, ink.bark, 0.5)
  const pale = lighten(ink.root, 0.09)
  const rise = 40 * u
  // Height of the arched deck at a place -1..1 across the gap.
  const deckAt = (t: number) => y - rise * (1 - t * t)
  const railAt = (t: number) => y - (72 + 74 * t * t) * u * (0.6 + 0.4 * thick) - rise * (1 - t * t)
  const along = (height: (t: number) => number, drift: number, wobble: number, from = -1.12, to = 1.12) => {
    const phase = next() * 6.28
    const steps = 12
    const points = Array.from({ length: steps + 1 }, (_, i): Point => {
      const t = from + ((to - from) * i) / steps
      return [x + t * span, height(t) + drift * u + Math.sin(phase + i * 1.3) * wobble * u]
    })
    return line(points)
  }
  const strand = (d: string, size: number, colour: string) =>
    stroke(d, dark, size * thick * u + 5 * u) +
    stroke(d, colour, size * thick * u) +
    stroke(d, mix(colour, pale, 0.7), size * 0.3 * thick * u, {
      transform: `translate(0 ${num(-size * 0.22 * thick * u)})`,
    })
  // Roots that come down the trunk and bend into the deck, and others that prop it from below.
  const bend = (side: -1 | 1, up: number, drift: number, size: number, colour: string) =>
    strand(
      line([
        [x + side * (span + 90 * u), y - up * 1.2 * u],
        [x + side * (span + 10 * u), y - up * 0.62 * u],
        [x + side * span * 0.9, y - up * 0.28 * u],
        ...[0.7, 0.42, 0.12, -0.2, -0.55, -0.85, -1.14].map((t, i): Point => {
          const lift = i < 2 ? -up * 0.06 * (2 - i) : Math.sin(i * 2.1 + up) * 5
          return [x + side * t * span, deckAt(t) + (lift + drift) * u]
        }),
      ]),
      size,
      colour,
    )
  const prop = (side: -1 | 1, foot: number, low: number, size: number, colour: string) =>
    strand(
      line([
        [x + side * (span + foot * u), y + low * 1.3 * u],
        [x + side * span * 0.96, y + low * 0.62 * u],
        [x + side * span * 0.8, y + low * 0.2 * u],
        ...[0.52, 0.2, -0.15, -0.5, -0.86, -1.14].map(
          (t, i): Point => [x + side * t * span, deckAt(t) + (16 - i * 2) * thick * u],
        ),
      ]),
      size,
      colour,
    )
  const threads = repeat(26, (i) => {
    const t = -0.92 + (1.84 * (i + next() * 0.8)) / 26
    const long = between(next, 26, 110) * (0.5 + 0.6 * Math.abs(t)) * thick
    const px = x + t * span
    const sway = between(next, -10, 10)
    return stroke(
      `M${num(px)} ${num(deckAt(t) + 8 * u)}q${num(sway * u)} ${num(long * 0.5 * u)} ${num(sway * 0.4 * u)} ${num(long * u)}`,
      i % 3 ? mid : dark,
      between(next, 2, 5) * thick * u,
    )
  })
  const ties = (shift: number, colour: string, count: number) =>
    repeat(count, (i) => {
      const t = -0.98 + (1.96 * (i + between(next, 0.2, 0.8))) / count
      const b = Math.min(1, Math.max(-1, t + between(next, -0.16, 0.16)))
      return stroke(
        `M${num(x + t * span)} ${num(deckAt(t) - 4 * u)}Q${num(x + ((t + b) / 2) * span + between(next, -26, 26) * u)} ${num((deckAt(t) + railAt(b)) / 2)} ${num(x + b * span)} ${num(railAt(b) + shift * u)}`,
        colour,
        between(next, 2.5, 8) * thick * u,
      )
    })
  const moss = repeat(13, (i) => {
    const t = -0.9 + (1.8 * i) / 12
    return ellipse(x + t * span, deckAt(t) - 9 * thick * u, 34 * u, 5 * u, mix(ink.forest, ink.cream, 0.12), {
      opacity: 0.85,
    })
  })
  return (
    threads +
    ties(-12, dark, 13) +
    strand(along(railAt, -14, 7), 7, mid) +
    prop(-1, 40, 150, 15, mid) +
    prop(1, 46, 156, 15, mid) +
    bend(-1, 230, 8, 15, mid) +
    bend(1, 220, 6, 15, mid) +
    strand(along(deckAt, 8, 6), 17, mid) +
    prop(-1, -20, 110, 11, ink.root) +
    prop(1, -20, 116, 11, ink.root) +
    strand(along(deckAt, -2, 7), 14, ink.root) +
    bend(-1, 130, -4, 12, ink.root) +
    bend(1, 140, -6, 12, lit < 0 ? ink.root : mix(ink.root, mid, 0.4)) +
    moss +
    ties(0, mid, 17) +
    strand(along(railAt, 0, 8), 11, ink.root) +
    strand(
      along((t) => railAt(t) + 20 * u, 0, 12),
      5,
      mid,
    )
  )
}

/** A Khasi villager under the long rain shield of cane, crossing. */
const villager = (stage: Stage<Ink>, x: number, y: number) => {
  const { u, ink } = stage
  const cane = mix(ink.root, ink.marigold, 0.55)
  return at(
    x,
    y,
    u,
    person(126, {
      coat: mix('#c23a4a', ink.leaf, stage.night ? 0.5 : 0),
      legs: mix('#2f4f7d', ink.leaf, 0.2),
      skirt: true,
      pose: 'walk',
      skin: '#9a6444',
    }) +
      path(
        'M22 -126Q4 -148 -24 -134Q-62 -106 -56 -40Q-50 -26 -36 -32Q-34 -80 -6 -106Q8 -116 24 -114Z',
        cane,
      ) +
      path('M-24 -134Q-62 -106 -56 -40Q-50 -26 -44 -30Q-48 -92 -14 -122Z', lighten(cane, 0.08)) +
      repeat(4, (i) =>
        path(
          `M${-55 + i * 5} ${-56 - i * 18}L${-34 + i * 9} ${-50 - i * 18}L${-34 + i * 9} ${-47 - i * 18}L${-55 + i * 5} ${-53 - i * 18}Z`,
          ink.bark,
          { opacity: 0.55 },
        ),
      ),
  )
}

/** Two travellers on the lower bridge. */
const pair = (stage: Stage<Ink>, x: number, y: number) =>
  at(x, y, stage.u, person(132, { coat: stage.ink.marigold, legs: stage.ink.leaf, bag: stage.ink.leaf })) +
  at(
    x + 60 * stage.u,
    y + 2 * stage.u,
    stage.u,
    person(126, {
      coat: stage.ink.cream,
      legs: mix(stage.ink.water, stage.ink.leaf, 0.6),
      bag: mix(stage.ink.root, stage.ink.marigold, 0.4),
      facing: -1,
      pose: 'wave',
    }),
  )

/** A rubber fig on its bank: a trunk of many stems, roots that grip the rock, a heavy crown. `side` is where the gap is. */
function fig(stage: Stage<Ink>, x: number, y: number, side: -1 | 1): string {
  const { u, ink, lit } = stage
  const next = stage.random(`fig${side}`)
  const dark = mix(ink.bark, ink.leaf, 0.4)
  const stem = (ax: number, bx: number, cx: number, foot: number, size: number, colour: string) =>
    path(
      `M${num((ax - size * 0.5) * side * u)} ${num(-640 * u)}C${num((bx - size * 0.5) * side * u)} ${num(-430 * u)} ${num((bx - size * 0.6) * side * u)} ${num(-220 * u)} ${num((cx - size) * side * u)} ${num(foot * u)}L${num((cx + size * 0.8) * side * u)} ${num(foot * u)}C${num((bx + size * 0.7) * side * u)} ${num(-220 * u)} ${num((bx + size * 0.5) * side * u)} ${num(-430 * u)} ${num((ax + size * 0.5) * side * u)} ${num(-640 * u)}Z`,
      colour,
    )
  const heap = (a: number, b: number, r: number) =>
    repeat(6, (i) => {
      const turn = (i / 6) * Math.PI * 2 + next()
      return ellipse(
        (a * side + Math.cos(turn) * r * 0.55) * u,
        (b + Math.sin(turn) * r * 0.3) * u,
        r * 0.6 * u,
        r * 0.46 * u,
        ink.leaf,
      )
    }) +
    repeat(5, (i) => {
      const turn = (i / 5) * Math.PI * 2 + next()
      return ellipse(
        (a * side + lit * r * 0.2 + Math.cos(turn) * r * 0.4) * u,
        (b - r * 0.24 + Math.sin(turn) * r * 0.2) * u,
        r * 0.38 * u,
        r * 0.25 * u,
        mix(ink.leaf, ink.forest, 0.65),
      )
    })
  const sunny = side === -lit
  return at(
    x,
    y,
    1,
    stem(-20, -30, -70, 60, 64, dark) +
      stem(40, 20, 60, 60, 52, mix(ink.bark, ink.leaf, 0.2)) +
      stem(-60, -64, -130, 60, 34, mix(ink.bark, ink.leaf, sunny ? 0.1 : 0.35)) +
      stem(0, -8, -20, 60, 30, mix(ink.root, ink.bark, 0.65)) +
      stem(54, 44, 120, 60, 26, sunny ? mix(ink.bark, ink.leaf, 0.3) : mix(ink.root, ink.bark, 0.5)) +
      stem(20, 30, 30, 60, 14, mix(ink.root, ink.bark, 0.3)) +
      stem(-40, -34, -80, 60, 13, mix(ink.root, ink.bark, 0.5)) +
      repeat(9, (i) => {
        const a = -120 + i * 34 + between(next, -10, 10)
        return stroke(
          `M${num(a * side * u)} ${num(-560 * u)}q${num(between(next, -14, 14) * u)} ${num(80 * u)} ${num(between(next, -8, 8) * u)} ${num(between(next, 90, 240) * u)}`,
          mix(ink.root, ink.bark, 0.6),
          between(next, 2, 4) * u,
        )
      }) +
      bushes(
        next,
        Array.from(
          { length: 7 },
          (_, i) => [(-190 + i * 56) * side * u, (74 + 18 * next()) * u, (34 + 14 * next()) * u] as const,
        ),
        mix(ink.forest, ink.leaf, 0.4),
        ink.leaf,
        lit,
      ) +
      heap(-170, -600, 130) +
      heap(180, -620, 96) +
      heap(-60, -670, 140) +
      heap(80, -670, 120) +
      heap(-250, -540, 90) +
      heap(-40, -580, 90),
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
