import { lighten, mix } from '../colour.ts'
import { lantern, person } from '../parts/life.ts'
import { marigold } from '../parts/plants.ts'
import { sea, sunPath } from '../parts/sea.ts'
import { sway } from '../random.ts'
import { at, circle, ellipse, path, poly, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky, ground } from './backdrop.ts'
import { flame, kathakali } from './dance-kathakali.ts'
import type { Joints } from './figure.ts'
import { DANCER, figure, LOTUS } from './figure.ts'
import { horizon } from './horizon.ts'
import type { DrawVariant, Motif } from './motif.ts'
import { SIDE } from './motif.ts'
import { SKIN } from './people.ts'

/** Dancers in the costume of the place. */
export const dance: Motif = {
  light: 'dusk',
  lightAt: { bali: 'dusk', bhutan: 'noon' },
  draw(stage, place) {
    const variants = { bali: kecak, bhutan: cham, kerala: kathakali, rajasthan: ghoomar, 'new-zealand': haka }
    return (variants[place.slug as keyof typeof variants] ?? ghoomar)(stage, place)
  },
}

const kecak: DrawVariant = (stage) => {
  const { ink } = stage
  const ring = (y: number, n: number, size: number, c: string) =>
    repeat(n, (i) =>
      at(
        ((i + 0.5) / n) * 1080 - 40,
        y + Math.sin(((i + 0.5) / n) * 3.14) * 30 + sway(stage.time, i * 0.13, 3) * 5,
        1,
        figure(
          size,
          {
            ...LOTUS,
            arms: [
              [
                [8, -36],
                [20, -52],
                [16, -74],
              ],
              [
                [-8, -36],
                [-20, -52],
                [-16, -74],
              ],
            ],
          },
          { top: c, legs: ink.cream, bare: true, skin: c },
        ),
        sway(stage.time, i * 0.13 + size / 700, 3) * 6,
      ),
    )
  return [
    fullSky(stage, 520, 90),
    sea(stage, { top: 520, far: lighten(ink.water, 0.04), near: ink.deep, rows: 5 }),
    sunPath(stage, 520, 720, mix(ink.marigold, ink.cream, 0.3)),
    path(
      'M-10 1010V440Q120 430 170 520Q200 620 260 700L-10 760ZM1010 1010V380Q860 400 830 520Q800 640 740 700L1010 760Z',
      mix(ink.near, ink.leaf, 0.25),
    ),
    at(900, 400, 1, path('M-90 0L0 -60L90 0ZM-60 -44L0 -110L60 -44ZM-36 -92L0 -150L36 -92Z', ink.near)),
    path('M-10 1010V720Q500 650 1010 720V1010Z', mix(ink.roof, ink.near, 0.35)),
    circle(500, 760, 330, stage.glow('#ff9a3d', 0.8)),
    flame(500, 770, 0.8 + sway(stage.time, 0, 6) * 0.05),
    ring(730, 9, 170, mix(SKIN, ink.near, 0.35)),
    at(
      500,
      850,
      1,
      figure(330, DANCER, { top: ink.marigold, legs: ink.cloth, skin: SKIN, hat: ink.marigold }) +
        path('M-36 -168L36 -168L54 -10H-54Z', ink.cloth) +
        rect(-50, -60, 100, 14, ink.marigold),
      sway(stage.time, 0, 2) * 4,
    ),
    ring(1010, 6, 300, mix(SKIN, ink.near, 0.6)),
  ].join('')
}

const cham: DrawVariant = (stage, place) => {
  const { ink } = stage
  const dancer = (x: number, y: number, s: number, robe: string, mask: string, k: 1 | -1) =>
    at(
      x,
      y,
      [s * k, s],
      path('M-60 -190Q-130 -60 -150 -20Q0 30 150 -20Q130 -60 60 -190Z', robe) +
        path('M40 -190H60Q130 -60 150 -20Q110 -4 60 4Q80 -90 40 -190Z', lighten(robe, -0.09)) +
        repeat(6, (i) =>
          path(`M${-140 + i * 48} -22l24 -60l24 56Z`, [ink.marigold, '#2f6fc0', ink.cream][i % 3] as string),
        ) +
        stroke('M-40 -210L-130 -270L-150 -330M40 -210L130 -250L190 -220', robe, 46) +
        stroke('M-150 -330v-30M190 -220l26 -6', SKIN, 22) +
        circle(0, -270, 56, mask) +
        path('M-50 -300L-90 -360L-30 -320ZM50 -300L90 -360L30 -320ZM-20 -322L0 -380L20 -322Z', mask) +
        circle(-20, -280, 13, '#fffdf6') +
        circle(20, -280, 13, '#fffdf6') +
        circle(-20, -280, 6, '#1b2136') +
        circle(20, -280, 6, '#1b2136') +
        path('M-26 -246Q0 -226 26 -246L18 -234H-18Z', '#fffdf6') +
        stroke('M-60 -20L-70 20M60 -20L80 10', ink.near, 22),
    )
  return [
    fullSky(stage, 400, 46),
    horizon(stage, place, 420, 170),
    rect(-10, 380, 1020, 300, ink.wall),
    rect(-10, 400, 1020, 60, '#9c2f2a'),
    repeat(
      9,
      (i) =>
        rect(30 + i * 116, 490, 56, 90, mix(ink.near, ink.roof, 0.5)) +
        rect(22 + i * 116, 484, 72, 12, ink.marigold),
    ),
    poly(
      [
        [-20, 390],
        [1020, 390],
        [1020, 330],
        [-20, 330],
      ],
      mix(ink.near, ink.roof, 0.35),
    ),
    rect(-10, 384, 1020, 12, ink.marigold),
    repeat(13, (i) =>
      at(
        30 + i * 80,
        690,
        1,
        person(110, {
          coat: [ink.cloth, ink.roof, ink.deep, ink.leaf][i % 4] as string,
          legs: ink.near,
          skirt: true,
        }),
      ),
    ),
    rect(-10, 680, 1020, 340, mix(ink.sand, ink.near, 0.12)),
    dancer(250, 850, 0.85, '#2f6fa0', '#d8402a', -1),
    dancer(780, 860, 0.85, '#3f8f5c', '#2f4f9a', 1),
    dancer(510, 940, 1.25, ink.cloth, '#c8302a', 1),
  ].join('')
}

