import { lighten, mix } from '../colour.ts'
import { bushes } from '../parts/plants.ts'
import { between, wave } from '../random.ts'
import type { Stage } from '../scene.ts'
import { ellipse, hill, lens, num, type Point, path, poly, rect, repeat } from '../shape.ts'

/** The named colours of this scene. */
export type Ink = 'root' | 'bark' | 'hill' | 'forest' | 'leaf' | 'water' | 'marigold' | 'cream'

/** The plateau and the waterfall from its edge. */
export function plateau(stage: Stage<Ink>, x: number, pool: number): string {
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
  const fall = (dx: number, top: number, low: number, width: number, opacity: number) =>
    path(
      `M${p(dx, top).map(num).join(' ')}Q${p(dx - 6 + wave(time, dx / 90) * 2, (top + low) / 2)
        .map(num)
        .join(' ')} ${p(dx - 12, low)
        .map(num)
        .join(' ')}H${num(x + (dx + width + 14) * u)}Q${p(dx + width + 4, (top + low) / 2)
        .map(num)
        .join(' ')} ${p(dx + width, top)
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

/** A row of trees; `haze` 0 is near, 1 far. */
export function woods(stage: Stage<Ink>, y: number, haze: number, name: string): string {
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

/** The pool below the bridges, with clear water and stones. */
export function stream(stage: Stage<Ink>, x: number, pool: number): string {
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
