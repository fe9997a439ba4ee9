import { lighten } from '../../colour.ts'
import { diver } from '../../motifs/scuba.ts'
import { turtle } from '../../motifs/sea-life.ts'
import { coral, shoal } from '../../parts/reef.ts'
import { wave } from '../../random.ts'
import { at, circle, ellipse, path, poly, rect, repeat, stroke } from '../../shape.ts'
import { landmark, sightScene } from '../sight-scene.ts'

/** Two divers over the reef of Havelock, with a turtle above them and their boat on the surface. */
export const havelock = sightScene({
  name: 'havelock-reef-andaman',
  destination: 'andaman',
  place: 'Havelock',
  light: 'noon',
  sun: [0.66, 0.06],
  draw(stage) {
    const { w, h, u, ink, kind, time } = stage
    const wide = kind === 'wide'
    const top = h * 0.17
    const swell = (dy: number) =>
      `M-10 ${top + dy}Q${w * 0.16} ${top - 14 * u + dy} ${w * 0.32} ${top + dy}T${w * 0.64} ${top + dy}T${w * 0.96} ${top + dy}T${w + 200} ${top + dy}`
    const hull =
      path('M-170 -26H130L190 -54Q160 34 110 38H-150Q-168 10 -170 -26Z', '#1f4f6a') +
      path('M-170 -26H130L190 -54L184 -38Q140 -12 120 -12H-168Z', '#f4ead6') +
      rect(-120, -84, 180, 10, ink.cloth) +
      stroke('M-110 -26V-80M-30 -26V-80M50 -26V-80', '#8a6a50', 5)
    const bubbles = (x: number, y: number) =>
      repeat(7, (i) =>
        circle(x + 10 * Math.sin(i * 2.1), y - i * 28, 4 + i * 1.3, '#e9fbff', { opacity: 0.7 }),
      )
    const bommie = (x: number, s: number, c: string) =>
      at(
        w * x,
        h * 1.01,
        u * s,
        path('M-150 10Q-170 -90 -90 -140Q-20 -190 70 -150Q160 -110 150 10Z', '#3f5f7a') +
          [
            [-90, -110, 60, c],
            [-20, -150, 76, lighten(c, 0.05)],
            [60, -130, 62, '#f0a04a'],
            [110, -70, 56, '#c84f8a'],
            [-120, -50, 50, '#e8c24a'],
          ]
            .map(([a, b, r, k]) => at(a as number, b as number, 1, coral(r as number, k as string)))
            .join('') +
          ellipse(0, -60, 60, 40, '#7a9a6a') +
          repeat(4, (i) => stroke(`M${-40 + i * 26} -84q8 24 0 46`, '#5f7f56', 5)),
      )
    return [
      rect(0, 0, w, h, stage.gradient(stage.sky)),
      rect(0, top - 20 * u, w, h, stage.gradient(['#8fe8dc', '#3fc4c4', '#1591ad', '#0b5f8a'])),
      path(`${swell(0)}V-10H-10Z`, stage.sky[1] as string),
      path(`${swell(0)}V-10H-10Z`, stage.gradient([stage.sky[0] as string, stage.sky.at(-1) as string])),
      circle(w * 0.72, top * 0.4, 30 * u, '#fff4d0'),
      stroke(swell(2), '#f4fffa', 6 * u, { opacity: 0.9 }),
      repeat(6, (i) =>
        poly(
          [
            [w * (0.5 + i * 0.07), top + 10],
            [w * (0.55 + i * 0.07), top + 10],
            [w * (0.3 + i * 0.16), h],
            [w * (0.16 + i * 0.16), h],
          ],
          '#fff8e0',
          { opacity: 0.08 },
        ),
      ),
      landmark(stage, 0.17, at(0, wave(time) * 3, 1, hull), wide ? -480 : -210, wide ? 1 : 0.85),
      stroke(
        `M${w * stage.focus + (wide ? -360 : -110) * u} ${top + 26 * u}Q${w * stage.focus + (wide ? -330 : -90) * u} ${h * 0.5} ${w * stage.focus + (wide ? -370 : -130) * u} ${h * 0.84}`,
        '#dff0ea',
        3 * u,
        { opacity: 0.6 },
      ),
      landmark(
        stage,
        0.33,
        at(0, 0, 1, turtle(250, '#5f8f5a', '#a5c48a'), -10),
        wide ? 300 : 190,
        wide ? 1 : 0.9,
      ),
      at(w * (wide ? 0.2 : 0.2), h * 0.42, u, shoal(stage.random('a'), 16, 190, 22, ink.marigold, '#fff6e0')),
      at(w * 0.88, h * 0.66, u, shoal(stage.random('b'), 12, 150, 20, '#f2e05a', '#2f6f9a')),
      path(
        `M-10 ${h * 0.86}Q${w * 0.2} ${h * 0.8} ${w * 0.46} ${h * 0.87}T${w + 10} ${h * 0.82}V${h + 5}H-10Z`,
        '#0f6a94',
      ),
      landmark(stage, 0.53, at(0, 0, 0.66, diver('#1c2a48', ink.cloth, ink.marigold), 6), wide ? 70 : 40),
      landmark(stage, 0.53, bubbles(120, -60), wide ? 70 : 40),
      landmark(stage, 0.71, at(0, 0, 0.5, diver('#1c2a48', '#3fa8a0', '#e8604f'), -6), wide ? -250 : -170),
      landmark(stage, 0.71, bubbles(90, -50), wide ? -250 : -170),
      path(
        `M-10 ${h * 0.94}Q${w * 0.3} ${h * 0.9} ${w * 0.6} ${h * 0.95}T${w + 10} ${h * 0.92}V${h + 5}H-10Z`,
        '#0a4f78',
      ),
      bommie(wide ? 0.1 : 0.06, 1.15, '#e8604f'),
      bommie(wide ? 0.9 : 0.96, 1.3, '#d8508a'),
      bommie(wide ? 0.66 : 0.62, 0.7, '#e8704f'),
      [0.26, 0.4, 0.78]
        .map((x, i) =>
          at(w * x, h * 1.0, u, coral(90 + 20 * i, ['#f0a04a', '#c84f8a', '#e8c24a'][i] as string)),
        )
        .join(''),
    ].join('')
  },
})
