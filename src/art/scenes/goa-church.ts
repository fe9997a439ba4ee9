import { lighten, mix } from '../colour.ts'
import { bushes } from '../parts/plants.ts'
import type { Stage } from '../scene.ts'
import { circle, hill, type Point, path, poly, rect, repeat } from '../shape.ts'

/** The named colours of this scene. */
export type Ink = 'white' | 'mauve' | 'blue' | 'sea' | 'palm' | 'leaf' | 'marigold' | 'bloom'

/** The façade: a stepped gable with a bell, two short towers, and blue shutters and doors; 500 tall, on its terrace. */
export function church(stage: Stage<Ink>): string {
  const { ink, lit, night } = stage
  const white = ink.white
  const dim = mix(white, ink.mauve, 0.55)
  const pane = night ? '#ffd27a' : ink.blue
  const shaded = (left: number, w: number, top: number, h: number) =>
    rect(left, top, w, h, white) + rect(lit < 0 ? left + w * 0.68 : left, top, w * 0.32, h, dim)
  const moulding = (left: number, w: number, y: number) =>
    rect(left - 8, y, w + 16, 11, lighten(white, 0.03)) + rect(left - 4, y + 11, w + 8, 6, dim)
  const arch = (x: number, y: number, w: number, h: number, fill: string) =>
    path(
      `M${x - w / 2 - 7} ${y}V${y - h}A${w / 2 + 7} ${w / 2 + 7} 0 0 1 ${x + w / 2 + 7} ${y - h}V${y}Z`,
      dim,
    ) + path(`M${x - w / 2} ${y}V${y - h}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h}V${y}Z`, fill)
  const tower = (left: number) =>
    shaded(left, 92, -306, 306) +
    moulding(left, 92, -306) +
    moulding(left, 92, -196) +
    poly(
      [
        [left, -306],
        [left + 46, -366],
        [left + 92, -306],
      ],
      ink.blue,
    ) +
    poly(
      lit < 0
        ? [
            [left + 46, -366],
            [left + 92, -306],
            [left + 58, -306],
          ]
        : [
            [left, -306],
            [left + 46, -366],
            [left + 34, -306],
          ],
      lighten(ink.blue, -0.08),
    ) +
    circle(left + 46, -370, 6, ink.marigold) +
    arch(left + 46, -220, 30, 34, pane) +
    arch(left + 46, -104, 34, 44, pane) +
    arch(left + 46, 0, 40, 58, ink.blue)
  const middle =
    shaded(-86, 172, -330, 330) +
    moulding(-86, 172, -330) +
    moulding(-86, 172, -196) +
    arch(0, 0, 66, 84, ink.blue) +
    rect(-2, -84, 4, 84, white) +
    arch(0, -212, 38, 48, pane) +
    arch(-56, -116, 24, 34, pane) +
    arch(56, -116, 24, 34, pane)
  const gable =
    path('M-86 -330Q-84 -372 -52 -376V-430Q-52 -466 0 -490Q52 -466 52 -430V-376Q84 -372 86 -330Z', white) +
    path(
      lit < 0
        ? 'M26 -330V-480Q52 -464 52 -430V-376Q84 -372 86 -330Z'
        : 'M-26 -330V-480Q-52 -464 -52 -430V-376Q-84 -372 -86 -330Z',
      dim,
    ) +
    arch(0, -356, 48, 52, mix(ink.blue, ink.leaf, 0.3)) +
    path('M-17 -362Q-15 -398 0 -400Q15 -398 17 -362L22 -354H-22Z', ink.marigold) +
    circle(0, -350, 5, ink.marigold)
  const cross = rect(-4, -540, 8, 54, ink.leaf) + rect(-17, -526, 34, 8, ink.leaf)
  return cross + tower(-182) + tower(90) + middle + gable
}

/** The terraces below the church with zigzag stairs between white balustrades. */
export function slope(stage: Stage<Ink>, x: number, yard: number, k: number): string {
  const { w, h, ink, lit, u } = stage
  const white = ink.white
  const dim = mix(white, ink.mauve, 0.6)
  const rise = 96 * k
  const rail = (x1: number, y1: number, x2: number, y2: number) => {
    const posts = repeat(12, (i) =>
      rect(x1 + ((x2 - x1) * i) / 11 - 3 * k, y1 + ((y2 - y1) * i) / 11 - 26 * k, 6 * k, 26 * k, white),
    )
    return (
      posts +
      poly(
        [
          [x1, y1 - 32 * k],
          [x2, y2 - 32 * k],
          [x2, y2 - 24 * k],
          [x1, y1 - 24 * k],
        ],
        white,
      )
    )
  }
  const level = (i: number) => {
    const y = yard + rise * i
    const reach = (250 + 66 * i) * k
    const flip = i % 2 === 0 ? 1 : -1
    const wall =
      rect(x - reach, y, reach * 2, rise + 2, mix(white, ink.mauve, 0.22)) +
      rect(lit < 0 ? x + reach * 0.4 : x - reach, y, reach * 0.6, rise + 2, dim)
    const from = x - flip * 30 * k
    const to = x + flip * (reach - 70 * k)
    const flight =
      poly(
        [
          [from, y],
          [from + flip * 56 * k, y],
          [to, y + rise],
          [to - flip * 66 * k, y + rise],
        ],
        lighten(white, 0.02),
      ) +
      repeat(7, (s) => {
        const t = (s + 0.5) / 7
        const sx = from + (to - from - flip * 66 * k) * t
        return poly(
          [
            [sx, y + rise * t],
            [sx + flip * 58 * k, y + rise * t],
            [sx + flip * 60 * k, y + rise * t + 4 * k],
            [sx, y + rise * t + 4 * k],
          ],
          dim,
        )
      })
    return (
      wall +
      flight +
      rail(x - reach, y, flip > 0 ? from : from - 56 * k, y) +
      rail(flip > 0 ? from + 60 * k : from + 4 * k, y, x + reach, y)
    )
  }
  const lawn = hill(
    [
      [-20, yard + rise * 2.0],
      [x - 380 * k, yard + rise * 1.7],
      [x, yard + rise * 2.05],
      [x + 380 * k, yard + rise * 1.7],
      [w + 20, yard + rise * 1.75],
    ] as Point[],
    [
      [w + 20, h + 10],
      [-20, h + 10],
    ],
    stage.gradient([ink.palm, ink.leaf]),
  )
  const road =
    hill(
      [
        [-20, h * 0.925],
        [w * 0.5, h * 0.912],
        [w + 20, h * 0.925],
      ] as Point[],
      [
        [w + 20, h + 10],
        [-20, h + 10],
      ],
      mix(ink.mauve, ink.leaf, 0.32),
    ) +
    hill(
      [
        [-20, h * 0.925],
        [w * 0.5, h * 0.912],
        [w + 20, h * 0.925],
      ] as Point[],
      [
        [w + 20, h * 0.934],
        [w * 0.5, h * 0.921],
        [-20, h * 0.934],
      ] as Point[],
      mix(ink.white, ink.mauve, 0.5),
    )
  const next = stage.random('hedge')
  const hedge = bushes(
    next,
    Array.from(
      { length: 12 },
      (_, i) =>
        [
          i < 6 ? (i / 6) * (x - 330 * k) : x + 330 * k + ((i - 6) / 5) * (w - x - 330 * k),
          yard + rise * 1.95,
          (44 + 14 * (i % 3)) * u,
        ] as const,
    ),
    lighten(ink.palm, 0.03),
    ink.leaf,
    lit,
  )
  return level(0) + level(1) + lawn + hedge + road
}
