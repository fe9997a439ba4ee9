import { wave } from '../random.ts'
import type { Stage } from '../scene.ts'
import { at, circle, ellipse, lens, num, path, rect, repeat } from '../shape.ts'

/** The colour of oil lamps and windows after dark. */
const WARM = '#ffc35c'

/** The light of a lamp or a door on the ground around (x, y), with the horizontal radius `r`; empty by day. */
export const lightPool = (stage: Stage, x: number, y: number, r: number, strength = 0.75): string =>
  stage.night
    ? ellipse(x, y, r, r * 0.3, stage.glow(WARM, strength)) +
      ellipse(x, y, r * 0.5, r * 0.14, stage.glow('#fff0b8', strength * 0.7))
    : ''

/** The round glow of a lamp, which also lights what is around it; empty by day. */
export const lampGlow = (stage: Stage, x: number, y: number, r: number, strength = 0.6): string =>
  stage.night ? circle(x, y, r, stage.glow(WARM, strength)) : ''

/** A lantern with a flame on the ground at (x, y), `size` tall, with the light around it; empty by day. */
export function groundLamp(stage: Stage, x: number, y: number, size: number, frame = '#2a1d24'): string {
  if (!stage.night) return ''
  return (
    lightPool(stage, x, y, size * 3.4) +
    lampGlow(stage, x, y - size * 0.55, size * 1.7) +
    at(
      x,
      y,
      size / 100,
      rect(-26, -10, 52, 10, frame) +
        rect(-20, -78, 40, 68, '#ffcf6e') +
        path('M0 -22Q-13 -34 0 -62Q13 -34 0 -22Z', '#fff6d2') +
        rect(-20, -78, 5, 68, frame) +
        rect(15, -78, 5, 68, frame) +
        path('M-30 -78L0 -104L30 -78Z', frame),
    )
  )
}

/** A lamp that hangs on a cord from (x, y), with the light around it; empty by day. */
export const hangingLamp = (stage: Stage, x: number, y: number, size: number): string =>
  stage.night
    ? lampGlow(stage, x, y + size * 0.7, size * 2.6, 0.7) +
      at(
        x,
        y,
        size / 100,
        rect(-3, 0, 6, 36, '#2a1d24') +
          path('M-34 44Q0 14 34 44V52H-34Z', '#2a1d24') +
          path('M-28 52H28L20 104H-20Z', '#ffcf6e') +
          path('M0 94Q-12 82 0 58Q12 82 0 94Z', '#fff6d2'),
      )
    : ''

/** The reflection of a light in moving water below it, from `top` to `bottom`; empty by day. */
export function litWater(
  stage: Stage,
  x: number,
  top: number,
  bottom: number,
  width: number,
  strength = 0.75,
): string {
  if (!stage.night) return ''
  const rows = Math.max(4, Math.round((bottom - top) / (11 * stage.u)))
  return repeat(rows, (i) => {
    const t = (i + 0.5) / rows
    const sway = wave(stage.time, t * 1.7 + x * 0.003, 2)
    return lens(
      x + sway * width * 0.1 + (i % 2 ? 1 : -1) * width * 0.07,
      top + (bottom - top) * t,
      width * (0.95 - 0.4 * t) * (0.86 + 0.14 * sway),
      stage.u * (2.4 + 3.4 * t),
      i % 3 === 1 ? '#ffe6a6' : WARM,
      { opacity: num(strength * (1 - t) + 0.12) },
    )
  })
}