const ghoomar: DrawVariant = (stage) => {
  const { ink } = stage
  const skirt = (x: number, y: number, s: number, c: string, trim: string, k: 1 | -1) =>
    at(
      x,
      y,
      [s * k, s],
      figure(330, DANCER, { top: c, legs: c, skin: SKIN, bare: true }) +
        path('M-30 -170Q-60 -100 -210 -40Q-110 10 0 6Q120 10 220 -50Q70 -100 30 -170Z', c) +
        repeat(5, (i) =>
          path(
            `M${-14 + i * 6} -160Q${-90 + i * 44} -80 ${-160 + i * 78} ${-22 + Math.abs(i - 2) * -4}l34 8Q${-60 + i * 40} -90 ${-8 + i * 6} -160Z`,
            i % 2 ? trim : lighten(c, -0.07),
          ),
        ) +
        path('M-210 -40Q-110 10 0 6Q120 10 220 -50L214 -68Q110 -12 0 -14Q-110 -12 -202 -58Z', trim) +
        path('M-20 -320Q30 -350 40 -290Q80 -240 110 -190Q50 -220 20 -270Z', mix(trim, ink.cloth, 0.3)),
    )
  const arch = (x: number) =>
    path(
      `M${x} 700V380Q${x + 30} 330 ${x + 50} 330Q${x + 70} 260 ${x + 120} 240Q${x + 170} 260 ${x + 190} 330Q${x + 210} 330 ${x + 240} 380V700Z`,
      mix('#ffb84d', ink.roof, 0.35),
    )
  return [
    rect(0, 0, SIDE, SIDE, mix(ink.wall, ink.near, 0.4)),
    rect(0, 150, SIDE, 18, ink.marigold),
    repeat(12, (i) => path(`M${i * 84} 168l42 46l42 -46Z`, mix(ink.roof, ink.cloth, 0.3))),
    arch(60),
    arch(380),
    arch(700),
    [180, 500, 820].map((x) => at(x, 240, 1, lantern(stage, 66, ink.marigold, true))).join(''),
    rect(0, 700, SIDE, 310, mix(ink.roof, ink.near, 0.4)),
    ellipse(500, 860, 470, 110, mix(ink.roof, ink.marigold, 0.25)),
    skirt(240, 820, 0.9, '#2f8f8a', ink.marigold, -1),
    skirt(770, 820, 0.9, ink.marigold, ink.cloth, 1),
    skirt(500, 930, 1.35, ink.cloth, ink.marigold, 1),
    repeat(7, (i) => at(70 + i * 145, 980, 1, marigold(30, ink.marigold, lighten(ink.marigold, -0.1)))),
  ].join('')
}

const haka: DrawVariant = (stage, place) => {
  const { ink } = stage
  const stance: Joints = {
    head: [0, -84],
    neck: [0, -73],
    hip: [0, -42],
    arms: [
      [
        [8, -70],
        [28, -62],
        [34, -84],
      ],
      [
        [-8, -70],
        [-28, -62],
        [-34, -84],
      ],
    ],
    legs: [
      [
        [4, -40],
        [24, -28],
        [24, -2],
      ],
      [
        [-4, -40],
        [-24, -28],
        [-24, -2],
      ],
    ],
  }
  const dancerAt = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      figure(330, stance, { top: SKIN, legs: SKIN, skin: SKIN, bare: true }) +
        repeat(9, (i) =>
          path(`M${-50 + i * 11} -150h10l${(i - 4) * 4} 90h-10Z`, i % 2 ? ink.sand : ink.near),
        ) +
        rect(-54, -158, 108, 16, ink.cloth),
    )
  const house =
    path('M80 640L500 230L920 640Z', ink.roof) +
    path('M150 660L500 310L850 660V730H150Z', mix(ink.near, ink.roof, 0.25)) +
    path('M60 660L500 220L940 660L900 690L500 290L100 690Z', ink.cloth) +
    repeat(9, (i) => path(`M${110 + i * 45} ${640 - i * 45}q16 -6 20 14q-14 10 -22 0Z`, ink.cream)) +
    repeat(9, (i) => path(`M${890 - i * 45} ${640 - i * 45}q-16 -6 -20 14q14 10 22 0Z`, ink.cream)) +
    path('M480 260Q480 190 500 170Q520 190 520 260Z', ink.near) +
    rect(430, 500, 140, 230, '#ffcf73') +
    rect(240, 560, 120, 110, '#ffcf73') +
    rect(640, 560, 120, 110, '#ffcf73') +
    repeat(5, (i) => rect(174 + i * 160, 690, 26, 60, ink.cloth))
  return [
    fullSky(stage, 520, 60),
    horizon(stage, place, 560, 240),
    house,
    ground(stage, 720, mix(ink.leaf, ink.land, 0.3), mix(ink.leaf, ink.near, 0.5), 6),
    dancerAt(220, 860, 0.85),
    dancerAt(780, 860, 0.85),
    dancerAt(500, 960, 1.3),
    corner(stage, -1, 0.8),
    corner(stage, 1, 0.8),
  ].join('')
}
