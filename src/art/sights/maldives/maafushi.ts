import { lighten, mix } from '../../colour.ts'
import { person } from '../../parts/life.ts'
import { sea, shore } from '../../parts/sea.ts'
import { at, blob, circle, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { block, leaves, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The jetty of Maafushi with houses behind it, and boats and swings in the shallow water. */
export const maafushi = sightScene({
  name: 'maafushi-maldives',
  destination: 'maldives',
  place: 'Maafushi',
  light: 'noon',
  sun: [0.22, 0.16],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const line = h * 0.5
    const house = (x: number, wall: string, door: string, s: number) =>
      at(
        x,
        0,
        s,
        block(stage, 0, 0, 130, 84, wall) +
          path('M-80 -80L-62 -112H62L80 -80Z', '#b5c4c9') +
          rect(-50, -64, 30, 34, '#fff8ea') +
          rect(-46, -60, 22, 26, door) +
          rect(-6, -56, 30, 56, door) +
          rect(36, -64, 24, 30, '#fff8ea'),
      )
    const swing =
      stroke('M-70 60V-110M70 60V-110M-86 -110H86', '#8a5f3c', 9) +
      stroke('M-40 -106L-34 6M30 -106L24 6', '#c9a878', 3) +
      rect(-40, 4, 70, 8, '#a8743f') +
      at(-6, 8, 1, person(92, { coat: ink.cloth, legs: ink.marigold, pose: 'sit', hat: '#e8c98a' }))
    const speedboat =
      ellipse(0, 16, 190, 12, ink.deep, { opacity: 0.3 }) +
      path('M-190 -34H120L204 -64Q176 14 130 18H-170Q-186 0 -190 -34Z', '#fffaf0') +
      path('M-190 -34H120L204 -64L198 -48Q140 -22 120 -20H-189Z', '#f0604f') +
      path('M-130 -34L-110 -86H60L100 -34Z', '#dff1f4') +
      rect(-136, -96, 214, 12, '#2f9fb0') +
      stroke('M-100 -34V-86M-20 -34V-86M50 -40V-86', '#8aa4ac', 5)
    return [
      fullSky(stage, 0.52),
      sea(stage, { top: line, far: '#5fd0d2', near: '#1b93b5', foam: '#d9f6f2' }),
      landmark(
        stage,
        0.535,
        path('M-1100 20Q-700 -20 -200 -22Q300 -26 1100 -10V30H-1100Z', ink.sand) +
          [
            [-520, '#8fd0c4', '#2f7f8a'],
            [-360, '#f6c9a0', '#c8603f'],
            [-190, '#fff2dc', '#3f8fb0'],
            [-20, '#f2a7a0', '#8a3f5a'],
            [150, '#ffe29a', '#2f7f6a'],
            [320, '#bfe0ea', '#3f5f9a'],
            [480, '#f6d0d8', '#b8405f'],
          ]
            .map(([x, c, d], i) => house(x as number, c as string, d as string, 0.82 + 0.1 * (i % 3)))
            .join('') +
          at(
            60,
            -20,
            1,
            rect(-14, -150, 28, 150, '#fffaf0') +
              rect(lit < 0 ? 3 : -14, -150, 11, 150, '#d9d6d0') +
              rect(-20, -120, 40, 8, '#d9d6d0') +
              path('M-16 -148Q0 -190 16 -148Z', '#2f9fa0') +
              circle(0, -178, 4, ink.marigold),
          ),
        wide ? 60 : 30,
        wide ? 1 : 0.9,
      ),
      [-640, -450, -270, 240, 400, 560]
        .map((x, i) => palmAt(stage, wide ? x : x * 0.66, 0.535, 190 + 50 * (i % 3), i % 2 ? 0.12 : -0.1))
        .join(''),
      at(
        w * 0.5,
        h * 0.74,
        u,
        blob(
          [
            [-1000, 0],
            [-500, -90],
            [0, -70],
            [460, -100],
            [1000, -20],
            [600, 60],
            [-200, 80],
          ],
          '#8fe6dc',
          { opacity: 0.55 },
        ),
      ),
      // The wooden jetty from the shore towards the viewer.
      landmark(
        stage,
        0.53,
        path('M-26 0H26L250 480H-130Z', '#c9975f') +
          repeat(17, (i) => {
            const t = (i / 16) ** 1.4
            return path(
              `M${-26 - 104 * t} ${480 * t}H${26 + 224 * t}V${480 * t + 3 + 5 * t}H${-26 - 104 * t}Z`,
              '#9a6d40',
            )
          }) +
          repeat(6, (i) => {
            const t = ((i + 0.6) / 6) ** 1.4
            const s = 0.35 + t
            return (
              rect(-26 - 104 * t - 12 * s, 480 * t - 66 * s, 12 * s, 100 * s, '#7a5232') +
              rect(26 + 224 * t, 480 * t - 66 * s, 12 * s, 100 * s, '#7a5232') +
              circle(-26 - 104 * t - 6 * s, 480 * t - 70 * s, 9 * s, '#fffaf0') +
              circle(26 + 224 * t + 6 * s, 480 * t - 70 * s, 9 * s, '#fffaf0')
            )
          }),
        wide ? 60 : 0,
      ),
      landmark(stage, 0.72, speedboat, wide ? 430 : 330, wide ? 0.9 : 0.7),
      landmark(stage, 0.7, swing, wide ? -330 : -270, wide ? 1.1 : 0.95),
      landmark(stage, 0.745, ellipse(0, 0, 90, 8, '#1b93b5', { opacity: 0.35 }), wide ? -330 : -270),
      landmark(
        stage,
        0.845,
        ellipse(0, 0, 90, 8, ink.near, { opacity: 0.2 }) +
          at(-24, 0, 1, person(134, { coat: ink.cream, legs: '#4f8fa0', bag: ink.marigold, pose: 'walk' })) +
          at(40, 4, 1, person(124, { coat: ink.cloth, legs: ink.cream, skirt: true, hat: '#e8c98a' })),
        wide ? 100 : 40,
      ),
      [
        [0.06, 0.86],
        [0.2, 0.92],
        [0.34, 0.84],
        [0.9, 0.9],
        [0.78, 0.95],
      ]
        .map(([x, y], i) =>
          at(
            w * (x as number),
            h * (y as number),
            u,
            path(
              'M0 -14Q26 -12 40 0Q26 12 0 14Q-30 10 -46 16L-38 0L-46 -16Q-30 -10 0 -14Z',
              mix(ink.deep, '#1b93b5', 0.4),
              { opacity: 0.6 },
            ),
            i % 2 ? 160 : -10,
          ),
        )
        .join(''),
      wide
        ? ''
        : shore(
            stage,
            [
              [-20, h * 1.02],
              [w * 0.5, h * 1.03],
              [w + 20, h * 1.02],
            ],
            ink.sand,
            lighten(ink.sand, -0.1),
            '#ffffff',
          ),
      leaves(stage, 1, 0.7),
      leaves(stage, -1, 0.8),
    ].join('')
  },
})
