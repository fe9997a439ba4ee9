import { mix } from '../colour.ts'
import { camel as drawCamel } from '../parts/animals.ts'
import { at, path, repeat, stroke } from '../shape.ts'
import { fullSky } from './backdrop.ts'
import { figure, SEATED } from './figure.ts'
import { dune, horizon } from './horizon.ts'
import type { Motif } from './motif.ts'

/** Riders and their camels going up a dune. */
export const camel: Motif = {
  light: 'dusk',
  lightAt: { ladakh: 'noon' },
  draw(stage, place) {
    const { ink, lit } = stage
    const coat = mix(ink.sand, ink.roof, 0.35)
    const shade = mix(coat, ink.near, 0.4)
    const rider = (x: number, y: number, s: number, cloth: string, who: string) => {
      const size = 300 * s
      return at(
        x,
        y,
        1,
        at(
          -12 * s,
          -238 * s,
          1,
          figure(
            210 * s,
            {
              ...SEATED,
              legs: [
                [
                  [-3, -25],
                  [10, -20],
                  [4, 14],
                ],
              ],
            },
            { top: who, legs: ink.near, hat: cloth },
          ),
        ) + drawCamel(size, coat, shade, cloth, lit, 0.6),
      )
    }
    return [
      fullSky(stage, 600, 100),
      horizon(stage, place, 640, 230),
      dune(640, mix(ink.land, ink.sand, 0.4), 0.7),
      path('M-10 1010V820Q260 760 520 700Q660 664 760 610Q840 680 1010 720V1010Z', ink.sand),
      path(
        'M760 610Q840 680 1010 720V1010H560Q820 840 700 740Q660 700 760 610Z',
        mix(ink.land, ink.near, 0.25),
      ),
      rider(760, 640, 0.55, ink.marigold, ink.cream),
      rider(560, 730, 0.8, ink.cloth, ink.marigold),
      rider(280, 860, 1.15, ink.marigold, ink.cloth),
      stroke('M370 590Q430 660 480 640M630 520Q680 560 716 556', ink.near, 4),
      repeat(5, (i) =>
        stroke(`M${60 + i * 40} ${930 + i * 10}q120 -40 260 -30`, mix(ink.sand, ink.near, 0.14), 6),
      ),
      path('M-10 1010V960Q240 900 520 960T1010 930V1010Z', mix(ink.near, ink.land, 0.3)),
    ].join('')
  },
}
