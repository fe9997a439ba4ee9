import { lighten, mix } from '../colour.ts'
import { birds, flags } from '../parts/life.ts'
import { at, num, path, poly, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky, placeTree } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import { SIDE } from './motif.ts'
import { walker } from './people.ts'
import type { Place } from './place.ts'

/** Two walkers on a path over a ridge, with the land below them. */
export const trek: Motif = {
  light: 'dawn',
  lightAt: {
    australia: 'dusk',
    hongkong: 'noon',
    southafrica: 'noon',
    north: 'noon',
    'new-zealand': 'noon',
    himachal: 'noon',
  },
  draw(stage, place) {
    const { ink } = stage
    const y = 520
    return [
      fullSky(stage, y),
      trekView(stage, place, y),
      birds(stage, 300, 170, ink.near, 4, 30),
      place.slug === 'southafrica' || place.slug === 'north'
        ? ropeBridge(stage, place.slug === 'north')
        : ridge(stage, place),
    ].join('')
  },
}

function trekView(stage: MotifStage, place: Place, y: number): string {
  const { ink } = stage
  if (place.slug === 'bhutan') return horizon(stage, place, y, 200) + tigersNest(stage)
  if (place.slug === 'hongkong')
    return (
      horizon(stage, { ...place, terrain: 'hills' }, y - 40, 130) +
      rect(0, y - 44, SIDE, 200, stage.gradient([lighten(ink.water, 0.08), ink.water]))
    )
  if (place.slug === 'new-zealand')
    return (
      horizon(stage, place, y, 230) +
      path(
        'M470 380Q500 450 440 530Q370 610 390 700H700Q610 610 596 530Q584 450 540 380Z',
        mix(ink.cream, ink.water, 0.25),
      ) +
      repeat(5, (i) =>
        stroke(
          `M${500 - (i - 1) * 18} ${440 + i * 40}q${30 + i * 14} 20 ${56 + i * 30} 0`,
          mix(ink.water, ink.cream, 0.3),
          6,
        ),
      )
    )
  return horizon(stage, place, y, 230)
}

function ridge(stage: MotifStage, place: Place): string {
  const { ink } = stage
  const back = mix(ink.land, ink.leaf, place.terrain === 'barren' ? 0.05 : 0.4)
  const pathData =
    'M420 1010Q560 900 480 820Q420 760 560 700Q640 664 690 612H712Q690 680 610 720Q520 770 580 830Q660 910 640 1010Z'
  return (
    path(
      'M-10 1010V640Q160 560 340 610Q520 520 700 596Q860 560 1010 640V1010Z',
      stage.gradient([back, mix(back, ink.near, 0.35)]),
    ) +
    path('M700 596Q860 560 1010 640V1010H860Q820 760 700 596Z', mix(back, ink.near, 0.3), { opacity: 0.6 }) +
    path(pathData, mix(ink.sand, ink.cream, 0.2)) +
    (place.terrain === 'barren' ? '' : placeTree(stage, place, 150, 700, place.tree === 'palm' ? 380 : 330)) +
    (place.terrain === 'barren'
      ? chortens(stage)
      : placeTree(stage, place, 880, 700, place.tree === 'palm' ? 420 : 300, -0.1)) +
    (place.slug === 'nepal' || place.slug === 'ladakh' || place.slug === 'bhutan'
      ? flags(stage, [-20, 420], [420, 640], {
          sag: 40,
          size: 44,
          colours: ['#2f6fc0', '#fffdf6', '#d23a34', '#3f8f4f', '#f4b020'],
        })
      : '') +
    at(540, 850, 1, walker(stage, 260, ink.cloth, ink.marigold)) +
    at(650, 752, 1, walker(stage, 170, ink.marigold, ink.cloth)) +
    corner(stage, -1, 1.05) +
    (place.terrain === 'barren' ? '' : corner(stage, 1, 0.8))
  )
}

