import { lighten, mix } from '../colour.ts'
import { junk, longboat, sailboat } from '../parts/boats.ts'
import { skyline } from '../parts/buildings.ts'
import { karst } from '../parts/karst.ts'
import { person } from '../parts/life.ts'
import { bough } from '../parts/plants.ts'
import { sea, shore, sunPath } from '../parts/sea.ts'
import {
  at,
  circle,
  ellipse,
  group,
  lens,
  num,
  type Point,
  path,
  poly,
  rect,
  repeat,
  stroke,
} from '../shape.ts'
import { corner, ground, heaven, horizon, wood } from './backdrop.ts'
import { figure, PADDLER, SEATED, SURFER } from './figure.ts'
import { type Motif, type MotifStage, SIDE } from './kit.ts'
import type { Place } from './places.ts'
import { bubbles, depths, dolphin, ray, reef, school, shark, turtle } from './sea-life.ts'

const open = (stage: MotifStage, top: number, rows = 7) =>
  sea(stage, {
    top,
    far: lighten(stage.ink.water, 0.06),
    near: stage.ink.deep,
    foam: lighten(stage.ink.water, 0.16),
    rows,
  })

/** Half above, half below: a swimmer on the surface over the reef. */
export const snorkel: Motif = {
  hour: 'noon',
  draw(stage, place) {
    const { ink } = stage
    const top = 300
    const line = (dy: number) =>
      `M0 ${top + dy}Q120 ${top - 22 + dy} 250 ${top + dy}T500 ${top + dy}T750 ${top + dy}T1000 ${top + dy}`
    const side = stage.random('side')() < 0.5
    const guest = side
      ? at(300, 690, 2.1, turtle(100, ink.leaf, mix(ink.sand, ink.leaf, 0.35)), -8)
      : at(320, 660, 2.2, ray(100, ink.near, ink.cream), -12)
    return [
      heaven(stage, top, 46),
      horizon(stage, place, top + 4, 130),
      path(`${line(0)}V1000H0Z`, ink.water),
      stage.clip(`${line(8)}V1000H0Z`, depths(stage, top)),
      stroke(line(4), ink.cream, 9, { opacity: 0.85 }),
      school(stage, 760, 620, 7, 82, ink.marigold, ink.cream),
      guest,
      reef(stage, 250),
      at(560, 400, 1, swimmer(ink.cloth, ink.near, ink.marigold)),
    ].join('')
  },
}

/** A swimmer lying on the surface, face down, with tube and fins. */
function swimmer(suit: string, dark: string, fin: string): string {
  const skin = '#a5683f'
  return (
    stroke('M-60 18L-150 30L-215 22', skin, 30) +
    path('M-205 8Q-290 -16 -330 10Q-280 30 -208 38Z', fin) +
    stroke('M-50 20L-140 44L-200 52', skin, 28) +
    path('M-190 40Q-262 40 -300 76Q-240 82 -186 66Z', lighten(fin, -0.06)) +
    path('M-80 2Q10 -30 92 -6Q104 6 92 24Q0 50 -78 38Z', suit) +
    stroke('M70 16L120 66L190 84', skin, 22) +
    circle(128, 2, 34, skin) +
    path('M96 -8A34 34 0 0 1 140 -30Q120 -6 112 22Q98 16 96 -8Z', dark) +
    path('M138 -10L164 0Q168 18 150 26L132 18Z', '#cfeef2') +
    stroke('M104 -6L138 -10', dark, 8) +
    stroke('M146 30Q112 46 108 -20L104 -96', fin, 11)
  )
}

/** Deep blue, one diver among rays. */
export const scuba: Motif = {
  hour: 'noon',
  draw(stage) {
    const { ink } = stage
    return [
      depths(stage, 0),
      at(720, 200, 2.3, ray(100, mix(ink.deep, ink.near, 0.5), mix(ink.cream, ink.water, 0.3)), -16),
      at(470, 130, 1.25, ray(100, mix(ink.deep, ink.water, 0.35), mix(ink.cream, ink.water, 0.6)), -16),
      school(stage, 220, 250, 9, 60, mix(ink.marigold, ink.cream, 0.2), ink.cream),
      reef(stage, 290),
      bubbles(640, 420, '#e9fbff'),
      at(470, 560, 1.15, diver(ink.near, ink.cloth, ink.marigold), -10),
    ].join('')
  },
}

function diver(suit: string, trim: string, fin: string): string {
  const lighter = lighten(suit, 0.08)
  return (
    stroke('M-50 30L-150 70L-210 50', suit, 34) +
    path('M-200 28Q-290 -4 -350 18Q-290 62 -204 72Z', fin) +
    stroke('M-50 20L-160 24L-226 0', lighter, 32) +
    path('M-214 -24Q-290 -80 -352 -70Q-310 -14 -222 20Z', lighten(fin, -0.07)) +
    rect(-70, -58, 130, 40, trim, { rx: 20 }) +
    rect(58, -50, 18, 22, '#c9d3da', { rx: 4 }) +
    path('M-80 -6Q0 -44 96 -20Q108 6 90 28Q0 54 -78 42Z', suit) +
    path('M-20 -30Q30 -36 60 -26L56 42Q20 46 -14 46Z', trim, { opacity: 0.85 }) +
    stroke('M76 14L130 70L206 66', lighter, 24) +
    circle(216, 66, 14, '#a5683f') +
    circle(136, -8, 38, suit) +
    path('M146 -28L178 -16Q184 8 162 18L138 10Z', '#cfeef2') +
    stroke('M74 -40Q120 -70 150 26', '#2b3040', 9) +
    circle(156, 26, 13, '#2b3040')
  )
}

