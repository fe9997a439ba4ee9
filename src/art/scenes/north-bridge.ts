import { lighten, mix } from '../colour.ts'
import { bushes } from '../parts/plants.ts'
import { between } from '../random.ts'
import type { Stage } from '../scene.ts'
import { at, ellipse, hill, line, num, type Point, path, repeat, stroke } from '../shape.ts'
import type { Ink } from './north-falls.ts'

/**
 * One bridge of living roots: thick roots from the trees on both banks form an arched deck, two roots above it are the
 * handrails, and thin ones hang down. `y` is the height of the deck at its ends, `thick` scales the width of the roots.
 */
export function rootBridge(
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
  // The y of the arched deck at a position -1..1 between the banks.
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
  // Roots that come down from the trunk and bend into the deck; `prop` draws those that support it from below.
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
    const length = between(next, 26, 110) * (0.5 + 0.6 * Math.abs(t)) * thick
    const px = x + t * span
    const sway = between(next, -10, 10)
    return stroke(
      `M${num(px)} ${num(deckAt(t) + 8 * u)}q${num(sway * u)} ${num(length * 0.5 * u)} ${num(sway * 0.4 * u)} ${num(length * u)}`,
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

/** A rubber fig tree on its bank: a trunk of many stems, roots over the rock, and a large crown. `side` is the side of the bridge. */
export function fig(stage: Stage<Ink>, x: number, y: number, side: -1 | 1): string {
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
export function banks(stage: Stage<Ink>, x: number, pool: number): string {
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