const chortens = (stage: MotifStage) => {
  const { ink } = stage
  return [
    [820, 690, 1],
    [920, 700, 0.7],
  ]
    .map(([x, y, s]) =>
      at(
        x as number,
        y as number,
        s as number,
        rect(-56, -40, 112, 40, ink.wall) +
          rect(-42, -64, 84, 26, lighten(ink.wall, -0.03)) +
          path('M-36 -62Q-50 -130 0 -134Q50 -130 36 -62Z', ink.wall) +
          path('M0 -134Q50 -130 36 -62H10Q20 -110 0 -134Z', mix(ink.wall, ink.near, 0.2)) +
          path('M-12 -132L0 -196L12 -132Z', ink.marigold) +
          rect(-56, -44, 112, 6, ink.roof),
      ),
    )
    .join('')
}

const tigersNest = (stage: MotifStage) => {
  const { ink } = stage
  const rock = mix(ink.far, ink.near, 0.42)
  const hall = (x: number, y: number, w: number, h: number) =>
    rect(x, y - h, w, h, ink.wall) +
    rect(x, y - h, w, h * 0.26, ink.roof) +
    poly(
      [
        [x - w * 0.16, y - h],
        [x + w * 1.16, y - h],
        [x + w * 0.8, y - h - w * 0.22],
        [x + w * 0.2, y - h - w * 0.22],
      ],
      ink.marigold,
    ) +
    repeat(3, (i) => rect(x + w * (0.14 + i * 0.28), y - h * 0.56, w * 0.14, h * 0.24, ink.near))
  return (
    path('M520 700L560 330L640 170L760 90L900 120L1010 60V700Z', rock) +
    path('M760 90L900 120L1010 60V700H820Q860 380 760 90Z', mix(rock, ink.near, 0.3)) +
    path('M560 470L700 452L880 470L900 520L560 520Z', mix(rock, ink.leaf, 0.5)) +
    hall(600, 474, 90, 96) +
    hall(700, 466, 110, 140) +
    hall(820, 476, 76, 84)
  )
}

function ropeBridge(stage: MotifStage, roots: boolean): string {
  const { ink } = stage
  const deck = roots ? mix(ink.near, ink.roof, 0.35) : mix(ink.roof, ink.sand, 0.3)
  const arc = (dy: number) => `M120 ${640 + dy}Q500 ${790 + dy} 880 ${640 + dy}`
  const leaf = mix(ink.leaf, ink.near, 0.4)
  return (
    path(
      'M160 560Q420 640 500 1010Q560 640 860 560L840 1010H180Z',
      stage.gradient([lighten(ink.water, 0.05), ink.deep]),
    ) +
    path('M-10 520Q120 520 190 640Q260 800 220 1010H-10Z', leaf) +
    path('M1010 500Q880 510 820 640Q740 800 790 1010H1010Z', mix(leaf, ink.near, 0.25)) +
    (roots
      ? repeat(7, (i) =>
          stroke(
            `M${40 + i * 16} ${470 + i * 14}Q${360 + i * 12} ${900 - i * 22} ${960 - i * 12} ${470 + i * 12}`,
            i % 2 ? deck : lighten(deck, 0.07),
            15,
          ),
        ) + stroke('M90 470Q60 600 20 760M110 470Q130 640 100 860M930 470Q960 640 990 800', deck, 26)
      : stroke(arc(-110), ink.near, 9) +
        repeat(15, (i) => {
          const t = (i + 1) / 16
          const x = 120 + 760 * t
          const y = 640 + 300 * t * (1 - t)
          return stroke(`M${num(x)} ${num(y - 110)}V${num(y)}`, ink.near, 4)
        })) +
    stroke(arc(0), deck, 26) +
    stroke(arc(12), lighten(deck, -0.08), 7) +
    at(430, roots ? 700 : 706, 1, walker(stage, 210, ink.cloth, ink.marigold)) +
    at(580, roots ? 700 : 706, 1, walker(stage, 190, ink.marigold, ink.cloth)) +
    corner(stage, -1, 1.1) +
    corner(stage, 1, 1.1)
  )
}
