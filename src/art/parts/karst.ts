import { lighten, mix } from '../colour.ts'
import { between, type Random } from '../random.ts'
import { blob, num, type Point, path, poly, repeat } from '../shape.ts'

/** Colours of a limestone tower: rock in light and in shade, and the forest on it. */
export interface KarstInk {
  light: string
  shade: string
  green: string
}

/** A limestone tower in water on the origin, `w` wide and `h` high; with `waist` < 1 it is narrower at the water line. */
export function karst(next: Random, w: number, h: number, ink: KarstInk, lit: -1 | 1, waist = 0.86): string {
  const rows = 7
  const edge = (side: number) =>
    Array.from({ length: rows }, (_, i): Point => {
      const t = i / (rows - 1)
      const bulge = Math.sin(Math.PI * (0.18 + 0.74 * t)) ** 0.55
      const reach = i === 0 ? waist : bulge * between(next, 0.9, 1.06)
      return [side * w * 0.5 * reach, -h * (0.02 + 0.8 * t)]
    })
  const left = edge(-1)
  const right = edge(1)
  const crown: Point[] = [
    [-w * 0.22, -h * 0.93],
    [between(next, -0.1, 0.1) * w, -h],
    [w * 0.24, -h * 0.9],
  ]
  const outline: Point[] = [
    [-w * 0.5 * waist, 0],
    ...left,
    ...crown,
    ...[...right].reverse(),
    [w * 0.5 * waist, 0],
  ]
  const seam = Array.from(
    { length: 6 },
    (_, i): Point => [
      lit * -w * (0.02 + 0.07 * (i % 2)) + between(next, -0.03, 0.03) * w,
      -h * (0.95 - 0.19 * i),
    ],
  )
  const far = lit < 0 ? right : left
  const shade = poly(
    [
      crown[1] as Point,
      ...(lit < 0 ? [crown[2] as Point] : [crown[0] as Point]),
      ...[...far].reverse(),
      [-lit * w * 0.5 * waist, 0],
      [seam.at(-1)?.[0] ?? 0, 0],
      ...[...seam].reverse(),
    ],
    ink.shade,
  )
  const streaks = repeat(5, (i) => {
    const x = lit * w * (0.04 + i * 0.085)
    const top = -h * between(next, 0.55, 0.8)
    const length = h * between(next, 0.18, 0.4)
    return path(
      `M${num(x)} ${num(top)}Q${num(x + w * 0.03)} ${num(top + length * 0.5)} ${num(x + w * 0.004)} ${num(top + length)}Q${num(x - w * 0.03)} ${num(top + length * 0.5)} ${num(x)} ${num(top)}Z`,
      i % 2 ? mix(ink.light, ink.shade, 0.4) : lighten(ink.light, 0.07),
    )
  })
  const tide = poly(
    [
      [-w * 0.5 * waist, 0],
      [-w * 0.49 * waist, -h * 0.022],
      [w * 0.49 * waist, -h * 0.022],
      [w * 0.5 * waist, 0],
    ],
    mix(ink.shade, '#20303a', 0.28),
  )
  return poly(outline, ink.light) + shade + streaks + jungle(next, w, h, ink, lit) + tide
}

/** The forest on top of a limestone tower, and the strips of it that grow down the cracks. */
function jungle(next: Random, w: number, h: number, ink: KarstInk, lit: -1 | 1): string {
  const puff = (x: number, y: number, r: number, colour: string) =>
    blob(
      Array.from(
        { length: 8 },
        (_, i): Point => [
          x + Math.cos((i / 8) * 6.2832) * r * between(next, 0.85, 1.15),
          y + Math.sin((i / 8) * 6.2832) * r * between(next, 0.58, 0.8),
        ],
      ),
      colour,
    )
  const dark = lighten(ink.green, -0.05)
  const light = lighten(ink.green, 0.045)
  const tongue = (x: number, top: number, length: number, colour: string) =>
    path(
      `M${num(x - w * 0.07)} ${num(top)}Q${num(x - w * 0.05)} ${num(top + length * 0.6)} ${num(x)} ${num(top + length)}Q${num(x + w * 0.05)} ${num(top + length * 0.5)} ${num(x + w * 0.08)} ${num(top)}Z`,
      colour,
    )
  const clump = (x: number, y: number, r: number, colour: string) =>
    puff(x, y, r, colour) + puff(x + r * 0.5, y + r * 0.5, r * 0.62, colour)
  return (
    tongue(-w * 0.27, -h * 0.82, h * 0.16, dark) +
    tongue(w * 0.05, -h * 0.86, h * 0.12, dark) +
    tongue(w * 0.27, -h * 0.8, h * 0.2, dark) +
    clump(-w * 0.36, -h * 0.5, w * 0.075, dark) +
    clump(w * 0.33, -h * 0.3, w * 0.07, ink.green) +
    clump(-w * 0.12, -h * 0.24, w * 0.05, dark) +
    puff(-w * 0.24, -h * 0.84, w * 0.17, dark) +
    puff(w * 0.24, -h * 0.83, w * 0.17, dark) +
    puff(0, -h * 0.93, w * 0.21, ink.green) +
    puff(-lit * w * 0.1, -h * 0.88, w * 0.14, dark) +
    puff(lit * w * 0.2, -h * 0.88, w * 0.13, light) +
    puff(lit * w * 0.07, -h * 0.98, w * 0.11, light)
  )
}
