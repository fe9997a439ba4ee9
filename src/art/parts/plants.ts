import { lighten, mix } from '../colour.ts'
import { between, type Random, wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Stage } from '../scene.ts'
import {
  at,
  circle,
  ellipse,
  group,
  num,
  type Paint,
  type Point,
  path,
  pointOnCurve,
  poly,
  repeat,
  stroke,
} from '../shape.ts'

/** A palm frond with leaflets from the origin, `length` long; it starts at `angle` degrees (0 right, 90 up) and bends down. */
export function frond(length: number, angle: number, fill: Paint, droop = 0.55, width = 0.2): string {
  const radians = (angle * Math.PI) / 180
  const tip: Point = [Math.cos(radians) * length, -Math.sin(radians) * length + droop * length]
  const bend: Point = [Math.cos(radians) * length * 0.55, -Math.sin(radians) * length * 0.75 - length * 0.1]
  const teeth = Math.round(Math.min(17, Math.max(10, length / 20)))
  const upper: Point[] = []
  const lower: Point[] = []
  for (let i = 0; i <= teeth; i++) {
    const t = i / teeth
    const [x, y] = pointOnCurve([0, 0], bend, tip, t)
    const [ax, ay] = pointOnCurve([0, 0], bend, tip, Math.min(1, t + 0.02))
    const [bx, by] = pointOnCurve([0, 0], bend, tip, Math.max(0, t - 0.02))
    const size = Math.hypot(ax - bx, ay - by) || 1
    const along: Point = [(ax - bx) / size, (ay - by) / size]
    const down: Point = along[0] >= 0 ? [-along[1], along[0]] : [along[1], -along[0]]
    const reach = length * width * Math.sin(Math.PI * (0.1 + 0.85 * t)) ** 0.7
    upper.push([x - down[0] * reach * 0.3, y - down[1] * reach * 0.3])
    // Each leaflet is a tooth of the outline that points outwards and down; between two of them the outline returns to the rib.
    if (i < teeth) {
      const hang = reach * 1.05
      lower.push([x + down[0] * reach * 0.12, y + down[1] * reach * 0.12])
      lower.push([
        x + down[0] * hang + along[0] * length * 0.1,
        y + down[1] * hang + along[1] * length * 0.1 + hang * 0.18,
      ])
    }
  }
  return poly([[0, 0], ...upper, tip, ...lower.reverse()], fill)
}

/** A palm on the origin, `height` tall, whose top is `lean` of its height to the right. `light` and `dark` are the colours of its leaves. */
export function palm(
  next: Random,
  options: {
    height: number
    lean?: number
    light: string
    dark: string
    trunk: string
    lit: -1 | 1
    time?: number
    nuts?: string
    /** Length of the leaves as a share of the height. */
    crown?: number
  },
): string {
  const { height, lean = 0.12, light, dark, trunk, lit, time = 0 } = options
  const sway = wave(time, next()) * 0.012
  const top: Point = [height * (lean + sway), -height]
  const bend: Point = [height * lean * 0.15, -height * 0.55]
  const width = (t: number) => height * (0.034 - 0.018 * t) + (t < 0.08 ? height * 0.012 : 0)
  const steps = Array.from({ length: 9 }, (_, i) => i / 8)
  const edge = (side: number) =>
    steps.map((t): Point => {
      const [x, y] = pointOnCurve([0, 0], bend, top, t)
      return [x + side * width(t) * 0.5, y]
    })
  const stem = poly([...edge(-1), ...edge(1).reverse()], trunk)
  const glint = poly(
    [...edge(lit).map(([x, y]): Point => [x, y]), ...edge(lit * 0.3).reverse()],
    lighten(trunk, 0.12),
  )
  const length = height * (options.crown ?? 0.46)
  const fan = [206, 168, 142, 120, 60, 38, 12, -26, 186, 152, 30, -6]
  const leaves = fan
    .map((angle, i) => {
      const back =
        i < 8 && i % 2 === 0
          ? dark
          : mix(dark, light, Math.cos((angle * Math.PI) / 180) * lit > 0 ? 0.95 : 0.35)
      const size = length * between(next, 0.82, 1.05)
      return frond(
        size,
        angle + between(next, -8, 8) + wave(time, i / 11) * 2.2,
        back,
        between(next, 0.42, 0.66),
      )
    })
    .join('')
  const nuts = options.nuts
    ? repeat(3, (i) =>
        circle((i - 1) * height * 0.024, height * 0.024, height * 0.019, options.nuts as string),
      )
    : ''
  return solid(height * 0.22, stem + glint + at(top[0], top[1], 1, leaves + nuts))
}

