import { mist, range } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { firs } from '../../parts/plants.ts'
import { between } from '../../random.ts'
import { at, circle, ellipse, num, path, poly, rect, repeat, stroke } from '../../shape.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** Farmhouses of Shirakawa-go with steep thatched roofs and lit windows, in the snow. */
export const shirakawa = sightScene({
  name: 'shirakawa-japan',
  destination: 'japan',
  place: 'Shirakawa-go',
  light: 'night',
  sun: [0.22, 0.18],
  sky: ['#16214f', '#2a3a7c', '#5a64a8', '#a99ac4'],
  draw(stage) {
    const { w, h, u, lit, kind } = stage
    const snow = '#eef0fa'
    const blue = '#b3bbe0'
    const next = stage.random('snow')
    const house = (s: number) => {
      const side = (k: 1 | -1, c: string) => path(`M0 -300L${k * 210} -70L${k * 190} -58L0 -268Z`, c)
      return (
        rect(-150, -92, 300, 92, '#4a3a44') +
        poly(
          [
            [-150, -90],
            [0, -262],
            [150, -90],
          ],
          '#5d4650',
        ) +
        rect(-134, -82, 268, 8, '#33283a') +
        [
          [-116, -70, 54, 54],
          [-40, -70, 80, 60],
          [62, -70, 54, 54],
        ]
          .map(
            ([x, y, a, b]) =>
              rect(x as number, y as number, a as number, b as number, '#ffcf73') +
              stroke(
                `M${(x as number) + (a as number) / 2} ${y}v${b}M${x} ${(y as number) + (b as number) / 2}h${a}`,
                '#6b4638',
                4,
              ),
          )
          .join('') +
        rect(-58, -150, 116, 40, '#ffcf73') +
        stroke('M-20 -150v40M20 -150v40M-58 -130h116', '#6b4638', 4) +
        rect(-24, -208, 48, 30, '#ffd98a') +
        stroke('M0 -208v30', '#6b4638', 4) +
        side(-1, '#8a7268') +
        side(1, '#7a645e') +
        path(
          'M0 -318Q-16 -306 -30 -288L-218 -84Q-236 -62 -214 -60Q-200 -62 -190 -74L0 -280Z',
          lit < 0 ? snow : blue,
        ) +
        path(
          'M0 -318Q16 -306 30 -288L218 -84Q236 -62 214 -60Q200 -62 190 -74L0 -280Z',
          lit < 0 ? blue : snow,
        ) +
        ellipse(0, 4, 236, 18, snow) +
        ellipse(0, 14, 100, 12, stage.glow('#ffcf73', 0.5)) +
        (s > 0.8 ? path('M-40 6Q-20 60 -60 140H50Q20 60 40 6Z', '#ffdf9a', { opacity: 0.2 }) : '')
      )
    }
    const place = (x: number, y: number, s: number) => landmark(stage, y, house(s), x, s)
    const wide = kind === 'wide'
    return [
      fullSky(stage, 0.62, { disc: 54 }),
      range(stage, 'alps', {
        y: h * 0.62,
        height: h * 0.32,
        count: 5,
        ink: { light: '#7f8cc4', shade: '#5766a4', snow: '#f2f2ff', snowShade: '#c3c9ec' },
        snow: 0.6,
        depth: 0.1,
      }),
      mist(stage, h * 0.6, h * 0.06, '#c9c2e0', 0.7),
      firs(
        Array.from(
          { length: 22 },
          (_, i) => [w * (i / 21), h * (0.64 + 0.012 * (i % 3)), u * (90 + 34 * ((i * 7) % 4))] as const,
        ),
        '#4a5a8c',
        '#35437a',
        lit,
      ),
      path(
        `M-10 ${h * 0.64}Q${w * 0.3} ${h * 0.6} ${w * 0.6} ${h * 0.64}T${w + 10} ${h * 0.62}V${h + 5}H-10Z`,
        stage.gradient(['#c8cdec', '#e3e6f8']),
      ),
      place(wide ? -560 : -330, 0.72, 0.5),
      place(wide ? 470 : 310, 0.71, 0.46),
      place(wide ? -250 : -60, 0.69, 0.4),
      path(
        `M-10 ${h * 0.76}Q${w * 0.4} ${h * 0.7} ${w + 10} ${h * 0.75}V${h + 5}H-10Z`,
        stage.gradient(['#dfe3f6', '#c3c9ea']),
      ),
      place(wide ? -330 : -190, 0.84, 0.86),
      place(wide ? 210 : 190, 0.875, 1.14),
      firs(
        [
          [w * 0.03, h * 0.94, u * 340],
          [w * 0.98, h * 0.95, u * 380],
          [w * (wide ? 0.1 : -0.02), h * 0.98, u * 250],
        ],
        '#6f7db4',
        '#2f3c70',
        lit,
      ),
      path(
        `M-10 ${h * 0.93}Q${w * 0.5} ${h * 0.9} ${w + 10} ${h * 0.94}V${h + 5}H-10Z`,
        stage.gradient(['#f4f5fd', '#d3d8f0']),
      ),
      landmark(
        stage,
        0.955,
        ellipse(0, 2, 70, 8, '#5f6aa4', { opacity: 0.35 }) +
          at(-22, 0, 1, person(118, { coat: '#c8403a', legs: '#2b2f55', hat: '#e8d8b0' })) +
          at(34, 2, 1, person(110, { coat: '#f0b23a', legs: '#3a3f6a', hair: '#241a2c' })),
        wide ? -60 : -40,
      ),
      repeat(70, () =>
        circle(next() * w, next() * h, between(next, 1.6, 4.4) * u, '#ffffff', {
          opacity: num(between(next, 0.5, 0.95)),
        }),
      ),
    ].join('')
  },
})
