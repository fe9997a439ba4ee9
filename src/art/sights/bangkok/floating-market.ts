import { lighten, mix } from '../../colour.ts'
import { tree } from '../../parts/plants.ts'
import { sea } from '../../parts/sea.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { leaves, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** Boats full of fruit between the stilt houses of Damnoen Saduak. */
export const floatingMarket = sightScene({
  name: 'floating-market-bangkok',
  destination: 'bangkok',
  place: 'Damnoen Saduak',
  light: 'dawn',
  sun: [0.46, 0.22],
  draw(stage) {
    const { w, h, u, ink, kind } = stage
    const wide = kind === 'wide'
    const line = h * 0.5
    const heap = (x: number, c: string, r: number) =>
      repeat(6, (i) =>
        circle(
          x - r * 2 + (i % 4) * r * 1.3,
          -26 - Math.floor(i / 4) * r * 1.3 + (i % 2) * 3,
          r,
          i % 2 ? lighten(c, 0.06) : c,
        ),
      ) + path(`M${x - r * 3.4} -22H${x + r * 3.4}L${x + r * 2.6} 0H${x - r * 2.6}Z`, '#b5843f')
    const boat = (coat: string, a: string, b: string, facing: 1 | -1) =>
      at(
        0,
        0,
        [facing, 1],
        ellipse(0, 22, 230, 12, ink.near, { opacity: 0.25 }) +
          at(
            -120,
            -4,
            1,
            path('M-26 0Q-34 -60 0 -66Q34 -60 26 0Z', coat) +
              circle(2, -80, 17, '#9a5f3f') +
              path('M-44 -84Q0 -92 46 -84L28 -92Q20 -128 0 -128Q-20 -128 -28 -92Z', '#e3bd72') +
              rect(-27, -94, 54, 7, '#a8743a') +
              stroke('M18 -52L52 -34L74 -66', '#9a5f3f', 10) +
              stroke('M70 -80L118 46', '#7a4a2c', 7) +
              path('M112 34L130 70L110 74Z', '#7a4a2c'),
          ) +
          heap(-10, a, 13) +
          heap(80, b, 12) +
          heap(150, lighten(a, 0.03), 9) +
          path('M-230 -30Q-170 4 -60 4H110Q190 0 236 -40Q220 26 130 30H-120Q-210 22 -230 -30Z', '#6b3f28') +
          path(
            'M-230 -30Q-170 4 -60 4H110Q190 0 236 -40L230 -24Q190 14 110 16H-60Q-170 16 -224 -14Z',
            '#9a623a',
          ),
      )
    const house = (k: 1 | -1) =>
      at(
        0,
        0,
        [k, 1],
        repeat(6, (i) => rect(-6 + i * 86, -10, 11, 150, '#5a3a34')) +
          rect(-20, -22, 520, 18, '#8a5a3c') +
          rect(0, -200, 470, 180, '#a8703f') +
          repeat(8, (i) => rect(i * 60, -200, 3, 180, '#85552f')) +
          rect(40, -150, 80, 80, '#4a2c34') +
          rect(170, -150, 90, 130, '#4a2c34') +
          rect(320, -150, 80, 80, '#4a2c34') +
          rect(50, -140, 60, 60, '#ffd98a', { opacity: 0.7 }) +
          path('M-70 -190L40 -320H520V-190Z', '#b8523a') +
          repeat(10, (i) => stroke(`M${50 + i * 48} -316L${-50 + i * 58} -196`, '#9a402f', 4)) +
          path('M40 -320Q34 -350 20 -366Q56 -352 66 -320Z', '#d9a53c') +
          path('M-10 -150H210L240 -104H-40Z', ink.cloth) +
          repeat(5, (i) =>
            path(`M${-10 + i * 44} -150H${12 + i * 44}L${8 + i * 48} -104H${-16 + i * 50}Z`, ink.cream),
          ) +
          repeat(
            4,
            (i) =>
              stroke(`M${0 + i * 70} -104V-84`, '#5a3a34', 2) +
              circle(i * 70, -72, 14, i % 2 ? '#f2a63c' : '#e8503f'),
          ),
      )
    return [
      fullSky(stage, 0.52, { disc: 74 }),
      repeat(9, (i) =>
        at(
          w * (0.3 + i * 0.055),
          h * 0.53,
          u,
          tree(
            stage.random(`t${i}`),
            150 + 40 * (i % 3),
            stage.far(ink.leaf, 0.3),
            stage.far(mix(ink.leaf, ink.near, 0.4), 0.3),
            ink.near,
            stage.lit,
          ),
        ),
      ),
      [-90, 120].map((x, i) => palmAt(stage, x, 0.54, 260 + i * 50, i ? -0.1 : 0.1)).join(''),
      sea(stage, {
        top: line + h * 0.02,
        far: stage.far(ink.water, 0.35),
        near: mix(ink.deep, ink.leaf, 0.25),
        foam: ink.cream,
        rows: 8,
        name: 'klong',
      }),
      at(
        w * stage.focus,
        h * 0.56,
        u,
        [0, 1, 2]
          .map((i) =>
            at(
              -40 + i * 60,
              6 + i * 10,
              0.36 + i * 0.05,
              boat(['#c8503f', ink.cream, '#3f7fa8'][i] as string, '#f2a63c', '#6fae4a', i % 2 ? -1 : 1),
            ),
          )
          .join(''),
      ),
      at(w * stage.focus - (wide ? 250 : 190) * u, h * 0.6, [-u, u], house(1)),
      at(w * stage.focus + (wide ? 250 : 190) * u, h * 0.6, u, house(1)),
      landmark(stage, 0.7, boat('#3f8fb0', '#e8c23c', '#c8403f', 1), wide ? -200 : -150, 0.8),
      landmark(stage, 0.74, boat('#e8608a', '#5f9f4a', '#f2a63c', -1), wide ? 210 : 150, 0.95),
      landmark(stage, 0.86, boat(ink.cloth, '#f29a3c', '#7fb04a', 1), wide ? -120 : -70, 1.35),
      [0.06, 0.16, 0.84, 0.95, 0.5]
        .map((x, i) =>
          at(
            w * x,
            h * (0.95 + 0.02 * (i % 2)),
            u,
            ellipse(0, 0, 60, 15, ink.leaf) +
              path('M-16 -4Q-14 -34 0 -40Q14 -34 16 -4Z', '#f08fb0') +
              path('M-6 -4Q-4 -28 0 -32Q4 -28 6 -4Z', '#fff0f4'),
          ),
        )
        .join(''),
      leaves(stage, 1, 0.9),
      leaves(stage, -1, 0.7),
    ].join('')
  },
})