/** A glass tunnel: the sea overhead, people small beneath it. */
export const aquarium: Motif = {
  hour: 'noon',
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
        .map(([x, tall, coat, skirt]) =>
          at(x, 930, 1, person(tall, { coat, skirt, legs: skirt ? ink.cloth : ink.near })),
        )
        .join(''),
      path('M0 1000V860Q40 850 60 900L84 1000ZM1000 1000V860Q960 850 940 900L916 1000Z', ink.near),
    ].join('')
  },
}

/** One clean wave and a beginner standing up on it. */
export const surf: Motif = {
  hour: 'dawn',
  except: { australia: 'noon' },
  draw(stage, place) {
    const { ink } = stage
    const face = stage.gradient([lighten(ink.water, 0.1), ink.water, ink.deep])
    return [
      heaven(stage, 430),
      horizon(stage, place, 440, 150),
      open(stage, 432, 4),
      path(
        'M-10 1000V700Q60 690 120 640Q240 460 420 440Q560 430 620 520Q560 490 500 530Q430 590 520 700Q640 800 1010 760V1000Z',
        face,
      ),
      path(
        'M120 640Q240 460 420 440Q560 430 620 520Q560 490 500 530Q452 572 480 636Q380 560 300 620Q200 690 0 730V702Q66 690 120 640Z',
        lighten(ink.water, 0.13),
        { opacity: 0.8 },
      ),
      path(
        'M300 474Q420 410 540 452Q610 478 634 548Q596 510 560 512Q530 470 470 480Q430 456 390 480Q350 466 300 474Z',
        '#fffdf6',
      ),
      repeat(5, (i) => circle(600 + i * 22, 560 + i * 20, 15 - i * 2, '#fffdf6')),
      stroke('M330 570Q420 700 640 800M250 640Q360 780 560 860', lighten(ink.water, 0.2), 7, {
        opacity: 0.6,
      }),
      path('M-10 1000V920Q200 850 420 890T1010 850V1000Z', '#fffdf6', { opacity: 0.9 }),
      path('M-10 1000V950Q200 890 420 924T1010 890V1000Z', lighten(ink.water, 0.06)),
      at(
        610,
        770,
        1,
        path('M-170 34Q-60 52 120 6Q180 -12 206 -34Q120 -34 20 -8Q-110 16 -170 34Z', ink.marigold),
        -4,
      ),
      path('M440 806Q500 764 560 808Q500 840 440 806Z', '#fffdf6', { opacity: 0.9 }),
      at(630, 776, 1, figure(360, SURFER, { top: ink.cloth, legs: ink.near, bare: true }), -6),
    ].join('')
  },
}

/** An empty crescent of sand, a parasol, and whatever that coast is known for. */
export const beach: Motif = {
  hour: 'noon',
  except: { australia: 'dusk', vietnam: 'noon', goa: 'dusk', kerala: 'dusk' },
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
    // Palms grow on the beaches of Antalya too, whatever stands inland.
    const shady = place.wood === 'cypress' ? { ...place, wood: 'palm' as const } : place
    return [
      heaven(stage, top),
      horizon(stage, place, top + 4, 150),
      open(stage, top, 6),
      stage.light === 'dusk' ? sunPath(stage, top, 700, mix(ink.marigold, ink.cream, 0.5)) : '',
      ['goa', 'srilanka'].includes(place.slug)
        ? at(300, 560, 1, longboat(230, ink.near, ink.marigold))
        : at(250, 540, 1, sailboat(130, ink.near, ink.cream, stage.lit)),
      place.slug === 'kerala' ? at(845, 470, 1, lighthouse(ink.roof, ink.cream, ink.near)) : '',
      shore(stage, edge, ink.sand, mix(ink.sand, ink.deep, 0.3), '#fffdf6'),
      coastGuests(stage, place),
      place.slug === 'southafrica'
        ? boulders(stage)
        : wood(stage, shady, 880, 880, shady.wood === 'palm' ? 700 : 420, -0.22),
      shady.wood === 'palm' && place.slug !== 'southafrica' ? wood(stage, shady, 960, 900, 560, -0.12) : '',
      corner(stage, 1, 0.9),
    ].join('')
  },
}

/** Great rounded granite at the water's edge. */
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

/** Little islands, a speedboat drawing its wake between them. */
export const islandHop: Motif = {
  hour: 'noon',
  draw(stage, place) {
    const { ink } = stage
    const rock = { light: ink.far, shade: mix(ink.far, ink.near, 0.4), green: ink.leaf }
    const next = stage.random('isle')
    const isle =
      place.terrain === 'karst'
        ? at(700, 600, 1, karst(next, 330, 430, rock, stage.lit)) +
          at(930, 560, 1, karst(next, 220, 260, rock, stage.lit))
        : ellipse(690, 620, 330, 46, '#fffdf6') +
          ellipse(690, 612, 310, 40, ink.sand) +
          ellipse(720, 592, 190, 34, ink.leaf) +
          wood(stage, place, 640, 606, 330, -0.12) +
          wood(stage, place, 740, 606, 380, 0.1) +
          wood(stage, place, 820, 604, 270, 0.16)
    return [
      heaven(stage, 440),
      horizon(stage, place, 446, 110),
      open(stage, 440, 6),
      ellipse(690, 650, 460, 90, lighten(ink.water, 0.1), { opacity: 0.7 }),
      isle,
      path('M-20 960Q160 850 330 800Q200 900 120 1010H-20Z', '#fffdf6', { opacity: 0.75 }),
      path('M-20 880Q150 830 320 798Q120 880 -20 930Z', '#fffdf6', { opacity: 0.5 }),
      at(410, 800, 1.25, speedboat(ink.cream, ink.cloth, ink.near)),
      bough(stage, 'left', mix(ink.leaf, ink.near, 0.4), mix(ink.near, ink.leaf, 0.15), 0.95),
    ].join('')
  },
}

