import { lighten, mix } from '../colour.ts'
import { dome, pagoda } from '../parts/buildings.ts'
import { lantern, person } from '../parts/life.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { at, circle, ellipse, path, poly, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import { SIDE } from './motif.ts'
import type { Place } from './place.ts'

/** A street of the old town in perspective, with houses on both sides. */
export const oldTown: Motif = {
  light: 'dusk',
  lightAt: {
    vietnam: 'night',
    europe: 'dawn',
    kerala: 'dusk',
    baku: 'dusk',
    malaysia: 'noon',
    singapore: 'noon',
    nepal: 'dawn',
  },
  draw(stage, place) {
    const { ink, lit } = stage
    if (place.slug === 'kerala') return fishingNets(stage, place)
    const walls = {
      vietnam: [ink.wall, '#f0b84a', ink.wall, '#e8a63a'],
      singapore: ['#f2b8a8', '#9ad0c4', '#f6d98a', '#b7a4d6'],
      malaysia: ['#bfe0d4', '#f6d08a', '#f0b0a4', '#c9d8ea'],
      europe: [ink.wall, '#f0c89a', '#e8b8a0', '#d8d8b8'],
      nepal: [ink.roof, mix(ink.roof, ink.sand, 0.3), ink.roof, mix(ink.roof, ink.near, 0.2)],
      baku: [ink.sand, ink.wall, ink.sand, ink.wall],
    }[place.slug] ?? [ink.wall, ink.sand, ink.wall, ink.sand]
    const tone = (c: string) =>
      stage.light === 'noon'
        ? c
        : stage.night
          ? mix(mix(c, '#1b2a6b', 0.35), '#ffb35a', 0.14)
          : mix(c, '#c8607a', 0.14)
    const lamp = stage.night || stage.light === 'dusk' ? '#ffd27a' : mix(ink.deep, ink.near, 0.3)
    const side = (k: -1 | 1) =>
      at(
        k < 0 ? 0 : SIDE,
        0,
        [-k, 1],
        [2, 1, 0]
          .map((i) => {
            const x0 = i * 130 - 20
            const x1 = x0 + 150
            const top0 = 150 + i * 90
            const top1 = 240 + i * 84
            const base0 = 1000 - i * 96
            const base1 = 900 - i * 84
            const c = tone(walls[(i + (k < 0 ? 0 : 1)) % 4] as string)
            const face = k === lit ? lighten(c, -0.06) : c
            return (
              poly(
                [
                  [x0, top0],
                  [x1, top1],
                  [x1, base1],
                  [x0, base0],
                ],
                face,
              ) +
              poly(
                [
                  [x0 - 10, top0 - 50],
                  [x1 + 16, top1 - 40],
                  [x1 + 16, top1 + 8],
                  [x0 - 10, top0 + 10],
                ],
                tone(ink.roof),
              ) +
              poly(
                [
                  [x0 + 36, top0 + 90],
                  [x0 + 96, top0 + 120],
                  [x0 + 96, top0 + 240 - i * 20],
                  [x0 + 36, top0 + 234 - i * 20],
                ],
                lamp,
              ) +
              poly(
                [
                  [x0 + 30, base0 - 260 + i * 40],
                  [x0 + 106, base1 - 190 + i * 30],
                  [x0 + 106, base1 + 24],
                  [x0 + 30, base0 - 16],
                ],
                mix(ink.near, c, 0.15),
              ) +
              poly(
                [
                  [x0, base0 - 320 + i * 50],
                  [x1 + 20, base1 - 240 + i * 40],
                  [x1 + 50, base1 - 200 + i * 36],
                  [x0, base0 - 270 + i * 50],
                ],
                i % 2 ? tone(ink.cloth) : tone(ink.marigold),
              )
            )
          })
          .join(''),
      )
    const lanterns = place.slug === 'vietnam' || place.slug === 'malaysia' || place.slug === 'singapore'
    return [
      fullSky(stage, 640, 50),
      horizon(stage, place, 640, 100),
      townEnd(stage, place, tone, lamp),
      poly(
        [
          [330, 690],
          [670, 690],
          [1010, 1010],
          [-10, 1010],
        ],
        mix(tone(ink.sand), ink.near, 0.2),
      ),
      poly(
        [
          [470, 690],
          [530, 690],
          [640, 1010],
          [360, 1010],
        ],
        mix(tone(ink.sand), ink.near, 0.1),
      ),
      side(-1),
      side(1),
      lanterns
        ? [
            [-10, 200, 1010, 190],
            [-10, 330, 1010, 320],
          ]
            .map(
              ([x0, y0, x1, y1], r) =>
                stroke(`M${x0} ${y0}Q500 ${(y0 as number) + 120} ${x1} ${y1}`, ink.near, 4) +
                repeat(7, (i) => {
                  const t = (i + 0.7) / 7.4
                  return (
                    at(
                      1000 * t,
                      (y0 as number) + 240 * t * (1 - t) * 1,
                      1 - r * 0.2,
                      lantern(stage, 66, [ink.cloth, '#f4b020', '#e87a3a'][i % 3] as string, false).replace(
                        '#ffcf6e',
                        ink.marigold,
                      ),
                    ) +
                    (stage.night
                      ? circle(
                          1000 * t,
                          (y0 as number) + 240 * t * (1 - t) + 50,
                          90,
                          stage.glow('#ffb84d', 0.5),
                        )
                      : '')
                  )
                }),
            )
            .join('')
        : '',
      at(
        430,
        900,
        1,
        person(190, {
          coat: ink.cloth,
          legs: ink.cream,
          skirt: true,
          ...(place.slug === 'vietnam' && { hat: ink.sand }),
        }),
      ),
      at(540, 850, 1, person(140, { coat: ink.marigold, legs: ink.near })),
      at(500, 790, 1, person(96, { coat: ink.deep, legs: ink.near })),
    ].join('')
  },
}

