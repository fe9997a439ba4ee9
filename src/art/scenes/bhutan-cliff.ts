import { lighten, mix } from '../colour.ts'
import { fir } from '../parts/plants.ts'
import type { Stage } from '../scene.ts'
import { at, num, type Point, path, poly } from '../shape.ts'

/** The named colours of this scene. */
export type Ink = 'cliff' | 'shade' | 'wall' | 'maroon' | 'roof' | 'pine' | 'marigold' | 'night'

/** The rock wall on the right side of the picture, from the top down to below the ledge. */
export function cliff(stage: Stage<Ink>, x: number, ledge: number): string {
  const { w, h, u, ink } = stage
  const right = w + 60 * u
  const p = (dx: number, dy: number): Point => [x + dx * u, ledge + dy * u]
  const edge = [
    p(-238, 420),
    p(-262, 300),
    p(-226, 236),
    p(-252, 150),
    p(-246, 62),
    p(-214, 8),
    p(-172, -4),
    p(-120, -22),
    p(-84, -120),
    p(-40, -190),
    p(-10, -284),
    p(40, -330),
    p(70, -410),
    p(140, -452),
    p(196, -428),
    p(262, -470),
    p(360, -486),
  ]
  const top = edge.at(-1) as Point
  const beyond: Point[] =
    right > top[0]
      ? [
          [top[0] + (right - top[0]) * 0.4, top[1] + 40 * u],
          [right, top[1] + 10 * u],
        ]
      : []
  const base = stage.gradient([
    ink.cliff,
    mix(ink.cliff, ink.shade, 0.34),
    stage.far(mix(ink.cliff, ink.shade, 0.5), 0.5),
  ])
  const slab = (points: [number, number][], colour: string, opacity = 1) =>
    poly(
      points.map(([dx, dy]) => p(dx, dy)),
      colour,
      { opacity },
    )
  const dark = ink.shade
  const body: Point[] = [...edge, ...beyond, [right, h + 20], p(-238, 900)]
  const streak = (dx: number, from: number, to: number, width: number) =>
    path(
      `M${num(x + dx * u)} ${num(ledge + from * u)}L${num(x + (dx + width) * u)} ${num(ledge + (from + 22) * u)}L${num(x + (dx + width * 0.7) * u)} ${num(ledge + to * u)}L${num(x + (dx + width * 0.1) * u)} ${num(ledge + (to - 40) * u)}Z`,
      dark,
      { opacity: 0.42 },
    )
  const outline = `M${body.map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}Z`
  return (
    path(outline, base) +
    stage.clip(
      outline,
      slab(
        [
          [140, -452],
          [196, -428],
          [150, -330],
          [190, -240],
          [130, -130],
          [60, -60],
          [70, -200],
          [110, -320],
        ],
        dark,
        0.5,
      ) +
        slab(
          [
            [360, -486],
            [262, -470],
            [240, -330],
            [280, -210],
            [250, -60],
            [330, 60],
            [300, 260],
            [380, 420],
            [1400, 600],
            [1400, -600],
          ],
          dark,
          0.5,
        ) +
        slab(
          [
            [-10, -284],
            [40, -330],
            [30, -230],
            [-6, -150],
            [-30, -60],
            [-84, -30],
            [-70, -110],
            [-40, -190],
          ],
          lighten(ink.cliff, 0.05),
          0.8,
        ) +
        slab(
          [
            [-120, 40],
            [-20, 30],
            [-50, 170],
            [-10, 300],
            [-80, 430],
            [-160, 420],
            [-130, 260],
            [-160, 150],
          ],
          dark,
          0.42,
        ) +
        slab(
          [
            [60, 40],
            [190, 46],
            [150, 190],
            [210, 330],
            [120, 460],
            [40, 440],
            [90, 260],
          ],
          dark,
          0.36,
        ) +
        slab(
          [
            [-252, 150],
            [-226, 236],
            [-262, 300],
            [-238, 420],
            [-190, 440],
            [-200, 300],
            [-178, 220],
            [-206, 120],
          ],
          lighten(ink.cliff, 0.05),
          0.7,
        ) +
        slab(
          [
            [470, -700],
            [560, -700],
            [520, -330],
            [580, -160],
            [520, 60],
            [600, 400],
            [480, 400],
            [440, 80],
            [490, -140],
            [440, -320],
          ],
          ink.cliff,
          0.5,
        ) +
        slab(
          [
            [690, -700],
            [830, -700],
            [770, -300],
            [840, -60],
            [760, 160],
            [820, 500],
            [700, 500],
            [650, 120],
            [720, -80],
            [660, -300],
          ],
          ink.cliff,
          0.34,
        ) +
        streak(220, -60, 200, 26) +
        streak(20, -20, 330, 20) +
        streak(-190, 40, 260, 18) +
        streak(330, -380, -120, 30) +
        scrub(stage, p),
    )
  )
}

/** Bushes in the cracks of the rock wall. */
function scrub(stage: Stage<Ink>, p: (dx: number, dy: number) => Point): string {
  const { u, ink, lit } = stage
  const next = stage.random('scrub')
  const spots: [number, number][] = [
    [110, -440],
    [160, -436],
    [64, -380],
    [20, -322],
    [240, -462],
    [320, -478],
    [-60, -150],
    [-240, 40],
    [-250, 100],
    [-150, 70],
    [250, 30],
    [300, 50],
    [360, 20],
    [420, -40],
    [210, 60],
    [-50, 190],
    [150, 210],
    [-210, 230],
    [280, 270],
    [60, 300],
    [420, 180],
    [530, -60],
    [560, 60],
    [610, 150],
    [740, -20],
    [800, 120],
    [880, 40],
    [480, -300],
    [660, -240],
  ]
  return spots
    .map(([dx, dy]) => {
      const [px, py] = p(dx, dy + 24)
      return at(
        px,
        py,
        1,
        fir((54 + 40 * next()) * u, lighten(ink.pine, 0.03), mix(ink.pine, ink.night, 0.4), lit, 3),
      )
    })
    .join('')
}
