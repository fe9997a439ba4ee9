import { mix } from '../colour.ts'
import { skyline as drawSkyline } from '../parts/buildings.ts'
import { person } from '../parts/life.ts'
import { at, circle, path, poly, rect, repeat, stroke } from '../shape.ts'
import { fullSky } from './backdrop.ts'
import type { Motif, MotifStage } from './motif.ts'
import { SIDE } from './motif.ts'
import { prangs } from './prangs.ts'

/** The skyline of the place with its well-known towers. */
export const skyline: Motif = {
  light: 'night',
  lightAt: { dubai: 'dusk', bangkok: 'dusk', singapore: 'dusk', malaysia: 'night' },
  draw(stage, place) {
    const { ink } = stage
    const y = 740
    const lamp = '#ffd98a'
    if (place.slug === 'japan') return shibuya(stage)
    return [
      fullSky(stage, y, 50),
      drawSkyline(stage, 'back', { y, from: -20, to: 1020, height: 260, fill: stage.far(ink.far, 0.5) }),
      drawSkyline(stage, 'mid', {
        y,
        from: -20,
        to: 1020,
        height: 190,
        fill: stage.far(mix(ink.far, ink.near, 0.4), 0.2),
        window: lamp,
      }),
      (TOWERS[place.slug] ?? (() => ''))(stage, y, lamp),
      rect(
        0,
        y - 4,
        SIDE,
        270,
        stage.gradient([mix(ink.water, ink.near, 0.2), mix(ink.deep, ink.near, 0.4)]),
      ),
      repeat(26, (i) =>
        rect(
          30 + ((i * 163) % 940),
          y + 14 + ((i * 37) % 150),
          5 + (i % 3) * 3,
          50 + (i % 4) * 16,
          i % 3 ? lamp : ink.cloth,
          { opacity: 0.4, rx: 4 },
        ),
      ),
      path('M-10 1010V950H1010V1010Z', ink.near),
      rect(-10, 936, 1020, 10, ink.near),
      repeat(22, (i) => rect(i * 48, 876, 5, 70, ink.near)),
      rect(-10, 870, 1020, 9, ink.near),
      at(300, 966, 1, person(240, { coat: mix(ink.cloth, ink.near, 0.3), legs: ink.near })),
      at(390, 966, 1, person(226, { coat: mix(ink.marigold, ink.near, 0.15), legs: ink.near, skirt: true })),
      at(460, 966, 1, person(150, { coat: ink.cream, legs: ink.near, pose: 'wave' })),
    ].join('')
  },
}

type Towers = (stage: MotifStage, y: number, lamp: string) => string