function townEnd(stage: MotifStage, place: Place, tone: (c: string) => string, lamp: string): string {
  const { ink } = stage
  switch (place.slug) {
    case 'baku':
      return (
        path('M420 700V330Q420 300 450 296H570Q620 310 640 420V700Z', tone(ink.sand)) +
        path('M570 296Q620 310 640 420V700H580Z', mix(tone(ink.sand), ink.near, 0.3)) +
        repeat(10, (i) => rect(420, 340 + i * 34, 160, 6, ink.near, { opacity: 0.18 })) +
        rect(470, 420, 20, 50, ink.near) +
        rect(470, 560, 20, 50, ink.near)
      )
    case 'europe':
      return (
        [440, 560]
          .map(
            (x) =>
              rect(x - 36, 420, 72, 290, tone('#c9b49a')) +
              path(`M${x - 40} 420L${x} 230L${x + 40} 420Z`, mix(ink.near, ink.deep, 0.3)) +
              path(`M${x - 44} 420l10 -60l8 60ZM${x + 44} 420l-10 -60l-8 60Z`, mix(ink.near, ink.deep, 0.3)) +
              circle(x, 204, 9, ink.marigold) +
              rect(x - 10, 470, 20, 60, ink.near),
          )
          .join('') + rect(476, 560, 48, 150, tone('#c9b49a'))
      )
    case 'nepal':
      return at(
        500,
        700,
        1,
        pagoda(460, {
          tiers: 5,
          roof: tone(mix(ink.roof, ink.near, 0.3)),
          wall: tone(mix(ink.roof, ink.sand, 0.3)),
          lit: stage.lit,
          width: 0.66,
          taper: 0.6,
          curl: 0.06,
        }),
      )
    case 'singapore':
      return at(
        500,
        700,
        1,
        rect(-100, -120, 200, 120, tone(ink.cream)) +
          at(0, -120, 1, dome(170, 130, ink.marigold, mix(ink.marigold, ink.near, 0.3), stage.lit, 0.25)) +
          [-120, 120]
            .map(
              (x) =>
                rect(x - 14, -300, 28, 300, tone(ink.cream)) +
                at(x, -300, 1, dome(44, 36, ink.marigold, mix(ink.marigold, ink.near, 0.3), stage.lit, 0.3)),
            )
            .join('') +
          path('M-30 0V-60Q0 -100 30 -60V0Z', ink.near),
      )
    case 'vietnam':
      return at(
        500,
        690,
        1,
        rect(-130, -110, 260, 90, tone(ink.roof)) +
          path('M-170 -104Q-110 -130 -90 -180H90Q110 -130 170 -104Z', mix(ink.near, ink.roof, 0.3)) +
          path('M-140 0V-30Q0 -110 140 -30V0H90Q0 -70 -90 0Z', tone(ink.sand)) +
          repeat(5, (i) => rect(-110 + i * 46, -92, 26, 50, lamp)),
      )
    default:
      return repeat(
        4,
        (i) =>
          rect(330 + i * 90, 500 + (i % 2) * 40, 90, 210, tone(i % 2 ? ink.wall : ink.sand)) +
          poly(
            [
              [322 + i * 90, 506 + (i % 2) * 40],
              [375 + i * 90, 460 + (i % 2) * 40],
              [428 + i * 90, 506 + (i % 2) * 40],
            ],
            tone(ink.roof),
          ) +
          rect(358 + i * 90, 560, 32, 50, lamp),
      )
  }
}

const fishingNets = (stage: MotifStage, place: Place) => {
  const { ink } = stage
  const net = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      stroke('M0 0L-40 -260L260 -330M0 0L20 -260M-40 -260L-190 -150M-190 -150L-220 -60', ink.near, 12) +
        path('M60 -300L430 -350L330 -130Q260 -70 180 -110Z', ink.near, { opacity: 0.28 }) +
        stroke(
          'M260 -330L60 -300L180 -110L330 -130L430 -350L260 -330L180 -110M260 -330L330 -130',
          ink.near,
          6,
        ) +
        ellipse(-220, -46, 24, 28, mix(ink.far, ink.near, 0.5)),
    )
  return [
    fullSky(stage, 600, 80),
    horizon(stage, place, 610, 90),
    sea(stage, { top: 600, far: lighten(ink.water, 0.05), near: ink.deep, rows: 6 }),
    sunPath(stage, 610, 900, mix(ink.marigold, ink.cream, 0.4)),
    net(690, 720, 0.7),
    net(330, 840, 1.15),
    path('M-10 1010V850Q260 800 520 860T1010 900V1010Z', mix(ink.near, ink.roof, 0.2)),
    at(560, 900, 1, person(190, { coat: ink.cream, legs: ink.marigold, skirt: true })),
    at(640, 906, 1, person(180, { coat: ink.cloth, legs: ink.near })),
    corner(stage, 1, 1),
  ].join('')
}
