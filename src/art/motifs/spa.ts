import { lighten, mix } from '../colour.ts'
import { person } from '../parts/life.ts'
import { blossom } from '../parts/plants.ts'
import { sea } from '../parts/sea.ts'
import { at, circle, ellipse, path, poly, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky, ground, placeTree } from './backdrop.ts'
import type { Joints } from './figure.ts'
import { figure, LOTUS, SEATED } from './figure.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import { SIDE } from './motif.ts'
import { SKIN } from './people.ts'
import type { Place } from './place.ts'

const RECLINED: Joints = {
  head: [-60, -14],
  neck: [-48, -10],
  hip: [0, -6],
  arms: [
    [
      [-42, -6],
      [-30, 4],
      [-14, 2],
    ],
  ],
  legs: [
    [
      [2, -6],
      [28, -8],
      [56, -4],
    ],
  ],
}

/** The spa of the place: a massage table, a bath or a steam room. */
export const spa: Motif = {
  light: 'dusk',
  lightAt: {
    maldives: 'noon',
    japan: 'dusk',
    turkey: 'noon',
    bali: 'noon',
    kerala: 'dawn',
    bhutan: 'dusk',
    thailand: 'noon',
  },
  draw(stage, place) {
    const { ink } = stage
    if (place.slug === 'turkey') return hammam(stage)
    if (place.slug === 'japan' || place.slug === 'bhutan') return hotBath(stage, place)
    const timber = mix(ink.near, ink.roof, 0.45)
    const bangkok = place.slug === 'bangkok'
    return [
      fullSky(stage, 560, 60),
      horizon(stage, place, 580, 180),
      place.slug === 'maldives'
        ? sea(stage, { top: 560, bottom: 760, far: lighten(ink.water, 0.06), near: ink.water, rows: 4 })
        : ground(stage, 590, mix(ink.leaf, ink.land, 0.4), ink.leaf, 10) +
          placeTree(stage, place, 170, 700, 420) +
          placeTree(stage, place, 850, 700, 380, -0.1),
      rect(-10, 760, 1020, 250, mix(ink.roof, ink.sand, 0.35)),
      repeat(6, (i) => rect(-10, 790 + i * 40, 1020, 4, ink.near, { opacity: 0.2 })),
      place.slug === 'maldives'
        ? rect(230, 890, 540, 90, ink.water, { rx: 20 }) +
          at(400, 935, 0.5, ellipse(0, 0, 60, 22, ink.marigold) + path('M-50 0L-90 -24V24Z', ink.marigold)) +
          at(620, 930, 0.4, ellipse(0, 0, 60, 22, ink.cloth) + path('M-50 0L-90 -24V24Z', ink.cloth))
        : '',
      rect(30, 60, 30, 720, timber) + rect(940, 60, 30, 720, timber),
      path('M-10 -10H1010V90Q500 20 -10 90Z', timber),
      path(
        'M60 60Q230 200 90 560Q60 640 70 760H40V60ZM940 60Q770 200 910 560Q940 640 930 760H960V60Z',
        ink.cream,
        { opacity: 0.9 },
      ),
      rect(240, 690, 520, 40, ink.cream, { rx: 16 }) +
        rect(270, 726, 24, 130, timber) +
        rect(706, 726, 24, 130, timber) +
        rect(240, 716, 520, 18, mix(ink.cream, ink.deep, 0.25)),
      bangkok
        ? at(370, 700, 1, figure(340, SEATED, { top: ink.cream, legs: ink.deep, bare: true })) +
          at(640, 860, 1, figure(300, SEATED, { top: ink.cloth, legs: ink.near }, -1))
        : at(500, 690, 1, figure(330, RECLINED, { top: SKIN, legs: ink.cream, bare: true, skin: SKIN })) +
          path('M470 640Q590 640 700 664L700 694H470Z', ink.cream) +
          at(440, 856, 1, person(390, { coat: ink.cloth, legs: ink.near, skin: SKIN, skirt: true })) +
          stroke('M470 560L480 640', SKIN, 22),
      place.slug === 'kerala'
        ? stroke('M520 200V410', ink.near, 5) +
          path('M470 410H570Q560 470 520 480Q480 470 470 410Z', ink.marigold) +
          stroke('M520 480V640', mix(ink.marigold, ink.cream, 0.3), 5)
        : '',
      at(
        150,
        900,
        1,
        path('M-90 -50H90Q76 40 0 44Q-76 40 -90 -50Z', timber) +
          ellipse(0, -50, 90, 20, ink.water) +
          at(-30, -54, 1, blossom(30, ink.cream, ink.marigold)) +
          at(34, -50, 1, blossom(26, ink.cloth, ink.marigold, 20)),
      ),
      at(
        860,
        900,
        1,
        ellipse(0, 20, 60, 18, ink.near) +
          ellipse(0, -10, 46, 16, mix(ink.near, ink.far, 0.3)) +
          ellipse(0, -36, 32, 12, mix(ink.near, ink.far, 0.15)) +
          circle(0, -90, 70, stage.glow('#ffb347', 0.7)) +
          rect(-10, -76, 20, 30, ink.cream) +
          path('M-8 -76Q-10 -96 0 -110Q10 -96 8 -76Z', '#ffd27a'),
      ),
    ].join('')
  },
}