const speedboat = (hull: string, stripe: string, dark: string) =>
  stroke('M-70 -56V-110M60 -56V-106', dark, 6) +
  path('M-92 -104Q0 -130 92 -104L84 -94Q0 -116 -84 -94Z', stripe) +
  at(-40, -40, 1, figure(95, SEATED, { top: '#f6a81c', legs: dark })) +
  at(10, -40, 1, figure(95, SEATED, { top: stripe, legs: dark })) +
  path('M-130 -52H90Q150 -56 190 -76Q170 -14 120 0H-116Z', hull) +
  path('M-126 -34H150Q140 -20 132 -14H-121Z', stripe) +
  path('M86 -54L122 -86L126 -60Z', '#cfeef2')

const CRAFT: Record<string, 'junk' | 'dhow' | 'ferry' | 'catamaran' | 'yacht' | 'dolphins' | 'whale'> = {
  vietnam: 'junk',
  hongkong: 'ferry',
  dubai: 'dhow',
  turkey: 'ferry',
  europe: 'ferry',
  bangkok: 'ferry',
  goa: 'ferry',
  baku: 'ferry',
  mauritius: 'catamaran',
  australia: 'yacht',
  southafrica: 'yacht',
  'new-zealand': 'yacht',
  maldives: 'dolphins',
  srilanka: 'whale',
}

/** A boat of the place on its water, the shore behind it. */
export const cruise: Motif = {
  hour: 'dusk',
  except: {
    bangkok: 'night',
    dubai: 'night',
    mauritius: 'noon',
    'new-zealand': 'noon',
    srilanka: 'dawn',
    australia: 'noon',
    southafrica: 'noon',
    vietnam: 'dawn',
  },
  draw(stage, place) {
    const { ink } = stage
    const top = 560
    const craft = CRAFT[place.slug] ?? 'yacht'
    const boat = {
      junk: () => at(480, 800, 1, junk(520, ink.near, ink.marigold, stage.lit)),
      dhow: () => at(500, 800, 1.15, dhow(ink.near, ink.cream, ink.marigold)),
      ferry: () =>
        at(
          490,
          810,
          1.2,
          ferry(
            ink.near,
            ink.cream,
            ink.cloth,
            stage.night || stage.light === 'dusk' ? ink.marigold : ink.deep,
          ),
        ),
      catamaran: () => at(500, 800, 1, catamaran(ink.cream, ink.cloth)),
      yacht: () => at(490, 810, 1, sailboat(500, ink.near, ink.cream, stage.lit)),
      dolphins: () => dolphins(stage),
      whale: () => whale(stage),
    }[craft]()
    return [
      heaven(stage, top, 70),
      shores(stage, place, top),
      open(stage, top - 4, 7),
      stage.light === 'noon' ? '' : sunPath(stage, top, 980, mix(ink.marigold, ink.cream, 0.4)),
      ellipse(490, 816, 300, 16, ink.deep, { opacity: 0.45 }),
      boat,
      repeat(3, (i) =>
        lens(300 + i * 210, 880 + i * 34, 190 - i * 20, 8, lighten(ink.water, 0.14), { opacity: 0.6 }),
      ),
    ].join('')
  },
}

function shores(stage: MotifStage, place: Place, y: number): string {
  const { ink } = stage
  if (place.slug === 'australia')
    return horizon(stage, place, y, 90) + bridge(y, mix(ink.near, ink.far, 0.35))
  if (place.slug === 'europe')
    return (
      skyline(stage, 'paris', { y, from: -20, to: 1020, height: 110, fill: stage.far(ink.far, 0.2) }) +
      at(760, y, 1.25, eiffel(stage.far(ink.near, 0.35)))
    )
  if (place.slug === 'turkey')
    return (
      horizon(stage, { ...place, terrain: 'hills' }, y, 90) +
      at(690, y, 1, minarets(stage.far(ink.near, 0.4)))
    )
  if (place.slug === 'bangkok')
    return (
      horizon(stage, place, y, 120) + at(740, y + 6, 1.1, prangs(stage.far(ink.marigold, 0.15), ink.roof))
    )
  if (place.slug === 'new-zealand')
    return (
      poly(
        [
          [-10, y],
          [-10, 190],
          [120, 150],
          [260, 330],
          [330, y],
        ],
        mix(ink.leaf, ink.near, 0.5),
      ) +
      poly(
        [
          [620, y],
          [720, 300],
          [800, 120],
          [900, 210],
          [1010, 180],
          [1010, y],
        ],
        mix(ink.leaf, ink.near, 0.3),
      ) +
      stroke(`M875 ${270}L868 ${y}`, ink.cream, 12) +
      horizon(stage, place, y, 150).replaceAll('opacity', 'opacity')
    )
  return horizon(stage, place, y, 170)
}

const bridge = (y: number, steel: string) =>
  stroke(`M60 ${y}Q500 ${y - 420} 940 ${y}`, steel, 20) +
  stroke(`M60 ${y - 30}Q500 ${y - 330} 940 ${y - 30}`, steel, 9) +
  repeat(15, (i) => {
    const t = (i + 1) / 16
    const x = 60 + 880 * t
    return stroke(`M${num(x)} ${num(y - 840 * t * (1 - t))}V${num(y - 84)}`, steel, 5)
  }) +
  rect(0, y - 90, SIDE, 14, steel) +
  rect(70, y - 150, 60, 150, lighten(steel, 0.06)) +
  rect(870, y - 150, 60, 150, lighten(steel, 0.06))

