import { mix } from '../colour.ts'
import { longboat, sailboat } from '../parts/boats.ts'
import { shore, sunPath } from '../parts/sea.ts'
import type { Point } from '../shape.ts'
import { at, circle, ellipse, num, path, poly, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky, placeTree } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import type { Place } from './place.ts'
import { blobRock, openWater } from './water-parts.ts'

/** An empty curved beach, a parasol, and what the coast is known for. */
export const beach: Motif = {
  light: 'noon',
  lightAt: { australia: 'dusk', vietnam: 'noon', goa: 'dusk', kerala: 'dusk' },
  draw(stage, place) {
    const { ink } = stage
    const edge: Point[] = [
      [-20, 800],
      [260, 700],
      [560, 690],
      [820, 610],
      [1020, 560],
    ]
    const top = 450
    // A place with cypresses has palms at its beaches, as in Antalya.
    const shady = place.tree === 'cypress' ? { ...place, tree: 'palm' as const } : place
    return [
      fullSky(stage, top),
      horizon(stage, place, top + 4, 150),
      openWater(stage, top, 6),
      stage.light === 'dusk' ? sunPath(stage, top, 700, mix(ink.marigold, ink.cream, 0.5)) : '',
      ['goa', 'srilanka'].includes(place.slug)
        ? at(300, 560, 1, longboat(230, ink.near, ink.marigold))
        : at(250, 540, 1, sailboat(130, ink.near, ink.cream, stage.lit)),
      place.slug === 'kerala' ? at(845, 470, 1, lighthouse(ink.roof, ink.cream, ink.near)) : '',
      shore(stage, edge, ink.sand, mix(ink.sand, ink.deep, 0.3), '#fffdf6'),
      coastGuests(stage, place),
      place.slug === 'southafrica'
        ? boulders(stage)
        : placeTree(stage, shady, 880, 880, shady.tree === 'palm' ? 700 : 420, -0.22),
      shady.tree === 'palm' && place.slug !== 'southafrica'
        ? placeTree(stage, shady, 960, 900, 560, -0.12)
        : '',
      corner(stage, 1, 0.9),
    ].join('')
  },
}

/** Large round granite rocks by the water. */
const boulders = ({ ink }: MotifStage) => {
  const rock = mix(ink.far, ink.sand, 0.35)
  return (
    blobRock(900, 700, 190, mix(rock, ink.near, 0.12)) +
    blobRock(760, 720, 110, rock) +
    blobRock(960, 840, 200, rock)
  )
}

const lighthouse = (red: string, white: string, rock: string) =>
  path('M-170 40Q-120 -60 -20 -90Q90 -110 190 60Z', rock) +
  poly(
    [
      [-30, -80],
      [30, -80],
      [20, -330],
      [-20, -330],
    ],
    white,
  ) +
  repeat(3, (i) =>
    poly(
      [
        [-27 + i * 3.2, -110 - i * 80],
        [27 - i * 3.2, -110 - i * 80],
        [25.5 - i * 3.2, -150 - i * 80],
        [-25.5 + i * 3.2, -150 - i * 80],
      ],
      red,
    ),
  ) +
  rect(-28, -346, 56, 16, rock) +
  rect(-15, -384, 30, 38, '#ffe08a') +
  path('M-22 -384Q0 -420 22 -384Z', red)

function coastGuests(stage: MotifStage, place: Place): string {
  const { ink } = stage
  if (place.slug === 'southafrica' || place.slug === 'australia')
    return [
      [330, 850, 150],
      [450, 900, 170],
      [560, 830, 130],
    ]
      .map(([x, y, h]) =>
        at(
          x as number,
          y as number,
          1,
          penguin(h as number, mix(ink.near, '#1b2136', 0.5), '#fffdf6', ink.marigold),
        ),
      )
      .join('')
  return (
    at(400, 860, 1, parasol(290, ink.cloth, ink.cream, ink.near)) +
    at(330, 900, 1, lounger(ink.marigold, ink.near))
  )
}

const penguin = (h: number, black: string, white: string, beak: string) =>
  at(
    0,
    0,
    h / 100,
    ellipse(-9, 0, 10, 4, beak) +
      ellipse(11, 0, 10, 4, beak) +
      path(
        'M0 -98Q22 -98 22 -74Q34 -50 30 -22Q26 0 0 0Q-26 0 -30 -22Q-34 -50 -22 -74Q-22 -98 0 -98Z',
        black,
      ) +
      path('M6 -72Q24 -56 22 -26Q20 -4 2 -4Q-18 -6 -18 -28Q-18 -58 -6 -72Z', white) +
      path('M-26 -64Q-44 -40 -36 -20Q-26 -34 -22 -56Z', black) +
      path('M18 -86L36 -80L18 -76Z', beak) +
      circle(11, -85, 2.6, white),
  )

/** A beach parasol on the origin, leaning. */
export function parasol(h: number, a: string, b: string, pole: string): string {
  const r = h * 0.62
  const gore = (i: number) => {
    const x0 = -r + (i * 2 * r) / 6
    const x1 = x0 + r / 3
    return path(
      `M0 ${-h}Q${num(x0 * 0.8)} ${num(-h * 0.92)} ${num(x0)} ${num(-h * 0.62)}Q${num((x0 + x1) / 2)} ${num(-h * 0.7)} ${num(x1)} ${num(-h * 0.62)}Q${num(x1 * 0.8)} ${num(-h * 0.92)} 0 ${-h}Z`,
      i % 2 ? a : b,
    )
  }
  return at(
    0,
    0,
    1,
    stroke(`M0 0V${-h}`, pole, h * 0.028) + repeat(6, gore) + circle(0, -h, h * 0.022, pole),
    9,
  )
}

const lounger = (cloth: string, frame: string) =>
  stroke('M-60 0L-40 -30M150 0L140 -34', frame, 9) +
  path('M-70 -34L140 -40L240 -110L256 -96L150 -18L-68 -16Z', cloth)
