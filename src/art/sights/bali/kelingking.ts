import { headland } from '../../parts/headland.ts'
import { grass } from '../../parts/plants.ts'
import { sea } from '../../parts/sea.ts'
import { at, blob, path, repeat, stroke } from '../../shape.ts'
import { leaves, pair } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The headland of Kelingking on Nusa Penida, with the beach far below. */
export const kelingking = sightScene({
  name: 'kelingking-bali',
  destination: 'bali',
  place: 'Kelingking',
  light: 'noon',
  sun: [0.2, 0.17],
  draw(stage) {
    const { w, h, u, ink, kind } = stage
    const line = h * (kind === 'wide' ? 0.36 : 0.38)
    const foot = kind === 'wide' ? 0.68 : 0.66
    const rock = { light: '#f1e3bf', shade: '#c9b184', green: '#4f8f4a', foam: '#ffffff' }
    const next = stage.random('cliff')
    return [
      fullSky(stage, line / h),
      sea(stage, { top: line, far: '#3aa7b8', near: '#0f6f8c', foam: '#7fd0cf' }),
      landmark(
        stage,
        foot,
        // The water of the bay is lighter over the sand.
        blob(
          [
            [-250, 20],
            [-60, -34],
            [160, -20],
            [520, 30],
            [620, 150],
            [240, 190],
            [-120, 150],
            [-290, 90],
          ],
          '#59cdc2',
          { opacity: 0.75 },
        ) +
          headland(
            next,
            [
              [-400, 0],
              [-412, -60],
              [-418, -128],
              [-396, -196],
              [-330, -246],
              [-250, -256],
              [-186, -222],
              [-140, -160],
              [-92, -120],
              [-36, -124],
              [30, -176],
              [96, -262],
              [180, -344],
              [300, -404],
              [480, -436],
              [700, -452],
              [900, -470],
            ],
            rock,
            stage.lit,
            [40, 120],
          ) +
          path('M-190 2Q-60 76 120 92Q330 104 520 40L900 30V-10H-190Z', '#ffffff', { opacity: 0.9 }) +
          path('M-160 2Q-50 60 120 76Q330 88 520 22L900 10V-2Q400 -14 300 -6Q100 -20 -160 2Z', ink.sand),
      ),
      // The viewpoint: a dry ridge with a fence.
      path(
        `M-10 ${h + 10}V${h * 0.86}Q${w * 0.3} ${h * 0.81} ${w * 0.62} ${h * 0.9}T${w + 10} ${h * 0.93}V${h + 10}Z`,
        stage.gradient(['#7d9a4a', '#2f5a3c']),
      ),
      landmark(
        stage,
        0.905,
        stroke('M-420 6V-46M-320 -6V-58M-220 -12V-64M-120 -12V-64M-20 -6V-58M80 4V-48', '#6b4a30', 8) +
          stroke('M-460 -34Q-230 -70 120 -30', '#8a6238', 6),
      ),
      pair(stage, 0.925, -250, 150),
      repeat(7, (i) =>
        at(
          w * (0.5 + i * 0.08),
          h * (0.96 + 0.01 * (i % 2)),
          1,
          grass(next, (50 + 14 * (i % 3)) * u, ['#a8b04f', '#5f8f45'], 7, stage.time),
        ),
      ),
      leaves(stage, 1, 0.9),
    ].join('')
  },
})
