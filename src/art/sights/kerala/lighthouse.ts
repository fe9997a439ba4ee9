import { lighten, mix } from '../../colour.ts'
import { headland } from '../../parts/headland.ts'
import { person } from '../../parts/life.ts'
import { sea, shore, sunPath } from '../../parts/sea.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { leaves, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The striped lighthouse of Kovalam above a bay with palms. */
export const kovalam = sightScene({
  name: 'lighthouse-kerala',
  destination: 'kerala',
  place: 'Kovalam',
  light: 'dusk',
  sun: [0.4, 0.44],
  draw(stage) {
    const { w, h, ink, lit, kind } = stage
    const line = h * 0.56
    const wide = kind === 'wide'
    const tower =
      repeat(
        7,
        (i) =>
          path(
            `M${-46 + i * 3} ${-i * 46}H${46 - i * 3}L${43 - i * 3} ${-(i + 1) * 46}H${-43 + i * 3}Z`,
            i % 2 ? '#fff4e0' : '#d8402f',
          ) +
          path(
            lit < 0
              ? `M${10} ${-i * 46}H${46 - i * 3}L${43 - i * 3} ${-(i + 1) * 46}H10Z`
              : `M-10 ${-i * 46}H${-46 + i * 3}L${-43 + i * 3} ${-(i + 1) * 46}H-10Z`,
            '#3a1c34',
            { opacity: 0.2 },
          ),
      ) +
      rect(-44, -340, 88, 16, '#fff4e0') +
      stroke('M-46 -340V-364H46V-340M-23 -340V-364M0 -340V-364M23 -340V-364', '#fff4e0', 4) +
      rect(-22, -378, 44, 40, '#ffd98a') +
      stroke('M-22 -378V-338M0 -378V-338M22 -378V-338', '#8f2f2a', 4) +
      path('M-30 -376Q0 -420 30 -376Z', '#d8402f') +
      rect(-2, -424, 4, 24, '#8f2f2a') +
      circle(0, -358, 90, stage.glow('#ffe9a8', 0.7))
    return [
      fullSky(stage, 0.58, { disc: 84 }),
      sea(stage, { top: line, far: stage.far(ink.water, 0.45), near: ink.deep, foam: '#ffd9a0' }),
      sunPath(stage, line, h * 0.84, '#ffe2a0'),
      landmark(
        stage,
        0.7,
        headland(
          stage.random('rock'),
          [
            [-140, 0],
            [-120, -50],
            [-40, -92],
            [80, -118],
            [220, -140],
            [420, -170],
            [640, -190],
            [900, -210],
          ],
          { light: '#b5704a', shade: '#7d4640', green: '#3f7a4a', foam: '#ffe9c8' },
          lit,
          [26, 60],
        ) + at(110, -118, 1.06, tower),
        wide ? 60 : -20,
      ),
      [250, 330, 420, 520]
        .map((x, i) => palmAt(stage, x, 0.52, 150 + 40 * (i % 3), i % 2 ? 0.12 : -0.08))
        .join(''),
      [
        [-560, 0.66, 0.5],
        [-380, 0.72, 0.8],
      ]
        .map(([x, y, s]) =>
          landmark(
            stage,
            y as number,
            ellipse(0, 8, 110, 8, ink.near, { opacity: 0.3 }) +
              path('M-130 -40Q-60 -6 0 -6T130 -40Q90 16 0 16T-130 -40Z', ink.near) +
              stroke('M-10 -6V-110', ink.near, 5) +
              path('M-6 -108Q60 -70 70 -26H-6Z', '#fff0d0'),
            wide ? (x as number) : (x as number) + 180,
            s as number,
          ),
        )
        .join(''),
      shore(
        stage,
        [
          [-20, h * 0.88],
          [w * 0.3, h * 0.92],
          [w * 0.62, h * 0.86],
          [w * 0.82, h * 0.76],
          [w + 20, h * 0.7],
        ],
        mix(ink.sand, ink.roof, 0.18),
        mix(ink.sand, ink.deep, 0.4),
        '#ffe9c8',
      ),
      landmark(
        stage,
        0.93,
        [
          [230, 0, ink.cloth],
          [350, 20, ink.marigold],
        ]
          .map(([x, y, c]) =>
            at(
              x as number,
              y as number,
              1,
              rect(-3, -100, 6, 100, ink.near) +
                path('M-70 -84Q-50 -124 0 -128Q50 -124 70 -84Z', c as string) +
                path('M-24 -86Q-16 -122 0 -128Q16 -122 24 -86Z', ink.cream) +
                path('M-70 6L-30 -16H50L60 0H-50L-64 16Z', lighten(c as string, 0.05)),
            ),
          )
          .join(''),
        wide ? 0 : -60,
      ),
      landmark(
        stage,
        0.95,
        ellipse(0, 0, 80, 8, ink.near, { opacity: 0.25 }) +
          at(-24, 0, 1, person(136, { coat: ink.cream, legs: ink.cream, skirt: true })) +
          at(36, 2, 1, person(126, { coat: ink.cloth, legs: ink.cloth, skirt: true, hair: ink.near })),
        wide ? -60 : -80,
      ),
      palmAt(stage, wide ? -720 : -400, 1, 620, 0.14),
      leaves(stage, -1, 0.8),
    ].join('')
  },
})
