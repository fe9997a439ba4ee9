import { mix } from '../../colour.ts'
import { figure, SEATED } from '../../motifs/figure.ts'
import { hills, mist, range } from '../../parts/land.ts'
import { flags, person } from '../../parts/life.ts'
import { fir, grass } from '../../parts/plants.ts'
import { at, num, path, repeat, stroke } from '../../shape.ts'
import { PRAYER } from '../gompa.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** A tandem paraglider near the meadow of Billing, with the Dhauladhar range behind and the Kangra valley below. */
export const billing = sightScene({
  name: 'billing-himachal',
  destination: 'himachal',
  place: 'Billing',
  light: 'noon',
  sun: [0.2, 0.15],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const wing = (colours: readonly string[]) => {
      const p = (t: number, r: number, k: number) =>
        `${num(Math.cos(t) * 250 * r)} ${num(-Math.sin(t) * 150 * r * k)}`
      const gores = repeat(11, (i) => {
        const a = 0.36 + i * 0.22
        const b = a + 0.22
        return (
          path(
            `M${p(a, 1, 1)}L${p(b, 1, 1)}L${p(b, 0.84, 0.74)}L${p(a, 0.84, 0.74)}Z`,
            colours[i % colours.length] as string,
          ) +
          path(`M${p(a, 0.9, 0.82)}L${p(b, 0.9, 0.82)}L${p(b, 0.84, 0.74)}L${p(a, 0.84, 0.74)}Z`, ink.near, {
            opacity: 0.16,
          })
        )
      })
      const lines = repeat(9, (i) => {
        const t = 0.42 + i * 0.29
        return stroke(`M${p(t, 0.84, 0.74)}L${i < 4.5 ? 10 : -10} 150`, ink.near, 2, { opacity: 0.6 })
      })
      return lines + gores
    }
    const tandem =
      at(-2, 208, 1, figure(120, SEATED, { top: ink.cloth, legs: '#2f3a58', hat: ink.marigold })) +
      at(-30, 196, 1, figure(108, SEATED, { top: '#2f7f9a', legs: '#2f3a58', hat: ink.cream }))
    return [
      fullSky(stage, 0.62),
      range(stage, 'dhauladhar', {
        y: h * 0.6,
        height: h * 0.36,
        count: 5,
        ink: { light: '#9fb2d4', shade: '#7890c0', snow: '#ffffff', snowShade: '#d3e0f4' },
        snow: 0.66,
        depth: 0.12,
      }),
      hills(stage, 'a', { y: h * 0.58, amp: h * 0.06, fill: stage.far(ink.leaf, 0.34) }),
      mist(stage, h * 0.64, h * 0.04, '#ffffff', 0.6),
      // The valley of fields with the roofs of Bir.
      path(`M-10 ${h * 0.65}H${w + 10}V${h + 5}H-10Z`, stage.gradient([stage.far(ink.land, 0.3), ink.land])),
      repeat(7, (row) => {
        const y = 0.675 + 0.028 * row
        const height = 0.03
        const cells = wide ? 13 - row : 9 - Math.floor(row * 0.6)
        return repeat(cells, (i) => {
          const x = (w * (i + 0.3 * Math.sin(row * 5 + i))) / cells
          const reach = (w / cells) * 1.3
          const tilt = 0.006 * Math.sin(i * 1.9 + row)
          return path(
            `M${num(x)} ${num(h * y)}L${num(x + reach)} ${num(h * (y + tilt))}L${num(x + reach * 1.12)} ${num(h * (y + height + tilt))}L${num(x - reach * 0.1)} ${num(h * (y + height))}Z`,
            ['#c3cc68', '#8fb85a', '#dccb78', '#78aa56', '#a5c25e'][(i * 3 + row * 2) % 5] as string,
          )
        })
      }),
      repeat(11, (i) =>
        at(
          w * (0.5 + 0.04 * i),
          h * (0.685 + 0.012 * ((i * 5) % 4)),
          u * 0.5,
          path('M-18 0V-18H18V0Z', '#fff6e6') +
            path('M-24 -16L0 -34L24 -16Z', i % 3 ? '#c8503f' : ink.marigold),
        ),
      ),
      at(w * (wide ? 0.84 : 0.82), h * 0.2, u * 0.34, wing(['#3f9fb0', ink.cream, '#2f6f9a']) + tandem, 8),
      at(
        w * (wide ? 0.3 : 0.16),
        h * 0.33,
        u * 0.22,
        wing([ink.marigold, '#fff6e6', '#e8803c']) + tandem,
        -8,
      ),
      at(w * (wide ? 0.93 : 0.9), h * 0.42, u * 0.16, wing([ink.cloth, '#fff6e6']) + tandem),
      landmark(
        stage,
        0.36,
        at(0, 0, 1, wing([ink.cloth, '#fff6e6', ink.marigold]) + tandem, -8),
        wide ? -40 : 0,
        wide ? 1.1 : 1.1,
      ),
      // The launch meadow.
      path(
        `M-10 ${h * 0.83}Q${w * 0.24} ${h * 0.79} ${w * 0.46} ${h * 0.88}T${w + 10} ${h * 0.92}V${h + 5}H-10Z`,
        stage.gradient(['#8fbf5a', mix(ink.leaf, ink.near, 0.3)]),
      ),
      landmark(
        stage,
        0.86,
        stroke('M-560 20V-150M-330 20V-130', '#6b4a34', 7) +
          flags(stage, [-560, -148], [-330, -128], { sag: 24, size: 26, colours: PRAYER }),
        wide ? 0 : 180,
      ),
      landmark(
        stage,
        0.88,
        at(0, 0, 1, person(124, { coat: '#a8324a', legs: '#7a2030', skirt: true, hair: '#6b4530' })) +
          at(60, 8, 1, person(118, { coat: ink.marigold, legs: '#3f4f7a', pose: 'wave' })),
        wide ? -430 : -260,
      ),
      repeat(22, (i) =>
        at(
          w * (i / 21),
          h * (0.975 + 0.02 * (i % 2)),
          u,
          grass(
            stage.random(`g${i}`),
            60,
            ['#9fc860', ink.leaf, mix(ink.leaf, ink.near, 0.4)],
            7,
            stage.time,
          ),
        ),
      ),
      [
        [0.93, 0.99, 330],
        [0.985, 1.0, 430],
        [0.87, 1.0, 220],
      ]
        .map(([x, y, s]) =>
          at(
            w * (x as number),
            h * (y as number),
            u,
            fir(s as number, mix(ink.leaf, ink.near, 0.2), mix(ink.leaf, ink.near, 0.7), lit, 6),
          ),
        )
        .join(''),
    ].join('')
  },
})
