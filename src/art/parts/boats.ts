import { lighten } from '../colour.ts'
import { solid } from '../rim-light.ts'
import { num, path, poly, repeat, stroke } from '../shape.ts'

/** A slim open boat, `length` long and raised at both ends; the origin is on its water line. */
export function longboat(length: number, hull: string, trim: string, canopy?: string): string {
  const l = length / 2
  const body = path(
    `M${num(-l * 1.05)} ${num(-l * 0.34)}Q${num(-l * 0.7)} ${num(-l * 0.02)} ${num(-l * 0.3)} ${num(-l * 0.06)}L${num(l * 0.5)} ${num(-l * 0.06)}Q${num(l * 0.86)} ${num(-l * 0.04)} ${num(l * 1.08)} ${num(-l * 0.2)}Q${num(l * 0.86)} ${num(l * 0.12)} ${num(l * 0.5)} ${num(l * 0.1)}L${num(-l * 0.4)} ${num(l * 0.1)}Q${num(-l * 0.84)} ${num(l * 0.08)} ${num(-l * 1.05)} ${num(-l * 0.34)}Z`,
    hull,
  )
  const rim = path(
    `M${num(-l * 1.05)} ${num(-l * 0.34)}Q${num(-l * 0.7)} ${num(-l * 0.02)} ${num(-l * 0.3)} ${num(-l * 0.06)}L${num(l * 0.5)} ${num(-l * 0.06)}Q${num(l * 0.86)} ${num(-l * 0.04)} ${num(l * 1.08)} ${num(-l * 0.2)}Q${num(l * 0.86)} ${num(l * 0.02)} ${num(l * 0.5)} ${num(-l * 0.01)}L${num(-l * 0.3)} ${num(-l * 0.01)}Q${num(-l * 0.74)} ${num(l * 0.04)} ${num(-l * 1.05)} ${num(-l * 0.34)}Z`,
    trim,
  )
  if (!canopy) return solid(length * 0.4, body + rim)
  const posts = repeat(4, (i) =>
    stroke(`M${num(-l * 0.3 + i * l * 0.22)} ${num(-l * 0.06)}V${num(-l * 0.34)}`, hull, l * 0.022),
  )
  return solid(
    length * 0.4,
    posts +
      path(
        `M${num(-l * 0.42)} ${num(-l * 0.34)}Q${num(l * 0.03)} ${num(-l * 0.46)} ${num(l * 0.48)} ${num(-l * 0.34)}L${num(l * 0.46)} ${num(-l * 0.29)}Q${num(l * 0.03)} ${num(-l * 0.4)} ${num(-l * 0.4)} ${num(-l * 0.29)}Z`,
        canopy,
      ) +
      body +
      rim,
  )
}

/** A sailing boat with two sails, of which the one on the lit side is brighter; the origin is on its water line. */
export function sailboat(height: number, hull: string, sail: string, lit: -1 | 1): string {
  const h = height
  return solid(
    height,
    poly(
      [
        [0, -h],
        [0, -h * 0.14],
        [h * 0.38, -h * 0.14],
      ],
      lit > 0 ? sail : lighten(sail, -0.08),
    ) +
      poly(
        [
          [-h * 0.03, -h * 0.9],
          [-h * 0.03, -h * 0.14],
          [-h * 0.27, -h * 0.14],
        ],
        lit < 0 ? sail : lighten(sail, -0.08),
      ) +
      path(
        `M${num(-h * 0.34)} ${num(-h * 0.1)}H${num(h * 0.42)}Q${num(h * 0.36)} ${num(h * 0.03)} ${num(h * 0.26)} ${num(h * 0.03)}H${num(-h * 0.2)}Q${num(-h * 0.3)} ${num(h * 0.02)} ${num(-h * 0.34)} ${num(-h * 0.1)}Z`,
        hull,
      ),
  )
}

/** A wooden junk with battened sails, as in Vietnam and Hong Kong; the origin is on its water line. */
export function junk(height: number, hull: string, sail: string, lit: -1 | 1): string {
  const h = height
  const battenedSail = (x: number, w: number, top: number, bottom: number) => {
    const outline = `M${num(x)} ${num(-h * top)}Q${num(x + w * 0.7)} ${num(-h * (top - 0.06))} ${num(x + w)} ${num(-h * (top * 0.62 + bottom * 0.38))}Q${num(x + w * 1.04)} ${num(-h * (top * 0.3 + bottom * 0.7))} ${num(x + w * 0.92)} ${num(-h * bottom)}L${num(x - w * 0.1)} ${num(-h * (bottom + 0.01))}Q${num(x - w * 0.12)} ${num(-h * (top + bottom) * 0.5)} ${num(x)} ${num(-h * top)}Z`
    const ribs = repeat(4, (i) => {
      const y = -h * (bottom + ((top - bottom) * (i + 1)) / 5)
      return stroke(
        `M${num(x - w * 0.08)} ${num(y)}L${num(x + w * (0.98 - 0.1 * i))} ${num(y + h * 0.025 + i * h * 0.012)}`,
        lighten(sail, -0.13),
        h * 0.008,
      )
    })
    return (
      path(outline, sail) +
      path(
        `M${num(x)} ${num(-h * top)}Q${num(x - w * 0.12)} ${num(-h * (top + bottom) * 0.5)} ${num(x - w * 0.1)} ${num(-h * (bottom + 0.01))}L${num(x + w * 0.25)} ${num(-h * bottom)}Q${num(x + w * 0.18)} ${num(-h * (top + bottom) * 0.55)} ${num(x)} ${num(-h * top)}Z`,
        lighten(sail, lit < 0 ? 0.07 : -0.07),
      ) +
      ribs
    )
  }
  const hullPath = `M${num(-h * 0.52)} ${num(-h * 0.16)}L${num(-h * 0.3)} ${num(-h * 0.1)}H${num(h * 0.32)}L${num(h * 0.34)} ${num(-h * 0.2)}H${num(h * 0.5)}L${num(h * 0.44)} ${num(h * 0.03)}H${num(-h * 0.34)}Q${num(-h * 0.46)} ${num(h * 0.02)} ${num(-h * 0.52)} ${num(-h * 0.16)}Z`
  return solid(
    height,
    stroke(
      `M${num(-h * 0.02)} 0V${num(-h * 1.02)}M${num(-h * 0.34)} 0V${num(-h * 0.66)}M${num(h * 0.34)} 0V${num(-h * 0.56)}`,
      hull,
      h * 0.014,
    ) +
      battenedSail(-h * 0.02, h * 0.3, 0.98, 0.16) +
      battenedSail(-h * 0.34, h * 0.22, 0.62, 0.15) +
      battenedSail(h * 0.3, h * 0.16, 0.52, 0.24) +
      path(hullPath, hull) +
      path(
        `M${num(-h * 0.51)} ${num(-h * 0.13)}L${num(-h * 0.3)} ${num(-h * 0.07)}H${num(h * 0.47)}L${num(h * 0.465)} ${num(-h * 0.045)}H${num(-h * 0.32)}Z`,
        lighten(hull, 0.13),
      ),
  )
}
