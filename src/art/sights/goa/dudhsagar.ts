import { mix } from '../../colour.ts'
import { hills, mist } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { at, blob, ellipse, num, path, rect, repeat, stroke } from '../../shape.ts'
import { canopy, leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The Dudhsagar waterfall in four steps, with a train in front of it. */
export const dudhsagar = sightScene({
  name: 'dudhsagar-goa',
  destination: 'goa',
  place: 'Dudhsagar',
  light: 'dawn',
  sun: [0.2, 0.16],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const rock = '#5f7a72'
    const fall = (d: string, fill: string, opacity = 1) => path(d, fill, { opacity })
    const train = repeat(5, (i) => {
      const x = -330 + i * 122
      return (
        rect(x, -58, 116, 48, i === 4 ? '#d8503f' : '#3f6f9a', { rx: 5 }) +
        rect(x, -30, 116, 8, i === 4 ? ink.marigold : '#f4ead6') +
        (i === 4
          ? rect(x + 84, -50, 24, 16, '#dff1f4')
          : repeat(5, (k) => rect(x + 8 + k * 21, -50, 14, 14, '#dff1f4'))) +
        ellipse(x + 26, -8, 9, 9, '#2a2433') +
        ellipse(x + 90, -8, 9, 9, '#2a2433')
      )
    })
    return [
      fullSky(stage, 0.5, { disc: 64 }),
      hills(stage, 'far', { y: h * 0.2, amp: h * 0.05, fill: stage.far(ink.leaf, 0.45) }),
      mist(stage, h * 0.24, h * 0.06, ink.cream, 0.8),
      path(
        `M-10 ${h * 0.3}Q${w * 0.2} ${h * 0.22} ${w * 0.4} ${h * 0.25}Q${w * 0.56} ${h * 0.2} ${w * 0.72} ${h * 0.24}T${w + 10} ${h * 0.2}V${h + 5}H-10Z`,
        stage.gradient([mix(ink.leaf, rock, 0.35), mix(ink.leaf, ink.near, 0.35)]),
      ),
      repeat(24, (i) =>
        at(
          w * (i / 23),
          h * (0.25 + 0.03 * Math.sin(i * 1.7)),
          u,
          ellipse(0, 0, 44, 34, mix(ink.leaf, rock, 0.2)) +
            ellipse(lit * 8, -8, 30, 20, mix(ink.leaf, ink.land, 0.25)),
        ),
      ),
      landmark(
        stage,
        0.62,
        // The bare cliff, and the falls that get wider downwards.
        blob(
          [
            [-150, -460],
            [0, -480],
            [150, -450],
            [210, -300],
            [250, -120],
            [290, 60],
            [240, 220],
            [-240, 220],
            [-290, 60],
            [-240, -120],
            [-190, -300],
          ],
          rock,
        ) +
          blob(
            [
              [40, -470],
              [150, -450],
              [210, -300],
              [250, -120],
              [290, 60],
              [240, 220],
              [120, 220],
              [150, 0],
              [110, -240],
            ],
            mix(rock, ink.near, 0.35),
          ) +
          repeat(10, (i) =>
            stroke(
              `M${-190 + i * 44} ${-380 + (i % 3) * 60}l${-10 + (i % 2) * 14} ${90 + (i % 3) * 30}`,
              mix(rock, ink.near, 0.25),
              9,
              { opacity: 0.6 },
            ),
          ) +
          fall('M-24 -480H36Q44 -400 70 -340H-60Q-30 -400 -24 -480Z', '#ffffff') +
          fall('M-70 -340H80Q90 -260 120 -190H-110Q-76 -260 -70 -340Z', '#f4fbff') +
          fall('M-120 -190H130Q130 -110 160 -50H-150Q-120 -110 -120 -190Z', '#ffffff') +
          fall('M-150 -50H170Q180 60 220 210H-210Q-160 60 -150 -50Z', '#f4fbff') +
          repeat(11, (i) =>
            stroke(
              `M${num(-16 + i * 4)} -470Q${num(-50 + i * 13)} -200 ${num(-160 + i * 34)} 200`,
              i % 2 ? '#cfe6ee' : '#e3f2f6',
              8,
              { opacity: 0.8 },
            ),
          ) +
          [-336, -186, -46]
            .map((y, k) => ellipse(6, y, 96 + k * 40, 15 + k * 3, '#ffffff', { opacity: 0.75 }))
            .join(''),
        0,
        wide ? 1 : 1.1,
      ),
      // The viaduct and the train.
      landmark(
        stage,
        wide ? 0.625 : 0.6,
        repeat(
          13,
          (i) =>
            path(`M${-1140 + i * 180} -10h180v150h-34q0 -96 -56 -96t-56 96h-34Z`, '#8a7a72') +
            rect(-1140 + i * 180 + (lit < 0 ? 146 : 0), 46, 14, 94, '#6b5c5a'),
        ) +
          rect(-1200, -16, 2400, 14, '#a59488') +
          rect(-1200, -10, 2400, 5, '#4a3f44'),
        0,
        0.9,
      ),
      landmark(stage, wide ? 0.613 : 0.59, train, wide ? -60 : 30, 0.9),
      mist(stage, h * 0.79, h * 0.06, '#ffffff', 0.9),
      canopy(stage, 0.74, 76, 'edge'),
      landmark(
        stage,
        0.83,
        path('M-120 -110Q0 -96 124 -110Q140 -60 190 -30Q0 10 -190 -30Q-140 -60 -120 -110Z', '#f4fbff') +
          repeat(7, (i) =>
            stroke(`M${-100 + i * 34} -104Q${-116 + i * 38} -70 ${-140 + i * 46} -34`, '#cfe6ee', 7, {
              opacity: 0.8,
            }),
          ),
      ),
      landmark(
        stage,
        0.83,
        blob(
          [
            [-330, 20],
            [-220, -60],
            [0, -84],
            [230, -60],
            [350, 20],
            [430, 120],
            [0, 170],
            [-420, 120],
          ],
          '#6fc0c4',
        ) +
          blob(
            [
              [-200, 6],
              [-110, -50],
              [0, -66],
              [120, -50],
              [220, 10],
              [0, 50],
            ],
            '#e6f6f6',
            { opacity: 0.8 },
          ),
        0,
        wide ? 1 : 1,
      ),
      path(
        `M-10 ${h * 0.93}Q${w * 0.3} ${h * 0.88} ${w * 0.52} ${h * 0.93}T${w + 10} ${h * 0.9}V${h + 5}H-10Z`,
        '#3f9aa6',
      ),
      [
        [-380, 0.9, 1.2],
        [-250, 0.95, 0.8],
        [320, 0.91, 1.1],
        [430, 0.96, 1.5],
        [60, 0.97, 0.7],
      ]
        .map(([x, y, s]) =>
          landmark(
            stage,
            y as number,
            blob(
              [
                [-90, 16],
                [-84, -30],
                [-40, -62],
                [30, -58],
                [84, -20],
                [92, 18],
                [0, 30],
              ],
              '#5a625f',
            ) +
              blob(
                [
                  [-60 * -lit - 20, -30],
                  [-20, -56],
                  [26, -50],
                  [40, -30],
                  [0, -22],
                ],
                '#8f9a92',
              ),
            x as number,
            s as number,
          ),
        )
        .join(''),
      landmark(
        stage,
        0.9,
        at(-20, 0, 1, person(116, { coat: ink.cloth, legs: ink.near, pose: 'wave' })) +
          at(36, 4, 1, person(108, { coat: ink.marigold, legs: '#3f4f7a', bag: ink.cream })),
        wide ? 320 : 300,
      ),
      leaves(stage, -1, 1.1),
      leaves(stage, 1, 0.9),
    ].join('')
  },
})
