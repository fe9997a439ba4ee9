import { mix } from '../../colour.ts'
import { person } from '../../parts/life.ts'
import { sea, shore, sunPath } from '../../parts/sea.ts'
import { at, blob, circle, ellipse, path, rect, stroke } from '../../shape.ts'
import { leaves, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** Overwater pavilions and kayaks at sunset on Bintan's resort coast. */
export const bintan = sightScene({
  name: 'bintan-singapore',
  destination: 'singapore',
  place: 'Bintan',
  light: 'dusk',
  sun: [0.34, 0.44],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const line = h * 0.57
    // A kelong, a fishing platform on poles that is typical of this coast.
    const kelong =
      stroke(
        'M-150 30V-70M-90 34V-70M-30 36V-70M30 36V-70M90 34V-70M150 30V-70M-150 0L-90 -60M90 -60L150 0',
        '#4a2f3a',
        7,
      ) +
      rect(-180, -80, 360, 14, '#7a4a3c') +
      rect(-110, -150, 150, 72, '#a8683f') +
      rect(lit < 0 ? -10 : -110, -150, 50, 72, '#8a5238') +
      path('M-140 -144L-96 -206H26L70 -144Z', '#c8803f') +
      rect(-84, -130, 34, 30, '#ffe0a0') +
      rect(-20, -130, 34, 52, '#5a3440') +
      stroke('M70 -80V-190M130 -80V-190M70 -186L130 -90M70 -186H250M130 -186L250 -150', '#4a2f3a', 5) +
      path('M150 -186Q200 -90 250 -186', 'none', { stroke: '#4a2f3a', 'stroke-width': 3 }) +
      circle(-33, -112, 40, stage.glow('#ffd27a', 0.6))
    const kayak = (c: string) =>
      ellipse(0, 10, 110, 8, ink.near, { opacity: 0.3 }) +
      path('M-120 -14Q-60 4 0 4T120 -14Q90 18 0 18T-120 -14Z', c) +
      at(
        -6,
        6,
        1,
        path('M-14 0Q-20 -44 0 -50Q20 -44 14 0Z', ink.marigold) +
          circle(0, -64, 13, '#8a4f3a') +
          stroke('M-60 -6L60 -60', ink.cream, 5) +
          path('M-74 -4L-52 -14L-56 2ZM74 -62L52 -64L62 -48Z', ink.cream),
      )
    return [
      fullSky(stage, 0.59, { disc: 92 }),
      at(
        w * 0.1,
        line + 3,
        u,
        blob(
          [
            [-260, 4],
            [-180, -50],
            [-40, -70],
            [120, -50],
            [220, 4],
          ],
          stage.far(ink.leaf, 0.45),
        ),
      ),
      sea(stage, { top: line, far: stage.far(ink.water, 0.35), near: ink.deep, foam: '#ffc9a0' }),
      sunPath(stage, line, h * 0.82, '#ffdca0'),
      landmark(stage, 0.625, kelong, wide ? 90 : 0, wide ? 1 : 0.9),
      landmark(stage, 0.72, kayak('#e8604f'), wide ? -270 : -200, 1),
      landmark(stage, 0.765, at(0, 0, [-1, 1], kayak('#3fa8a0')), wide ? 60 : 20, 1.1),
      shore(
        stage,
        [
          [-20, h * 0.93],
          [w * 0.25, h * 0.91],
          [w * 0.55, h * 0.87],
          [w + 20, h * 0.8],
        ],
        mix(ink.sand, ink.roof, 0.12),
        mix(ink.sand, ink.deep, 0.35),
        '#ffe2c0',
      ),
      // Granite rocks, which are typical of this island.
      [
        [0.86, 0.84, 130],
        [0.98, 0.86, 190],
        [0.76, 0.865, 70],
        [0.07, 0.93, 100],
        [-0.02, 0.95, 150],
      ]
        .map(([x, y, s]) =>
          at(
            w * (x as number),
            h * (y as number),
            u * ((s as number) / 100),
            blob(
              [
                [-100, 20],
                [-96, -40],
                [-50, -84],
                [20, -92],
                [80, -60],
                [104, -10],
                [96, 24],
                [0, 34],
              ],
              '#8a7486',
            ) +
              blob(
                [
                  [-96 * -lit * 0.2 - 60, -40],
                  [-30, -80],
                  [20, -88],
                  [60, -66],
                  [10, -50],
                  [-40, -30],
                ],
                '#b59aa2',
              ),
          ),
        )
        .join(''),
      landmark(
        stage,
        0.955,
        ellipse(0, 0, 130, 8, ink.near, { opacity: 0.25 }) +
          rect(-40, -46, 80, 8, '#fff2dc') +
          path('M-40 -40Q-30 -10 -44 0H44Q30 -10 40 -40Z', '#fff2dc') +
          circle(0, -60, 70, stage.glow('#ffc86a', 0.6)) +
          rect(-4, -66, 8, 20, '#fff6e0') +
          path('M-4 -66Q0 -84 4 -66Z', '#ffb03c') +
          at(-84, 2, 1, person(120, { coat: ink.cream, legs: ink.deep, pose: 'sit' })) +
          at(84, 2, [-1, 1], person(114, { coat: ink.cloth, legs: ink.cloth, pose: 'sit', hair: ink.near })),
        wide ? -40 : 0,
      ),
      palmAt(stage, wide ? 500 : 380, 0.86, 560, -0.16),
      palmAt(stage, wide ? 590 : 430, 0.88, 450, 0.06),
      leaves(stage, -1, 0.8),
    ].join('')
  },
})
