import { expose, mix } from './colour.ts'
import type { Random } from './random.ts'
import { circle, ellipse, num, path, repeat, stroke } from './shape.ts'

/** The weather of a picture; without one, a scene has the sky it is designed for. */
export type Weather = 'monsoon' | 'snow' | 'blossom'

/** The part of a stage that drawing the weather needs. */
interface WeatherStage {
  w: number
  h: number
  u: number
  time: number
  /** The side the light comes from. */
  lit: -1 | 1
  random(name: string): Random
}

/** Skies that replace the scene's own in a weather, from the top to the horizon. */
export const WEATHER_SKIES: Partial<Record<Weather, readonly string[]>> = {
  monsoon: ['#4d6470', '#7d949a', '#aebfba', '#d6ddcd'],
  snow: ['#8197ad', '#a9bccb', '#cfdbe2', '#eef2f1'],
}

/** Names of the colours that are covered with snow. */
const SNOW_COVERED = /^(meadow|fir|deodar|pine|forest|leaf|palm|hill|terrace|earth|valley|chinar|slope)$/

/** A colour of a scene, by its name, as it looks in a weather. */
export function weatheredColour(name: string, colour: string, weather: Weather | undefined): string {
  if (weather === 'monsoon') return mix(expose(colour, 0.94, 0.9), '#6f8a8a', 0.16)
  if (weather === 'snow')
    return SNOW_COVERED.test(name)
      ? mix(colour, '#eef3f6', 0.74)
      : mix(expose(colour, 1, 0.9), '#c9d6e0', 0.14)
  return colour
}

/** What the weather draws over the picture: rain, snow or petals, and its foreground. */
export function weatherOverlay(stage: WeatherStage, weather: Weather | undefined): string {
  if (weather === 'monsoon') return rain(stage)
  if (weather === 'snow') return drift(stage) + flakes(stage)
  if (weather === 'blossom') return branch(stage, stage.lit > 0 ? -1 : 1) + petals(stage)
  return ''
}

/** Slanting rain over the whole picture: many short pale drops far away, fewer long ones near the viewer. */
function rain({ w, h, u, time, random: stream }: WeatherStage): string {
  const next = stream('rain')
  const drops = (count: number, length: number, opacity: number) => {
    let d = ''
    for (let i = 0; i < count; i++) {
      const size = length * u * (0.6 + 0.6 * next())
      const x = next() * (w + 200 * u) - 100 * u
      const y = ((next() + time) % 1) * (h + size * 2) - size
      d += `M${Math.round(x)} ${Math.round(y)}l${Math.round(-size * 0.24)} ${Math.round(size)}`
    }
    return `<path d="${d}" fill="none" stroke="#f2f7f4" stroke-width="${Math.round(length * u * 0.45) / 10}" stroke-linecap="round" opacity="${opacity}"/>`
  }
  return drops(120, 34, 0.4) + drops(60, 62, 0.5)
}

/** Snowflakes, small far away and large near the viewer. */
function flakes({ w, h, u, time, random: stream }: WeatherStage): string {
  const next = stream('flakes')
  return repeat(110, (i) => {
    const near = i % 5 === 0 ? 1 : 0.45 + 0.3 * next()
    const y = ((next() + time) % 1) * (h + 40) - 20
    return circle(next() * w, y, 8 * near * u, '#ffffff', { opacity: num(0.6 + 0.35 * near) })
  })
}

/** Fresh snow along the lower edge. */
function drift({ w, h, u }: WeatherStage): string {
  const bank = (y: number, rise: number, fill: string) =>
    path(
      `M-5 ${num(h - y * u)}Q${num(w * 0.2)} ${num(h - (y + rise) * u)} ${num(w * 0.45)} ${num(h - (y - 6) * u)}T${num(w * 0.8)} ${num(h - (y + rise * 0.4) * u)}T${num(w + 5)} ${num(h - y * u)}V${num(h + 5)}H-5Z`,
      fill,
    )
  return bank(62, 34, '#dbe6ee') + bank(34, 26, '#f8fbfc')
}

/** A flowering branch that reaches in from the upper corner away from the sun; `side` -1 is the left one. */
function branch({ w, u, random: stream }: WeatherStage, side: -1 | 1): string {
  const next = stream(`branch${side}`)
  const length = 430
  const wood =
    stroke(`M30 -40Q${num(-length * 0.4)} 20 ${num(-length)} ${num(length * 0.3)}`, '#5a3a40', 15) +
    stroke(
      `M${num(-length * 0.3)} -4Q${num(-length * 0.5)} 90 ${num(-length * 0.62)} ${num(length * 0.44)}`,
      '#5a3a40',
      9,
    )
  const puffs = repeat(26, (i) => {
    const t = 0.18 + (i / 26) * 0.86
    const second = i % 3 === 0
    const x = second ? -length * (0.3 + t * 0.34) : -length * t
    const y = second ? length * 0.46 * t : length * 0.3 * t ** 1.6 - 10
    const r = 20 + 18 * next()
    const dx = (next() - 0.5) * 54
    const dy = (next() - 0.5) * 54
    return (
      circle(x + dx, y + dy, r, i % 4 ? '#f6b3c3' : '#fbd3dc') +
      circle(x + dx - 5, y + dy - 6, r * 0.5, '#ffeaee')
    )
  })
  return `<g transform="translate(${num(side > 0 ? w : 0)} 0) scale(${Math.round(side * u * 1000) / 1000} ${Math.round(u * 1000) / 1000})">${wood}${puffs}</g>`
}

function petals({ w, h, u, time, random: stream }: WeatherStage): string {
  const next = stream('petals')
  return repeat(34, (i) => {
    const x = next() * w
    const y = ((next() + time) % 1) * (h + 30) - 15
    const turn = Math.round(next() * 180)
    return ellipse(x, y, (5 + 4 * next()) * u, 4 * u, i % 3 ? '#fbc4d1' : '#ffeef1', {
      transform: `rotate(${turn} ${num(x)} ${num(y)})`,
    })
  })
}