/** A broad-leaved tree on the origin, `height` tall, with a round crown that is lit on one side. */
export function tree(
  next: Random,
  height: number,
  light: string,
  dark: string,
  trunk: string,
  lit: -1 | 1,
): string {
  const r = height * 0.3
  const puffs = Array.from({ length: 7 }, (_, i) => ({
    x: Math.cos(i * 0.9 + next()) * r * 0.75,
    y: -height * 0.66 + Math.sin(i * 1.7 + next()) * r * 0.55,
    r: r * between(next, 0.55, 0.8),
  }))
  return (
    path(
      `M${num(-height * 0.035)} 0L${num(-height * 0.02)} ${num(-height * 0.5)}L${num(height * 0.02)} ${num(-height * 0.5)}L${num(height * 0.04)} 0Z`,
      trunk,
    ) +
    puffs.map((p) => circle(p.x, p.y, p.r, dark)).join('') +
    puffs.map((p) => circle(p.x + lit * p.r * 0.22, p.y - p.r * 0.2, p.r * 0.72, light)).join('')
  )
}

/** A fir on the origin, with `tiers` of branches and a lit and a shaded half. */
export function fir(height: number, light: string, dark: string, lit: -1 | 1, tiers = 4): string {
  const half = (side: number, colour: string) =>
    repeat(tiers, (i) => {
      const top = -height * (1 - i * (0.62 / tiers))
      const base = -height * (0.62 - i * (0.54 / (tiers - 1)))
      const w = height * (0.1 + (0.16 * i) / (tiers - 1))
      return poly(
        [
          [0, top],
          [side * w, base],
          [side * w * 0.5, base + height * 0.025],
          [0, base],
        ],
        colour,
      )
    })
  return (
    poly(
      [
        [-height * 0.02, 0],
        [-height * 0.02, -height * 0.12],
        [height * 0.02, -height * 0.12],
        [height * 0.02, 0],
      ],
      dark,
    ) +
    half(-lit, dark) +
    half(lit, light)
  )
}

/** A row of firs along a base line: [x, y, height] each. */
export const firs = (
  spots: readonly (readonly [number, number, number])[],
  light: string,
  dark: string,
  lit: -1 | 1,
) => spots.map(([x, y, height]) => at(x, y, 1, fir(height, light, dark, lit))).join('')

/** A slim cypress or poplar on the origin. */
export function cypress(height: number, light: string, dark: string, lit: -1 | 1): string {
  const w = height * 0.11
  const shape = `M0 ${num(-height)}C${num(w * 0.9)} ${num(-height * 0.72)} ${num(w * 1.3)} ${num(-height * 0.3)} ${num(w * 0.5)} 0L${num(-w * 0.5)} 0C${num(-w * 1.3)} ${num(-height * 0.3)} ${num(-w * 0.9)} ${num(-height * 0.72)} 0 ${num(-height)}Z`
  const side = `M0 ${num(-height)}C${num(lit * w * 0.9)} ${num(-height * 0.72)} ${num(lit * w * 1.3)} ${num(-height * 0.3)} ${num(lit * w * 0.5)} 0L0 0C${num(lit * w * 0.6)} ${num(-height * 0.4)} ${num(lit * w * 0.3)} ${num(-height * 0.7)} 0 ${num(-height)}Z`
  return path(shape, dark) + path(side, light)
}