const eiffel = (c: string) =>
  path('M-80 0L-70 0Q-20 -120 -8 -330H8Q20 -120 70 0H80L46 0Q34 -46 0 -46Q-34 -46 -46 0Z', c) +
  rect(-52, -96, 104, 14, c) +
  rect(-28, -186, 56, 12, c) +
  rect(-3, -370, 6, 44, c)

const minarets = (c: string) =>
  path('M-150 0V-70H-90Q-90 -170 0 -182Q90 -170 90 -70H150V0Z', c) +
  [-180, 180, -122, 122]
    .map((x, i) =>
      path(
        `M${x - 8} 0V${i < 2 ? -260 : -200}L${x} ${i < 2 ? -310 : -244}L${x + 8} ${i < 2 ? -260 : -200}V0Z`,
        c,
      ),
    )
    .join('')

/** Temple towers of the river bank: one tall, four small. */
export const prangs = (gold: string, dark: string) =>
  [
    [-120, 0.5],
    [120, 0.5],
    [-66, 0.62],
    [66, 0.62],
    [0, 1.15],
  ]
    .map(([x, s]) =>
      at(
        x as number,
        0,
        s as number,
        path('M-60 0V-40H-48V-80H-38Q-34 -180 -12 -270L0 -330L12 -270Q34 -180 38 -80H48V-40H60V0Z', gold) +
          path('M0 -330L12 -270Q34 -180 38 -80H48V-40H60V0H10Q20 -160 0 -330Z', dark, { opacity: 0.25 }) +
          repeat(4, (i) => rect(-36 + i * 5, -100 - i * 44, 72 - i * 10, 6, dark, { opacity: 0.35 })),
      ),
    )
    .join('')

const dhow = (hull: string, sail: string, lamp: string) =>
  stroke('M-20 0L0 -330M150 0L160 -220', hull, 11) +
  path('M-130 -80Q-40 -260 120 -360Q70 -180 84 -90Z', sail) +
  path('M90 -70Q140 -170 230 -236Q204 -130 214 -76Z', lighten(sail, -0.06)) +
  path('M-270 -110Q-200 -62 -80 -62H200L214 -104H290Q276 -20 210 10H-150Q-230 -10 -270 -110Z', hull) +
  path('M-262 -98Q-200 -46 -80 -46H284L280 -30H-90Q-204 -30 -262 -98Z', lamp) +
  repeat(7, (i) => circle(-90 + i * 44, -18, 7, '#ffe08a'))

function ferry(hull: string, deck: string, trim: string, window: string): string {
  return (
    rect(-60, -206, 110, 60, deck) +
    rect(-70, -216, 130, 14, trim) +
    rect(30, -270, 34, 70, trim) +
    rect(30, -270, 34, 16, hull) +
    rect(-190, -150, 390, 56, deck) +
    rect(-204, -160, 420, 14, trim) +
    rect(-230, -96, 460, 50, lighten(deck, -0.05)) +
    repeat(9, (i) => rect(-178 + i * 42, -138, 26, 26, window, { rx: 4 })) +
    repeat(10, (i) => rect(-212 + i * 43, -84, 26, 24, window, { rx: 4 })) +
    path('M-300 -56H290Q280 -6 240 8H-240Q-286 -6 -300 -56Z', hull) +
    path('M-296 -44H288L284 -30H-290Z', trim)
  )
}

const catamaran = (hull: string, sail: string) =>
  path('M10 -520Q150 -330 190 -90H10Z', '#fffdf6') +
  path('M10 -430Q116 -280 150 -170L174 -150Q150 -230 10 -520Z', sail) +
  path('M-12 -480Q-100 -280 -150 -90H-12Z', lighten(sail, 0.02)) +
  stroke('M0 -60V-540', '#4a4a58', 10) +
  rect(-110, -104, 220, 40, hull, { rx: 16 }) +
  rect(-90, -96, 180, 16, '#2b4a66', { rx: 8 }) +
  path('M-230 -66H210Q250 -64 270 -80Q250 0 200 6H-190Q-226 -20 -230 -66Z', hull) +
  path('M-226 -30H246L238 -14H-214Z', sail)

function dolphins(stage: MotifStage): string {
  const { ink } = stage
  const one = (x: number, y: number, s: number, turn: number) =>
    at(x, y, s, dolphin(mix(ink.deep, ink.near, 0.5), mix(ink.cream, ink.deep, 0.3)), turn)
  const splash = (x: number, y: number) => ellipse(x, y, 90, 14, '#fffdf6', { opacity: 0.8 })
  return (
    at(830, 610, 0.42, ferry(ink.near, ink.cream, ink.cloth, ink.marigold)) +
    one(360, 640, 1.5, -14) +
    splash(190, 800) +
    one(640, 760, 1.15, 10) +
    splash(770, 850) +
    splash(520, 850)
  )
}

function whale(stage: MotifStage): string {
  const { ink } = stage
  const skin = mix(ink.deep, ink.near, 0.55)
  return (
    at(810, 620, 0.8, longboat(260, ink.near, ink.marigold, ink.cloth)) +
    path(
      'M440 850Q470 700 450 600Q380 600 300 500Q400 500 468 560Q540 490 650 480Q580 590 500 602Q520 720 600 850Z',
      skin,
    ) +
    path('M468 560Q470 590 450 600Q470 700 440 850H480Q500 700 480 610Z', lighten(skin, 0.08)) +
    ellipse(520, 850, 190, 26, '#fffdf6', { opacity: 0.9 }) +
    repeat(6, (i) => circle(390 + i * 50, 812 + (i % 2) * 16, 12, '#fffdf6'))
  )
}

