import { lighten, mix } from '../colour.ts'
import { between, type Random, wave } from '../random.ts'
import { lightSourceMark } from '../rim-light.ts'
import type { Stage } from '../scene.ts'
import { at, circle, group, num, path, rect, repeat } from '../shape.ts'

/** The sky down to `horizon` (units): a gradient, the glow around the sun or moon, and stars at night. */
export function sky(stage: Stage, horizon: number, glow = '#ffe9b0'): string {
  const { w, h, sun, night } = stage
  if (stage.weather === 'monsoon')
    return rect(0, 0, w, horizon + 2, stage.gradient(stage.sky)) + rainClouds(stage, horizon)
  const size = Math.max(w, h)
  const colour = night ? '#9fb4ff' : glow
  const radius = size * (night ? 0.34 : 0.52)
  return (
    rect(0, 0, w, horizon + 2, stage.gradient(stage.sky)) +
    (night ? stars(stage, horizon) : '') +
    circle(sun.x, sun.y, radius, stage.glow(colour, night ? 0.4 : 0.75), lightSourceMark)
  )
}

/** The low dark clouds of the monsoon, in rows one behind another. */
function rainClouds(stage: Stage, horizon: number): string {
  const next = stage.random('rain-clouds')
  const top = stage.sky[0] ?? '#4d6470'
  return repeat(3, (row) => {
    const count = Math.ceil(stage.w / (230 * stage.u)) + 1
    const light = mix(top, stage.sky[2] ?? top, 0.62 - row * 0.26)
    return repeat(count, (i) =>
      at(
        (i + (row % 2) * 0.5) * 230 * stage.u + wave(stage.time, next()) * 14 * stage.u,
        horizon * (0.62 - row * 0.2) + between(next, -0.04, 0.04) * horizon,
        1,
        cloud(next, between(next, 340, 480) * stage.u, light, mix(light, top, 0.4), stage.lit),
      ),
    )
  })
}

/** The disc of the sun, or the moon at night, with a glow around it. `r` in landmark units. */
export function sun(stage: Stage, r = 70, colour = '#fff1c9'): string {
  if (stage.weather === 'monsoon') return ''
  const { x, y } = stage.sun
  const radius = r * stage.u
  if (stage.night) return moon(stage, radius)
  return circle(x, y, radius * 1.9, stage.glow(colour, 0.55)) + circle(x, y, radius, colour)
}

function moon(stage: Stage, r: number): string {
  const { x, y } = stage.sun
  const side = -stage.lit * r * 0.42
  const shape = `M${num(x)} ${num(y - r)}A${num(r)} ${num(r)} 0 1 ${stage.lit > 0 ? 1 : 0} ${num(x)} ${num(y + r)}A${num(r * 1.25)} ${num(r * 1.25)} 0 0 ${stage.lit > 0 ? 0 : 1} ${num(x)} ${num(y - r)}Z`
  return (
    circle(x, y, r * 2.4, stage.glow('#dfe6ff', 0.4)) +
    at(0, 0, 1, path(shape, '#fdf3d6', { transform: `translate(${num(side * 0.3)} 0)` }))
  )
}

/** Stars that twinkle with `time` and get fewer and paler towards the horizon. */
export function stars(stage: Stage, horizon: number, count = 90): string {
  const next = stage.random('stars')
  return repeat(count, () => {
    const x = next() * stage.w
    const y = next() ** 1.5 * horizon * 0.9
    const r = between(next, 0.9, 2.6) * stage.u
    const shine = 0.45 + 0.4 * wave(stage.time, next(), 2)
    return circle(x, y, r, '#fff6dc', { opacity: num(shine * (1 - y / horizon)) })
  })
}

