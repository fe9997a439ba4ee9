import { lighten, mix } from '../colour.ts'
import { hills } from '../parts/land.ts'
import { cypress, fir, palm, tree } from '../parts/plants.ts'
import { cloudColour, clouds, sky, strata, sun } from '../parts/sky.ts'
import { at, ellipse, hill, type Point, path, poly, rect, stroke } from '../shape.ts'
import { type MotifStage, SIDE } from './motif.ts'
import type { Place } from './place.ts'

/** Sky, sun or moon and a few clouds down to `horizon`; `disc` 0 leaves the sun out of the picture. */
export function fullSky(stage: MotifStage, horizon: number, disc = 62): string {
  const warm = stage.light === 'dusk' || stage.light === 'dawn'
  const cloudLayer = warm
    ? strata(stage, horizon * 0.42, cloudColour(stage, 0.02), 2)
    : stage.night
      ? ''
      : clouds(stage, { count: 2, band: [0.12, 0.26], size: 260, colour: cloudColour(stage, 0.06) })
  return (
    rect(0, 0, SIDE, SIDE, stage.sky.at(-1) ?? stage.ink.cream) +
    sky(stage, horizon + 20, warm ? '#ffe0a0' : '#fff4d0') +
    (disc ? sun(stage, disc) : '') +
    cloudLayer
  )
}

/** A low strip of the far shore instead of a horizon, for pictures whose subject is in the sky. */
export const shoreLine = (stage: MotifStage, y: number) =>
  hills(stage, 'strip', { y: y - 8, amp: 20, fill: stage.far(stage.ink.leaf, 0.4), bottom: y + 6 })

/** The typical tree of the place on (x, y), `height` tall. */
export function placeTree(
  stage: MotifStage,
  place: Place,
  x: number,
  y: number,
  height: number,
  lean = 0.08,
): string {
  const { ink, lit } = stage
  const next = stage.random(`wood${Math.round(x)}`)
  const dark = mix(ink.leaf, ink.near, 0.65)
  switch (place.tree) {
    case 'palm':
      return at(
        x,
        y,
        1,
        palm(next, { height, lean, light: ink.leaf, dark, trunk: ink.near, lit, nuts: ink.marigold }),
      )
    case 'fir':
      return at(x, y, 1, fir(height, ink.leaf, dark, lit))
    case 'cypress':
      return at(x, y, 1, cypress(height, ink.leaf, dark, lit))
    case 'acacia':
      return at(x, y, 1, acacia(height, ink.leaf, dark, ink.near))
    default:
      return at(x, y, 1, tree(next, height, ink.leaf, dark, ink.near, lit))
  }
}

/** An umbrella thorn on the origin: a flat crown in layers on a forked trunk. */
export function acacia(h: number, light: string, dark: string, trunk: string): string {
  const bough = (dx: number) => stroke(`M0 0Q${dx * 0.1} ${-h * 0.45} ${dx} ${-h * 0.8}`, trunk, h * 0.045)
  return (
    bough(-h * 0.28) +
    bough(h * 0.05) +
    bough(h * 0.32) +
    ellipse(h * 0.02, -h * 0.8, h * 0.62, h * 0.11, dark) +
    ellipse(h * 0.02, -h * 0.85, h * 0.55, h * 0.08, light) +
    ellipse(-h * 0.08, -h * 0.93, h * 0.34, h * 0.07, light)
  )
}

/** The ground from `y` down: its upper edge is slightly wavy, and it gets darker towards the viewer. */
export function ground(stage: MotifStage, y: number, top: string, bottom: string, amp = 14): string {
  const points: Point[] = [
    [-20, y + amp * 0.6],
    [250, y - amp],
    [560, y + amp * 0.5],
    [800, y - amp * 0.4],
    [1020, y + amp],
  ]
  return hill(
    points,
    [
      [1020, SIDE + 5],
      [-20, SIDE + 5],
    ],
    stage.gradient([top, bottom]),
  )
}

/** Dark leaves in a lower corner, which frame the picture; `side` -1 is the left corner, 1 the right one. */
export function corner(stage: MotifStage, side: -1 | 1, size = 1): string {
  const { ink } = stage
  const dark = mix(ink.near, ink.leaf, 0.12)
  const blade = (turn: number, length: number, colour: string) =>
    at(
      0,
      0,
      1,
      path(
        `M0 0C${length * 0.3} ${-length * 0.16} ${length * 0.7} ${-length * 0.14} ${length} 0C${length * 0.7} ${length * 0.05} ${length * 0.3} ${length * 0.06} 0 0Z`,
        colour,
      ),
      turn,
    )
  const leaves =
    blade(-84, 210, lighten(dark, 0.05)) +
    blade(-62, 260, dark) +
    blade(-40, 270, lighten(dark, 0.07)) +
    blade(-20, 280, dark) +
    blade(-4, 240, lighten(dark, 0.04))
  return at(side < 0 ? -30 : SIDE + 30, SIDE + 30, [-side * size, size], leaves)
}

/** A plain path or road from the bottom edge to a point on the horizon. */
export const road = (x: number, y: number, from: number, width: number, fill: string) =>
  poly(
    [
      [x - 6, y],
      [x + 6, y],
      [from + width / 2, SIDE + 5],
      [from - width / 2, SIDE + 5],
    ],
    fill,
  )