/** The long thatched boat of the backwaters, or the carved wooden one of the lake. */
export const houseboat: Motif = {
  hour: 'dusk',
  except: { kashmir: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const top = 480
    const boat = place.slug === 'kashmir' ? cedarBoat(stage) : thatchedBoat(stage)
    return [
      heaven(stage, top, 66),
      horizon(stage, place, top + 6, 190),
      open(stage, top, 6),
      sunPath(stage, top + 20, 900, mix(ink.marigold, ink.cream, 0.5), 0.8),
      ellipse(510, 772, 440, 20, ink.deep, { opacity: 0.5 }),
      at(510, 760, 1, boat),
      corner(stage, -1, 1.05),
      corner(stage, 1, 0.85),
    ].join('')
  },
}

function thatchedBoat(stage: MotifStage): string {
  const { ink } = stage
  const cane = mix(ink.sand, ink.roof, 0.35)
  return (
    rect(-120, -100, 410, 70, mix(ink.near, ink.roof, 0.4)) +
    repeat(5, (i) =>
      rect(-90 + i * 74, -92, 46, 44, stage.light === 'dusk' ? ink.marigold : ink.cream, { rx: 6 }),
    ) +
    path('M-140 -96Q-120 -236 90 -240Q290 -236 316 -96Q90 -112 -140 -96Z', cane) +
    repeat(6, (i) =>
      stroke(
        `M${-90 + i * 70} -100Q${-70 + i * 62} -170 ${-40 + i * 50} ${-226 + Math.abs(i - 3) * 6}`,
        lighten(cane, -0.08),
        6,
      ),
    ) +
    stroke('M-290 -40V-130M-160 -40V-140', ink.near, 9) +
    path('M-320 -126Q-230 -200 -130 -136L-140 -120Q-230 -164 -310 -112Z', lighten(cane, -0.04)) +
    at(-250, -40, 1, figure(120, SEATED, { top: ink.cloth, legs: ink.cream })) +
    at(-190, -40, 1, figure(120, SEATED, { top: ink.cream, legs: ink.near }, -1)) +
    path(
      'M-440 -140Q-420 -50 -320 -36H330Q400 -44 430 -110Q436 20 320 40H-310Q-430 10 -440 -140Z',
      ink.near,
    ) +
    path(
      'M-436 -108Q-410 -30 -312 -18H326Q398 -24 428 -76Q424 -54 416 -40Q380 0 322 2H-308Q-420 -10 -436 -108Z',
      ink.marigold,
    )
  )
}

function cedarBoat(stage: MotifStage): string {
  const { ink } = stage
  const cedar = mix(ink.roof, ink.sand, 0.25)
  return (
    rect(-330, -190, 640, 150, cedar) +
    rect(-330, -190, 640, 22, lighten(cedar, -0.08)) +
    repeat(7, (i) =>
      path(
        `M${-300 + i * 88} -60V-128A28 28 0 0 1 ${-244 + i * 88} -128V-60Z`,
        i % 3 === 1 ? ink.marigold : mix(ink.near, ink.deep, 0.3),
      ),
    ) +
    repeat(16, (i) =>
      path(`M${-332 + i * 40} -168Q${-312 + i * 40} -136 ${-292 + i * 40} -168Z`, ink.cream),
    ) +
    path('M-360 -186L-320 -240H300L340 -186Z', lighten(cedar, -0.12)) +
    rect(-250, -256, 480, 18, ink.roof) +
    path('M-400 -46H380L350 30H-370Z', ink.near) +
    rect(-398, -46, 774, 16, ink.marigold) +
    at(-360, -40, 1, figure(120, SEATED, { top: ink.cloth, legs: ink.near }))
  )
}

/** Two in a kayak, seen close, on green still water. */
export const kayak: Motif = {
  hour: 'noon',
  except: { andaman: 'night', thailand: 'dawn', north: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const top = 420
    const mangrove = ['andaman', 'goa', 'malaysia'].includes(place.slug)
    const coracle = place.slug === 'vietnam'
    const glow = stage.night
      ? repeat(14, (i) =>
          lens(180 + ((i * 157) % 640), 770 + ((i * 53) % 180), 90, 5, '#9ff6ea', { opacity: 0.85 }),
        )
      : ''
    return [
      heaven(stage, top, 50),
      horizon(stage, mangrove ? { ...place, terrain: 'hills' } : place, top + 4, 170),
      open(stage, top, 6),
      mangrove ? mangroves(stage, -1) + mangroves(stage, 1) : '',
      coracle ? wood(stage, place, 90, 640, 480, 0.14) + wood(stage, place, 930, 620, 460, -0.14) : '',
      place.slug === 'maldives' || place.slug === 'north'
        ? ellipse(500, 880, 330, 44, ink.deep, { opacity: 0.28 })
        : ellipse(500, 778, 350, 20, ink.deep, { opacity: 0.5 }),
      coracle
        ? at(
            500,
            760,
            1,
            path('M-220 -60Q0 -20 220 -60Q200 60 0 70Q-200 60 -220 -60Z', mix(ink.sand, ink.roof, 0.4)) +
              repeat(5, (i) =>
                stroke(`M${-190 + i * 95} -48Q${-150 + i * 76} 30 ${-110 + i * 60} 60`, ink.near, 4, {
                  opacity: 0.35,
                }),
              ) +
              at(
                0,
                -30,
                1,
                figure(300, PADDLER, { top: ink.cloth, legs: ink.near, hat: ink.sand }) +
                  stroke('M-60 -120L120 60', ink.near, 10),
              ) +
              ellipse(0, -58, 216, 14, ink.marigold),
          )
        : at(500, 760, 1, kayakBoat(stage)),
      glow,
      repeat(3, (i) =>
        lens(240 + i * 240, 880 + (i % 2) * 46, 200, 8, lighten(ink.water, 0.16), { opacity: 0.6 }),
      ),
    ].join('')
  },
}

