import { lighten, mix } from '../colour.ts'
import { between, type Random } from '../random.ts'
import type { Stage } from '../scene.ts'
import { hill, type Paint, type Point, poly, repeat } from '../shape.ts'

/** A random line by midpoint displacement: `2 ** levels + 1` heights, mostly between -1 and 1. */
function roughLine(next: Random, levels: number, rough: number): number[] {
  let line = [between(next, -0.3, 0.3), between(next, -0.3, 0.3)]
  let size = 1
  for (let level = 0; level < levels; level++) {
    line = line.flatMap((value, i) => {
      const after = line[i + 1]
      return after === undefined ? [value] : [value, (value + after) / 2 + between(next, -size, size)]
    })
    size *= rough
  }
  return line
}

/** Rolling hills across the picture, filled down to `bottom`. `y` is the mean of their outline and `amp` its amplitude, in units. */
export function hills(
  stage: Stage,
  name: string,
  options: { y: number; amp: number; fill: Paint; bottom?: number; detail?: number; rough?: number },
): string {
  const { y, amp, fill, bottom = stage.h, detail = 4, rough = 0.5 } = options
  const line = roughLine(stage.random(name), detail, rough)
  const points = line.map(
    (value, i): Point => [(-0.04 + (1.08 * i) / (line.length - 1)) * stage.w, y - value * amp],
  )
  return hill(
    points,
    [
      [stage.w * 1.04, bottom],
      [-stage.w * 0.04, bottom],
    ],
    fill,
  )
}

/** Colours of a mountain: the side in light, the side in shade, and its snow. */
export interface PeakInk {
  light: string
  shade: string
  snow?: string
  snowShade?: string
}

/** A mountain with facets, on y = 0 with its summit at x = 0: `h` high and `w` wide; `snow` is the share of the height covered with snow. */
export function peak(next: Random, w: number, h: number, ink: PeakInk, lit: -1 | 1, snow = 0): string {
  const flank = (side: number) => {
    const count = 6
    return Array.from({ length: count }, (_, i): Point => {
      const t = (i + 1) / count
      const bulge = Math.sin(t * Math.PI) * w * 0.035 * between(next, -1.2, 1)
      return [
        side * ((w / 2) * t ** 1.08 + bulge),
        -h * (1 - t) - (i < count - 1 ? h * between(next, -0.02, 0.035) : 0),
      ]
    })
  }
  const top: Point = [0, -h]
  const left = flank(-1)
  const right = flank(1)
  // The crest runs irregularly from the summit to the foot; it divides the lit side from the shaded side.
  const crest = Array.from({ length: 7 }, (_, i): Point => {
    const t = (i + 1) / 7
    return [
      w * 0.05 * (i % 2 ? 1 : -0.7) * between(next, 0.4, 1.2) * (0.4 + t) + lit * -w * 0.03 * t,
      -h * (1 - t),
    ]
  })
  const dark = lit < 0 ? right : left
  const bright = lit < 0 ? left : right
  const body = poly([top, ...bright, [0, 0], ...[...crest].reverse()], ink.light)
  const shaded = poly([top, ...dark, [0, 0], ...[...crest].reverse()], ink.shade)
  const mid = mix(ink.light, ink.shade, 0.45)
  const facets =
    facet(bright, crest, 0.3, 0.78, mid, next) +
    facet(dark, crest, 0.38, 0.85, mix(ink.shade, ink.light, 0.28), next)
  if (snow === 0 || !ink.snow) return body + shaded + facets
  const cap = (side: Point[], colour: string) => {
    const reach = 1 - snow
    const edge = pointAlong(side, top, snow)
    const inner = pointAlong(crest, top, snow * between(next, 0.85, 1.1))
    const teeth = 5
    const drip = Array.from({ length: teeth * 2 - 1 }, (_, i): Point => {
      const t = (i + 1) / (teeth * 2)
      const deep = i % 2 === 0 ? between(next, 0.1, 0.28) : between(next, -0.1, 0.04)
      return [edge[0] + (inner[0] - edge[0]) * t, edge[1] + (inner[1] - edge[1]) * t + deep * h * snow]
    })
    const upper = side.filter((point) => point[1] < -h * reach)
    const spine = crest.filter((point) => point[1] < -h * reach)
    return poly([top, ...upper, edge, ...drip, inner, ...[...spine].reverse()], colour)
  }
  return (
    body + shaded + facets + cap(bright, ink.snow) + cap(dark, ink.snowShade ?? mix(ink.snow, ink.shade, 0.4))
  )
}

