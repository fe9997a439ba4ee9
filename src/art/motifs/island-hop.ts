import { lighten, mix } from '../colour.ts'
import { karst } from '../parts/karst.ts'
import { bough } from '../parts/plants.ts'
import { at, ellipse, path, stroke } from '../shape.ts'
import { fullSky, placeTree } from './backdrop.ts'
import { figure, SEATED } from './figure.ts'
import { horizon } from './horizon.ts'
import type { Motif } from './motif.ts'
import { openWater } from './water-parts.ts'

/** Small islands with a speedboat and its wake between them. */
export const islandHop: Motif = {
  light: 'noon',
  draw(stage, place) {
    const { ink } = stage
    const rock = { light: ink.far, shade: mix(ink.far, ink.near, 0.4), green: ink.leaf }
    const next = stage.random('isle')
    const isle =
      place.terrain === 'karst'
        ? at(700, 600, 1, karst(next, 330, 430, rock, stage.lit)) +
          at(930, 560, 1, karst(next, 220, 260, rock, stage.lit))
        : ellipse(690, 620, 330, 46, '#fffdf6') +
          ellipse(690, 612, 310, 40, ink.sand) +
          ellipse(720, 592, 190, 34, ink.leaf) +
          placeTree(stage, place, 640, 606, 330, -0.12) +
          placeTree(stage, place, 740, 606, 380, 0.1) +
          placeTree(stage, place, 820, 604, 270, 0.16)
    return [
      fullSky(stage, 440),
      horizon(stage, place, 446, 110),
      openWater(stage, 440, 6),
      ellipse(690, 650, 460, 90, lighten(ink.water, 0.1), { opacity: 0.7 }),
      isle,
      path('M-20 960Q160 850 330 800Q200 900 120 1010H-20Z', '#fffdf6', { opacity: 0.75 }),
      path('M-20 880Q150 830 320 798Q120 880 -20 930Z', '#fffdf6', { opacity: 0.5 }),
      at(410, 800, 1.25, speedboat(ink.cream, ink.cloth, ink.near)),
      bough(stage, 'left', mix(ink.leaf, ink.near, 0.4), mix(ink.near, ink.leaf, 0.15), 0.95),
    ].join('')
  },
}

const speedboat = (hull: string, stripe: string, dark: string) =>
  stroke('M-70 -56V-110M60 -56V-106', dark, 6) +
  path('M-92 -104Q0 -130 92 -104L84 -94Q0 -116 -84 -94Z', stripe) +
  at(-40, -40, 1, figure(95, SEATED, { top: '#f6a81c', legs: dark })) +
  at(10, -40, 1, figure(95, SEATED, { top: stripe, legs: dark })) +
  path('M-130 -52H90Q150 -56 190 -76Q170 -14 120 0H-116Z', hull) +
  path('M-126 -34H150Q140 -20 132 -14H-121Z', stripe) +
  path('M86 -54L122 -86L126 -60Z', '#cfeef2')
