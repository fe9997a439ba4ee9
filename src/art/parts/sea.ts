import { lighten, mix } from '../colour.ts'
import { between, wave } from '../random.ts'
import type { Stage } from '../scene.ts'
import { hill, lens, num, type Point, rect, repeat } from '../shape.ts'

/** Open water from `top` to `bottom` (units): a gradient from the far to the near colour, with reflections that move. */
export function sea(
  stage: Stage,
  options: {
    top: number
    bottom?: number
    far: string
    near: string
    foam?: string
    rows?: number
    name?: string
  },
): string {
  const { top, bottom = stage.h, rows = 9 } = options
  // In the rain, the water reflects the clouds, so the scene's own colours of water are mostly replaced.
  const wet = stage.weather === 'monsoon'
  const far = wet ? mix(options.far, stage.sky[2] ?? options.far, 0.8) : options.far
  const near = wet ? mix(options.near, '#3f6f72', 0.82) : options.near
  const next = stage.random(options.name ?? 'sea')
  const foam = wet ? lighten(far, 0.06) : (options.foam ?? lighten(far, 0.08))
  const depth = bottom - top
  const bands = repeat(rows, (i) => {
    const t = (i + 0.6) / rows
    const y = top + depth * t ** 1.7
    const size = stage.u * (30 + 190 * t)
    const count = Math.ceil((stage.w / size) * 0.55)
    return repeat(count, () => {
      const x = next() * stage.w + wave(stage.time, next()) * size * 0.3
      const width = size * between(next, 0.45, 1) * (0.8 + 0.2 * wave(stage.time, next()))
      const dark = next() > 0.55
      return lens(
        x,
        y + between(next, -0.5, 0.5) * depth * 0.06,
        width,
        stage.u * (1 + 4.4 * t),
        dark ? mix(near, far, 0.2) : foam,
        { opacity: num(dark ? 0.35 : 0.3 + 0.25 * t) },
      )
    })
  })
  return rect(0, top, stage.w, depth, stage.gradient([far, mix(far, near, 0.65), near])) + bands
}

/** The reflection of the sun or moon on water below it: dashes that get wider towards the viewer. */
export function sunPath(stage: Stage, top: number, bottom: number, colour: string, width = 1): string {
  if (stage.weather === 'monsoon') return ''
  const next = stage.random('path')
  const rows = 16
  return repeat(rows, (i) => {
    const t = i / (rows - 1)
    const y = top + 3 * stage.u + (bottom - top) * t ** 1.5
    const reach = stage.u * (52 + 120 * t) * width
    return repeat(2, () => {
      const x = stage.sun.x + between(next, -0.34, 0.34) * reach + wave(stage.time, next()) * reach * 0.12
      return lens(
        x,
        y,
        reach * between(next, 0.5, 1) * (0.85 + 0.15 * wave(stage.time, next(), 2)),
        stage.u * (2 + 6 * t),
        colour,
        { opacity: num(0.9 - 0.45 * t) },
      )
    })
  })
}

/** A beach that fills the bottom of the picture: its edge runs through `points`, with wet sand and a line of foam. */
export function shore(
  stage: Stage,
  points: readonly Point[],
  sand: string,
  wet: string,
  foam: string,
): string {
  const last = points.at(-1) as Point
  const first = points[0] as Point
  const rest: Point[] = [
    [last[0], stage.h + 5],
    [first[0], stage.h + 5],
  ]
  const lap = (8 + 5 * wave(stage.time)) * stage.u
  const up = (dy: number) => points.map(([x, y]): Point => [x, y - dy])
  return (
    hill(up(lap + 10 * stage.u), rest, foam, { opacity: 0.55 }) +
    hill(up(lap), rest, foam) +
    hill(up(2 * stage.u), rest, wet) +
    hill(up(-14 * stage.u), rest, sand)
  )
}
