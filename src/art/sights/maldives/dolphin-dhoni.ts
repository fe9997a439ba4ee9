import { lighten, mix } from '../../colour.ts'
import { person } from '../../parts/life.ts'
import { sea, sunPath } from '../../parts/sea.ts'
import { wave } from '../../random.ts'
import { at, blob, ellipse, path, repeat, stroke } from '../../shape.ts'
import { palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** A dolphin that leaps to the right; the origin is in the middle of its body. */
const dolphin = (back: string, belly: string) =>
  path(
    'M-150 60Q-110 -60 10 -70Q90 -70 140 -6Q168 4 190 24Q186 36 158 32Q120 30 96 22Q40 0 -30 16Q-90 34 -120 84Q-128 120 -160 136Q-162 112 -152 96Q-176 96 -196 84Q-176 66 -150 60Z',
    back,
  ) +
  path('M158 32Q120 30 96 22Q40 0 -30 16Q-70 28 -98 54Q-40 28 20 34Q90 44 158 32Z', belly) +
  path('M-10 -66Q-20 -110 -56 -122Q-44 -90 -50 -54Z', back) +
  path('M30 24Q30 66 4 92Q-6 56 0 22Z', lighten(back, -0.05)) +
  ellipse(118, -2, 5, 5, '#101c30')

/** Dolphins beside a wooden dhoni in the evening, in South Malé Atoll. */
export const dolphins = sightScene({
  name: 'dolphin-dhoni-maldives',
  destination: 'maldives',
  place: 'South Malé Atoll',
  light: 'dusk',
  sun: [0.32, 0.42],
  draw(stage) {
    const { w, h, u, ink, kind, time } = stage
    const wide = kind === 'wide'
    const line = h * 0.54
    const [back, belly] = ['#34507a', '#c9bcc8']
    const splash = (x: number, y: number, s: number) =>
      landmark(
        stage,
        y,
        ellipse(0, 0, 90, 13, '#ffe9dc', { opacity: 0.9 }) +
          repeat(7, (i) => ellipse(-66 + i * 22, -10 - 16 * Math.sin((i / 6) * 3.14), 7, 10, '#fff4ea')),
        x,
        s,
      )
    const dhoni =
      ellipse(0, 20, 280, 16, ink.near, { opacity: 0.28 }) +
      path(
        'M-270 -60Q-180 -8 -40 -8H150Q230 -14 262 -70Q280 -120 252 -166Q306 -120 300 -50Q280 26 190 32H-160Q-240 22 -270 -60Z',
        '#7a3f34',
      ) +
      path(
        'M-270 -60Q-180 -8 -40 -8H150Q230 -14 262 -70L268 -50Q230 8 150 8H-60Q-190 6 -262 -40Z',
        ink.marigold,
      ) +
      stroke('M-190 -30V-116M-100 -10V-120M0 -8V-120M100 -10V-116', '#5a3038', 8) +
      path('M-236 -112Q-60 -142 140 -112L132 -96Q-60 -124 -230 -98Z', ink.cream) +
      [-140, -50, 40]
        .map((x, i) =>
          at(
            x,
            -10,
            1,
            person(86, {
              coat: [ink.cloth, ink.cream, ink.marigold][i] as string,
              legs: ink.near,
              pose: i === 2 ? 'wave' : 'stand',
            }),
          ),
        )
        .join('') +
      at(150, -14, 1, person(92, { coat: '#3f7f9a', legs: ink.near, facing: 1 }))
    return [
      fullSky(stage, 0.56, { disc: 92 }),
      at(
        w * 0.14,
        line + 3,
        u,
        blob(
          [
            [-230, 4],
            [-170, -26],
            [-40, -34],
            [90, -28],
            [210, 4],
          ],
          stage.far(ink.leaf, 0.35),
        ),
      ),
      sea(stage, {
        top: line,
        far: stage.far(ink.water, 0.4),
        near: mix(ink.deep, ink.near, 0.2),
        foam: '#ffcbb0',
      }),
      sunPath(stage, line, h * 0.92, '#ffdcb0'),
      landmark(stage, 0.66, at(0, wave(time) * 3, 1, dhoni), wide ? 190 : 90, wide ? 0.95 : 0.85),
      splash(wide ? -420 : -300, 0.79, 1),
      splash(wide ? -120 : -60, 0.905, 1.3),
      splash(wide ? 190 : 190, 0.93, 1),
      landmark(stage, 0.72, at(0, 0, 1, dolphin(back, belly), -16), wide ? -320 : -210, 0.8),
      landmark(stage, 0.81, at(0, 0, 1, dolphin(lighten(back, -0.03), belly), -12), wide ? 20 : 60, 1.12),
      landmark(stage, 0.9, at(0, 0, 1, dolphin(lighten(back, 0.03), belly), 18), wide ? 330 : 310, 0.75),
      repeat(8, (i) =>
        stroke(
          `M${w * ((i * 0.27 + 0.04) % 1)} ${h * (0.8 + 0.18 * ((i * 0.41) % 1))}q${40 * u} ${-12 * u} ${80 * u} 0`,
          '#ffd2b8',
          4 * u,
          { opacity: 0.6 },
        ),
      ),
      [-760, -700]
        .map((x, i) => palmAt(stage, wide ? x : x + 330, 0.545, 92 + 20 * i, i ? -0.12 : 0.12))
        .join(''),
    ].join('')
  },
})
