import { lighten, mix } from '../../colour.ts'
import { hills } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { sea, shore } from '../../parts/sea.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { leaves, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** A thatched beach bar in Calangute at noon, with a parasail over the bay. */
export const calangute = sightScene({
  name: 'calangute-goa',
  destination: 'goa',
  place: 'Calangute',
  light: 'noon',
  sun: [0.2, 0.16],
  draw(stage) {
    const { w, h, u, ink, kind } = stage
    const wide = kind === 'wide'
    const line = h * 0.55
    const sail = wide ? 0.3 : 0.285
    const straw = '#d9ab62'
    const table = (x: number, c: string) =>
      rect(x - 4, -56, 8, 56, '#7a4a2c') +
      rect(x - 46, -62, 92, 9, c) +
      [-64, 64]
        .map(
          (k) =>
            path(`M${x + k - 14} 0V-36H${x + k + 14}V0H${x + k + 8}V-28H${x + k - 8}V0Z`, '#7a4a2c') +
            rect(x + k + (k < 0 ? -16 : 10), -74, 6, 40, '#7a4a2c'),
        )
        .join('')
    const shack =
      rect(-250, -170, 500, 170, '#2f5f78') +
      rect(-250, -170, 500, 60, '#8a4f6a', { opacity: 0.35 }) +
      rect(-200, -110, 400, 110, '#f2cf9a') +
      rect(-210, -118, 420, 14, '#a8683a') +
      repeat(8, (i) => rect(-190 + i * 50, -98, 4, 96, '#d9a86c')) +
      repeat(6, (i) =>
        path(
          `M${-150 + i * 58} -118q4 -28 0 -40h16q-4 12 0 40Z`,
          [ink.cloth, ink.marigold, '#2f9f7a'][i % 3] as string,
        ),
      ) +
      at(-60, -108, 1, person(96, { coat: ink.cream, legs: ink.near })) +
      rect(-210, -118, 420, 14, '#a8683a') +
      [-246, -86, 78, 238].map((x) => rect(x - 7, -240, 14, 240, '#7a4a2c')).join('') +
      path('M-330 -196L-200 -330H200L330 -196Q170 -216 0 -208T-330 -196Z', straw) +
      repeat(16, (i) => stroke(`M${-196 + i * 26} -326L${-310 + i * 41} -204`, '#b5843f', 4)) +
      path('M-210 -322H210L190 -344H-190Z', lighten(straw, -0.08)) +
      repeat(10, (i) =>
        circle(-216 + i * 48, -186 + 8 * Math.sin(i * 1.6), 8, i % 2 ? ink.marigold : ink.cream),
      ) +
      path('M-90 -286H90V-232H-90Z', '#3f2a3a') +
      stroke('M-64 -260Q-48 -276 -32 -260T0 -260T32 -260T64 -260', ink.marigold, 7)
    return [
      fullSky(stage, 0.57),
      hills(stage, 'cape', {
        y: line - h * 0.02,
        amp: h * 0.04,
        fill: stage.far(ink.leaf, 0.5),
        bottom: line + 4,
        detail: 3,
      }),
      sea(stage, { top: line, far: '#4fb4bf', near: '#1b8598', foam: '#b9e6e2' }),
      // The parasail and its boat.
      at(
        w * (wide ? 0.3 : 0.26),
        h * sail,
        u,
        path('M-90 0Q-70 -76 0 -80Q70 -76 90 0Q60 -22 30 -6Q0 -24 -30 -6Q-60 -22 -90 0Z', ink.cloth) +
          path('M-30 -6Q-30 -66 0 -80Q30 -66 30 -6Q0 -24 -30 -6Z', ink.marigold) +
          stroke('M-88 0L0 96L88 0M-30 -6L0 96L30 -6', ink.near, 2.4) +
          at(0, 136, 1, person(44, { coat: ink.deep, legs: ink.near })) +
          stroke('M0 110Q60 240 220 318', ink.near, 2),
      ),
      at(
        w * (wide ? 0.3 : 0.26) + 230 * u,
        h * sail + 326 * u,
        u,
        path('M-60 -14H70Q60 16 40 18H-44Q-58 10 -60 -14Z', '#fffaf0') +
          path('M-60 -14H70L68 -6H-59Z', ink.cloth) +
          rect(-16, -36, 40, 22, ink.deep) +
          ellipse(-86, 16, 50, 7, '#fff', { opacity: 0.8 }),
      ),
      shore(
        stage,
        [
          [-20, h * 0.78],
          [w * 0.35, h * 0.76],
          [w * 0.6, h * 0.73],
          [w + 20, h * 0.71],
        ],
        ink.sand,
        mix(ink.sand, ink.deep, 0.25),
        '#ffffff',
      ),
      palmAt(stage, wide ? 560 : 400, 0.9, 560, -0.12),
      palmAt(stage, wide ? 430 : 300, 0.86, 460, 0.1),
      landmark(
        stage,
        0.88,
        ellipse(0, 4, 330, 16, ink.near, { opacity: 0.18 }) + shack,
        wide ? 200 : 70,
        wide ? 1 : 0.9,
      ),
      landmark(
        stage,
        0.955,
        table(-140, ink.cloth) +
          table(140, ink.marigold) +
          at(-210, -30, 1, person(104, { coat: '#3f8fb0', legs: ink.near, pose: 'sit' })),
        wide ? -230 : -60,
        0.9,
      ),
      landmark(
        stage,
        0.93,
        ellipse(0, 0, 120, 8, ink.near, { opacity: 0.2 }) +
          rect(-3, -150, 6, 150, ink.near) +
          path('M-96 -126Q-70 -180 0 -186Q70 -180 96 -126Z', ink.cloth) +
          path('M-34 -128Q-24 -178 0 -186Q24 -178 34 -128Z', ink.cream),
        wide ? -560 : -330,
      ),
      leaves(stage, 1, 0.8),
      leaves(stage, -1, 0.6),
    ].join('')
  },
})
