import { lighten, mix } from '../colour.ts'
import { at, circle, ellipse, path, repeat, stroke } from '../shape.ts'
import { fullSky, ground } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif } from './motif.ts'
import { heaps } from './stall.ts'

/** Sacks and bowls of spices among the leaves of their plants. */
export const spice: Motif = {
  light: 'noon',
  lightAt: { goa: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const leafy = (x: number, y: number, turn: number, c: string, s = 1) =>
      at(
        x,
        y,
        s,
        path('M0 0Q60 -110 190 -120Q250 -60 330 -40Q220 60 110 50Q40 40 0 0Z', c) +
          stroke('M0 0Q120 -30 310 -40', lighten(c, 0.08), 6),
        turn,
      )
    const c = ink.leaf
    const d = mix(ink.leaf, ink.near, 0.5)
    const sack = (x: number, y: number, s: number, fill: string) =>
      at(
        x,
        y,
        s,
        path('M-130 -150Q-160 0 -120 40H120Q160 0 130 -150Z', mix(ink.sand, ink.roof, 0.3)) +
          path('M50 -150H130Q160 0 120 40H70Q90 -60 50 -150Z', mix(ink.sand, ink.roof, 0.55)) +
          ellipse(0, -150, 140, 40, ink.sand) +
          path('M-118 -154Q-40 -240 0 -250Q40 -240 118 -154Q0 -116 -118 -154Z', fill) +
          path('M0 -250Q40 -240 118 -154Q70 -136 20 -132Q40 -190 0 -250Z', lighten(fill, -0.07)) +
          repeat(6, (i) => circle(-60 + i * 24, -176 - (i % 3) * 16, 8, lighten(fill, 0.08))),
      )
    return [
      fullSky(stage, 520, 50),
      horizon(stage, place, 540, 180),
      ground(stage, 560, mix(ink.leaf, ink.land, 0.4), d),
      stroke('M150 1010Q120 500 180 -20M850 1010Q890 500 830 -20', mix(ink.near, ink.roof, 0.3), 34),
      leafy(120, 160, -20, c) + leafy(130, 330, 10, d) + leafy(90, 500, -30, c, 0.9),
      at(1000, 0, [-1, 1], leafy(120, 110, -10, d) + leafy(130, 300, 16, c) + leafy(110, 470, -24, d, 0.9)),
      [
        [250, 200],
        [236, 380],
        [770, 170],
        [764, 360],
      ]
        .map(([x, y], i) =>
          repeat(9, (k) =>
            circle(
              (x as number) + (k % 2) * 18 - 9,
              (y as number) + k * 17,
              12,
              (i + k) % 3 ? mix(ink.leaf, ink.cream, 0.25) : ink.cloth,
            ),
          ),
        )
        .join(''),
      sack(300, 780, 1, '#d8702a'),
      sack(700, 780, 1, ink.marigold),
      sack(500, 850, 1.15, '#b8302a'),
      at(190, 940, 0.8, heaps(0, 0, 110, ['#5a3a2a', '#8fae4f'], ink.near)),
      at(800, 940, 0.8, heaps(-60, 0, 110, ['#8fae4f', '#e8d8a0'], ink.near)),
      stroke('M420 960l150 -30M440 980l150 -24', '#8a4a24', 18),
      at(
        650,
        960,
        1,
        repeat(8, (i) => ellipse(0, -16, 7, 18, '#7a3a1f', { transform: `rotate(${i * 45})` })) +
          circle(0, 0, 6, '#4a2214'),
      ),
    ].join('')
  },
}
