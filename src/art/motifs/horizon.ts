import { mix } from '../colour.ts'
import { skyline } from '../parts/buildings.ts'
import { karst } from '../parts/karst.ts'
import { hills, range } from '../parts/land.ts'
import { fir, palm } from '../parts/plants.ts'
import { at, ellipse, hill, path, repeat } from '../shape.ts'
import { type MotifStage, SIDE } from './motif.ts'
import type { Place } from './place.ts'

/** The distant landscape of a place on the base line `y`, about `reach` units high. */
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
        (place.terrain === 'alps' ? treeRow(stage, y + 6, 70, 15) : '')
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
        treeRow(stage, y + 2, 64, 7, 110, 340)
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
        treeRow(stage, y + 4, reach * 0.62, 11)
      )
    default:
      return (
        hills(stage, 'back', { y: y - reach * 0.62, amp: 66, fill: stage.far(ink.far, 0.42), detail: 3 }) +
        hills(stage, 'mid', { y: y - reach * 0.3, amp: 50, fill: stage.far(ink.leaf, 0.4), detail: 3 }) +
        hills(stage, 'foot', { y: y - 8, amp: 30, fill: stage.far(ink.leaf, 0.18), detail: 4 })
      )
  }
}

function treeRow(stage: MotifStage, y: number, height: number, count: number, from = 0, to = SIDE): string {
  const next = stage.random('row')
  const colour = stage.far(stage.ink.leaf, 0.22)
  const dark = stage.far(stage.ink.near, 0.25)
  return repeat(count, (i) => {
    const x = from + ((i + 0.5) / count) * (to - from) + (next() - 0.5) * 30
    const size = height * (0.75 + 0.5 * next())
    const firs = stage.far(mix(stage.ink.leaf, stage.ink.near, 0.4), 0.2)
    return count > 11
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

/** One long dune whose crest is near `y`, with its highest point at `turn` of the width. */
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
  return side(lit, rock) + side(-lit, mix(rock, ink.near, 0.14))
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
