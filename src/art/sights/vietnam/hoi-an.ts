import { lighten } from '../../colour.ts'
import { lantern, person } from '../../parts/life.ts'
import { STILL_TIME, wave } from '../../random.ts'
import { at, blob, circle, ellipse, num, path, rect, repeat, stroke } from '../../shape.ts'
import { leaves } from '../parts.ts'
import { flat, fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The river of Hoi An at night: houses with lanterns, boats and floating lights. */
export const hoiAn = sightScene({
  name: 'hoi-an-vietnam',
  destination: 'vietnam',
  place: 'Hoi An',
  light: 'night',
  sun: [0.87, 0.225],
  draw(stage) {
    const { w, h, u, kind, time } = stage
    const wide = kind === 'wide'
    const glow = ['#f2b93c', '#e8603f', '#f08a3c', '#d84a6a', '#f4cf6a']
    const house = (i: number) => {
      const wall = ['#d9a544', '#c98f3a', '#e0b35a', '#b8803a'][i % 4] as string
      const height = 190 + 40 * ((i * 7) % 3)
      return (
        rect(-84, -height, 168, height, wall) +
        rect(30, -height, 54, height, lighten(wall, -0.06)) +
        path(`M-96 ${-height + 6}L-72 ${-height - 50}H72L96 ${-height + 6}Z`, '#5a3440') +
        repeat(8, (k) =>
          stroke(`M${-66 + k * 19} ${-height - 46}L${-84 + k * 24} ${-height + 4}`, '#47283a', 4),
        ) +
        repeat(
          3,
          (k) =>
            rect(-62 + k * 46, -height + 30, 30, 50, '#ffdf8f') +
            stroke(`M${-47 + k * 46} ${-height + 30}v50`, '#5a3440', 3) +
            rect(-70 + k * 46, -height + 30, 8, 50, '#3f6a68') +
            rect(-32 + k * 46, -height + 30, 8, 50, '#3f6a68'),
        ) +
        path('M-92 -108L-84 -84H84L92 -108Z', '#5a3440') +
        rect(-66, -80, 132, 80, '#ffcf73') +
        repeat(5, (k) => rect(-68 + k * 33, -80, 6, 80, '#5a3440')) +
        (i % 2
          ? blob(
              [
                [40, -112],
                [60, -150],
                [96, -150],
                [104, -110],
                [84, -84],
                [56, -90],
              ],
              '#c84f7a',
            )
          : '') +
        [-50, 0, 50]
          .map((x, k) =>
            at(
              x,
              -88,
              1,
              lantern(stage, 24, glow[(i + k) % 5] as string, false) +
                circle(0, 18, 12, glow[(i + k) % 5] as string) +
                circle(0, 18, 44, stage.glow('#ffc35c', 0.35)),
            ),
          )
          .join('')
      )
    }
    const quay = 0.63
    const row = repeat(11, (i) => at((i - 6) * 176, 0, 1, house(i)))
    const boat = (s: number, c: string) =>
      at(
        0,
        0,
        s,
        ellipse(0, 14, 190, 12, '#0a1030', { opacity: 0.4 }) +
          path('M-200 -44Q-110 -6 0 -6T200 -50Q160 22 60 26H-90Q-170 18 -200 -44Z', '#4a2c34') +
          path('M-200 -44Q-110 -6 0 -6T200 -50L190 -34Q110 10 0 10T-190 -28Z', '#8a5238') +
          at(-130, -20, 1, person(96, { coat: '#3f4f7a', legs: '#2a2540', hat: '#e0bd72' })) +
          stroke('M-116 -80L-176 46', '#7a5238', 6) +
          at(-10, -10, 1, person(78, { coat: c, legs: '#2a2540', pose: 'sit' })) +
          at(60, -12, 1, person(74, { coat: '#fff0d8', legs: '#2a2540', pose: 'sit', facing: -1 })) +
          stroke('M176 -50V-120H150', '#4a2c34', 5) +
          at(150, -120, 1, lantern(stage, 40, '#f2b93c', true)),
      )
    return [
      fullSky(stage, 0.66, { disc: 56 }),
      flat(stage, quay, row, wide ? 40 : 0),
      rect(0, h * quay, w, h * 0.035, '#7a5a5a'),
      rect(0, h * quay, w, h * 0.008, '#b58a6a'),
      flat(
        stage,
        quay + 0.005,
        [-520, -390, -250, -140, 120, 210, 340, 470]
          .map((x, i) =>
            at(
              x,
              0,
              1,
              person(70 + 6 * (i % 3), { coat: glow[i % 5] as string, legs: '#3a2f4a', skirt: i % 2 === 0 }),
            ),
          )
          .join(''),
      ),
      rect(0, h * (quay + 0.035), w, h, stage.gradient(['#3a3466', '#1f2a5f', '#10183f'])),
      // The long reflections of the lights on the water.
      repeat(30, (i) => {
        const x = w * ((i + 0.5) / 30)
        return rect(
          x - 6 * u,
          h * (quay + 0.04),
          12 * u,
          h * (0.07 + 0.09 * ((i * 0.37) % 1)),
          glow[i % 5] as string,
          { opacity: num(0.22 + 0.2 * ((i * 0.61) % 1)), rx: 6 },
        )
      }),
      repeat(26, (i) =>
        stroke(
          `M${num(w * ((i * 0.173) % 1))} ${num(h * (quay + 0.06 + 0.3 * ((i * 0.29) % 1)))}h${num((40 + 50 * (i % 3)) * u)}`,
          '#ffd98a',
          3 * u,
          { opacity: 0.35 },
        ),
      ),
      landmark(stage, 0.78, boat(0.8, '#d84a6a'), (wide ? 330 : 210) - (time - STILL_TIME) * 90),
      landmark(stage, 0.87, boat(1.2, '#3fa8a0'), (wide ? -230 : -60) + (time - STILL_TIME) * 130),
      [
        [0.08, 0.8],
        [0.16, 0.93],
        [0.3, 0.77],
        [0.46, 0.95],
        [0.56, 0.8],
        [0.7, 0.9],
        [0.8, 0.96],
        [0.92, 0.86],
        [0.97, 0.94],
        [0.62, 0.965],
      ]
        .map(([x, y], i) =>
          at(
            w * (x as number),
            h * (y as number) + wave(time, i / 7) * 3,
            u * (1 + ((y as number) - 0.76) * 2.2),
            ellipse(0, 5, 22, 5, glow[i % 5] as string, { opacity: 0.4 }) +
              circle(0, -8, 46, stage.glow('#ffc35c', 0.6)) +
              path('M-18 0L-13 -24H13L18 0Z', glow[i % 5] as string) +
              path('M-9 -2L-6 -20H6L9 -2Z', '#fff2c0'),
          ),
        )
        .join(''),
      // A string of lanterns across the top.
      stroke(`M-10 ${h * 0.06}Q${w * 0.5} ${h * 0.26} ${w + 10} ${h * 0.05}`, '#3a2f4a', 3 * u),
      repeat(wide ? 13 : 8, (i) => {
        const t = (i + 0.5) / (wide ? 13 : 8)
        const y = h * (0.06 * (1 - t) ** 2 + 2 * 0.26 * t * (1 - t) + 0.05 * t * t)
        return at(
          w * t,
          y,
          u,
          at(
            0,
            0,
            1,
            lantern(stage, 50, glow[i % 5] as string, false) +
              ellipse(0, 38, 27, 25, glow[i % 5] as string) +
              ellipse(0, 38, 12, 24, '#fff0c0', { opacity: 0.5 }) +
              circle(0, 38, 96, stage.glow('#ffc35c', 0.45)),
          ),
        )
      }),
      leaves(stage, -1, 0.7),
      leaves(stage, 1, 0.7),
    ].join('')
  },
})
