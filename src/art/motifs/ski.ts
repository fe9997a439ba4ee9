import { mix } from '../colour.ts'
import { at, path, stroke } from '../shape.ts'
import { fullSky, placeTree } from './backdrop.ts'
import type { Joints } from './figure.ts'
import { figure } from './figure.ts'
import { horizon } from './horizon.ts'
import type { Motif } from './motif.ts'

/** Knees bent on skis, hands forward. */
export const SKIER: Joints = {
  head: [14, -78],
  neck: [9, -68],
  hip: [-12, -44],
  arms: [
    [
      [12, -64],
      [26, -54],
      [34, -62],
    ],
    [
      [4, -64],
      [-8, -50],
      [4, -44],
    ],
  ],
  legs: [
    [
      [-10, -42],
      [12, -28],
      [0, -4],
    ],
    [
      [-14, -42],
      [2, -24],
      [-12, -2],
    ],
  ],
}

/** A skier who comes down a slope with firs. */
export const ski: Motif = {
  light: 'noon',
  draw(stage, place) {
    const { ink } = stage
    const snow = '#fdfbf7'
    const shade = mix(snow, ink.deep, 0.22)
    return [
      fullSky(stage, 420),
      horizon(stage, { ...place, terrain: 'snow' }, 450, 230),
      path('M-10 1010V420Q240 440 480 560T1010 800V1010Z', snow),
      path('M-10 640Q260 640 520 780T1010 930V1010H-10Z', shade),
      path('M-10 720Q240 700 480 830T900 1010H-10Z', snow),
      [
        [90, 480, 230],
        [190, 530, 300],
        [300, 560, 210],
        [880, 800, 330],
        [960, 840, 420],
      ]
        .map(([x, y, h]) =>
          placeTree(stage, { ...place, tree: 'fir' }, x as number, y as number, h as number),
        )
        .join(''),
      path(
        'M330 620Q520 640 560 730Q580 800 470 850Q560 800 540 740Q500 660 330 620Z',
        mix(snow, ink.deep, 0.34),
      ),
      path(
        'M300 930Q330 830 470 846Q400 800 350 800Q380 770 420 790Q340 730 290 780Q220 780 250 850Q190 880 300 930Z',
        '#ffffff',
      ),
      at(
        500,
        830,
        1,
        stroke('M-200 40L170 -10Q196 -16 206 -34', ink.marigold, 13) +
          stroke('M-190 66L190 20Q216 14 226 -4', ink.marigold, 13),
      ),
      at(
        510,
        826,
        1,
        figure(380, SKIER, { top: ink.cloth, legs: ink.near, hat: ink.marigold }) +
          stroke('M124 -232L-40 -30M16 -168L-120 -10', ink.near, 7),
        4,
      ),
    ].join('')
  },
}
