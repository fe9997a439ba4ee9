import { lighten, mix } from '../colour.ts'
import { skyline } from '../parts/buildings.ts'
import { karst } from '../parts/karst.ts'
import { hills, range } from '../parts/land.ts'
import { cypress, fir, palm, tree } from '../parts/plants.ts'
import { cloudOf, clouds, sky, strata, sun } from '../parts/sky.ts'
import { at, ellipse, hill, type Point, path, poly, rect, repeat, stroke } from '../shape.ts'
import { type MotifStage, SIDE } from './kit.ts'
import type { Place } from './places.ts'

/** Sky, sun or moon and a few clouds down to `horizon`; `disc` 0 leaves the sun out of the picture. */
export function heaven(stage: MotifStage, horizon: number, disc = 62): string {
  const warm = stage.light === 'dusk' || stage.light === 'dawn'
  const bank = warm
    ? strata(stage, horizon * 0.42, cloudOf(stage, 0.02), 2)
    : stage.night
      ? ''
      : clouds(stage, { count: 2, band: [0.12, 0.26], size: 260, colour: cloudOf(stage, 0.06) })
  return (
    rect(0, 0, SIDE, SIDE, stage.sky.at(-1) ?? stage.ink.cream) +
    sky(stage, horizon + 20, warm ? '#ffe0a0' : '#fff4d0') +
    (disc ? sun(stage, disc) : '') +
    bank
  )
}

/** What stands far off at a place, on base line `y`; about `reach` units high. */
export function horizon(stage: MotifStage, place: Place, y: number, reach = 190): string {
  const { ink } = stage
  const next = stage.random('horizon')
  const rock = { light: ink.far, shade: mix(ink.far, ink.near, 0.28), snow: ink.cream }
  switch (place.terrain) {
    case 'snow':
    case 'alps':
      return (
        range(stage, 'peaks', {
          y: y + 4,
          height: reach * 1.5,
          count: 4,
          ink: rock,
          snow: 0.5,
          depth: 0.28,
        }) +
        hills(stage, 'foot', { y: y - 8, amp: 34, fill: stage.far(ink.leaf, 0.35) }) +
        (place.terrain === 'alps' ? row(stage, y + 6, 70, 15) : '')
      )
    case 'barren':
      return (
        range(stage, 'peaks', {
          y: y + 4,
          height: reach * 1.35,
          count: 4,
          ink: rock,
          snow: 0.24,
          depth: 0.25,
        }) + hills(stage, 'foot', { y: y - 6, amp: 30, fill: stage.far(ink.land, 0.3) })
      )
    case 'karst':
      return [0.14, 0.36, 0.62, 0.88]
        .map((x, i) =>
          at(
            x * SIDE,
            y + 4,
            1,
            karst(
              next,
              reach * (0.6 + 0.35 * (i % 2)),
              reach * (0.9 + 0.6 * ((i + 1) % 2)),
              {
                light: stage.far(ink.far, 0.3),
                shade: stage.far(mix(ink.far, ink.near, 0.3), 0.3),
                green: stage.far(ink.leaf, 0.35),
              },
              stage.lit,
            ),
          ),
        )
        .join('')
    case 'dunes':
      return (
        dune(y - reach * 0.35, stage.far(ink.land, 0.5), 0.3) +
        dune(y - reach * 0.12, stage.far(ink.land, 0.25), 0.75)
      )
    case 'city':
      return (
        hills(stage, 'foot', { y: y - reach * 0.4, amp: 50, fill: stage.far(ink.far, 0.55) }) +
        skyline(stage, 'far', {
          y: y + 4,
          from: -20,
          to: SIDE + 20,
          height: reach * 1.3,
          fill: stage.far(ink.far, 0.35),
          ...(stage.night && { window: ink.marigold }),
        })
      )
    case 'table':
      return (
        hill(
          [
            [150, y + 6],
            [230, y - reach * 0.5],
            [290, y - reach * 1.22],
            [330, y - reach * 1.3],
            [680, y - reach * 1.3],
            [725, y - reach * 1.16],
            [790, y - reach * 0.5],
            [900, y + 6],
          ],
          [[500, y + 6]],
          stage.far(ink.far, 0.28),
        ) +
        path(
          `M330 ${y - reach * 1.3}L690 ${y - reach * 1.3}L640 ${y}L560 ${y}L600 ${y - reach * 0.8}Z`,
          ink.near,
          {
            opacity: 0.14,
          },
        ) +
        hills(stage, 'foot', { y: y - 22, amp: 34, fill: stage.far(ink.leaf, 0.3) })
      )
    case 'islets':
      return (
        ellipse(230, y + 6, 170, 26, stage.far(ink.leaf, 0.45)) +
        ellipse(800, y + 6, 120, 18, stage.far(ink.leaf, 0.55)) +
        row(stage, y + 2, 64, 7, 110, 340)
      )
    case 'cone':
      return (
        cone(stage, y, reach * 1.55) +
        hills(stage, 'foot', { y: y - 10, amp: 36, fill: stage.far(ink.land, 0.35) })
      )
    case 'chimneys':
      return (
        hills(stage, 'mesa', { y: y - reach * 0.6, amp: 26, fill: stage.far(ink.far, 0.45), detail: 3 }) +
        repeat(9, (i) =>
          chimney(60 + i * 112 + 30 * (next() - 0.5), y + 6, reach * (0.55 + 0.5 * next()), stage),
        )
      )
    case 'palms':
      return (
        hills(stage, 'foot', { y: y - reach * 0.24, amp: 40, fill: stage.far(ink.leaf, 0.55) }) +
        row(stage, y + 4, reach * 0.62, 11)
      )
    default:
      return (
        hills(stage, 'back', { y: y - reach * 0.62, amp: 66, fill: stage.far(ink.far, 0.42), detail: 3 }) +
        hills(stage, 'mid', { y: y - reach * 0.3, amp: 50, fill: stage.far(ink.leaf, 0.4), detail: 3 }) +
        hills(stage, 'foot', { y: y - 8, amp: 30, fill: stage.far(ink.leaf, 0.18), detail: 4 })
      )
  }
}

