import { lighten, mix } from '../colour.ts'
import { headland } from '../parts/headland.ts'
import { person } from '../parts/life.ts'
import { coral, manta, shoal, whaleShark } from '../parts/reef.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { wave } from '../random.ts'
import { at, blob, circle, ellipse, path, poly, rect, repeat, stroke } from '../shape.ts'
import { heaven, landmark, trip } from './kit.ts'
import { leaves, palmAt } from './parts.ts'

/** A whale shark gliding past the sandspit of Dhigurah, swimmers keeping their distance. */
export const dhigurah = trip({
  name: 'whale-shark-maldives',
  of: 'maldives',
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
      heaven(stage, 0.32, { disc: 52 }),
      sea(stage, { top: line, far: '#3aa7d0', near: '#0b5f96', foam: '#a9e0ec', rows: 11 }),
      // The island and the long bare spit that ends it.
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
      // Lighter water over the reef's edge.
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
      // The search boat, spotters on its roof.
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

/** Mantas circling over the reef of Hanifaru Bay, the light falling through the water. */
export const hanifaru = trip({
  name: 'manta-bay-maldives',
  of: 'maldives',
  place: 'Hanifaru Bay',
  light: 'noon',
  sun: [0.3, 0.08],
  draw(stage) {
    const { w, h, u, ink, kind, time } = stage
    const wide = kind === 'wide'
    const floor = (y: number, fill: string, bump: number) =>
      path(
        `M-10 ${h * y}Q${w * 0.2} ${h * (y - bump)} ${w * 0.42} ${h * (y + bump * 0.4)}T${w * 0.8} ${h * y}T${w + 10} ${h * (y - bump)}V${h + 5}H-10Z`,
        fill,
      )
    return [
      rect(0, 0, w, h, stage.gradient(['#8fe3df', '#3fbfcb', '#1486ad', '#0b5584'])),
      circle(w * 0.3, -h * 0.02, Math.max(w, h) * 0.5, stage.glow('#fff6d8', 0.75)),
      repeat(7, (i) =>
        poly(
          [
            [w * (0.16 + i * 0.05), -10],
            [w * (0.22 + i * 0.05), -10],
            [w * (i * 0.2 - 0.06), h * 0.9],
            [w * (i * 0.2 - 0.2), h * 0.9],
          ],
          '#fff8e0',
          { opacity: 0.09 },
        ),
      ),
      path(
        `M-10 -5H${w + 10}V${h * 0.045}Q${w * 0.8} ${h * 0.02} ${w * 0.62} ${h * 0.05}T${w * 0.3} ${h * 0.04}T-10 ${h * 0.05}Z`,
        '#eafcf6',
        { opacity: 0.75 },
      ),
      floor(0.84, '#0f6a94', 0.03),
      at(
        w * (wide ? 0.18 : 0.2),
        h * (wide ? 0.3 : 0.66),
        u * (wide ? 0.62 : 0.45),
        manta(360, '#1f6f94', '#8fd0dc'),
        22,
      ),
      at(w * (wide ? 0.86 : 0.82), h * 0.24, u * 0.5, manta(360, '#2a7f9f', '#9fd9e0'), -18),
      landmark(
        stage,
        0.5,
        at(0, wave(time) * 5, 1, manta(wide ? 760 : 700, '#143a5c', '#f2f6ee'), -10),
        wide ? 0 : 0,
      ),
      landmark(
        stage,
        0.24,
        at(
          0,
          0,
          1,
          stroke('M-40 10L-84 2M-40 18L-86 26', ink.marigold, 10) +
            path('M-46 8Q0 -12 40 -4L44 10Q0 22 -44 20Z', '#c8403f') +
            stroke('M36 2L76 -12M38 10L72 28', '#b9754a', 8) +
            circle(58, 4, 14, '#a5683f') +
            rect(60, -6, 14, 12, '#12283a', { rx: 3 }) +
            stroke('M54 -8Q58 -28 46 -32', ink.marigold, 5),
          8,
        ),
        wide ? -260 : -230,
      ),
      at(
        w * (wide ? 0.28 : 0.3),
        h * 0.66,
        u,
        shoal(stage.random('a'), 14, 190, 20, ink.marigold, '#fff6e0'),
      ),
      at(w * 0.88, h * 0.6, u, shoal(stage.random('b'), 10, 130, 18, '#ffd36b', '#3fa8c0')),
      floor(0.91, '#0a4f78', 0.04),
      [
        [0.04, 190, '#e8604f'],
        [0.13, 130, '#f0a04a'],
        [0.24, 100, '#c84f8a'],
        [0.7, 120, '#f0a04a'],
        [0.81, 160, '#d8508a'],
        [0.92, 200, '#e8604f'],
        [0.99, 140, '#f2c04a'],
      ]
        .map(([x, s, c]) => at(w * (x as number), h * 0.99, u, coral(s as number, c as string)))
        .join(''),
      [0.33, 0.44, 0.58]
        .map((x, i) =>
          at(
            w * x,
            h * 1.01,
            u,
            ellipse(0, 0, 70, 50, ['#b8608a', '#d99a5a', '#6fa87a'][i] as string) +
              repeat(5, (k) =>
                stroke(
                  `M${-44 + k * 22} -${20 + (k % 2) * 10}Q${-36 + k * 22} -4 ${-44 + k * 22} 12`,
                  lighten(['#b8608a', '#d99a5a', '#6fa87a'][i] as string, -0.1),
                  5,
                ),
              ),
          ),
        )
        .join(''),
    ].join('')
  },
})

/** The natural rock bridge of Neil at low tide. */
export const rockBridge = trip({
  name: 'rock-bridge-andaman',
  of: 'andaman',
  place: 'Neil',
  light: 'dusk',
  sun: [0.36, 0.46],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const line = h * 0.58
    const [stone, dark] = ['#9a6f5c', '#5f4450']
    return [
      heaven(stage, 0.6, { disc: 86 }),
      sea(stage, { top: line, far: stage.far(ink.water, 0.4), near: ink.deep, foam: '#ffdca8' }),
      sunPath(stage, line, h * 0.84, '#ffe2a6'),
      landmark(
        stage,
        0.6,
        headland(
          stage.random('far'),
          [
            [-100, 0],
            [-60, -50],
            [60, -80],
            [220, -70],
            [340, -30],
            [380, 0],
          ],
          {
            light: stage.far('#9a7f70', 0.35),
            shade: stage.far(dark, 0.35),
            green: stage.far(ink.leaf, 0.35),
            foam: '#ffe2b8',
          },
          lit,
          [30, 60],
        ),
        wide ? -760 : -420,
      ),
      // The flat reef that falls dry, with its pools.
      path(
        `M-10 ${h * 0.8}Q${w * 0.3} ${h * 0.76} ${w * 0.6} ${h * 0.79}T${w + 10} ${h * 0.77}V${h + 5}H-10Z`,
        stage.gradient([mix(ink.sand, ink.roof, 0.35), mix(ink.near, ink.roof, 0.35)]),
      ),
      landmark(
        stage,
        0.82,
        path(
          'M-420 20Q-440 -80 -400 -190Q-380 -270 -290 -300Q-150 -350 40 -340Q240 -336 340 -300Q480 -320 640 -360L1000 -380V40H360Q330 -60 300 -130Q250 -226 120 -236Q-40 -250 -130 -190Q-200 -140 -190 -40Q-190 10 -176 24Z',
          stone,
        ) +
          path(
            lit < 0
              ? 'M300 -130Q330 -60 360 40H1000V-160Q700 -140 560 -220Q440 -260 340 -300Q300 -240 300 -130Z'
              : 'M-420 20Q-440 -80 -400 -190Q-380 -270 -290 -300Q-300 -160 -300 24Z',
            dark,
            { opacity: 0.7 },
          ) +
          path(
            'M120 -236Q-40 -250 -130 -190Q-200 -140 -190 -40L-160 -46Q-160 -130 -100 -170Q-20 -216 110 -206Q240 -196 290 -110L300 -130Q250 -226 120 -236Z',
            dark,
          ) +
          stroke(
            'M-360 -200Q-300 -240 -220 -250M-380 -120Q-330 -150 -280 -150M380 -240Q460 -230 520 -180M420 -150Q520 -120 620 -110M-40 -290Q60 -300 160 -284',
            dark,
            9,
            { opacity: 0.55 },
          ) +
          blob(
            [
              [-320, -290],
              [-240, -356],
              [-100, -380],
              [60, -376],
              [220, -366],
              [320, -330],
              [260, -300],
              [100, -322],
              [-80, -318],
              [-220, -300],
            ],
            ink.leaf,
          ) +
          blob(
            [
              [330, -296],
              [440, -380],
              [640, -420],
              [1000, -430],
              [1000, -350],
              [700, -340],
              [480, -290],
            ],
            mix(ink.leaf, ink.near, 0.25),
          ) +
          blob(
            [
              [-240, -330],
              [-140, -376],
              [0, -380],
              [60, -356],
              [-80, -340],
            ],
            lighten(ink.leaf, 0.05),
          ),
        wide ? 20 : 10,
        wide ? 1 : 0.88,
      ),
      [560, 470]
        .map((x, i) => palmAt(stage, wide ? x : x - 130, 0.47, 230 - i * 30, i ? 0.12 : -0.1))
        .join(''),
      [
        [0.12, 0.88, 120],
        [0.42, 0.93, 170],
        [0.78, 0.88, 130],
        [0.3, 0.845, 80],
        [0.92, 0.95, 150],
      ]
        .map(([x, y, s]) =>
          at(
            w * (x as number),
            h * (y as number),
            u,
            ellipse(0, 0, s as number, (s as number) * 0.2, mix(ink.near, ink.roof, 0.2)) +
              ellipse(
                0,
                3,
                (s as number) * 0.94,
                (s as number) * 0.16,
                mix(stage.sky[2] as string, ink.near, 0.35),
              ) +
              ellipse(
                -(s as number) * 0.2,
                0,
                (s as number) * 0.4,
                (s as number) * 0.05,
                stage.sky[2] as string,
              ),
          ),
        )
        .join(''),
      landmark(
        stage,
        0.865,
        ellipse(0, 0, 70, 8, ink.near, { opacity: 0.3 }) +
          at(-22, 0, 1, person(116, { coat: ink.cream, legs: ink.deep })) +
          at(32, 2, 1, person(108, { coat: ink.cloth, legs: ink.marigold, skirt: true })),
        wide ? 20 : 20,
      ),
      leaves(stage, -1, 0.8),
    ].join('')
  },
})