function kayakBoat(stage: MotifStage): string {
  const { ink } = stage
  const paddle = (x: number, turn: number) =>
    at(
      x,
      -86,
      1,
      stroke('M-170 0H170', ink.near, 8) +
        ellipse(-184, 0, 36, 15, ink.marigold) +
        ellipse(184, 0, 36, 15, ink.marigold),
      turn,
    )
  return (
    at(-110, -26, 1, figure(290, PADDLER, { top: ink.cream, legs: ink.near })) +
    paddle(-70, -24) +
    at(110, -26, 1, figure(290, PADDLER, { top: ink.marigold, legs: ink.near })) +
    path('M-380 -66Q-250 -36 0 -34Q250 -36 390 -70Q330 20 180 28H-170Q-320 20 -380 -66Z', ink.cloth) +
    path(
      'M-372 -56Q-250 -22 0 -20Q250 -22 380 -58Q340 -8 260 -2Q0 12 -260 -2Q-330 -10 -372 -56Z',
      lighten(ink.cloth, 0.07),
    ) +
    paddle(150, 24)
  )
}

function mangroves(stage: MotifStage, side: -1 | 1): string {
  const { ink } = stage
  const next = stage.random(`mangrove${side}`)
  const x = side < 0 ? 0 : SIDE
  const bark = mix(ink.near, ink.roof, 0.25)
  return at(
    x,
    0,
    [-side, 1],
    repeat(6, (i) =>
      stroke(
        `M${i * 46 - 40} 470Q${i * 50 - 20} 560 ${i * 62 - 70} 700M${i * 46 - 40} 500Q${i * 46 - 10} 580 ${i * 48 + 10} 690`,
        bark,
        9,
      ),
    ) +
      repeat(9, (i) =>
        ellipse(
          i * 38 - 60,
          400 - 60 * next() + i * 8,
          90,
          66,
          i % 2 ? mix(ink.leaf, ink.near, 0.45) : mix(ink.leaf, ink.near, 0.2),
        ),
      ) +
      repeat(5, (i) => ellipse(i * 48 - 40, 360 - 40 * next() + i * 12, 62, 38, lighten(ink.leaf, 0.03))),
  )
}

/** A raft going down a rapid, four paddles in. */
export const rafting: Motif = {
  hour: 'noon',
  draw(stage, place) {
    const { ink } = stage
    const rock = mix(ink.far, ink.near, 0.5)
    return [
      heaven(stage, 330, 46),
      horizon(stage, place, 340, 190),
      poly(
        [
          [-10, 340],
          [330, 350],
          [410, 470],
          [300, 700],
          [-10, 860],
        ],
        mix(ink.leaf, ink.near, 0.35),
      ),
      poly(
        [
          [1010, 320],
          [640, 350],
          [560, 470],
          [720, 700],
          [1010, 850],
        ],
        mix(ink.leaf, ink.near, 0.18),
      ),
      wood(stage, place, 120, 520, 330),
      wood(stage, place, 880, 500, 340, -0.08),
      path(
        'M400 346Q480 420 420 500Q200 700 -10 860V1010H1010V850Q760 690 590 500Q560 420 640 346Z',
        stage.gradient([lighten(ink.water, 0.13), ink.water, ink.deep]),
      ),
      repeat(9, (i) =>
        stroke(
          `M${470 + i * 10 - i * i * 4} ${430 + i * 40}q${60 + i * 6} ${-30} ${120 + i * 14} ${6}`,
          '#fffdf6',
          6 + i,
          { opacity: 0.75 },
        ),
      ),
      blobRock(180, 800, 110, rock),
      blobRock(860, 740, 84, rock),
      at(510, 740, 1.1, raft(stage), -7),
      path(
        'M150 850Q240 770 320 830Q380 780 450 840Q540 790 620 840Q700 800 790 850Q860 880 900 950Q520 900 150 960Q110 900 150 850Z',
        '#fffdf6',
      ),
      path('M-10 1010V930Q240 860 520 910T1010 900V1010Z', lighten(ink.water, 0.05)),
      repeat(8, (i) => circle(210 + i * 82, 790 - (i % 3) * 40, 9 + (i % 2) * 5, '#fffdf6')),
    ].join('')
  },
}

const blobRock = (x: number, y: number, r: number, colour: string) =>
  path(
    `M${x - r} ${y + r * 0.5}Q${x - r * 0.9} ${y - r * 0.6} ${x - r * 0.1} ${y - r * 0.7}Q${x + r * 0.8} ${y - r * 0.5} ${x + r} ${y + r * 0.5}Z`,
    colour,
  ) +
  path(
    `M${x - r * 0.7} ${y - r * 0.2}Q${x - r * 0.3} ${y - r * 0.7} ${x + r * 0.3} ${y - r * 0.6}Q${x} ${y - r * 0.4} ${x - r * 0.2} ${y + r * 0.1}Z`,
    lighten(colour, 0.08),
  )