/** The far shore alone: only the lowest strip of a horizon, for pictures whose subject needs the sky. */
export const shoreLine = (stage: MotifStage, y: number) =>
  hills(stage, 'strip', { y: y - 8, amp: 20, fill: stage.far(stage.ink.leaf, 0.4), bottom: y + 6 })

function row(stage: MotifStage, y: number, height: number, count: number, from = 0, to = SIDE): string {
  const next = stage.random('row')
  const colour = stage.far(stage.ink.leaf, 0.22)
  const dark = stage.far(stage.ink.near, 0.25)
  return repeat(count, (i) => {
    const x = from + ((i + 0.5) / count) * (to - from) + (next() - 0.5) * 30
    const size = height * (0.75 + 0.5 * next())
    const firs = stage.far(mix(stage.ink.leaf, stage.ink.near, 0.4), 0.2)
    return stage.sky.length > 0 && count > 11
      ? at(x, y, 1, fir(size, colour, firs, stage.lit))
      : at(
          x,
          y,
          1,
          palm(next, {
            height: size,
            lean: (next() - 0.5) * 0.3,
            light: colour,
            dark,
            trunk: dark,
            lit: stage.lit,
          }),
        )
  })
}

/** One long dune with its crest at `y`, its steep face turning away at `turn` of the width. */
export const dune = (y: number, fill: string, turn: number) =>
  hill(
    [
      [-40, y + 60],
      [SIDE * turn * 0.5, y + 18],
      [SIDE * turn, y - 26],
      [SIDE * (turn + (1 - turn) * 0.45), y + 30],
      [SIDE + 40, y + 14],
    ],
    [
      [SIDE + 40, SIDE],
      [-40, SIDE],
    ],
    fill,
  )

function cone(stage: MotifStage, y: number, h: number): string {
  const { ink, lit } = stage
  const x = SIDE / 2 + lit * 120
  const rock = stage.far(ink.far, 0.25)
  const side = (k: number, colour: string): string =>
    path(
      `M${x} ${y - h}L${x + k * 34} ${y - h + 4}Q${x + k * 130} ${y - h * 0.42} ${x + k * 430} ${y + 6}L${x - k * 20} ${y + 6}Z`,
      colour,
    )
  const snow = stage.random('snow')() > 2 ? '' : ''
  return side(lit, rock) + side(-lit, mix(rock, ink.near, 0.14)) + snow
}

function chimney(x: number, y: number, h: number, stage: MotifStage): string {
  const { ink, lit } = stage
  const body = stage.far(mix(ink.far, ink.sand, 0.5), 0.12)
  const half = (k: number, colour: string) =>
    path(`M${x} ${y - h}Q${x + k * h * 0.16} ${y - h * 0.55} ${x + k * h * 0.34} ${y}L${x} ${y}Z`, colour)
  return (
    half(lit, body) +
    half(-lit, mix(body, ink.near, 0.2)) +
    path(
      `M${x - h * 0.12} ${y - h * 0.8}Q${x - h * 0.1} ${y - h * 1.06} ${x} ${y - h * 1.1}Q${x + h * 0.1} ${y - h * 1.06} ${x + h * 0.12} ${y - h * 0.8}Z`,
      mix(ink.far, ink.near, 0.45),
    )
  )
}

/** The place's own tree on (x, y), `height` tall. */
export function wood(
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
  switch (place.wood) {
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

/** An umbrella thorn on the origin: flat layered crown on forked boughs. */
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

/** Ground from `y` down: a gently rolling top, lighter above, darker towards the viewer. */
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

/** A dark leafy corner at the bottom of the picture, the frame of every poster; `side` -1 left, 1 right. */
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