/** A large banana leaf from the origin towards `angle` degrees: two halves and a rib. */
export function leaf(length: number, angle: number, light: string, dark: string, width = 0.26): string {
  const w = length * width
  const half = (side: number) =>
    `M0 0C${num(length * 0.2)} ${num(side * w)} ${num(length * 0.72)} ${num(side * w * 1.05)} ${num(length)} ${num(length * 0.04)}C${num(length * 0.7)} ${num(-length * 0.02)} ${num(length * 0.3)} ${num(-length * 0.03)} 0 0Z`
  const cut = (t: number, side: number) =>
    stroke(
      `M${num(length * t)} 0L${num(length * (t + 0.11))} ${num(side * w * 0.6)}`,
      side < 0 ? dark : light,
      length * 0.008,
      { opacity: 0.45 },
    )
  return at(
    0,
    0,
    1,
    path(half(-1), light) +
      path(half(1), dark) +
      repeat(6, (i) => cut(0.16 + i * 0.12, -1) + cut(0.16 + i * 0.12, 1)),
    -angle,
  )
}

/** A tuft of grass blades on the origin, bending with the wind. */
export function grass(next: Random, height: number, colours: readonly string[], count = 9, time = 0): string {
  return repeat(count, (i) => {
    const t = count > 1 ? i / (count - 1) - 0.5 : 0
    const tall = height * between(next, 0.6, 1)
    const lean = t * height * 0.9 + wave(time, next()) * height * 0.05
    const x = t * height * 0.5
    const w = height * 0.045
    return path(
      `M${num(x - w)} 0Q${num(x + lean * 0.2)} ${num(-tall * 0.6)} ${num(x + lean)} ${num(-tall)}Q${num(x + lean * 0.4 + w)} ${num(-tall * 0.5)} ${num(x + w)} 0Z`,
      colours[i % colours.length] as string,
    )
  })
}

/** A five-petalled blossom (frangipani) around the origin. */
export const blossom = (r: number, petal: string, heart: string, radians = 0) =>
  repeat(
    5,
    (i) =>
      `<g transform="rotate(${radians + i * 72})">${ellipse(0, -r * 0.55, r * 0.32, r * 0.5, petal)}</g>`,
  ) + circle(0, 0, r * 0.26, heart)

/** A marigold head around the origin: two rings of frilled petals. */
export function marigold(r: number, light: string, dark: string): string {
  const ring = (radius: number, count: number, colour: string) =>
    repeat(count, (i) =>
      circle(
        Math.cos((i / count) * 6.2832) * radius,
        Math.sin((i / count) * 6.2832) * radius,
        r * 0.34,
        colour,
      ),
    )
  return ring(r * 0.7, 10, dark) + ring(r * 0.4, 7, light) + circle(0, 0, r * 0.28, dark)
}

/** Dark leaves that hang into an upper corner of the picture, to frame it. */
export function bough(stage: Stage, corner: 'left' | 'right', light: string, dark: string, size = 1): string {
  const next = stage.random(`bough-${corner}`)
  const reach = stage.u * 330 * size
  const fronds = repeat(6, (i) =>
    frond(
      reach * between(next, 0.75, 1.05),
      24 - i * 22 + wave(stage.time, i / 6) * 1.5,
      i % 2 ? light : dark,
      0.42,
      0.19,
    ),
  )
  return corner === 'left'
    ? at(-reach * 0.1, reach * 0.06, 1, fronds)
    : at(stage.w + reach * 0.1, reach * 0.06, [-1, 1], fronds)
}

/** Scattered low bushes along a line of points. */
export const bushes = (
  next: Random,
  spots: readonly (readonly [number, number, number])[],
  light: string,
  dark: string,
  lit: -1 | 1,
) =>
  spots
    .map(([x, y, r]) =>
      at(
        x,
        y,
        1,
        group(
          repeat(4, (i) =>
            ellipse((i - 1.5) * r * 0.62, -r * between(next, 0.2, 0.45), r * 0.62, r * 0.55, dark),
          ) +
            repeat(3, (i) =>
              ellipse(
                (i - 1) * r * 0.6 + lit * r * 0.15,
                -r * between(next, 0.42, 0.6),
                r * 0.42,
                r * 0.34,
                light,
              ),
            ),
        ),
      ),
    )
    .join('')