function raft(stage: MotifStage): string {
  const { ink } = stage
  const crew = [-150, -50, 60, 160]
  const paddler = (x: number, i: number) =>
    at(
      x,
      -30,
      1,
      figure(230, PADDLER, {
        top: i % 2 ? ink.cloth : ink.deep,
        legs: ink.near,
        hat: ink.cream,
        skin: '#a5683f',
      }),
    ) +
    at(
      x + 34,
      -64,
      1,
      stroke('M0 -40L64 110', ink.near, 8) +
        ellipse(70, 124, 14, 30, ink.marigold, { transform: 'rotate(-22 70 124)' }),
    )
  return (
    crew.map(paddler).join('') +
    path(
      'M-300 -80Q-330 -10 -230 40H220Q330 0 310 -90Q280 -60 220 -40H-220Q-280 -50 -300 -80Z',
      ink.marigold,
    ) +
    path(
      'M-310 -50Q-300 20 -230 40H220Q320 10 316 -60Q290 0 210 8H-220Q-290 0 -310 -50Z',
      lighten(ink.marigold, -0.09),
    ) +
    rect(-190, -36, 380, 10, ink.cream, { opacity: 0.8 })
  )
}

/** Water falling white down a green cliff, or terrace by white terrace. */
export const waterfall: Motif = {
  hour: 'noon',
  draw(stage, place) {
    if (place.slug === 'turkey') return travertine(stage, place)
    const { ink } = stage
    const cliff = mix(ink.leaf, ink.near, 0.35)
    const fall = (x: number, w: number, from: number, to: number) =>
      poly(
        [
          [x - w / 2, from],
          [x + w / 2, from],
          [x + w * 0.85, to],
          [x - w * 0.85, to],
        ],
        '#fffdf6',
      ) +
      repeat(3, (i) =>
        stroke(
          `M${x + (i - 1) * w * 0.3} ${from + 30}L${x + (i - 1) * w * 0.5} ${to - 30}`,
          mix(ink.water, '#ffffff', 0.55),
          w * 0.08,
        ),
      )
    const train = place.slug === 'goa'
    return [
      heaven(stage, 300, 0),
      horizon(stage, place, 330, 160),
      path('M-10 300Q140 250 300 270Q520 230 700 270Q860 240 1010 290V800H-10Z', cliff),
      path(
        'M-10 340Q90 420 130 560Q180 700 160 800H-10ZM1010 330Q880 440 860 600Q830 720 850 800H1010Z',
        mix(ink.leaf, ink.near, 0.6),
      ),
      path(
        'M300 290Q340 480 320 800H420Q430 500 400 280ZM640 280Q620 500 650 800H740Q700 560 730 280Z',
        lighten(cliff, 0.05),
      ),
      fall(520, train ? 130 : 90, 262, train ? 500 : 800),
      train ? fall(540, 190, 540, 800) : '',
      train
        ? rect(-10, 500, 1020, 18, mix(ink.near, ink.sand, 0.4)) +
          repeat(6, (i) =>
            path(
              `M${40 + i * 180} 518V600Q${90 + i * 180} 520 ${140 + i * 180} 600V518Z`,
              mix(ink.near, ink.sand, 0.3),
            ),
          ) +
          rect(110, 452, 430, 48, ink.cloth, { rx: 8 }) +
          repeat(8, (i) => rect(130 + i * 50, 462, 30, 18, ink.cream))
        : '',
      ellipse(520, 810, 300, 60, '#fffdf6', { opacity: 0.75 }),
      path(
        'M-10 1010V800Q240 760 520 790T1010 800V1010Z',
        stage.gradient([lighten(ink.water, 0.08), ink.deep]),
      ),
      ellipse(520, 812, 240, 30, '#fffdf6', { opacity: 0.9 }),
      blobRock(200, 850, 110, ink.near),
      blobRock(800, 870, 130, ink.near),
      at(770, 800, 1, person(130, { coat: ink.marigold, legs: ink.near })),
      at(820, 804, 1, person(118, { coat: ink.cloth, legs: ink.cream, skirt: true })),
      corner(stage, -1, 1.1),
      corner(stage, 1, 0.9),
    ].join('')
  },
}

function travertine(stage: MotifStage, place: Place): string {
  const { ink } = stage
  const white = '#fbf7ee'
  const pool = (x: number, y: number, w: number) =>
    path(
      `M${x - w} ${y}Q${x} ${y - 30} ${x + w} ${y}Q${x + w * 1.02} ${y + w * 0.2} ${x + w * 0.8} ${y + w * 0.34}Q${x} ${y + w * 0.5} ${x - w * 0.8} ${y + w * 0.34}Q${x - w * 1.02} ${y + w * 0.2} ${x - w} ${y}Z`,
      mix(white, ink.water, 0.16),
    ) +
    ellipse(x, y, w, w * 0.13, white) +
    ellipse(x, y + 2, w * 0.93, w * 0.1, lighten(ink.water, 0.07)) +
    repeat(5, (i) =>
      stroke(
        `M${x - w * 0.7 + i * w * 0.35} ${y + w * 0.16}v${w * (0.2 - Math.abs(i - 2) * 0.03)}`,
        mix(white, ink.water, 0.4),
        7,
      ),
    )
  return [
    heaven(stage, 360),
    horizon(stage, { ...place, terrain: 'hills' }, 370, 130),
    path('M-10 1010V420Q240 340 520 360Q800 340 1010 300V1010Z', white),
    pool(760, 400, 180),
    pool(380, 450, 200),
    pool(820, 540, 240),
    pool(260, 600, 270),
    pool(700, 720, 320),
    pool(150, 800, 300),
    pool(620, 920, 430),
    at(420, 715, 1, person(190, { coat: ink.cloth, legs: ink.marigold, pose: 'walk', hat: ink.sand })),
    at(520, 700, 1, person(170, { coat: ink.cream, legs: ink.deep, skirt: true })),
  ].join('')
}

