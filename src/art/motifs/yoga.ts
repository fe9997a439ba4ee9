import { lighten, mix } from '../colour.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { at, ellipse, path } from '../shape.ts'
import { corner, fullSky, placeTree } from './backdrop.ts'
import { figure, LOTUS } from './figure.ts'
import { horizon } from './horizon.ts'
import type { Motif } from './motif.ts'
import { SKIN } from './people.ts'

/** A person who meditates in front of the landscape. */
export const yoga: Motif = {
  light: 'dawn',
  draw(stage, place) {
    const { ink } = stage
    return [
      fullSky(stage, 560, 96),
      horizon(stage, place, 580, 200),
      sea(stage, { top: 576, far: lighten(ink.water, 0.06), near: ink.deep, rows: 6 }),
      sunPath(stage, 580, 820, mix(ink.marigold, ink.cream, 0.4)),
      path('M-10 1010V840Q240 800 500 810T1010 840V1010Z', mix(ink.near, ink.leaf, 0.2)),
      ellipse(500, 826, 260, 26, ink.cloth),
      at(500, 826, 1, figure(560, LOTUS, { top: ink.cream, legs: ink.near, skin: SKIN })),
      placeTree(stage, place, 900, 900, place.tree === 'palm' ? 640 : 420, -0.16),
      corner(stage, -1, 1.05),
    ].join('')
  },
}
