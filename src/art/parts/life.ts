import { lighten } from '../colour.ts'
import { between, wave } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Stage } from '../scene.ts'
import {
  at,
  circle,
  ellipse,
  num,
  type Paint,
  type Point,
  path,
  pointOnCurve,
  poly,
  repeat,
  stroke,
} from '../shape.ts'

/** A bird in flight around the origin, `span` wide; `flap` -1..1 lifts the wings. */
export const bird = (span: number, flap: number, colour: string) => {
  const s = span / 2
  const tip = -s * (0.34 + 0.3 * flap)
  return path(
    `M${num(-s)} ${num(tip)}Q${num(-s * 0.45)} ${num(tip - s * 0.18)} 0 0Q${num(s * 0.45)} ${num(tip - s * 0.18)} ${num(s)} ${num(tip)}Q${num(s * 0.5)} ${num(tip * 0.55)} 0 ${num(s * 0.16)}Q${num(-s * 0.5)} ${num(tip * 0.55)} ${num(-s)} ${num(tip)}Z`,
    colour,
  )
}

/** A flock of birds around (x, y) in units, which moves a little with `time`. */
export function birds(stage: Stage, x: number, y: number, colour: string, count = 6, size = 26): string {
  const next = stage.random('birds')
  return repeat(count, (i) => {
    const span = size * stage.u * between(next, 0.6, 1)
    const px = x + (i - count / 2) * size * stage.u * 1.5 + wave(stage.time, 0.1 * i) * stage.u * 14
    const py =
      y +
      Math.abs(i - count / 2.6) * size * stage.u * 0.55 * between(next, 0.5, 1.3) +
      wave(stage.time, next()) * stage.u * 8
    return at(px, py, 1, bird(span, wave(stage.time, next(), 4), colour), between(next, -8, 8))
  })
}

/** The pose of a simple person. */
export type PersonPose = 'stand' | 'walk' | 'sit' | 'wave'