/** Still water with its mountain turned upside down in it, and one slim boat. */
export const lake: Motif = {
  hour: 'noon',
  except: { kashmir: 'dawn', japan: 'dawn', nepal: 'dusk' },
  draw(stage, place) {
    const { ink } = stage
    const top = 520
    const far = { ...place, terrain: place.slug === 'north' ? ('snow' as const) : place.terrain }
    const mirror = group(at(0, top * 2, [1, -1], horizon(stage, far, top, 230)), { opacity: 0.35 })
    return [
      heaven(stage, top, 54),
      horizon(stage, far, top + 2, 230),
      rect(0, top, SIDE, SIDE - top, stage.gradient([lighten(ink.water, 0.1), ink.water, ink.deep])),
      stage.clip(`M0 ${top}H1000V800H0Z`, mirror),
      repeat(7, (i) =>
        lens(120 + ((i * 263) % 800), top + 60 + i * 40, 200 + i * 12, 5, lighten(ink.water, 0.15), {
          opacity: 0.6,
        }),
      ),
      lakeGuests(stage, place),
      corner(stage, place.wood === 'palm' ? -1 : 1, 0.9),
    ].join('')
  },
}

function lakeGuests(stage: MotifStage, place: Place): string {
  const { ink } = stage
  if (place.slug === 'ladakh' || place.slug === 'north')
    return (
      ground(stage, 830, mix(ink.sand, ink.land, 0.3), ink.land) +
      at(360, 880, 1, yak(ink.near, ink.cloth, ink.cream)) +
      at(600, 890, 1, person(170, { coat: ink.cloth, legs: ink.near })) +
      at(660, 894, 1, person(156, { coat: ink.marigold, legs: ink.near, skirt: true }))
    )
  if (place.slug === 'japan')
    return (
      at(280, 830, 1, longboat(300, ink.near, ink.cloth)) +
      repeat(30, (i) =>
        circle(
          640 + ((i * 83) % 400),
          40 + ((i * 61) % 260) * (0.3 + ((i * 83) % 400) / 500),
          26,
          i % 2 ? ink.leaf : mix(ink.leaf, ink.cream, 0.45),
        ),
      ) +
      stroke('M1000 120Q880 130 760 60M1000 260Q900 240 840 160', ink.near, 14)
    )
  if (place.slug === 'nepal')
    return at(650, 640, 0.8, isleTemple(stage)) + at(340, 850, 1, rower(stage, false))
  return at(560, 700, 0.7, rower(stage, true)) + at(420, 850, 1.15, rower(stage, true))
}

const isleTemple = (stage: MotifStage) => {
  const { ink } = stage
  return (
    ellipse(0, 0, 260, 36, mix(ink.leaf, ink.near, 0.4)) +
    ellipse(-120, -36, 90, 60, ink.leaf) +
    ellipse(130, -34, 86, 54, mix(ink.leaf, ink.near, 0.25)) +
    rect(-50, -80, 100, 80, ink.wall) +
    path('M-90 -74Q-40 -100 -30 -130H30Q40 -100 90 -74Z', ink.roof) +
    rect(-26, -160, 52, 34, ink.wall) +
    path('M-56 -156Q-20 -176 0 -220Q20 -176 56 -156Z', ink.roof) +
    rect(-3, -246, 6, 36, ink.marigold)
  )
}

function rower(stage: MotifStage, market: boolean): string {
  const { ink } = stage
  const goods = market
    ? repeat(9, (i) =>
        circle(
          -60 + i * 26,
          -34 - (i % 2) * 14,
          19,
          [ink.marigold, ink.cloth, ink.leaf, ink.cream][i % 4] as string,
        ),
      )
    : at(60, -26, 1, figure(150, SEATED, { top: ink.marigold, legs: ink.near }, -1))
  return (
    goods +
    at(
      -150,
      -12,
      1,
      figure(170, PADDLER, {
        top: market ? mix(ink.deep, ink.near, 0.4) : ink.cloth,
        legs: ink.near,
        hat: ink.cream,
      }),
    ) +
    stroke('M-110 -70L-190 60', ink.near, 8) +
    path(
      'M-300 -50Q-180 -14 0 -16Q200 -18 310 -58Q240 24 100 28H-120Q-240 20 -300 -50Z',
      mix(ink.near, ink.roof, 0.4),
    ) +
    path('M-292 -42Q-180 -2 0 -4Q200 -6 300 -48Q250 0 180 4H-190Q-250 0 -292 -42Z', ink.marigold)
  )
}

const yak = (coat: string, cloth: string, horn: string) =>
  path(
    'M-110 -30Q-120 -110 -60 -120Q0 -140 50 -110Q100 -108 116 -66Q112 -34 90 -40Q80 -20 70 -6H52L50 -26H-56L-62 -4H-82L-84 -26Z',
    coat,
  ) +
  path('M-40 -128Q10 -142 40 -112L46 -60Q0 -50 -44 -62Z', cloth) +
  stroke('M84 -106Q78 -136 100 -142M104 -102Q124 -120 116 -140', horn, 8) +
  stroke('M-104 -86Q-140 -60 -128 -20', coat, 12)
