import { lighten, mix } from '../colour.ts'
import { lantern, person } from '../parts/life.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shape.ts'
import type { Motif, MotifStage } from './kit.ts'
import { SIDE } from './kit.ts'
import { SKIN } from './people.ts'
import type { Place } from './places.ts'
import { awning } from './stall.ts'

/** A cook at a cart, steam and lamps, bowls in front. */
export const streetFood: Motif = {
  hour: 'dusk',
  except: { hongkong: 'dawn', mauritius: 'noon' },
  draw(stage, place) {
    const { ink } = stage
    const lamp = '#ffcf73'
    const wall = stage.light === 'dusk' ? mix('#1a1f4a', ink.cloth, 0.2) : mix(ink.sand, ink.roof, 0.25)
    const dish = FOOD[place.slug] ?? noodles
    return [
      rect(0, 0, SIDE, SIDE, stage.gradient([wall, mix(wall, ink.marigold, 0.3)])),
      streetBack(stage, place),
      circle(500, 430, 480, stage.glow('#ffb347', stage.light === 'dusk' ? 0.6 : 0.4)),
      at(
        500,
        690,
        1,
        person(380, {
          coat: ink.cream,
          legs: ink.near,
          skin: SKIN,
          ...(place.slug === 'vietnam' && { hat: ink.sand }),
        }) + path('M-40 -300H40L34 -180H-34Z', ink.cloth),
      ),
      awning(120, 120, 760, 120, ink.cloth, ink.cream),
      rect(140, 120, 14, 560, ink.near) + rect(846, 120, 14, 560, ink.near),
      [230, 410, 590, 770].map((x) => at(x, 250, 1, lantern(stage, 74, ink.marigold, true))).join(''),
      rect(90, 620, 820, 400, mix(ink.roof, ink.near, 0.2)),
      rect(70, 596, 860, 40, mix(ink.sand, ink.roof, 0.35)),
      repeat(8, (i) => rect(110 + i * 102, 650, 84, 90, i % 2 ? ink.cloth : mix(ink.cloth, ink.near, 0.25))),
      repeat(4, (i) => circle(160 + i * 226, 695, 24, lamp, { opacity: 0.9 })),
      at(330, 600, 1, pot(ink.near, '#c9d3da')),
      at(690, 600, 1, steamer(ink.sand, ink.near)),
      repeat(5, (i) =>
        ellipse(310 + (i % 2) * 36, 470 - i * 56, 30 + i * 9, 26, '#ffffff', { opacity: 0.34 - i * 0.05 }),
      ),
      repeat(4, (i) =>
        ellipse(690 + (i % 2) * 30, 420 - i * 52, 26 + i * 8, 22, '#ffffff', { opacity: 0.3 - i * 0.05 }),
      ),
      at(500, 880, 1, dish(stage)),
    ].join('')
  },
}

function streetBack(stage: MotifStage, place: Place): string {
  const { ink } = stage
  if (place.slug === 'japan' || place.slug === 'hongkong' || place.slug === 'bangkok')
    return [
      [20, 40, 90, 300, ink.cloth],
      [890, 20, 90, 340, ink.marigold],
      [20, 380, 90, 170, '#2f9ab0'],
      [890, 400, 90, 150, ink.cloth],
    ]
      .map(
        ([x, y, w, h, c]) =>
          rect(x as number, y as number, w as number, h as number, c as string, { rx: 8 }) +
          repeat(
            Math.floor((h as number) / 74),
            (i) =>
              rect((x as number) + 28, (y as number) + 20 + i * 70, 34, 10, '#fff8e6') +
              rect((x as number) + 38, (y as number) + 20 + i * 70, 12, 44, '#fff8e6'),
          ),
      )
      .join('')
  return repeat(
    4,
    (i) =>
      rect(
        -20 + (i % 2) * 850,
        60 + Math.floor(i / 2) * 250,
        190,
        220,
        mix(ink.wall, ink.near, stage.light === 'dusk' ? 0.55 : 0.15),
      ) +
      rect(
        30 + (i % 2) * 850,
        110 + Math.floor(i / 2) * 250,
        60,
        110,
        stage.light === 'dusk' ? '#ffcf73' : mix(ink.deep, ink.near, 0.3),
      ),
  )
}

const pot = (dark: string, steel: string) =>
  path('M-110 -90H110L90 0H-90Z', steel) +
  path('M30 -90H110L90 0H40Z', lighten(steel, -0.12)) +
  ellipse(0, -92, 116, 22, lighten(steel, 0.05)) +
  ellipse(0, -92, 98, 15, dark) +
  stroke('M40 -96L96 -190', dark, 9)

const steamer = (cane: string, dark: string) =>
  repeat(
    3,
    (i) =>
      rect(-100, -56 - i * 52, 200, 50, i % 2 ? cane : lighten(cane, -0.05), { rx: 10 }) +
      rect(-100, -20 - i * 52, 200, 8, dark, { opacity: 0.3 }),
  ) +
  ellipse(0, -162, 96, 20, lighten(cane, 0.04)) +
  rect(-16, -190, 32, 20, dark, { rx: 8 })

