import { lighten, mix } from '../colour.ts'
import { flags, person } from '../parts/life.ts'
import { at, circle, num, path, poly, rect, repeat, stroke } from '../shape.ts'
import { corner, ground, placeTree } from './backdrop.ts'
import { PRAYER } from './crag.ts'
import type { DrawBuilding } from './motif.ts'

/** A white fortress by a river, with a bridge before it. */
export const dzong: DrawBuilding = (stage, place, y) => {
  const { ink } = stage
  const hall = (x: number, top: number, w: number) =>
    path(`M${x} ${y + 20}L${x + 14} ${top}H${x + w - 14}L${x + w} ${y + 20}Z`, ink.wall) +
    rect(x + 12, top + 16, w - 24, 36, '#9c2f2a') +
    poly(
      [
        [x - 34, top + 4],
        [x + w + 34, top + 4],
        [x + w - 26, top - 50],
        [x + 26, top - 50],
      ],
      mix(ink.near, ink.roof, 0.35),
    ) +
    rect(x - 30, top + 2, w + 60, 10, ink.marigold) +
    repeat(
      Math.floor(w / 62),
      (i) =>
        rect(x + 30 + i * 58, top + 74, 28, 44, mix(ink.near, ink.roof, 0.5)) +
        rect(x + 26 + i * 58, top + 70, 36, 8, ink.marigold),
    )
  return (
    ground(stage, y - 20, mix(ink.leaf, ink.land, 0.4), ink.leaf) +
    hall(420, 330, 190) +
    hall(600, 470, 330) +
    hall(140, 470, 300) +
    poly(
      [
        [455, 280],
        [575, 280],
        [540, 230],
        [490, 230],
      ],
      ink.marigold,
    ) +
    path('M500 232L515 180L530 232Z', ink.marigold) +
    [60, 130, 890, 960]
      .map((x, i) =>
        at(
          x,
          y + 30,
          1,
          circle(0, -70 - (i % 2) * 20, 66, '#a77fc0') +
            circle(20, -90, 40, '#c4a2d6') +
            rect(-6, -30, 12, 50, ink.near),
        ),
      )
      .join('') +
    path(
      `M-10 ${y + 20}Q400 ${y} 1010 ${y + 30}V1010H-10Z`,
      stage.gradient([lighten(ink.water, 0.08), ink.deep]),
    ) +
    path('M220 850Q500 760 780 850L780 880Q500 796 220 880Z', mix(ink.roof, ink.near, 0.35)) +
    repeat(13, (i) => {
      const t = i / 12
      return stroke(`M${num(230 + 540 * t)} ${num(846 - 180 * t * (1 - t))}v-50`, ink.near, 6)
    }) +
    stroke('M226 800Q500 710 774 800', ink.near, 8) +
    rect(130, 740, 110, 190, ink.wall) +
    rect(760, 740, 110, 190, ink.wall) +
    poly(
      [
        [110, 746],
        [260, 746],
        [220, 690],
        [150, 690],
      ],
      mix(ink.near, ink.roof, 0.35),
    ) +
    poly(
      [
        [740, 746],
        [890, 746],
        [850, 690],
        [780, 690],
      ],
      mix(ink.near, ink.roof, 0.35),
    ) +
    flags(stage, [240, 760], [760, 760], { sag: -30, size: 30, colours: PRAYER }) +
    at(480, 818, 1, person(90, { coat: ink.cloth, legs: ink.near })) +
    placeTree(stage, place, 60, 1000, 240) +
    corner(stage, 1, 1)
  )
}