/** A simple person with clothes in two flat colours, standing on the origin and `height` tall. */
export function person(
  height: number,
  options: {
    coat: string
    legs?: string
    skin?: string
    hair?: string
    pose?: PersonPose
    skirt?: boolean
    hat?: string
    bag?: string
    facing?: -1 | 1
  },
): string {
  const {
    coat,
    legs = '#2b2a3c',
    skin = '#9a5f3f',
    hair = '#241a1c',
    pose = 'stand',
    skirt = false,
    facing = 1,
  } = options
  const h = height
  const drop = pose === 'sit' ? h * 0.22 : 0
  const leg = skirt
    ? poly(
        [
          [-h * 0.08, -h * 0.52],
          [h * 0.08, -h * 0.52],
          [h * 0.13, -h * 0.02],
          [-h * 0.13, -h * 0.02],
        ],
        legs,
      )
    : pose === 'walk'
      ? poly(
          [
            [-h * 0.07, -h * 0.5],
            [h * 0.07, -h * 0.5],
            [h * 0.15, 0],
            [h * 0.08, 0],
            [0, -h * 0.34],
            [-h * 0.1, 0],
            [-h * 0.17, 0],
          ],
          legs,
        )
      : pose === 'sit'
        ? path(
            `M${num(-h * 0.085)} ${num(-h * 0.5)}L${num(h * 0.26)} ${num(-h * 0.47)}Q${num(h * 0.32)} ${num(-h * 0.46)} ${num(h * 0.31)} ${num(-h * 0.38)}L${num(h * 0.3)} ${num(-h * 0.22)}L${num(h * 0.21)} ${num(-h * 0.22)}L${num(h * 0.2)} ${num(-h * 0.35)}L${num(-h * 0.085)} ${num(-h * 0.34)}Z`,
            legs,
          )
        : poly(
            [
              [-h * 0.075, -h * 0.5],
              [h * 0.075, -h * 0.5],
              [h * 0.075, 0],
              [h * 0.012, 0],
              [0, -h * 0.4],
              [-h * 0.012, 0],
              [-h * 0.075, 0],
            ],
            legs,
          )
  const torso = path(
    `M${num(-h * 0.1)} ${num(-h * 0.78)}Q0 ${num(-h * 0.86)} ${num(h * 0.1)} ${num(-h * 0.78)}L${num(h * 0.085)} ${num(-h * 0.46)}L${num(-h * 0.085)} ${num(-h * 0.46)}Z`,
    coat,
  )
  const hand: Point =
    pose === 'wave' ? [h * 0.24, -h * 1.02] : pose === 'walk' ? [h * 0.16, -h * 0.52] : [h * 0.13, -h * 0.47]
  const arms =
    stroke(
      `M${num(h * 0.08)} ${num(-h * 0.76)}L${num((h * 0.15 + hand[0]) / 2)} ${num((-h * 0.62 + hand[1]) / 2)}L${num(hand[0])} ${num(hand[1])}`,
      coat,
      h * 0.055,
    ) +
    stroke(
      `M${num(-h * 0.08)} ${num(-h * 0.76)}L${num(-h * 0.14)} ${num(-h * 0.6)}L${num(-h * 0.12)} ${num(-h * 0.47)}`,
      lighten(coat, -0.06),
      h * 0.055,
    )
  const head =
    circle(0, -h * 0.91, h * 0.075, skin) +
    path(
      `M${num(-h * 0.085)} ${num(-h * 0.89)}A${num(h * 0.085)} ${num(h * 0.085)} 0 0 1 ${num(h * 0.07)} ${num(-h * 0.95)}Q0 ${num(-h * 0.95)} ${num(-h * 0.05)} ${num(-h * 0.87)}Z`,
      hair,
    )
  const bag = options.bag
    ? path(
        `M${num(-h * 0.09)} ${num(-h * 0.78)}Q${num(-h * 0.22)} ${num(-h * 0.76)} ${num(-h * 0.2)} ${num(-h * 0.56)}L${num(-h * 0.08)} ${num(-h * 0.52)}Z`,
        options.bag,
      )
    : ''
  const hat = options.hat
    ? ellipse(0, -h * 0.955, h * 0.15, h * 0.028, options.hat) +
      path(
        `M${num(-h * 0.075)} ${num(-h * 0.955)}Q0 ${num(-h * 1.07)} ${num(h * 0.075)} ${num(-h * 0.955)}Z`,
        options.hat,
      )
    : ''
  return at(0, drop, [facing, 1], solid(h, bag + leg + torso + arms + head + hat))
}

/** Small square flags on a rope from one point to another, which move in the wind with `time`. */
export function flags(
  stage: Stage,
  from: Point,
  to: Point,
  options: { sag: number; size: number; colours: readonly string[]; rope?: string; name?: string },
): string {
  const bend: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + options.sag * 2]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.max(3, Math.round(length / (options.size * 1.22)))
  const s = options.size
  const cloths = repeat(count, (i) => {
    const t = (i + 0.5) / count
    const [x, y] = pointOnCurve(from, bend, to, t)
    const [ax, ay] = pointOnCurve(from, bend, to, t + 0.01)
    const tilt = (Math.atan2(ay - y, ax - x) * 180) / Math.PI
    const lift = wave(stage.time, i * 0.13, 2) * s * 0.16
    const colour = options.colours[i % options.colours.length] as string
    const cloth = path(
      `M${num(-s / 2)} 0L${num(s / 2)} 0Q${num(s * 0.5 + lift * 0.5)} ${num(s * 0.5)} ${num(s * 0.46 + lift)} ${num(s * 0.98)}Q${num(lift)} ${num(s * 1.1 - lift * 0.5)} ${num(-s * 0.46 + lift)} ${num(s)}Q${num(-s * 0.52 + lift * 0.4)} ${num(s * 0.5)} ${num(-s / 2)} 0Z`,
      colour,
    )
    const shade = path(
      `M${num(-s / 2)} 0L${num(s / 2)} 0L${num(s * 0.49)} ${num(s * 0.16)}L${num(-s * 0.49)} ${num(s * 0.16)}Z`,
      lighten(colour, -0.09),
    )
    return at(x, y, 1, cloth + shade, tilt * 0.5)
  })
  return (
    stroke(
      `M${num(from[0])} ${num(from[1])}Q${num(bend[0])} ${num(bend[1])} ${num(to[0])} ${num(to[1])}`,
      options.rope ?? '#4b3a35',
      Math.max(1.2, s * 0.06),
    ) + cloths
  )
}

