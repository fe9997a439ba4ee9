import { lighten, mix } from '../colour.ts'
import { between, type Random } from '../random.ts'
import { solid } from '../rim-light.ts'
import type { Stage } from '../scene.ts'
import { at, num, path, poly, rect, repeat } from '../shape.ts'

/** A block on the origin with a lit and a shaded face and rows of windows. */
export function tower(
  next: Random,
  w: number,
  h: number,
  options: { light: string; shade: string; window: string; lit: -1 | 1; on: boolean; rows?: number },
): string {
  const { light, shade, window, lit, on } = options
  const split = lit < 0 ? 0.62 : 0.38
  const left = lit < 0 ? light : shade
  const right = lit < 0 ? shade : light
  const rows = options.rows ?? Math.max(3, Math.round(h / (w * 0.32)))
  const windows = repeat(rows, (row) =>
    repeat(3, (column) => {
      if (next() < (on ? 0.35 : 0.55)) return ''
      const cell = h / (rows + 1)
      return rect(
        -w * 0.4 + column * w * 0.28,
        -h + cell * (row + 0.6),
        w * 0.16,
        cell * 0.42,
        window,
        on ? undefined : { opacity: 0.5 },
      )
    }),
  )
  return (
    rect(-w / 2, -h, w * split, h, left) + rect(-w / 2 + w * split, -h, w * (1 - split), h, right) + windows
  )
}

/** Distant buildings along the base line `y` from x = `from` to `to` (units), as one flat silhouette. */
export function skyline(
  stage: Stage,
  name: string,
  options: { y: number; from: number; to: number; height: number; fill: string; window?: string },
): string {
  const next = stage.random(name)
  let x = options.from
  let out = ''
  while (x < options.to) {
    const w = stage.u * between(next, 16, 44)
    const h = options.height * between(next, 0.3, 1)
    const crown = next()
    out += rect(x, options.y - h, w + 0.6, h + 1, options.fill)
    if (crown > 0.75)
      out += poly(
        [
          [x, options.y - h],
          [x + w, options.y - h],
          [x + w * 0.5, options.y - h - w * 0.9],
        ],
        options.fill,
      )
    else if (crown > 0.6) out += rect(x + w * 0.44, options.y - h - w * 0.9, w * 0.1, w, options.fill)
    if (options.window)
      out += repeat(6, () =>
        rect(
          x + w * between(next, 0.15, 0.75),
          options.y - h * between(next, 0.1, 0.92),
          stage.u * 3,
          stage.u * 4,
          options.window as string,
          { opacity: num(between(next, 0.5, 1)) },
        ),
      )
    x += w * between(next, 1, 1.12)
  }
  return out
}

/** A dome on the origin, `w` wide: a half sphere, or with `point` > 0 an onion dome with a tip. */
export function dome(w: number, h: number, light: string, shade: string, lit: -1 | 1, point = 0.3): string {
  const r = w / 2
  const outline = (side: number) =>
    `M0 ${num(-h * (1 + point))}Q${num(side * r * 0.12)} ${num(-h)} ${num(side * r * 0.62)} ${num(-h * 0.8)}C${num(side * r * 1.2)} ${num(-h * 0.56)} ${num(side * r * 1.14)} ${num(-h * 0.2)} ${num(side * r * 0.9)} 0L0 0Z`
  return (
    path(outline(lit), light) +
    path(outline(-lit), shade) +
    path(
      `M0 ${num(-h * (1 + point))}Q${num(-lit * r * 0.02)} ${num(-h * 0.6)} ${num(-lit * r * 0.3)} 0L0 0Z`,
      mix(light, shade, 0.4),
    )
  )
}

