import { lighten } from '../colour.ts'
import { at, circle, path, repeat, stroke } from '../shape.ts'
import { fullSky } from './backdrop.ts'
import { figure, SURFER } from './figure.ts'
import { horizon } from './horizon.ts'
import type { Motif } from './motif.ts'
import { openWater } from './water-parts.ts'

/** A wave with a surfer on it. */
export const surf: Motif = {
  light: 'dawn',
  lightAt: { australia: 'noon' },
  draw(stage, place) {
    const { ink } = stage
    const face = stage.gradient([lighten(ink.water, 0.1), ink.water, ink.deep])
    return [
      fullSky(stage, 430),
      horizon(stage, place, 440, 150),
      openWater(stage, 432, 4),
      path(
        'M-10 1000V700Q60 690 120 640Q240 460 420 440Q560 430 620 520Q560 490 500 530Q430 590 520 700Q640 800 1010 760V1000Z',
        face,
      ),
      path(
        'M120 640Q240 460 420 440Q560 430 620 520Q560 490 500 530Q452 572 480 636Q380 560 300 620Q200 690 0 730V702Q66 690 120 640Z',
        lighten(ink.water, 0.13),
        { opacity: 0.8 },
      ),
      path(
        'M300 474Q420 410 540 452Q610 478 634 548Q596 510 560 512Q530 470 470 480Q430 456 390 480Q350 466 300 474Z',
        '#fffdf6',
      ),
      repeat(5, (i) => circle(600 + i * 22, 560 + i * 20, 15 - i * 2, '#fffdf6')),
      stroke('M330 570Q420 700 640 800M250 640Q360 780 560 860', lighten(ink.water, 0.2), 7, {
        opacity: 0.6,
      }),
      path('M-10 1000V920Q200 850 420 890T1010 850V1000Z', '#fffdf6', { opacity: 0.9 }),
      path('M-10 1000V950Q200 890 420 924T1010 890V1000Z', lighten(ink.water, 0.06)),
      at(
        610,
        770,
        1,
        path('M-170 34Q-60 52 120 6Q180 -12 206 -34Q120 -34 20 -8Q-110 16 -170 34Z', ink.marigold),
        -4,
      ),
      path('M440 806Q500 764 560 808Q500 840 440 806Z', '#fffdf6', { opacity: 0.9 }),
      at(630, 776, 1, figure(360, SURFER, { top: ink.cloth, legs: ink.near, bare: true }), -6),
    ].join('')
  },
}