/** A cumulus cloud, `width` wide, with its base at the origin: light above, shaded below. */
export function cloud(next: Random, width: number, light: string, shade: string, lit: -1 | 1): string {
  const bumps = 4 + Math.floor(next() * 2)
  let x = -width / 2
  const step = width / bumps
  const crown =
    `M${num(x)} 0` +
    repeat(bumps, (i) => {
      const peak = Math.sin(((i + 0.5) / bumps) * Math.PI)
      const r = step * (0.52 + peak * between(next, 0.16, 0.34))
      x += step
      const y = -width * 0.13 * Math.sin(((i + 1) / bumps) * Math.PI) * (i < bumps - 1 ? 1 : 0)
      return `A${num(r)} ${num(r)} 0 0 1 ${num(x)} ${num(y)}`
    })
  const belly = `Q${num(width * 0.42)} ${num(width * 0.045)} ${num(width * 0.2)} ${num(width * 0.03)}L${num(-width * 0.3)} ${num(width * 0.035)}Q${num(-width * 0.46)} ${num(width * 0.04)} ${num(-width / 2)} 0Z`
  const lower = `M${num(-width / 2)} 0Q${num(-width * 0.25)} ${num(-width * 0.075)} ${num(-lit * width * 0.05)} ${num(-width * 0.03)}T${num(width / 2)} 0${belly}`
  return path(crown + belly, light) + path(lower, shade)
}

/** Cumulus clouds that drift a little; `band` is [top, bottom] as fractions of the height. */
export function clouds(
  stage: Stage,
  options: {
    count: number
    band: [number, number]
    size: number
    colour: string
    shade?: string
    name?: string
  },
): string {
  const next = stage.random(options.name ?? 'clouds')
  const deep = stage.sky[1] ?? options.colour
  const colour = stage.night ? mix(options.colour, deep, 0.6) : options.colour
  const shade = options.shade ?? mix(colour, deep, 0.35)
  return repeat(options.count, (i) => {
    const depth = options.count > 1 ? i / (options.count - 1) : 1
    const width = options.size * stage.u * (0.55 + 0.45 * depth) * between(next, 0.85, 1.15)
    const span = stage.w + width * 1.4
    const start = ((i + 0.5) / options.count + between(next, -0.12, 0.12)) * span
    const drift = wave(stage.time, next()) * stage.w * 0.02
    const x = ((((start + drift) % span) + span) % span) - width * 0.7
    const y = stage.h * (options.band[0] + (options.band[1] - options.band[0]) * depth)
    return at(x, y, 1, cloud(next, width, colour, shade, stage.lit))
  })
}

/** Long flat clouds near the horizon that drift a little: rounded rectangles, stacked upwards from `y` (units). */
export function strata(stage: Stage, y: number, colour: string, count = 5, name = 'strata'): string {
  if (stage.weather === 'monsoon') return ''
  const next = stage.random(name)
  const shapes = repeat(count, (i) => {
    const width = stage.w * between(next, 0.22, 0.6)
    const height = stage.u * between(next, 10, 24)
    const x = next() * stage.w + wave(stage.time, next()) * stage.w * 0.015
    const top = y - i * stage.u * between(next, 16, 34)
    return (
      rect(x - width / 2, top, width, height, colour, { rx: num(height / 2) }) +
      rect(x - width * 0.28, top - height * 0.7, width * 0.5, height, colour, { rx: num(height / 2) })
    )
  })
  return group(shapes)
}

/** The colour of flat clouds: that of the sky at the horizon, but lighter. */
export const cloudColour = (stage: Stage, amount = 0.1) => lighten(stage.sky.at(-1) ?? '#ffffff', amount)

/** The colour of cumulus clouds under the stage's light: white at noon, tinted by the horizon at dawn and dusk, dark at night. */
export const cumulusColour = (stage: Stage) =>
  stage.night
    ? mix('#ffffff', stage.sky[1] ?? '#000000', 0.7)
    : stage.light === 'noon'
      ? mix('#ffffff', stage.sky[1] ?? '#ffffff', 0.05)
      : mix(cloudColour(stage, 0.04), stage.sky[2] ?? '#ffffff', 0.28)
