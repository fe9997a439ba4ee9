import { mix } from '../../colour.ts'
import { person } from '../../parts/life.ts'
import { whaleShark } from '../../parts/reef.ts'
import { sea } from '../../parts/sea.ts'
import { wave } from '../../random.ts'
import { at, blob, circle, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** A whale shark near the sandbank of Dhigurah, with swimmers at a distance. */
export const dhigurah = sightScene({
  name: 'whale-shark-maldives',
  destination: 'maldives',
  place: 'Dhigurah',
  light: 'noon',
  sun: [0.22, 0.12],
  draw(stage) {
    const { w, h, u, ink, kind, time } = stage
    const wide = kind === 'wide'
    const line = h * 0.3
    const swimmer = (suit: string) =>
      stroke('M-34 6L-70 0M-34 12L-72 20', ink.marigold, 9) +
      path('M-40 4Q0 -12 36 -4L40 8Q0 18 -38 14Z', suit) +
      stroke('M32 0L66 -16M34 6L62 22', '#b9754a', 7) +
      circle(50, 2, 12, '#a5683f') +
      stroke('M52 -8Q58 -26 48 -30', ink.marigold, 4)
    return [
      fullSky(stage, 0.32, { disc: 52 }),
      sea(stage, { top: line, far: '#3aa7d0', near: '#0b5f96', foam: '#a9e0ec', rows: 11 }),
      // The island and the long bare sandbank at its end.
      landmark(
        stage,
        0.335,
        path('M-100 10Q120 -16 420 -18H1000V26Q500 30 200 24Q40 22 -100 10Z', '#8fe0dc', { opacity: 0.8 }) +
          path('M-60 6Q160 -10 420 -14H1000V12Q500 18 200 12Q60 10 -60 6Z', ink.sand) +
          path('M260 -6Q300 -46 380 -50Q560 -66 1000 -62V-4Z', mix(ink.leaf, ink.far, 0.2)),
        wide ? 0 : -60,
      ),
      [330, 400, 470, 540, 610]
        .map((x, i) => palmAt(stage, x + (wide ? 0 : -100), 0.33, 96 + 18 * (i % 3), i % 2 ? 0.14 : -0.1))
        .join(''),
      // Lighter water over the edge of the reef.
      at(
        w * 0.5,
        h * 0.7,
        u,
        blob(
          [
            [-1100, 60],
            [-700, -150],
            [-200, -190],
            [300, -170],
            [760, -90],
            [900, 80],
            [500, 220],
            [-100, 260],
            [-800, 220],
          ],
          '#2fa6cf',
          { opacity: 0.45 },
        ),
      ),
      landmark(
        stage,
        0.66,
        at(
          18,
          40,
          1,
          whaleShark(stage.random('spots'), wide ? 800 : 700, '#0d4f80', '#0d4f80', '#0d4f80'),
          -8,
        ).replace('<g', '<g opacity="0.35"') +
          at(
            0,
            wave(time) * 4,
            1,
            whaleShark(stage.random('spots'), wide ? 800 : 700, '#3f6f8f', '#2c5674', '#dff1f4'),
            -8,
          ),
        wide ? -40 : -10,
      ),
      repeat(5, (i) =>
        at(
          w * (0.08 + i * 0.22),
          h * (0.46 + 0.11 * ((i * 3) % 4)),
          u,
          stroke('M-60 0Q-30 -12 0 0T60 0', '#c9eef2', 4, { opacity: 0.5 }),
        ),
      ),
      landmark(
        stage,
        0.52,
        at(-250, 10, 1, swimmer(ink.cloth), 14) + at(-150, -50, 0.9, swimmer(ink.near), 14),
        wide ? -120 : 60,
      ),
      // The boat that looks for the shark, with people on its roof.
      landmark(
        stage,
        0.47,
        ellipse(0, 12, 150, 9, '#0b4f80', { opacity: 0.35 }) +
          path('M-150 -30H120L176 -56Q150 8 110 14H-130Q-150 0 -150 -30Z', '#fffaf0') +
          path('M-150 -30H120L176 -56L170 -40Q130 -14 110 -16H-150Z', '#e8604a') +
          stroke('M-120 -30V-84M90 -30V-84M-20 -30V-84', '#8a6a50', 5) +
          rect(-140, -94, 250, 12, '#2f9fb0') +
          at(-60, -94, 1, person(70, { coat: ink.cream, legs: ink.near, pose: 'wave', facing: -1 })) +
          at(20, -94, 1, person(66, { coat: ink.marigold, legs: ink.deep })),
        wide ? 400 : 220,
        wide ? 1 : 0.9,
      ),
      [
        [0.03, 0.9, 150],
        [0.2, 0.985, 190],
        [0.5, 0.97, 130],
        [0.72, 0.99, 170],
        [0.97, 0.9, 190],
      ]
        .map(([x, y, r]) =>
          at(
            w * (x as number),
            h * (y as number),
            u * ((r as number) / 100),
            blob(
              [
                [-100, 0],
                [-60, -24],
                [0, -16],
                [60, -30],
                [104, 0],
                [50, 22],
                [-40, 26],
              ],
              '#0d6f9c',
              { opacity: 0.55 },
            ) +
              blob(
                [
                  [-60, -4],
                  [-20, -14],
                  [30, -12],
                  [60, 2],
                  [10, 12],
                ],
                '#3f9f9a',
                { opacity: 0.6 },
              ),
          ),
        )
        .join(''),
    ].join('')
  },
})