/** A hot-air balloon whose envelope has its centre at the origin and the radius `r`; its vertical stripes have the given colours in turn. */
export function balloon(r: number, colours: readonly string[], lit: -1 | 1, basket = '#6b4226'): string {
  const gores = 7
  const edge = (k: number) =>
    `C${num(k * r * 1.36)} ${num(-r * 0.95)} ${num(k * r * 1.22)} ${num(r * 0.55)} ${num(k * r * 0.22)} ${num(r * 1.12)}`
  const back = (k: number) =>
    `C${num(k * r * 1.22)} ${num(r * 0.55)} ${num(k * r * 1.36)} ${num(-r * 0.95)} 0 ${num(-r)}`
  const body = repeat(gores, (i) => {
    const a = Math.sin(((i / gores) * 2 - 1) * 1.45) / Math.sin(1.45)
    const b = Math.sin((((i + 1) / gores) * 2 - 1) * 1.45) / Math.sin(1.45)
    const facing = ((a + b) / 2) * lit
    const colour = lighten(colours[i % colours.length] as string, facing * 0.09 - 0.02)
    return path(`M0 ${num(-r)}${edge(a)}L${num(b * r * 0.22)} ${num(r * 1.12)}${back(b)}Z`, colour)
  })
  const ropes = stroke(
    `M${num(-r * 0.2)} ${num(r * 1.12)}L${num(-r * 0.13)} ${num(r * 1.46)}M${num(r * 0.2)} ${num(r * 1.12)}L${num(r * 0.13)} ${num(r * 1.46)}`,
    basket,
    Math.max(0.8, r * 0.02),
  )
  const box = path(
    `M${num(-r * 0.15)} ${num(r * 1.44)}L${num(r * 0.15)} ${num(r * 1.44)}L${num(r * 0.12)} ${num(r * 1.66)}L${num(-r * 0.12)} ${num(r * 1.66)}Z`,
    basket,
  )
  return solid(
    r * 2,
    ropes +
      box +
      body +
      path(
        `M${num(-r * 0.22)} ${num(r * 1.1)}Q0 ${num(r * 1.2)} ${num(r * 0.22)} ${num(r * 1.1)}L${num(r * 0.18)} ${num(r * 1.19)}Q0 ${num(r * 1.26)} ${num(-r * 0.18)} ${num(r * 1.19)}Z`,
        lighten(colours[0] as string, -0.16),
      ),
  )
}

/** A paper lantern hanging from the origin; it glows when `on`. */
export function lantern(stage: Stage, size: number, colour: Paint, on: boolean): string {
  const halo = on ? circle(0, size * 0.75, size * 1.9, stage.glow('#ffc35c', 0.55)) : ''
  return (
    halo +
    stroke(`M0 0L0 ${num(size * 0.25)}`, '#5a3b2a', size * 0.05) +
    ellipse(0, size * 0.75, size * 0.55, size * 0.5, on ? '#ffcf6e' : colour) +
    ellipse(0, size * 0.75, size * 0.28, size * 0.5, on ? '#fff0c0' : lighten(colour, 0.06), {
      opacity: 0.7,
    }) +
    path(
      `M${num(-size * 0.24)} ${num(size * 0.26)}H${num(size * 0.24)}V${num(size * 0.34)}H${num(-size * 0.24)}ZM${num(-size * 0.24)} ${num(size * 1.17)}H${num(size * 0.24)}V${num(size * 1.25)}H${num(-size * 0.24)}Z`,
      '#5a3b2a',
    )
  )
}
