import { lighten, mix } from '../colour.ts'
import { at, circle, num, path, poly, rect, repeat } from '../shape.ts'
import { fullSky, ground, placeTree } from './backdrop.ts'
import { figure, SEATED } from './figure.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import type { Place } from './place.ts'

/** A train in a curve, in the landscape of the place. */
export const train: Motif = {
  light: 'noon',
  lightAt: { himachal: 'dawn', srilanka: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const bullet = place.slug === 'japan'
    const bank = place.slug === 'europe' ? '#fbf9f5' : mix(ink.land, ink.leaf, 0.5)
    return [
      fullSky(stage, 430),
      horizon(stage, place, 520, 240),
      ground(stage, 540, bank, mix(bank, ink.near, 0.5), 26),
      viaduct(stage, bullet),
      bullet ? bulletTrain(stage) : hillTrain(stage, place),
      path(
        'M-10 1010V900Q260 850 560 900T1010 880V1010Z',
        mix(ink.leaf, ink.near, place.slug === 'europe' ? 0.6 : 0.5),
      ),
      repeat(5, (i) =>
        placeTree(
          stage,
          place,
          60 + i * 226,
          950 + (i % 2) * 26,
          (place.tree === 'palm' ? 150 : 200) + (i % 3) * 40,
        ),
      ),
    ].join('')
  },
}

function viaduct(stage: MotifStage, modern: boolean): string {
  const { ink } = stage
  const stone = modern ? mix(ink.wall, ink.deep, 0.2) : mix(ink.sand, ink.near, 0.22)
  const shade = mix(stone, ink.near, 0.3)
  return modern
    ? rect(-10, 740, 1020, 40, stone) +
        rect(-10, 770, 1020, 12, shade) +
        repeat(4, (i) => rect(70 + i * 270, 780, 60, 230, shade))
    : rect(-10, 720, 1020, 320, stone) +
        rect(-10, 720, 1020, 22, lighten(stone, 0.05)) +
        rect(-10, 742, 1020, 8, shade) +
        repeat(5, (i) =>
          path(
            `M${20 + i * 208} 1010V850A76 76 0 0 1 ${172 + i * 208} 850V1010Z`,
            mix(ink.leaf, ink.near, 0.55),
          ),
        )
}

const bulletTrain = ({ ink }: MotifStage) =>
  path('M-10 600H560Q760 606 900 690Q924 712 890 736H-10Z', '#fbfaf7') +
  path('M-10 700H880Q900 716 890 736H-10Z', mix(ink.deep, '#1b3f9a', 0.4)) +
  path('M700 640Q770 650 826 690L740 692Q716 670 700 640Z', ink.near) +
  repeat(9, (i) => rect(20 + i * 66, 634, 42, 32, mix(ink.deep, ink.near, 0.5), { rx: 8 })) +
  rect(-10, 686, 780, 8, ink.marigold)

function hillTrain(stage: MotifStage, place: Place): string {
  const { ink } = stage
  const coat =
    place.slug === 'srilanka'
      ? mix(ink.deep, ink.water, 0.3)
      : place.slug === 'australia'
        ? ink.roof
        : place.slug === 'himachal'
          ? mix(ink.cloth, ink.roof, 0.3)
          : ink.cloth
  const car = (x: number) =>
    rect(x, 582, 250, 130, coat, { rx: 12 }) +
    path(`M${x - 6} 592Q${x + 125} 556 ${x + 256} 592Z`, mix(ink.near, coat, 0.3)) +
    rect(x, 670, 250, 14, ink.marigold) +
    repeat(4, (i) => rect(x + 20 + i * 56, 606, 40, 46, ink.cream, { rx: 6 })) +
    circle(x + 50, 716, 17, ink.near) +
    circle(x + 200, 716, 17, ink.near)
  const steam = place.slug === 'australia' || place.slug === 'himachal'
  const engine = steam
    ? path('M560 700V560H650V620H820Q850 620 850 660V700Z', mix(ink.near, ink.leaf, 0.2)) +
      rect(546, 544, 118, 20, ink.near) +
      rect(580, 582, 48, 40, ink.cream) +
      path('M780 620L772 540H820L812 620Z', ink.near) +
      rect(560, 676, 290, 12, ink.cloth) +
      [600, 680, 750, 820]
        .map(
          (x, i) =>
            circle(x, 708, i === 1 || i === 2 ? 30 : 20, ink.near) +
            circle(x, 708, i === 1 || i === 2 ? 14 : 8, ink.marigold),
        )
        .join('') +
      poly(
        [
          [850, 690],
          [900, 730],
          [850, 730],
        ],
        ink.cloth,
      ) +
      repeat(6, (i) =>
        circle(780 - i * 80 - i * i * 6, 500 - i * 26, 36 + i * 13, '#ffffff', {
          opacity: num(0.85 - i * 0.1),
        }),
      )
    : path('M560 582H780Q850 590 870 690V712H560Z', coat) +
      path('M770 598Q826 606 842 656H770Z', '#cfe6ee') +
      rect(560, 670, 308, 14, ink.marigold) +
      repeat(3, (i) => rect(584 + i * 58, 606, 40, 46, ink.cream, { rx: 6 })) +
      path('M560 592Q670 556 790 584Z', mix(ink.near, coat, 0.3)) +
      circle(620, 716, 17, ink.near) +
      circle(800, 716, 17, ink.near)
  const leaner =
    place.slug === 'srilanka'
      ? at(272, 690, 1, figure(96, SEATED, { top: ink.marigold, legs: ink.near, hat: ink.cream }, -1))
      : ''
  return car(-260) + car(10) + car(290) + leaner + engine
}