const hammam = (stage: MotifStage) => {
  const { ink } = stage
  const wall = mix(ink.far, ink.cream, 0.45)
  const shade = mix(wall, ink.deep, 0.3)
  return [
    rect(0, 0, SIDE, SIDE, wall),
    path('M0 0H1000V300Q500 -60 0 300Z', shade),
    repeat(13, (i) => circle(140 + i * 60, 130 - Math.sin((i / 12) * 3.14) * 90, 15, '#fff6d8')),
    repeat(9, (i) => circle(240 + i * 64, 190 - Math.sin((i / 8) * 3.14) * 80, 12, '#fff6d8')),
    repeat(5, (i) =>
      poly(
        [
          [250 + i * 110, 120],
          [280 + i * 110, 120],
          [180 + i * 130, 720],
          [90 + i * 130, 720],
        ],
        '#fff6d8',
        { opacity: 0.14 },
      ),
    ),
    [70, 390, 710]
      .map(
        (x) =>
          path(`M${x} 720V430Q${x + 110} 290 ${x + 220} 430V720Z`, shade) +
          path(`M${x + 20} 720V440Q${x + 110} 320 ${x + 200} 440V720Z`, mix(shade, ink.deep, 0.25)) +
          rect(x + 50, 600, 120, 120, mix(ink.cream, ink.far, 0.2)) +
          ellipse(x + 110, 600, 66, 16, ink.cream) +
          stroke(`M${x + 110} 520v40`, ink.marigold, 13) +
          stroke(`M${x + 110} 560v36`, '#ffffff', 7),
      )
      .join(''),
    rect(0, 280, SIDE, 16, ink.cloth),
    repeat(20, (i) =>
      poly(
        [
          [i * 52, 330],
          [26 + i * 52, 300],
          [52 + i * 52, 330],
        ],
        ink.cloth,
        { opacity: 0.8 },
      ),
    ),
    rect(0, 716, SIDE, 300, mix(ink.cream, ink.far, 0.25)),
    path('M160 830L300 760H700L840 830V900L700 960H300L160 900Z', '#fdf6ea'),
    path('M160 830L300 890H700L840 830V900L700 960H300L160 900Z', mix('#fdf6ea', ink.deep, 0.25)),
    at(500, 836, 1, figure(330, RECLINED, { top: SKIN, legs: ink.cloth, bare: true, skin: SKIN })),
    ellipse(640, 800, 110, 46, '#ffffff') +
      ellipse(590, 780, 60, 36, '#ffffff') +
      ellipse(690, 784, 60, 34, '#ffffff'),
    at(
      240,
      950,
      1,
      path('M-60 -50H60L46 20H-46Z', ink.marigold) + ellipse(0, -50, 60, 14, lighten(ink.marigold, -0.12)),
    ),
    at(
      760,
      966,
      1,
      rect(-90, -50, 180, 26, ink.cloth, { rx: 12 }) + rect(-90, -24, 180, 26, ink.cream, { rx: 12 }),
    ),
    repeat(5, (i) => ellipse(200 + i * 160, 560 - (i % 2) * 80, 120, 40, '#ffffff', { opacity: 0.28 })),
  ].join('')
}

const hotBath = (stage: MotifStage, place: Place) => {
  const { ink } = stage
  const stone = mix(ink.near, ink.far, 0.35)
  const tub = place.slug === 'bhutan'
  return [
    fullSky(stage, 520, 60),
    horizon(stage, place, 560, 240),
    placeTree(stage, { ...place, tree: 'fir' }, 120, 640, 380) +
      placeTree(stage, { ...place, tree: tub ? 'fir' : 'broad' }, 880, 640, 400),
    ground(stage, 590, mix(ink.land, ink.near, 0.2), ink.near),
    tub
      ? path('M60 690H940V980H60Z', mix(ink.roof, ink.near, 0.3)) +
        repeat(9, (i) => rect(60 + i * 98, 700, 8, 280, ink.near, { opacity: 0.35 })) +
        rect(40, 676, 920, 34, mix(ink.roof, ink.sand, 0.35)) +
        ellipse(500, 690, 430, 26, lighten(ink.water, 0.04))
      : path(
          'M60 780Q120 660 500 650Q880 660 950 790Q940 940 500 950Q80 940 60 780Z',
          lighten(ink.water, 0.06),
        ) + path('M110 800Q180 700 500 690Q820 700 900 800Q860 910 500 920Q150 910 110 800Z', ink.water),
    tub
      ? ''
      : [
          [90, 800, 90],
          [180, 700, 70],
          [330, 655, 60],
          [660, 650, 66],
          [820, 690, 76],
          [930, 790, 90],
          [860, 900, 110],
          [640, 950, 100],
          [380, 955, 110],
          [150, 900, 110],
        ]
          .map(
            ([x, y, r]) =>
              ellipse(x as number, y as number, r as number, (r as number) * 0.56, stone) +
              ellipse(
                (x as number) - 10,
                (y as number) - (r as number) * 0.16,
                (r as number) * 0.7,
                (r as number) * 0.3,
                lighten(stone, 0.07),
              ),
          )
          .join(''),
    [370, 600]
      .map((x, i) =>
        at(
          x,
          tub ? 690 : 800,
          1,
          stage.clip(
            'M-200 -300H200V0H-200Z',
            figure(340, { ...LOTUS, hip: [0, 6] }, { top: SKIN, legs: SKIN, bare: true, skin: SKIN }),
          ) +
            ellipse(0, 0, 96, 12, lighten(ink.water, 0.14)) +
            (i ? '' : rect(-30, -206, 60, 18, ink.cream, { rx: 6 })),
        ),
      )
      .join(''),
    repeat(6, (i) => ellipse(220 + i * 120, 560 - (i % 3) * 90, 120, 46, '#ffffff', { opacity: 0.24 })),
    tub
      ? repeat(4, (i) => ellipse(760 + i * 52, 720, 40, 30, i % 2 ? stone : '#e8693a'))
      : repeat(5, (i) => circle(180 + i * 160, 840 - (i % 2) * 70, 9, ink.leaf)),
    corner(stage, -1, 0.7),
  ].join('')
}
