import { lighten, mix } from '../colour.ts'
import { person } from '../parts/life.ts'
import { leaf, palm } from '../parts/plants.ts'
import { wave } from '../random.ts'
import { at, ellipse, num, path, rect, repeat } from '../shape.ts'
import { landmark, type SightStage } from './sight-scene.ts'

/** Two travellers side by side, `size` landmark units tall. */
export function pair(stage: SightStage, y: number, dx: number, size = 120, scale = 1): string {
  const { ink } = stage
  return landmark(
    stage,
    y,
    ellipse(0, 0, size * 0.7, size * 0.05, ink.near, { opacity: 0.2 }) +
      at(
        -size * 0.2,
        0,
        1,
        person(size, { coat: ink.cream, legs: mix(ink.deep, ink.near, 0.4), bag: ink.roof }),
      ) +
      at(
        size * 0.22,
        0,
        1,
        person(size * 0.92, { coat: ink.cloth, legs: ink.marigold, skirt: true, hair: ink.near }),
      ),
    dx,
    scale,
  )
}

/** Broad dark leaves in a lower corner; `side` -1 is the left one, 1 the right one. */
export function leaves(stage: SightStage, side: -1 | 1, size = 1): string {
  const { w, h, u, ink, time } = stage
  const spray = repeat(6, (i) =>
    leaf(
      (230 + 50 * ((i * 7) % 3)) * u * size,
      8 + i * 20 + wave(time, i / 6) * 1.5,
      i % 2 ? mix(ink.leaf, ink.near, 0.45) : mix(ink.near, ink.leaf, 0.2),
      i % 2 ? mix(ink.leaf, ink.near, 0.65) : ink.near,
      0.18,
    ),
  )
  return at(side < 0 ? -30 * u : w + 30 * u, h + 26 * u, [-side, 1], spray)
}

/** A palm that sways; `x` and `height` in landmark units, `y` is a fraction of the picture's height. */
export function palmAt(stage: SightStage, x: number, y: number, height: number, lean = 0.1): string {
  const { ink, lit, time } = stage
  return landmark(
    stage,
    y,
    palm(stage.random(`palm${Math.round(x)}-${Math.round(height)}`), {
      height,
      lean,
      light: ink.leaf,
      dark: mix(ink.leaf, ink.near, 0.55),
      trunk: mix(ink.near, ink.roof, 0.25),
      lit,
      time,
      nuts: ink.marigold,
    }),
    x,
  )
}

/** A row of round arches on the line `y`, from `x` to the right: each is `w` wide and `h` high, and `gap` lies between two of them. */
export const arches = (
  count: number,
  x: number,
  y: number,
  w: number,
  h: number,
  gap: number,
  fill: string,
) =>
  repeat(count, (i) => {
    const left = x + i * (w + gap)
    const r = w / 2
    return path(
      `M${num(left)} ${num(y)}V${num(y - h + r)}A${num(r)} ${num(r)} 0 0 1 ${num(left + w)} ${num(y - h + r)}V${num(y)}Z`,
      fill,
    )
  })

/** A block with one side in shade; `x` is its middle, `y` its base. */
export function block(
  stage: SightStage,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  dark = 0.12,
): string {
  const shade = w * 0.32
  return (
    rect(x - w / 2, y - h, w, h, fill) +
    rect(stage.lit < 0 ? x + w / 2 - shade : x - w / 2, y - h, shade, h, lighten(fill, -dark))
  )
}

/** A forest canopy across the picture from `y` (a fraction of the height) down; `size` is the size of a crown in landmark units. */
export function canopy(stage: SightStage, y: number, size: number, name: string): string {
  const { w, h, u, ink, lit } = stage
  const next = stage.random(`canopy-${name}`)
  const r = size * u
  const crowns = Math.ceil(w / (r * 0.95)) + 1
  const rows = Math.ceil((h * (1 - y)) / (r * 0.8)) + 1
  return repeat(rows, (row) =>
    repeat(crowns, (i) => {
      const x = (i + (row % 2) * 0.5 - 0.2) * r * 0.95 + (next() - 0.5) * r * 0.4
      const top = h * y + row * r * 0.72 + (next() - 0.5) * r * 0.5
      const crownSize = r * (0.62 + next() * 0.2)
      const dark = mix(ink.leaf, ink.near, 0.25 + Math.min(0.55, row * 0.18))
      return (
        ellipse(x, top, crownSize, crownSize * 0.86, dark) +
        ellipse(
          x + lit * crownSize * 0.2,
          top - crownSize * 0.24,
          crownSize * 0.66,
          crownSize * 0.5,
          lighten(dark, 0.05),
        )
      )
    }),
  )
}
