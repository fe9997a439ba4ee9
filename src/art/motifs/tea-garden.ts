import { lighten, mix } from '../colour.ts'
import { hills } from '../parts/land.ts'
import { person } from '../parts/life.ts'
import { at, ellipse, path, rect, repeat, stroke } from '../shape.ts'
import { fullSky, ground, placeTree } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import { SKIN } from './people.ts'

/** Rows of tea bushes on hills, with tea pickers between them. */
export const teaGarden: Motif = {
  light: 'dawn',
  lightAt: { north: 'noon', himachal: 'noon', srilanka: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const light = lighten(ink.leaf, 0.1)
    const slope = (name: string, y: number, fill: string) =>
      hills(stage, name, { y, amp: 50, fill, detail: 3 })
    const rows = repeat(7, (r) => {
      const y = 600 + r * 60 + r * r * 3
      const size = 46 + r * 15
      return (
        repeat(Math.ceil(1100 / (size * 1.5)), (i) => {
          const x = i * size * 1.5 - 40 + (r % 2) * size * 0.7
          const dip = Math.sin((x / 1000) * 3.14 + r * 0.5) * -26
          return (
            ellipse(x, y + dip, size, size * 0.56, mix(ink.leaf, ink.near, 0.15 + 0.07 * r)) +
            ellipse(
              x + stage.lit * size * 0.18,
              y + dip - size * 0.16,
              size * 0.74,
              size * 0.34,
              mix(light, ink.near, 0.07 * r),
            )
          )
        }) +
        (r === 2
          ? at(620, y - 4, 1, picker(stage, 150, ink.cloth)) +
            at(720, y + 4, 1, picker(stage, 150, ink.marigold))
          : r === 4
            ? at(330, y + 10, 1, picker(stage, 260, ink.cloth))
            : '')
      )
    })
    return [
      fullSky(stage, 480),
      horizon(stage, place.slug === 'himachal' ? place : { ...place, terrain: 'hills' }, 480, 200),
      slope('back', 520, stage.far(ink.leaf, 0.3)),
      repeat(6, (i) =>
        stroke(
          `M-10 ${520 + i * 16}Q300 ${470 + i * 20} 620 ${520 + i * 14}T1010 ${500 + i * 18}`,
          stage.far(mix(ink.leaf, ink.near, 0.4), 0.2),
          6,
          { opacity: 0.6 },
        ),
      ),
      place.slug === 'north' || place.slug === 'kerala'
        ? placeTree(stage, { ...place, tree: 'broad' }, 140, 590, 260) +
          placeTree(stage, { ...place, tree: 'broad' }, 870, 570, 230)
        : '',
      place.slug === 'srilanka'
        ? rect(690, 440, 210, 80, ink.cream) +
          path('M670 446L710 400H880L920 446Z', ink.roof) +
          repeat(5, (i) => rect(704 + i * 40, 462, 24, 30, mix(ink.deep, ink.near, 0.3)))
        : '',
      ground(stage, 560, mix(ink.leaf, ink.near, 0.3), mix(ink.near, ink.leaf, 0.3), 26),
      rows,
    ].join('')
  },
}

/** A tea picker with her basket on the origin, `h` tall. */
export const picker = (stage: MotifStage, h: number, sari: string) =>
  at(
    0,
    0,
    1,
    path(
      `M${-h * 0.3} ${-h * 0.8}Q${-h * 0.34} ${-h * 0.4} ${-h * 0.1} ${-h * 0.38}L${-h * 0.06} ${-h * 0.76}Z`,
      mix(stage.ink.sand, stage.ink.roof, 0.3),
    ) +
      person(h, { coat: sari, legs: sari, skirt: true, skin: SKIN }) +
      path(
        `M${-h * 0.1} ${-h * 0.86}Q${-h * 0.12} ${-h * 1.02} 0 ${-h * 1.02}Q${h * 0.1} ${-h * 1.02} ${h * 0.05} ${-h * 0.95}Q${-h * 0.04} ${-h * 0.92} ${-h * 0.1} ${-h * 0.7}Z`,
        stage.ink.cream,
      ),
  )
