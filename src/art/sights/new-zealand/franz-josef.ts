import { mix } from '../../colour.ts'
import { range } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { firs } from '../../parts/plants.ts'
import { at, ellipse, path, repeat, stroke } from '../../shape.ts'
import { leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The tongue of Franz Josef Glacier between forested slopes. */
export const franzJosef = sightScene({
  name: 'franz-josef-new-zealand',
  destination: 'new-zealand',
  place: 'Franz Josef',
  light: 'noon',
  sun: [0.2, 0.15],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const wall = (k: 1 | -1) =>
      at(
        0,
        0,
        [k, 1],
        path(
          'M120 130Q200 -20 270 -120L360 -260L470 -360L640 -430L1100 -520V400H60Z',
          mix(ink.leaf, ink.near, k === lit ? 0.05 : 0.35),
        ) +
          path(
            'M200 0L270 -120L330 -90L300 20L220 130ZM420 -300L470 -360L560 -340L500 -180L400 -60Z',
            '#8a8f98',
            { opacity: 0.55 },
          ) +
          repeat(16, (i) =>
            ellipse(
              300 + i * 46,
              -90 - i * 22 + (i % 3) * 60,
              46,
              34,
              mix(ink.leaf, ink.near, k === lit ? 0.25 : 0.55),
            ),
          ) +
          path('M486 -330Q478 -200 492 -60', 'none', { stroke: '#f2fbff', 'stroke-width': 9 }),
      )
    return [
      fullSky(stage, 0.5),
      range(stage, 'alps', {
        y: h * 0.46,
        height: h * 0.34,
        count: 5,
        ink: { light: '#a5b6d0', shade: '#7a8fb8', snow: '#ffffff', snowShade: '#d5e2f2' },
        snow: 0.8,
        depth: 0.06,
      }),
      path(`M-10 ${h * 0.45}H${w + 10}V${h * 0.9}H-10Z`, mix(ink.leaf, ink.near, 0.5)),
      landmark(
        stage,
        0.64,
        // The ice from the snowfield down to the end of the glacier.
        path(
          'M-330 -210Q-160 -260 0 -250Q180 -262 330 -210Q250 -120 180 -40Q150 40 190 130Q120 160 0 156Q-120 160 -190 130Q-150 40 -190 -40Q-250 -120 -330 -210Z',
          '#e6f4fa',
        ) +
          path(
            lit < 0
              ? 'M330 -210Q250 -120 180 -40Q150 40 190 130Q150 150 90 154Q60 20 110 -80Q160 -170 220 -236Z'
              : 'M-330 -210Q-250 -120 -180 -40Q-150 40 -190 130Q-150 150 -90 154Q-60 20 -110 -80Q-160 -170 -220 -236Z',
            '#b9d9ea',
          ) +
          repeat(9, (i) =>
            stroke(
              `M${-190 + i * 5 + (i % 2) * 30} ${-180 + i * 34}q${90 - i * 3} ${24 + (i % 3) * 8} ${300 - i * 12} ${-4 + (i % 2) * 10}`,
              i % 2 ? '#8fc6e0' : '#a9d4e6',
              7 + (i % 3) * 3,
            ),
          ) +
          repeat(8, (i) =>
            path(`M${-140 + i * 38} ${60 + (i % 2) * 20}l14 -44l18 38l-8 30Z`, i % 2 ? '#ffffff' : '#cfe8f2'),
          ) +
          path('M-40 156Q-60 100 0 92Q64 100 44 156Z', '#2f7fa8') +
          path('M-24 156Q-36 116 0 112Q38 116 28 156Z', '#145a80'),
        0,
        wide ? 1.06 : 1.1,
      ),
      landmark(stage, 0.64, wall(1) + wall(-1), 0, 1),
      // The grey gravel plain with the stream of meltwater.
      path(
        `M-10 ${h * 0.86}Q${w * 0.3} ${h * 0.76} ${w * stage.focus} ${h * 0.765}T${w + 10} ${h * 0.84}V${h + 5}H-10Z`,
        stage.gradient(['#b5b2ac', '#8a8a88']),
      ),
      landmark(
        stage,
        0.765,
        path(
          'M-30 4Q60 60 -20 100Q-140 140 40 190Q140 220 60 320H320Q330 230 200 180Q60 140 100 100Q120 60 26 4Z',
          '#9fd0de',
        ) +
          path(
            'M-10 10Q70 60 10 100Q-60 140 90 190Q190 230 150 320H220Q230 230 150 184Q10 140 60 100Q90 60 10 10Z',
            '#c9e8ee',
          ),
      ),
      repeat(22, (i) =>
        at(
          w * ((i * 0.173) % 1),
          h * (0.83 + 0.16 * ((i * 0.41) % 1)),
          u,
          ellipse(0, 0, 22 + 9 * (i % 4), 12 + 4 * (i % 3), '#7a7a7c') +
            ellipse(lit * 4, -4, 15 + 6 * (i % 4), 7, '#a5a5a3'),
        ),
      ),
      firs(
        Array.from(
          { length: 8 },
          (_, i) =>
            [
              w * (i < 4 ? -0.01 + i * 0.05 : 0.84 + (i - 4) * 0.055),
              h * (0.9 + 0.03 * (i % 2)),
              u * (170 + 60 * ((i * 3) % 3)),
            ] as const,
        ),
        ink.leaf,
        mix(ink.leaf, ink.near, 0.6),
        lit,
      ),
      landmark(
        stage,
        0.92,
        ellipse(0, 0, 110, 8, ink.near, { opacity: 0.3 }) +
          at(
            -50,
            0,
            1,
            person(132, { coat: '#d8502f', legs: ink.near, bag: ink.marigold, hat: '#f2c23a', pose: 'walk' }),
          ) +
          at(20, 2, 1, person(124, { coat: '#2f7fa8', legs: ink.near, bag: '#d8502f', pose: 'walk' })) +
          stroke('M-12 -60L6 4M54 -58L72 4', ink.near, 4),
        wide ? -250 : -170,
      ),
      leaves(stage, 1, 0.8),
    ].join('')
  },
})