const TOWERS: Record<string, Towers> = {
  dubai: (stage, y, lamp) => {
    const { ink } = stage
    const steps = [
      [70, 190],
      [56, 310],
      [42, 420],
      [28, 520],
      [14, 600],
    ] as const
    return at(
      560,
      y,
      1,
      steps
        .map(
          ([w, h], i) =>
            rect(-w, -h, w * 2, h, i % 2 ? mix(ink.near, ink.cloth, 0.3) : mix(ink.near, ink.cloth, 0.2)) +
            rect(stage.lit < 0 ? -w : w - 12, -h, 12, h, ink.marigold),
        )
        .join('') +
        path('M-7 -600L0 -700L7 -600Z', ink.near) +
        repeat(30, (i) => rect(-46 + ((i * 37) % 92) * (1 - i / 44), -40 - i * 17, 5, 8, lamp)),
    )
  },
  malaysia: (stage, y, lamp) => {
    const { ink } = stage
    const steel = mix(ink.cream, ink.deep, 0.35)
    const petronasTower = (x: number) =>
      at(
        x,
        y,
        1,
        rect(-62, -430, 124, 430, steel) +
          rect(stage.lit < 0 ? 20 : -62, -430, 42, 430, mix(steel, ink.near, 0.35)) +
          rect(-48, -490, 96, 64, steel) +
          rect(-34, -540, 68, 54, steel) +
          rect(-20, -580, 40, 44, steel) +
          path('M-9 -580L0 -680L9 -580Z', steel) +
          repeat(16, (i) => rect(-62, -36 - i * 26, 124, 8, lamp, { opacity: 0.75 })) +
          rect(-48, -456, 96, 8, lamp) +
          rect(-34, -512, 68, 8, lamp),
      )
    return (
      petronasTower(400) +
      petronasTower(620) +
      rect(460, y - 270, 100, 22, steel) +
      stroke(`M470 ${y - 160}L510 ${y - 250}L550 ${y - 160}`, steel, 10) +
      rect(462, y - 264, 96, 6, lamp)
    )
  },
  singapore: (stage, y, lamp) => {
    const { ink } = stage
    const leg = (x: number) =>
      path(`M${x - 44} ${y}L${x - 22} ${y - 400}H${x + 44}L${x + 54} ${y}Z`, mix(ink.cream, ink.far, 0.3)) +
      path(`M${x + 14} ${y - 400}H${x + 44}L${x + 54} ${y}H${x + 20}Z`, mix(ink.near, ink.far, 0.4)) +
      repeat(11, (i) => rect(x - 30, y - 380 + i * 34, 60, 5, ink.near, { opacity: 0.3 })) +
      repeat(9, (i) => rect(x - 24 + (i % 3) * 16, y - 360 + i * 38, 8, 12, lamp))
    return (
      leg(330) +
      leg(510) +
      leg(690) +
      path(
        `M230 ${y - 412}Q520 ${y - 380} 880 ${y - 430}Q820 ${y - 386} 700 ${y - 386}H320Q250 ${y - 390} 230 ${y - 412}Z`,
        mix(ink.near, ink.cloth, 0.25),
      ) +
      repeat(9, (i) => circle(300 + i * 60, y - 418, 17, ink.leaf))
    )
  },
  baku: (stage, y, lamp) => {
    const { ink } = stage
    const flame = (x: number, h: number, k: number) =>
      at(
        x,
        y,
        [k, 1],
        path(
          `M-70 0Q-110 ${-h * 0.5} -20 ${-h * 0.86}L20 ${-h}Q0 ${-h * 0.8} 50 ${-h * 0.6}Q100 ${-h * 0.3} 70 0Z`,
          '#e8502f',
        ) +
          path(
            `M-40 0Q-76 ${-h * 0.4} -10 ${-h * 0.7}L14 ${-h * 0.86}Q0 ${-h * 0.66} 30 ${-h * 0.5}Q66 ${-h * 0.26} 44 0Z`,
            '#ff9a3d',
          ) +
          path(
            `M-14 0Q-34 ${-h * 0.3} 4 ${-h * 0.6}Q10 ${-h * 0.4} 24 ${-h * 0.3}Q32 ${-h * 0.16} 20 0Z`,
            '#ffe08a',
          ) +
          repeat(9, (i) => stroke(`M-90 ${-h * 0.08 * (i + 1)}H90`, ink.near, 3, { opacity: 0.22 })),
      )
    return (
      path(`M-10 ${y}V${y - 90}Q400 ${y - 160} 1010 ${y - 100}V${y}Z`, mix(ink.near, ink.far, 0.25)) +
      circle(520, y - 260, 420, stage.glow('#ff7a3d', 0.5)) +
      at(0, -100, 1, flame(350, 430, 1) + flame(690, 430, -1) + flame(520, 500, 1)) +
      path(`M-10 ${y}V${y - 80}Q400 ${y - 130} 1010 ${y - 80}V${y}Z`, mix(ink.near, ink.far, 0.15)) +
      repeat(16, (i) => circle(40 + i * 62, y - 30 - (i % 3) * 14, 6, lamp))
    )
  },
  hongkong: (stage, y, lamp) => {
    const { ink } = stage
    const block = (x: number, w: number, h: number, c: string) =>
      rect(x, y - h, w, h, c) +
      repeat(Math.floor(h / 26), (i) =>
        rect(x + 10, y - h + 14 + i * 26, w - 20, 6, i % 3 ? lamp : ink.cloth, { opacity: 0.75 }),
      )
    return (
      path(
        `M-10 ${y}V${y - 160}Q300 ${y - 330} 560 ${y - 250}Q800 ${y - 330} 1010 ${y - 170}V${y}Z`,
        mix(ink.near, ink.far, 0.2),
      ) +
      block(60, 90, 250, mix(ink.near, ink.deep, 0.8)) +
      block(170, 80, 340, mix(ink.near, ink.deep, 0.35)) +
      at(
        330,
        y,
        1,
        path('M-60 0V-380L0 -470L60 -380V0Z', mix(ink.deep, ink.water, 0.3)) +
          stroke('M-60 -380L60 -250L-60 -120L60 0M60 -380L-60 -250L60 -120L-60 0', ink.cream, 6) +
          stroke('M-16 -450V-530M16 -450V-530', ink.cream, 5),
      ) +
      block(420, 100, 290, mix(ink.near, ink.deep, 0.45)) +
      at(
        620,
        y,
        1,
        path(
          'M-66 0V-520Q-50 -560 -40 -560L-30 -600L-10 -570L0 -610L10 -570L30 -600L40 -560Q50 -560 66 -520V0Z',
          mix(ink.near, ink.far, 0.45),
        ) + repeat(18, (i) => rect(-54, -40 - i * 26, 108, 6, lamp, { opacity: 0.7 })),
      ) +
      block(710, 84, 330, mix(ink.near, ink.deep, 0.4)) +
      block(810, 120, 230, mix(ink.near, ink.deep, 0.5))
    )
  },
  bangkok: (stage, y, lamp) => {
    const { ink } = stage
    return (
      at(
        560,
        y,
        1,
        rect(-80, -560, 160, 560, mix(ink.deep, ink.near, 0.35)) +
          rect(stage.lit < 0 ? 20 : -80, -560, 60, 560, mix(ink.near, ink.deep, 0.2)) +
          repeat(20, (i) =>
            i > 5 && i < 13
              ? rect(-80 + (i - 5) * 14, -500 + i * 24, 40 + ((i * 17) % 40), 18, ink.marigold)
              : rect(-66 + ((i * 31) % 90), -530 + i * 26, 26, 10, lamp),
          ) +
          rect(-80, -574, 100, 16, mix(ink.near, ink.deep, 0.4)),
      ) + at(240, y, 0.7, prangs(mix(ink.marigold, ink.cream, 0.2), ink.near))
    )
  },
}