/** The point at `t` (0..1) along a polyline that starts at the summit. */
function pointAlong(chain: Point[], top: Point, t: number): Point {
  const all = [top, ...chain]
  const place = t * (all.length - 1)
  const i = Math.min(all.length - 2, Math.floor(place))
  const a = all[i] as Point
  const b = all[i + 1] as Point
  return [a[0] + (b[0] - a[0]) * (place - i), a[1] + (b[1] - a[1]) * (place - i)]
}

/** Two facets of a mountain between its flank `side` and its crest. */
function facet(
  side: Point[],
  crest: Point[],
  from: number,
  to: number,
  colour: string,
  next: Random,
): string {
  const top: Point = [0, (side[0] as Point)[1] * 1.2]
  const lean = (t: number, share: number): Point => {
    const outer = pointAlong(side, top, t)
    const inner = pointAlong(crest, top, t)
    return [inner[0] + (outer[0] - inner[0]) * share, inner[1] + (outer[1] - inner[1]) * share]
  }
  const a = between(next, 0.3, 0.45)
  return (
    poly(
      [
        lean(from, a),
        lean(from + 0.2, a + 0.22),
        lean(to, a + 0.3),
        lean(1, a + 0.12),
        lean(to - 0.2, a - 0.1),
      ],
      colour,
    ) + poly([lean(0.62, 0.1), lean(0.75, 0.26), lean(1, 0.3), lean(1, 0.04)], colour, { opacity: 0.7 })
  )
}

/** A mountain range: peaks side by side on the base line `y` (units); `depth` 0..1 adds haze. */
export function range(
  stage: Stage,
  name: string,
  options: {
    y: number
    height: number
    count: number
    ink: PeakInk
    snow?: number
    spread?: number
    depth?: number
  },
): string {
  const next = stage.random(name)
  const { count, ink, depth = 0, spread = 1.5 } = options
  const hazed: PeakInk = { light: stage.far(ink.light, depth), shade: stage.far(ink.shade, depth) }
  if (ink.snow) hazed.snow = stage.far(ink.snow, depth * 0.6)
  if (ink.snowShade) hazed.snowShade = stage.far(ink.snowShade, depth * 0.8)
  const order = Array.from({ length: count }, (_, i) => ({
    i,
    h: between(next, 0.62, 1) * options.height,
  })).sort((a, b) => b.h - a.h)
  return order
    .map(({ i, h }) => {
      const x = ((i + 0.5) / count + between(next, -0.06, 0.06)) * stage.w * 1.1 - stage.w * 0.05
      const w = (stage.w / count) * spread * between(next, 1.1, 1.5)
      return `<g transform="translate(${Math.round(x)} ${Math.round(options.y)})">${peak(next, Math.max(w, h * 1.1), h, hazed, stage.lit, options.snow ?? 0)}</g>`
    })
    .join('')
}

/** A layer of mist across the picture that fades out upwards and downwards. `y` is its middle, in units. */
export function mist(stage: Stage, y: number, height: number, colour: string, opacity = 0.7): string {
  const steps = 3
  return repeat(steps, (i) => {
    const t = (i + 1) / steps
    return `<ellipse cx="${Math.round(stage.w * 0.5)}" cy="${Math.round(y)}" rx="${Math.round(stage.w * 0.8)}" ry="${Math.round(height * t)}" fill="${stage.glow(colour, opacity / steps)}"/>`
  })
}

/** Rice terraces: `rows` curved steps from `top` down to `bottom` (units), each with a light upper edge. */
export function terraces(
  stage: Stage,
  name: string,
  options: {
    top: number
    bottom: number
    rows: number
    near: string
    far: string
    water?: string
    slope?: number
  },
): string {
  const next = stage.random(name)
  const { top, bottom, rows, slope = 0 } = options
  return repeat(rows, (i) => {
    const t = i / Math.max(1, rows - 1)
    const y = top + (bottom - top) * t ** 1.25
    const gap = ((bottom - top) / rows) * (0.5 + 1.1 * t)
    const colour = mix(options.far, options.near, t)
    const phase = next() * Math.PI * 2
    const points = Array.from({ length: 8 }, (_, k): Point => {
      const x = (-0.05 + (1.1 * k) / 7) * stage.w
      return [x, y + Math.sin(phase + k * 0.95) * gap * 0.42 + slope * (x / stage.w - 0.5) * stage.h]
    })
    const down = (dy: number) => points.map(([x, py]): Point => [x, py + dy])
    const rest: Point[] = [
      [stage.w * 1.05, stage.h],
      [-stage.w * 0.05, stage.h],
    ]
    const lip = hill(points, rest, lighten(colour, 0.09))
    const shelf =
      options.water && i % 2 === 1 ? hill(down(gap * 0.1), rest, mix(options.water, colour, 0.25)) : ''
    return lip + shelf + hill(down(gap * (shelf ? 0.34 : 0.16)), rest, colour)
  })
}