type Dish = (stage: MotifStage) => string

const bowl = (c: string, inner: string) =>
  path('M-190 -40H190Q170 90 70 100H-70Q-170 90 -190 -40Z', c) +
  path('M60 -40H190Q170 90 70 100H40Q80 40 60 -40Z', lighten(c, -0.08)) +
  ellipse(0, -42, 192, 40, lighten(c, 0.08)) +
  ellipse(0, -42, 170, 32, inner)

const noodles: Dish = ({ ink }) =>
  bowl(ink.cream, '#d89a4a') +
  repeat(7, (i) => stroke(`M${-130 + i * 34} -44q24 -34 60 -4`, '#f4d48a', 9)) +
  ellipse(70, -58, 44, 16, '#c8503a') +
  ellipse(-80, -54, 36, 18, '#fffdf6') +
  circle(-80, -56, 12, '#f4a31a') +
  path('M-10 -60q30 -40 70 -30q-20 30 -70 30Z', ink.leaf) +
  stroke('M90 -60L280 -190M120 -50L300 -160', ink.near, 9)

const satay: Dish = ({ ink }) =>
  path('M-300 20Q0 -40 300 20Q240 90 0 96Q-240 90 -300 20Z', ink.leaf) +
  path('M-300 20Q0 -40 300 20Q0 6 -300 20Z', lighten(ink.leaf, 0.07)) +
  repeat(4, (i) =>
    at(
      -60 + i * 16,
      -6 + i * 24,
      1,
      stroke('M-250 0H220', mix(ink.sand, ink.near, 0.3), 6) +
        repeat(4, (k) => rect(-180 + k * 84, -18, 70, 36, k % 2 ? '#b0602a' : '#8f4520', { rx: 14 })),
      -4,
    ),
  ) +
  ellipse(240, 20, 60, 24, ink.cream) +
  ellipse(240, 16, 46, 15, '#c8702a')

const dimsum: Dish = ({ ink }) => {
  const basket = (x: number, y: number) =>
    at(
      x,
      y,
      1,
      rect(-150, -20, 300, 70, ink.sand, { rx: 18 }) +
        rect(-150, 24, 300, 9, ink.near, { opacity: 0.3 }) +
        ellipse(0, -20, 150, 40, lighten(ink.sand, 0.05)) +
        ellipse(0, -20, 132, 32, mix(ink.sand, ink.near, 0.2)) +
        [-74, 0, 74]
          .map(
            (d) =>
              path(
                `M${d - 36} -16Q${d - 32} -66 ${d} -72Q${d + 32} -66 ${d + 36} -16Q${d} 4 ${d - 36} -16Z`,
                '#fffaf0',
              ) + stroke(`M${d - 12} -58L${d} -70L${d + 12} -58M${d} -70V-50`, '#e3cfae', 4),
          )
          .join(''),
    )
  return (
    basket(-170, 0) + basket(170, 30) + ellipse(0, 96, 60, 18, ink.cream) + ellipse(0, 92, 46, 11, '#5a2a1a')
  )
}

const takoyaki: Dish = ({ ink }) =>
  path('M-260 20H260L220 100H-220Z', ink.cloth) +
  repeat(
    6,
    (i) =>
      circle(-200 + i * 80, i % 2 ? -8 : 6, 50, '#c8803a') +
      path(`M${-232 + i * 80} ${i % 2 ? -20 : -6}q32 -36 64 0q-32 20 -64 0Z`, '#5f2f1a') +
      stroke(`M${-220 + i * 80} ${i % 2 ? -14 : 0}q14 -12 22 0q10 10 20 -2`, '#fff6dc', 6),
  ) +
  rect(-260, 20, 520, 16, ink.cream) +
  stroke('M150 -40L260 -160', mix(ink.sand, ink.near, 0.2), 8)

const dholl: Dish = ({ ink }) =>
  ellipse(0, 40, 320, 66, ink.leaf) +
  ellipse(0, 30, 270, 52, lighten(ink.leaf, 0.08)) +
  [-110, 10, 120]
    .map((x, i) =>
      at(
        x,
        20 - i * 6,
        1,
        path(
          'M-110 20Q-100 -46 0 -52Q100 -46 110 20Q0 46 -110 20Z',
          ['#eebf5e', '#e6b04e', '#f2c86c'][i] as string,
        ) +
          path('M-90 8Q0 -30 92 4Q0 26 -90 8Z', '#c87a2a') +
          repeat(4, (k) => circle(-50 + k * 32, 2 - (k % 2) * 8, 8, k % 2 ? '#d8402a' : ink.leaf)),
      ),
    )
    .join('')

const FOOD: Record<string, Dish> = {
  malaysia: satay,
  singapore: noodles,
  hongkong: dimsum,
  japan: takoyaki,
  mauritius: dholl,
  thailand: satay,
}
