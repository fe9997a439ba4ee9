import { lighten, mix } from '../colour.ts'
import { person } from '../parts/life.ts'
import { at, path, poly, stroke } from '../shape.ts'
import type { Motif } from './motif.ts'
import { depths, ray, school, shark } from './sea-life.ts'

/** A glass tunnel with the sea above it and people in it. */
export const aquarium: Motif = {
  light: 'noon',
  draw(stage) {
    const { ink } = stage
    const frame = mix(ink.near, ink.deep, 0.25)
    const arch = (r: number, w: number) =>
      stroke(`M${500 - r} 1000V${640}A${r} ${r} 0 0 1 ${500 + r} 640V1000`, lighten(ink.water, 0.1), w, {
        opacity: 0.55,
      })
    const people: [number, number, string, boolean][] = [
      [400, 190, ink.cloth, false],
      [470, 128, ink.marigold, false],
      [548, 200, ink.cream, true],
    ]
    return [
      depths(stage, 0),
      at(330, 220, 2.5, shark(100, mix(ink.deep, ink.near, 0.35), mix(ink.cream, ink.water, 0.35)), 4),
      at(745, 330, 2, ray(100, mix(ink.deep, ink.near, 0.5), mix(ink.cream, ink.water, 0.2)), -14),
      school(stage, 560, 130, 8, 62, ink.marigold, ink.cream),
      school(stage, 170, 470, 5, 52, ink.cloth, ink.cream, 'left'),
      path('M-10 1010V560A510 510 0 0 0 180 1010ZM1010 1010V560A510 510 0 0 1 820 1010Z', frame, {
        opacity: 0.6,
      }),
      arch(420, 22),
      arch(330, 14),
      arch(262, 9),
      poly(
        [
          [330, 830],
          [670, 830],
          [900, 1005],
          [100, 1005],
        ],
        mix(frame, ink.water, 0.12),
      ),
      poly(
        [
          [430, 830],
          [570, 830],
          [660, 1005],
          [340, 1005],
        ],
        mix(ink.water, ink.cream, 0.25),
        { opacity: 0.4 },
      ),
      people
        .map(([x, height, coat, skirt]) =>
          at(x, 930, 1, person(height, { coat, skirt, legs: skirt ? ink.cloth : ink.near })),
        )
        .join(''),
      path('M0 1000V860Q40 850 60 900L84 1000ZM1000 1000V860Q960 850 940 900L916 1000Z', ink.near),
    ].join('')
  },
}