const shibuya = (stage: MotifStage) => {
  const { ink } = stage
  const night = mix('#141a3c', ink.near, 0.3)
  const sign = (x: number, y: number, w: number, h: number, c: string) =>
    rect(x, y, w, h, c, { rx: 6 }) +
    rect(x + w * 0.16, y + h * 0.16, w * 0.68, h * 0.1, '#fffdf6') +
    rect(x + w * 0.16, y + h * 0.4, w * 0.5, h * 0.1, '#fffdf6') +
    circle(x + w / 2, y + h * 0.75, Math.min(w, h) * 0.14, '#fffdf6')
  const strip = (i: number) =>
    poly(
      [
        [120 + i * 130, 690],
        [180 + i * 130, 690],
        [60 + i * 176, 1010],
        [-40 + i * 176, 1010],
      ],
      '#f4f1ea',
    )
  const crowd = repeat(22, (i) => {
    const y = 720 + ((i * 83) % 250)
    return {
      y,
      svg: at(
        40 + ((i * 197) % 930),
        y,
        1,
        person(70 + (y - 700) * 0.4, {
          coat: [ink.cloth, ink.marigold, ink.cream, ink.deep, ink.leaf][i % 5] as string,
          legs: i % 3 ? night : ink.cream,
          pose: i % 2 ? 'walk' : 'stand',
          facing: i % 4 < 2 ? 1 : -1,
        }),
      ),
    }.svg
  })
  return [
    fullSky(stage, 700, 0),
    rect(0, 180, 260, 530, mix(night, ink.deep, 0.3)),
    rect(740, 120, 270, 590, mix(night, ink.deep, 0.25)),
    rect(290, 300, 180, 410, mix(night, ink.far, 0.2)),
    rect(540, 260, 190, 450, mix(night, ink.far, 0.15)),
    sign(30, 220, 200, 170, ink.cloth),
    sign(30, 410, 90, 230, '#2f8fc0'),
    sign(140, 420, 90, 110, ink.marigold),
    sign(780, 170, 190, 240, '#7a4fc0'),
    sign(780, 430, 86, 200, ink.marigold),
    sign(884, 430, 86, 120, ink.cloth),
    sign(320, 350, 120, 110, '#3fb5a0'),
    sign(570, 310, 130, 170, ink.leaf),
    repeat(20, (i) =>
      rect(310 + (i % 4) * 38 + (i > 9 ? 250 : 0), 520 + (Math.floor(i / 4) % 3) * 46, 20, 26, '#ffd98a'),
    ),
    rect(0, 690, SIDE, 320, mix(night, ink.far, 0.12)),
    repeat(6, strip),
    crowd,
  ].join('')
}