/** A tower of `tiers` roofs that get narrower upwards, on the origin: a Balinese meru, a Japanese or a Himalayan pagoda. */
export function pagoda(
  height: number,
  options: {
    tiers: number
    roof: string
    wall: string
    width?: number
    curl?: number
    taper?: number
    lit: -1 | 1
    spire?: number
    window?: string
  },
): string {
  const { tiers, roof, wall, lit, curl = 0.16, width = 0.6, taper = 0.55, spire = 0.12 } = options
  const body = height * (1 - spire)
  const step = body / tiers
  const levels = Array.from({ length: tiers }, (_, i) => {
    const t = i / Math.max(1, tiers - 1)
    const w = height * width * (1 - taper * t)
    return { y: -step * i, w, wallW: w * 0.5, roofH: step * 0.52 }
  })
  const drawn = levels
    .map(({ y, w, wallW, roofH }) => {
      const wallTop = y - step * 0.62
      const eave = wallTop + roofH * 0.12
      const top = wallTop - roofH
      const up = w * curl * 0.5
      const roofShape = (side: number) =>
        `M0 ${num(top)}L${num(side * wallW * 0.42)} ${num(top)}Q${num(side * w * 0.28)} ${num(eave - roofH * 0.22)} ${num(side * w * 0.5)} ${num(eave - up)}L${num(side * w * 0.5)} ${num(eave - up + roofH * 0.16)}Q${num(side * w * 0.3)} ${num(eave + roofH * 0.14)} 0 ${num(eave + roofH * 0.14)}Z`
      const walls =
        rect(-wallW / 2, wallTop, wallW, y - wallTop + 1, wall) +
        rect(
          lit < 0 ? wallW * 0.08 : -wallW / 2,
          wallTop,
          wallW * 0.42,
          y - wallTop + 1,
          lighten(wall, -0.09),
        ) +
        rect(-wallW / 2, wallTop, wallW, step * 0.16, lighten(wall, -0.15))
      const opening = options.window
        ? rect(-wallW * 0.14, y - step * 0.38, wallW * 0.28, step * 0.38, options.window)
        : ''
      return (
        walls +
        opening +
        path(roofShape(lit), lighten(roof, 0.05)) +
        path(roofShape(-lit), lighten(roof, -0.06))
      )
    })
    .join('')
  const tip =
    spire > 0
      ? poly(
          [
            [-height * 0.012, -body + step * 0.1],
            [0, -height],
            [height * 0.012, -body + step * 0.1],
          ],
          lighten(roof, 0.1),
        )
      : ''
  return solid(height, tip + drawn)
}

/** A house on the origin, seen from its gable: the front wall is `w` wide, the roof is lit on one side. */
export function house(
  w: number,
  h: number,
  wall: string,
  roof: string,
  lit: -1 | 1,
  window: string,
  eaves = 0.12,
): string {
  const top = -h
  const ridge = -h - w * 0.42
  return (
    poly(
      [
        [-w / 2, 0],
        [-w / 2, top],
        [0, ridge],
        [w / 2, top],
        [w / 2, 0],
      ],
      wall,
    ) +
    poly(
      [
        [lit < 0 ? w * 0.1 : -w / 2, 0],
        [lit < 0 ? w * 0.1 : -w / 2, top],
        [lit < 0 ? w / 2 : -w * 0.1, top],
        [lit < 0 ? w / 2 : -w * 0.1, 0],
      ],
      lighten(wall, -0.07),
    ) +
    poly(
      [
        [0, ridge - w * 0.07],
        [lit * w * (0.5 + eaves), top + w * eaves * 0.6],
        [lit * w * (0.5 + eaves) - lit * w * 0.03, top + w * eaves * 0.95],
        [0, ridge + w * 0.06],
      ],
      lighten(roof, 0.07),
    ) +
    poly(
      [
        [0, ridge - w * 0.07],
        [-lit * w * (0.5 + eaves), top + w * eaves * 0.6],
        [-lit * w * (0.5 + eaves) + lit * w * 0.03, top + w * eaves * 0.95],
        [0, ridge + w * 0.06],
      ],
      lighten(roof, -0.05),
    ) +
    at(
      0,
      0,
      1,
      rect(-w * 0.3, -h * 0.72, w * 0.16, h * 0.34, window) +
        rect(w * 0.14, -h * 0.72, w * 0.16, h * 0.34, window) +
        rect(-w * 0.08, -h * 0.42, w * 0.16, h * 0.42, lighten(roof, -0.1)),
    )
  )
}
