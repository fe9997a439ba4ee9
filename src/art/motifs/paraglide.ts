import { mix } from '../colour.ts'
import { at, num, path, repeat, stroke } from '../shape.ts'
import { fullSky, ground, placeTree } from './backdrop.ts'
import { figure, SEATED } from './figure.ts'
import { horizon } from './horizon.ts'
import type { Motif } from './motif.ts'

/** A tandem paraglider in front of the landscape. */
export const paraglide: Motif = {
  light: 'noon',
  lightAt: { nepal: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const wing = (k: number, from: number, to: number) => {
      const onCanopy = (t: number, r: number) =>
        `${num(Math.cos(t) * 330 * r)} ${num(-Math.sin(t) * 220 * r)}`
      return path(
        `M${onCanopy(from, 1)}A330 220 0 0 0 ${onCanopy(to, 1)}L${onCanopy(to, 0.74)}A250 150 0 0 1 ${onCanopy(from, 0.74)}Z`,
        [ink.cloth, ink.marigold, ink.cream][k % 3] as string,
      )
    }
    const gores = repeat(9, (i) => wing(i, 0.42 + i * 0.255, 0.42 + (i + 1) * 0.255))
    const lines = repeat(7, (i) =>
      stroke(
        `M${-250 + i * 83} ${-110 - 46 * Math.sin((i / 6) * Math.PI)}L${i < 3.5 ? -14 : 14} 190`,
        ink.near,
        2.4,
        { opacity: 0.7 },
      ),
    )
    return [
      fullSky(stage, 640),
      horizon(stage, place, 720, 270),
      ground(stage, 760, mix(ink.land, ink.leaf, 0.4), mix(ink.leaf, ink.near, 0.4), 30),
      path('M-10 1010V900Q300 820 620 900T1010 880V1010Z', mix(ink.leaf, ink.near, 0.6)),
      repeat(6, (i) => placeTree(stage, place, 60 + i * 180, 950 + (i % 2) * 20, 110 + (i % 3) * 40)),
      path('M620 900Q520 820 700 790Q860 770 720 740', 'none'),
      at(
        500,
        380,
        1.05,
        gores +
          lines +
          at(-6, 250, 1, figure(170, SEATED, { top: ink.cloth, legs: ink.near, hat: ink.marigold })) +
          at(-40, 232, 1, figure(150, SEATED, { top: ink.near, legs: ink.near, hat: ink.cream })),
        -7,
      ),
    ].join('')
  },
}
