import { lighten, mix } from '../colour.ts'
import { hills, terraces } from '../parts/land.ts'
import { lantern, person } from '../parts/life.ts'
import { blossom, marigold } from '../parts/plants.ts'
import { sea, shore, sunPath } from '../parts/sea.ts'
import { at, circle, ellipse, path, poly, rect, repeat, stroke } from '../shape.ts'
import { corner, ground, heaven, horizon, wood } from './backdrop.ts'
import { DANCER, figure, type Joints, LOTUS, SEATED } from './figure.ts'
import { type Motif, type MotifStage, SIDE } from './kit.ts'
import type { Place } from './places.ts'

const SKIN = '#a5683f'

/** Striped awning over a stall, its edge scalloped. */
function awning(x: number, y: number, w: number, h: number, a: string, b: string): string {
  const n = 8
  const step = w / n
  return repeat(n, (i) => {
    const c = i % 2 ? a : b
    const left = x + i * step
    return (
      poly(
        [
          [left + (n / 2 - i) * 5, y],
          [left + step + (n / 2 - i - 1) * 5, y],
          [left + step, y + h],
          [left, y + h],
        ],
        c,
      ) + path(`M${left} ${y + h}q${step / 2} ${step * 0.7} ${step} 0Z`, lighten(c, -0.06))
    )
  })
}

/** Heaps in bowls along a counter: spice, fruit or bangles by colour. */
const heaps = (x: number, y: number, step: number, colours: readonly string[], bowl: string) =>
  colours
    .map(
      (c, i) =>
        path(
          `M${x + i * step - step * 0.4} ${y}Q${x + i * step - step * 0.1} ${y - step * 0.75} ${x + i * step} ${y - step * 0.8}Q${x + i * step + step * 0.1} ${y - step * 0.75} ${x + i * step + step * 0.4} ${y}Z`,
          c,
        ) +
        path(
          `M${x + i * step} ${y - step * 0.8}Q${x + i * step + step * 0.1} ${y - step * 0.75} ${x + i * step + step * 0.4} ${y}H${x + i * step + step * 0.08}Z`,
          lighten(c, -0.08),
        ) +
        path(
          `M${x + i * step - step * 0.46} ${y - 6}H${x + i * step + step * 0.46}L${x + i * step + step * 0.3} ${y + step * 0.4}H${x + i * step - step * 0.3}Z`,
          bowl,
        ),
    )
    .join('')

/** A market lane: stalls left and right under awnings, and what that market is known for. */
export const bazaar: Motif = {
  hour: 'dusk',
  except: {
    hongkong: 'night',
    goa: 'noon',
    bhutan: 'noon',
    kashmir: 'dawn',
    bangkok: 'noon',
    rajasthan: 'noon',
  },
  draw(stage, place) {
    const { ink } = stage
    const indoors = place.slug === 'turkey' || place.slug === 'dubai'
    const vault = mix(ink.roof, ink.near, 0.45)
    const hall = indoors
      ? rect(0, 0, SIDE, SIDE, vault) +
        path('M100 760V380Q500 -60 900 380V760Z', mix(vault, ink.marigold, 0.2)) +
        path('M220 760V430Q500 90 780 430V760Z', mix(vault, ink.marigold, 0.34)) +
        path('M340 760V480Q500 270 660 480V760Z', mix(ink.cream, ink.marigold, 0.45))
      : heaven(stage, 600, 50) + horizon(stage, place, 640, 150) + bazaarEnd(stage, place)
    const wares = {
      turkey: ['#d8402a', '#2f8fc0', ink.marigold, '#3f9a5c', ink.cloth],
      dubai: ['#d87a2a', '#b8302a', ink.marigold, '#8a9a3f', '#7a3f6a'],
      kashmir: ['#8a4a2f', ink.cloth, '#a5683f', ink.marigold, '#5a3a6a'],
      rajasthan: [ink.cloth, ink.marigold, '#2f8fa0', '#e0562f', '#8a3f8f'],
    }[place.slug] ?? [ink.cloth, ink.marigold, ink.leaf, '#e07a3a', ink.deep]
    const stall = (x: number, k: 1 | -1, a: string, b: string) =>
      at(
        x,
        0,
        [k, 1],
        rect(-30, 440, 330, 420, mix(ink.near, ink.roof, 0.3)) +
          repeat(5, (i) => rect(-10 + i * 60, 500, 44, 130, wares[(i + 2) % 5] as string)) +
          repeat(5, (i) => rect(-10 + i * 60, 500, 14, 130, lighten(wares[(i + 2) % 5] as string, -0.07))) +
          at(150, 800, 1, person(210, { coat: b, legs: ink.near, skin: SKIN })) +
          awning(-60, 330, 400, 110, a, b) +
          rect(-40, 740, 350, 140, mix(ink.roof, ink.sand, 0.3)) +
          rect(-40, 740, 350, 20, lighten(mix(ink.roof, ink.sand, 0.3), 0.06)) +
          heaps(0, 740, 74, wares, mix(ink.near, ink.roof, 0.5)),
      )
    const lamps = indoors || stage.night
    return [
      hall,
      poly(
        [
          [360, 720],
          [640, 720],
          [960, 1010],
          [40, 1010],
        ],
        mix(ink.sand, ink.near, indoors || stage.night ? 0.35 : 0.15),
      ),
      at(470, 800, 1, person(130, { coat: ink.deep, legs: ink.near })),
      at(540, 806, 1, person(120, { coat: ink.cloth, legs: ink.cream, skirt: true })),
      stall(0, 1, ink.cloth, ink.cream),
      stall(1000, -1, ink.marigold, ink.cream),
      lamps
        ? [
            [120, 60, 70],
            [300, 20, 54],
            [430, 110, 42],
            [570, 70, 46],
            [700, 20, 58],
            [880, 70, 72],
          ]
            .map(
              ([x, y, s], i) =>
                stroke(`M${x} -10V${y}`, ink.near, 4) +
                circle(
                  x as number,
                  (y as number) + (s as number) * 0.8,
                  (s as number) * 2,
                  stage.glow('#ffb84d', 0.4),
                ) +
                mosaicLamp(
                  x as number,
                  y as number,
                  s as number,
                  wares[i % 5] as string,
                  place.slug === 'hongkong',
                ),
            )
            .join('')
        : repeat(9, (i) =>
            path(
              `M${i * 120 - 20} ${40 + Math.sin(i) * 16}l44 90l44 -84Z`,
              [ink.cloth, ink.marigold, ink.cream, ink.leaf][i % 4] as string,
            ),
          ) + stroke('M-10 40Q500 70 1010 30', ink.near, 5),
      at(
        520,
        960,
        1,
        person(230, { coat: ink.marigold, legs: ink.deep, skirt: true, bag: ink.cloth, skin: SKIN }),
      ),
    ].join('')
  },
}

const mosaicLamp = (x: number, y: number, s: number, c: string, paper: boolean) =>
  paper
    ? ellipse(x, y + s * 0.8, s * 0.72, s * 0.62, '#e0304a') +
      ellipse(x, y + s * 0.8, s * 0.34, s * 0.62, '#ff7a5a') +
      rect(x - s * 0.26, y + s * 0.12, s * 0.52, s * 0.12, '#fbb12a') +
      rect(x - s * 0.26, y + s * 1.36, s * 0.52, s * 0.12, '#fbb12a')
    : path(`M${x - s * 0.3} ${y}H${x + s * 0.3}L${x + s * 0.2} ${y + s * 0.16}H${x - s * 0.2}Z`, '#b07a2a') +
      circle(x, y + s * 0.74, s * 0.6, c) +
      path(
        `M${x - s * 0.6} ${y + s * 0.74}q${s * 0.3} ${-s * 0.3} ${s * 0.6} 0q${s * 0.3} ${s * 0.3} ${s * 0.6} 0a${s * 0.6} ${s * 0.6} 0 0 1 ${-s * 1.2} 0Z`,
        lighten(c, 0.14),
      ) +
      repeat(5, (i) => circle(x - s * 0.4 + i * s * 0.2, y + s * 0.74, s * 0.08, '#fff3c4')) +
      path(`M${x - s * 0.12} ${y + s * 1.34}L${x} ${y + s * 1.6}L${x + s * 0.12} ${y + s * 1.34}Z`, '#b07a2a')

function bazaarEnd(stage: MotifStage, place: Place): string {
  const { ink } = stage
  if (place.slug === 'rajasthan')
    return (
      rect(330, 360, 340, 380, ink.wall) +
      repeat(3, (r) =>
        repeat(4, (i) =>
          path(`M${350 + i * 80} ${470 + r * 90}v-40q30 -40 60 0v40Z`, mix(ink.roof, ink.near, 0.3)),
        ),
      ) +
      path('M340 362Q420 260 500 240Q580 260 660 362Z', ink.wall)
    )
  if (place.slug === 'bhutan')
    return (
      rect(320, 420, 360, 320, ink.wall) +
      rect(320, 440, 360, 50, '#9c2f2a') +
      poly(
        [
          [270, 430],
          [730, 430],
          [640, 350],
          [360, 350],
        ],
        mix(ink.near, ink.roof, 0.35),
      ) +
      repeat(4, (i) => rect(350 + i * 82, 520, 44, 70, mix(ink.near, ink.roof, 0.5)))
    )
  return wood(stage, place, 420, 740, 330) + wood(stage, place, 600, 740, 290, -0.1)
}

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

/** A table for two on the sand, lanterns in the palms. */
export const dinner: Motif = {
  hour: 'night',
  draw(stage, place) {
    const { ink } = stage
    return [
      heaven(stage, 520, 60),
      horizon(stage, place, 524, 120),
      sea(stage, { top: 520, far: lighten(ink.water, 0.02), near: ink.deep, rows: 5 }),
      sunPath(stage, 520, 740, '#dfe6ff'),
      shore(
        stage,
        [
          [-20, 740],
          [300, 700],
          [640, 720],
          [1020, 660],
        ],
        mix(ink.sand, '#c98a5a', 0.3),
        mix(ink.sand, ink.deep, 0.5),
        '#e9f4f6',
      ),
      circle(500, 780, 420, stage.glow('#ffb347', 0.65)),
      wood(stage, place, 110, 900, 760, 0.1),
      wood(stage, place, 930, 880, 680, -0.16),
      stroke('M190 200Q500 400 800 240', ink.near, 4),
      [0.12, 0.3, 0.5, 0.7, 0.88]
        .map((t) =>
          at(190 + 610 * t, 200 + 40 * t + 330 * t * (1 - t), 1, lantern(stage, 62, ink.marigold, true)),
        )
        .join(''),
      at(340, 900, 1, figure(300, SEATED, { top: ink.cloth, legs: ink.cream })),
      at(680, 900, 1, figure(300, SEATED, { top: ink.cream, legs: ink.near }, -1)),
      path('M390 760H630L650 920H370Z', ink.cream) +
        path('M560 760H630L650 920H580Z', mix(ink.cream, ink.deep, 0.3)) +
        rect(376, 748, 268, 20, '#fffaf0'),
      circle(510, 716, 90, stage.glow('#ffd27a', 0.9)) +
        rect(502, 690, 16, 58, ink.cream) +
        path('M500 690Q496 664 510 644Q524 664 520 690Z', '#ffd27a') +
        path('M440 748V716M426 690Q426 718 440 718Q454 718 454 690Z', '#e9f4f6', {
          stroke: '#e9f4f6',
          'stroke-width': 4,
        }) +
        path('M580 748V716M566 690Q566 718 580 718Q594 718 594 690Z', '#e9f4f6', {
          stroke: '#e9f4f6',
          'stroke-width': 4,
        }),
      repeat(
        6,
        (i) =>
          rect(130 + i * 150 + (i % 2) * 12, 940 - (i % 2) * 26, 22, 34, '#ffcf73', { rx: 5 }) +
          circle(141 + i * 150, 950, 50, stage.glow('#ffb347', 0.6)),
      ),
    ].join('')
  },
}

/** Sacks and bowls of spice among the leaves they grow on. */
export const spice: Motif = {
  hour: 'noon',
  except: { goa: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const leafy = (x: number, y: number, turn: number, c: string, s = 1) =>
      at(
        x,
        y,
        s,
        path('M0 0Q60 -110 190 -120Q250 -60 330 -40Q220 60 110 50Q40 40 0 0Z', c) +
          stroke('M0 0Q120 -30 310 -40', lighten(c, 0.08), 6),
        turn,
      )
    const c = ink.leaf
    const d = mix(ink.leaf, ink.near, 0.5)
    const sack = (x: number, y: number, s: number, fill: string) =>
      at(
        x,
        y,
        s,
        path('M-130 -150Q-160 0 -120 40H120Q160 0 130 -150Z', mix(ink.sand, ink.roof, 0.3)) +
          path('M50 -150H130Q160 0 120 40H70Q90 -60 50 -150Z', mix(ink.sand, ink.roof, 0.55)) +
          ellipse(0, -150, 140, 40, ink.sand) +
          path('M-118 -154Q-40 -240 0 -250Q40 -240 118 -154Q0 -116 -118 -154Z', fill) +
          path('M0 -250Q40 -240 118 -154Q70 -136 20 -132Q40 -190 0 -250Z', lighten(fill, -0.07)) +
          repeat(6, (i) => circle(-60 + i * 24, -176 - (i % 3) * 16, 8, lighten(fill, 0.08))),
      )
    return [
      heaven(stage, 520, 50),
      horizon(stage, place, 540, 180),
      ground(stage, 560, mix(ink.leaf, ink.land, 0.4), d),
      stroke('M150 1010Q120 500 180 -20M850 1010Q890 500 830 -20', mix(ink.near, ink.roof, 0.3), 34),
      leafy(120, 160, -20, c) + leafy(130, 330, 10, d) + leafy(90, 500, -30, c, 0.9),
      at(1000, 0, [-1, 1], leafy(120, 110, -10, d) + leafy(130, 300, 16, c) + leafy(110, 470, -24, d, 0.9)),
      [
        [250, 200],
        [236, 380],
        [770, 170],
        [764, 360],
      ]
        .map(([x, y], i) =>
          repeat(9, (k) =>
            circle(
              (x as number) + (k % 2) * 18 - 9,
              (y as number) + k * 17,
              12,
              (i + k) % 3 ? mix(ink.leaf, ink.cream, 0.25) : ink.cloth,
            ),
          ),
        )
        .join(''),
      sack(300, 780, 1, '#d8702a'),
      sack(700, 780, 1, ink.marigold),
      sack(500, 850, 1.15, '#b8302a'),
      at(190, 940, 0.8, heaps(0, 0, 110, ['#5a3a2a', '#8fae4f'], ink.near)),
      at(800, 940, 0.8, heaps(-60, 0, 110, ['#8fae4f', '#e8d8a0'], ink.near)),
      stroke('M420 960l150 -30M440 980l150 -24', '#8a4a24', 18),
      at(
        650,
        960,
        1,
        repeat(8, (i) => ellipse(0, -16, 7, 18, '#7a3a1f', { transform: `rotate(${i * 45})` })) +
          circle(0, 0, 6, '#4a2214'),
      ),
    ].join('')
  },
}

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

/** A long quiet hour: massage table, bath or steam, as the place has it. */
export const spa: Motif = {
  hour: 'dusk',
  except: {
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
      heaven(stage, 560, 60),
      horizon(stage, place, 580, 180),
      place.slug === 'maldives'
        ? sea(stage, { top: 560, bottom: 760, far: lighten(ink.water, 0.06), near: ink.water, rows: 4 })
        : ground(stage, 590, mix(ink.leaf, ink.land, 0.4), ink.leaf, 10) +
          wood(stage, place, 170, 700, 420) +
          wood(stage, place, 850, 700, 380, -0.1),
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
    heaven(stage, 520, 60),
    horizon(stage, place, 560, 240),
    wood(stage, { ...place, wood: 'fir' }, 120, 640, 380) +
      wood(stage, { ...place, wood: tub ? 'fir' : 'broad' }, 880, 640, 400),
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

/** Rows of clipped bushes over rolling hills, pickers between them. */
export const teaGarden: Motif = {
  hour: 'dawn',
  except: { north: 'noon', himachal: 'noon', srilanka: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const light = lighten(ink.leaf, 0.1)
    const slope = (name: string, y: number, fill: string) =>
      hills(stage, name, { y, amp: 50, fill, detail: 3 })
    const rows = repeat(7, (r) => {
      const y = 600 + r * 60 + r * r * 3
      const size = 46 + r * 15
      return (
        repeat(Math.ceil(1100 / (size * 1.5)), (i) => {
          const x = i * size * 1.5 - 40 + (r % 2) * size * 0.7
          const dip = Math.sin((x / 1000) * 3.14 + r * 0.5) * -26
          return (
            ellipse(x, y + dip, size, size * 0.56, mix(ink.leaf, ink.near, 0.15 + 0.07 * r)) +
            ellipse(
              x + stage.lit * size * 0.18,
              y + dip - size * 0.16,
              size * 0.74,
              size * 0.34,
              mix(light, ink.near, 0.07 * r),
            )
          )
        }) +
        (r === 2
          ? at(620, y - 4, 1, picker(stage, 150, ink.cloth)) +
            at(720, y + 4, 1, picker(stage, 150, ink.marigold))
          : r === 4
            ? at(330, y + 10, 1, picker(stage, 260, ink.cloth))
            : '')
      )
    })
    return [
      heaven(stage, 480),
      horizon(stage, place.slug === 'himachal' ? place : { ...place, terrain: 'hills' }, 480, 200),
      slope('back', 520, stage.far(ink.leaf, 0.3)),
      repeat(6, (i) =>
        stroke(
          `M-10 ${520 + i * 16}Q300 ${470 + i * 20} 620 ${520 + i * 14}T1010 ${500 + i * 18}`,
          stage.far(mix(ink.leaf, ink.near, 0.4), 0.2),
          6,
          { opacity: 0.6 },
        ),
      ),
      place.slug === 'north' || place.slug === 'kerala'
        ? wood(stage, { ...place, wood: 'broad' }, 140, 590, 260) +
          wood(stage, { ...place, wood: 'broad' }, 870, 570, 230)
        : '',
      place.slug === 'srilanka'
        ? rect(690, 440, 210, 80, ink.cream) +
          path('M670 446L710 400H880L920 446Z', ink.roof) +
          repeat(5, (i) => rect(704 + i * 40, 462, 24, 30, mix(ink.deep, ink.near, 0.3)))
        : '',
      ground(stage, 560, mix(ink.leaf, ink.near, 0.3), mix(ink.near, ink.leaf, 0.3), 26),
      rows,
    ].join('')
  },
}

const picker = (stage: MotifStage, h: number, sari: string) =>
  at(
    0,
    0,
    1,
    path(
      `M${-h * 0.3} ${-h * 0.8}Q${-h * 0.34} ${-h * 0.4} ${-h * 0.1} ${-h * 0.38}L${-h * 0.06} ${-h * 0.76}Z`,
      mix(stage.ink.sand, stage.ink.roof, 0.3),
    ) +
      person(h, { coat: sari, legs: sari, skirt: true, skin: SKIN }) +
      path(
        `M${-h * 0.1} ${-h * 0.86}Q${-h * 0.12} ${-h * 1.02} 0 ${-h * 1.02}Q${h * 0.1} ${-h * 1.02} ${h * 0.05} ${-h * 0.95}Q${-h * 0.04} ${-h * 0.92} ${-h * 0.1} ${-h * 0.7}Z`,
        stage.ink.cream,
      ),
  )

/** Water-filled steps of rice going down a valley, a farmer on the bund. */
export const riceTerrace: Motif = {
  hour: 'dawn',
  except: { vietnam: 'dusk' },
  draw(stage, place) {
    const { ink } = stage
    return [
      heaven(stage, 440, 70),
      horizon(stage, place.slug === 'vietnam' ? { ...place, terrain: 'hills' } : place, 460, 220),
      terraces(stage, 'steps', {
        top: 470,
        bottom: 1010,
        rows: 12,
        far: mix(ink.land, ink.cream, 0.1),
        near: mix(ink.leaf, ink.near, 0.55),
        water: mix(ink.water, ink.cream, 0.55),
      }),
      wood(stage, place, 130, 640, 330, 0.1) +
        wood(stage, place, 230, 620, 250, -0.1) +
        wood(stage, place, 880, 720, 400, -0.12),
      at(
        700,
        640,
        1,
        rect(-60, -50, 120, 50, ink.wall) +
          path('M-90 -46L-30 -110H30L90 -46Z', mix(ink.roof, ink.near, 0.3)),
      ),
      at(
        430,
        830,
        1,
        person(210, { coat: ink.cloth, legs: ink.near, hat: ink.sand, skin: SKIN }) +
          stroke('M-90 -150Q0 -190 100 -150', ink.near, 7) +
          path('M-110 -140L-70 -140L-78 -96H-104ZM80 -140L120 -140L114 -96H86Z', ink.sand) +
          repeat(4, (i) => stroke(`M${-104 + i * 9} -140v-24M${86 + i * 9} -140v-24`, ink.land, 6)),
      ),
      at(650, 900, 1, buffalo(ink.near, ink.sand)),
      corner(stage, -1, 1.1),
      corner(stage, 1, 0.8),
    ].join('')
  },
}

const buffalo = (hide: string, horn: string) =>
  path(
    'M-110 -30Q-120 -110 -50 -116H60Q100 -120 130 -90L158 -84Q168 -66 150 -58L118 -62Q96 -40 84 -34V0H62V-34H-60V0H-84V-26Z',
    hide,
  ) +
  stroke('M116 -100Q110 -136 72 -130M128 -98Q150 -130 176 -110', horn, 9) +
  stroke('M-110 -80Q-132 -60 -124 -24', hide, 8)

/** A garden of the place: terraces and water, raked gravel, great lilies, vines or glowing trees. */
export const garden: Motif = {
  hour: 'noon',
  except: { singapore: 'night', southafrica: 'dusk', japan: 'dawn', kashmir: 'noon' },
  draw(stage, place) {
    const plots = {
      singapore: supertrees,
      japan: gravel,
      mauritius: lilies,
      southafrica: vines,
      kashmir: mughal,
    }
    const plot = plots[place.slug as keyof typeof plots] ?? mughal
    return [heaven(stage, 560), horizon(stage, place, 600, 220), plot(stage, place)].join('')
  },
}

type Plot = (stage: MotifStage, place: Place) => string

const supertrees: Plot = (stage) => {
  const { ink } = stage
  const tree = (x: number, y: number, h: number, c: string) =>
    at(
      x,
      y,
      h / 100,
      circle(0, -90, 90, stage.glow(c, 0.55)) +
        path('M-10 0Q-6 -50 -7 -80H7Q6 -50 10 0Z', mix(c, ink.near, 0.4)) +
        repeat(9, (i) =>
          stroke(`M0 -62Q${(i - 4) * 5} -84 ${(i - 4) * 12.5} ${-100 - (4 - Math.abs(i - 4)) * 2}`, c, 2.6),
        ) +
        ellipse(0, -104, 54, 8, c) +
        ellipse(0, -106, 46, 4, lighten(c, 0.12)) +
        repeat(6, (i) => circle(-5 + (i % 2) * 10, -14 - i * 10, 1.8, '#ffe9a8')),
    )
  return (
    ground(stage, 760, mix(ink.leaf, ink.near, 0.35), ink.near) +
    tree(180, 790, 460, mix(ink.cloth, ink.cream, 0.1)) +
    tree(860, 800, 420, mix('#7a5fd0', ink.cream, 0.2)) +
    stroke('M-10 560Q260 500 500 560T1010 540', ink.marigold, 14) +
    tree(520, 840, 640, mix(ink.cloth, '#c86ae0', 0.5)) +
    [300, 370, 680]
      .map((x, i) =>
        at(
          x,
          930,
          1,
          person(150 + i * 10, { coat: [ink.marigold, ink.cream, ink.cloth][i] as string, legs: ink.near }),
        ),
      )
      .join('') +
    corner(stage, -1, 1) +
    corner(stage, 1, 1)
  )
}

const gravel: Plot = (stage, place) => {
  const { ink } = stage
  const sand = mix(ink.cream, ink.far, 0.14)
  const rock = mix(ink.near, ink.far, 0.35)
  const stone = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      ellipse(0, 20, 210, 60, sand) +
        repeat(4, (i) =>
          ellipse(0, 16, 150 + i * 36, 44 + i * 14, 'none', {
            stroke: mix(sand, ink.near, 0.2),
            'stroke-width': 6,
          }),
        ) +
        path('M-110 20Q-110 -90 -30 -120Q60 -130 100 -40Q120 10 110 20Z', rock) +
        path('M-90 0Q-80 -90 -20 -110Q30 -110 40 -70Q-20 -60 -90 0Z', lighten(rock, 0.1)) +
        ellipse(0, 22, 116, 16, mix(ink.leaf, '#4f7f4a', 0.8)),
    )
  return (
    wood(stage, place, 160, 640, 380) +
    wood(stage, place, 850, 640, 420) +
    rect(0, 560, SIDE, 90, mix(ink.sand, ink.roof, 0.2)) +
    path('M-10 566L0 540H1000L1010 566Z', ink.near) +
    rect(0, 644, SIDE, 370, sand) +
    repeat(9, (i) => stroke(`M-10 ${676 + i * 38}H1010`, mix(sand, ink.near, 0.16), 5)) +
    stone(320, 760, 0.75) +
    stone(700, 850, 1.05) +
    rect(0, 950, SIDE, 60, mix(ink.roof, ink.sand, 0.3)) +
    rect(0, 950, SIDE, 12, lighten(mix(ink.roof, ink.sand, 0.3), 0.07)) +
    at(250, 952, 1, figure(290, LOTUS, { top: ink.cloth, legs: ink.near })) +
    at(420, 952, 1, figure(270, LOTUS, { top: ink.marigold, legs: ink.deep }))
  )
}

const lilies: Plot = (stage, place) => {
  const { ink } = stage
  const pad = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      ellipse(0, 8, 120, 44, mix(ink.leaf, ink.near, 0.4)) +
        ellipse(0, 0, 120, 42, mix(ink.leaf, ink.land, 0.3)) +
        ellipse(0, 2, 106, 34, lighten(ink.leaf, 0.08)) +
        path('M0 2L106 -6L100 14Z', mix(ink.leaf, ink.near, 0.2)) +
        repeat(6, (i) =>
          stroke(
            `M0 2L${Math.round(Math.cos(i * 1.047) * 100)} ${Math.round(2 + Math.sin(i * 1.047) * 32)}`,
            mix(ink.leaf, ink.near, 0.15),
            3,
          ),
        ),
    )
  const bloom = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      path('M-60 0Q-50 -50 -16 -20Q0 -80 16 -20Q50 -50 60 0Q0 30 -60 0Z', ink.cloth) +
        path('M-36 0Q-24 -40 0 -14Q24 -40 36 0Q0 18 -36 0Z', mix(ink.cloth, ink.cream, 0.5)) +
        circle(0, -6, 9, ink.marigold),
    )
  return (
    wood(stage, place, 110, 660, 440) +
    wood(stage, place, 900, 660, 480, -0.1) +
    wood(stage, place, 780, 650, 330) +
    ground(stage, 620, ink.leaf, mix(ink.leaf, ink.near, 0.3), 6) +
    rect(0, 660, SIDE, 350, stage.gradient([mix(ink.water, ink.leaf, 0.2), ink.deep])) +
    [
      [150, 720, 0.7],
      [420, 700, 0.6],
      [680, 720, 0.7],
      [900, 740, 0.8],
      [280, 810, 1.1],
      [600, 800, 0.95],
      [860, 860, 1.2],
      [130, 930, 1.3],
      [500, 930, 1.5],
    ]
      .map(([x, y, s]) => pad(x as number, y as number, s as number))
      .join('') +
    bloom(430, 800, 1) +
    bloom(720, 920, 1.3) +
    bloom(760, 690, 0.6) +
    bloom(300, 960, 1.1)
  )
}

const vines: Plot = (stage) => {
  const { ink } = stage
  const row = (k: number) =>
    path(
      `M500 640L${500 + k * 170} 1010H${500 + k * 170 + 90}L506 640Z`,
      mix(ink.leaf, ink.near, Math.abs(k) % 2 ? 0.2 : 0.35),
    )
  return (
    ground(stage, 610, mix(ink.land, ink.sand, 0.3), mix(ink.land, ink.near, 0.2), 8) +
    repeat(9, (i) => row(i - 4)) +
    at(
      250,
      660,
      1,
      rect(-120, -90, 240, 90, '#fffaf0') +
        path('M-30 -90V-130Q-20 -170 0 -176Q20 -170 30 -130V-90Z', '#fffaf0') +
        path('M-140 -86L-110 -140H-40V-86ZM140 -86L110 -140H40V-86Z', ink.near) +
        [-80, 60].map((x) => rect(x, -66, 30, 40, mix(ink.deep, ink.near, 0.3))).join('') +
        rect(-14, -60, 28, 60, ink.roof),
    ) +
    rect(-10, 900, 1020, 110, mix(ink.roof, ink.near, 0.2)) +
    rect(-10, 890, 1020, 22, mix(ink.roof, ink.sand, 0.3)) +
    at(
      620,
      890,
      1,
      path('M-34 0V-190Q-34 -230 -14 -250V-330H14V-250Q34 -230 34 -190V0Z', mix(ink.near, ink.leaf, 0.3)) +
        rect(-34, -150, 68, 90, ink.cream) +
        rect(-15, -340, 30, 50, ink.cloth),
    ) +
    [430, 780]
      .map((x) =>
        at(
          x,
          890,
          1,
          path('M-60 -210H60Q66 -110 0 -96Q-66 -110 -60 -210Z', '#fffdf6', { opacity: 0.55 }) +
            path('M-57 -170H57Q54 -110 0 -100Q-54 -110 -57 -170Z', ink.cloth) +
            stroke('M0 -98V-8M-38 -4H38', '#fffdf6', 8, { opacity: 0.8 }),
        ),
      )
      .join('') +
    repeat(12, (i) =>
      circle(
        180 + (i % 4) * 30 + (Math.floor(i / 4) % 2) * 15,
        876 - Math.floor(i / 4) * 26,
        17,
        mix(ink.cloth, ink.near, 0.5),
      ),
    ) +
    path('M180 830q40 -50 90 -20q-30 30 -90 20Z', ink.leaf)
  )
}

const mughal: Plot = (stage, place) => {
  const { ink } = stage
  const bed = (k: 1 | -1) =>
    repeat(
      4,
      (i) =>
        poly(
          [
            [500 + k * (120 + i * 40), 660 + i * 92],
            [500 + k * (380 + i * 60), 660 + i * 92],
            [500 + k * (420 + i * 66), 710 + i * 92],
            [500 + k * (140 + i * 40), 710 + i * 92],
          ],
          [ink.cloth, ink.marigold, mix(ink.cloth, ink.cream, 0.5), '#8a5fc0'][i] as string,
        ) +
        repeat(8, (d) =>
          circle(
            500 + k * (150 + i * 40 + d * 36),
            664 + i * 92,
            13,
            lighten([ink.cloth, ink.marigold, mix(ink.cloth, ink.cream, 0.5), '#8a5fc0'][i] as string, 0.07),
          ),
        ),
    )
  return (
    [100, 230, 790, 920]
      .map((x, i) => wood(stage, { ...place, wood: 'broad' }, x, 650, 330 + (i % 2) * 70))
      .join('') +
    ground(stage, 620, mix(ink.leaf, ink.land, 0.5), mix(ink.leaf, ink.near, 0.2), 4) +
    at(
      500,
      640,
      1,
      rect(-150, -110, 300, 110, ink.wall) +
        path('M-200 -104L-120 -190H120L200 -104Z', ink.roof) +
        path('M-100 -186L-60 -240H60L100 -186Z', ink.roof) +
        repeat(3, (i) =>
          path(`M${-120 + i * 90} 0V-60Q${-90 + i * 90} -96 ${-60 + i * 90} -60V0Z`, ink.near),
        ),
    ) +
    bed(1) +
    bed(-1) +
    repeat(
      4,
      (i) =>
        poly(
          [
            [470 - i * 26, 640 + i * 92],
            [530 + i * 26, 640 + i * 92],
            [552 + i * 26, 732 + i * 92],
            [448 - i * 26, 732 + i * 92],
          ],
          i % 2 ? ink.water : lighten(ink.water, 0.06),
        ) +
        rect(446 - i * 26, 720 + i * 92, 108 + i * 52, 14, ink.cream) +
        stroke(`M500 ${716 + i * 92}v${-46 - i * 16}`, '#ffffff', 7) +
        path(
          `M500 ${670 + i * 76}q-30 -6 -36 ${30 + i * 6}M500 ${670 + i * 76}q30 -6 36 ${30 + i * 6}`,
          'none',
          { stroke: '#ffffff', 'stroke-width': 5 },
        ),
    )
  )
}

/** Dancers of the place in their dress. */
export const dance: Motif = {
  hour: 'dusk',
  except: { bali: 'dusk', bhutan: 'noon' },
  draw(stage, place) {
    const scenes = { bali: kecak, bhutan: cham, kerala: kathakali, rajasthan: ghoomar, 'new-zealand': haka }
    return (scenes[place.slug as keyof typeof scenes] ?? ghoomar)(stage, place)
  },
}

const flame = (x: number, y: number, s: number) =>
  at(
    x,
    y,
    s,
    path('M-50 0Q-80 -90 0 -190Q4 -130 40 -110Q80 -60 50 0Z', '#ff8a2e') +
      path('M-24 0Q-40 -50 4 -110Q10 -70 26 -56Q40 -30 24 0Z', '#ffe08a'),
  )

const kecak: Plot = (stage) => {
  const { ink } = stage
  const ring = (y: number, n: number, size: number, c: string) =>
    repeat(n, (i) =>
      at(
        ((i + 0.5) / n) * 1080 - 40,
        y + Math.sin(((i + 0.5) / n) * 3.14) * 30,
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
      ),
    )
  return [
    heaven(stage, 520, 90),
    sea(stage, { top: 520, far: lighten(ink.water, 0.04), near: ink.deep, rows: 5 }),
    sunPath(stage, 520, 720, mix(ink.marigold, ink.cream, 0.3)),
    path(
      'M-10 1010V440Q120 430 170 520Q200 620 260 700L-10 760ZM1010 1010V380Q860 400 830 520Q800 640 740 700L1010 760Z',
      mix(ink.near, ink.leaf, 0.25),
    ),
    at(900, 400, 1, path('M-90 0L0 -60L90 0ZM-60 -44L0 -110L60 -44ZM-36 -92L0 -150L36 -92Z', ink.near)),
    path('M-10 1010V720Q500 650 1010 720V1010Z', mix(ink.roof, ink.near, 0.35)),
    circle(500, 760, 330, stage.glow('#ff9a3d', 0.8)),
    flame(500, 770, 0.8),
    ring(730, 9, 170, mix(SKIN, ink.near, 0.35)),
    at(
      500,
      850,
      1,
      figure(330, DANCER, { top: ink.marigold, legs: ink.cloth, skin: SKIN, hat: ink.marigold }) +
        path('M-36 -168L36 -168L54 -10H-54Z', ink.cloth) +
        rect(-50, -60, 100, 14, ink.marigold),
    ),
    ring(1010, 6, 300, mix(SKIN, ink.near, 0.6)),
  ].join('')
}

const cham: Plot = (stage, place) => {
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
    heaven(stage, 400, 46),
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

const kathakali: Plot = (stage) => {
  const { ink } = stage
  const green = '#3f9a4a'
  return [
    rect(0, 0, SIDE, SIDE, mix('#24102a', ink.cloth, 0.15)),
    path('M0 0H240Q200 400 130 1000H0ZM1000 0H760Q800 400 870 1000H1000Z', mix(ink.cloth, '#24102a', 0.25)),
    path(
      'M60 0H110Q120 400 60 1000H0V600Q60 300 60 0ZM940 0H890Q880 400 940 1000H1000V600Q940 300 940 0Z',
      mix(ink.cloth, '#24102a', 0.5),
    ),
    circle(500, 420, 520, stage.glow('#ffb347', 0.55)),
    path('M250 1010Q240 760 360 690Q500 640 640 690Q760 760 750 1010Z', ink.cloth),
    repeat(5, (i) =>
      path(
        `M${330 + i * 70} 1010Q${350 + i * 64} 860 ${380 + i * 50} 720L${410 + i * 42} 720Q${390 + i * 58} 860 ${376 + i * 66} 1010Z`,
        i % 2 ? ink.cream : ink.marigold,
      ),
    ),
    repeat(15, (i) => {
      const a = 3.3 + (i / 14) * 2.82
      return circle(500 + Math.cos(a) * 300, 360 + Math.sin(a) * 290, 30, i % 2 ? ink.cloth : ink.marigold)
    }),
    path('M210 380A290 290 0 0 1 790 380Q760 460 700 480H300Q240 460 210 380Z', ink.marigold),
    path('M280 390A220 230 0 0 1 720 390Q700 440 660 460H340Q300 440 280 390Z', '#c8302a'),
    repeat(9, (i) => {
      const a = 3.4 + (i / 8) * 2.62
      return circle(500 + Math.cos(a) * 190, 400 + Math.sin(a) * 190, 20, i % 2 ? green : ink.cream)
    }),
    path('M350 330Q360 240 500 230Q640 240 650 330Z', ink.marigold),
    path('M420 250L500 60L580 250Z', ink.marigold),
    path('M500 60L580 250H520Z', mix(ink.marigold, ink.near, 0.25)),
    circle(500, 190, 26, '#c8302a'),
    path('M340 400Q330 330 500 320Q670 330 660 400Q670 560 580 630Q500 690 420 630Q330 560 340 400Z', green),
    path(
      'M330 440Q310 600 400 660Q500 720 600 660Q690 600 670 440Q720 600 620 690Q500 760 380 690Q280 600 330 440Z',
      '#fffdf6',
    ),
    path('M376 410Q420 370 470 410Q420 400 376 410ZM624 410Q580 370 530 410Q580 400 624 410Z', '#14101c'),
    path('M374 456Q424 420 476 458Q424 484 374 456ZM626 456Q576 420 524 458Q576 484 626 456Z', '#fffdf6', {
      stroke: '#14101c',
      'stroke-width': 9,
    }),
    circle(428, 454, 15, '#14101c'),
    circle(572, 454, 15, '#14101c'),
    path('M488 350Q500 320 512 350L506 400H494Z', '#fbd04a'),
    path('M484 470Q478 530 500 540Q522 530 516 470', 'none', { stroke: '#2a6f36', 'stroke-width': 8 }),
    path('M440 590Q470 570 500 580Q530 570 560 590Q530 626 500 626Q470 626 440 590Z', '#d8302a'),
    circle(290, 450, 46, ink.marigold),
    circle(290, 450, 24, '#c8302a'),
    circle(710, 450, 46, ink.marigold),
    circle(710, 450, 24, '#c8302a'),
    at(
      130,
      980,
      1,
      stroke('M0 0V-240', ink.marigold, 16) +
        ellipse(0, -244, 70, 16, ink.marigold) +
        flame(-34, -250, 0.36) +
        flame(34, -250, 0.36) +
        flame(0, -256, 0.44) +
        ellipse(0, 0, 70, 18, ink.marigold),
    ),
    at(
      870,
      980,
      1,
      stroke('M0 0V-240', ink.marigold, 16) +
        ellipse(0, -244, 70, 16, ink.marigold) +
        flame(-34, -250, 0.36) +
        flame(34, -250, 0.36) +
        flame(0, -256, 0.44) +
        ellipse(0, 0, 70, 18, ink.marigold),
    ),
  ].join('')
}

const ghoomar: Plot = (stage) => {
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

const haka: Plot = (stage, place) => {
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
  const one = (x: number, y: number, s: number) =>
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
    heaven(stage, 520, 60),
    horizon(stage, place, 560, 240),
    house,
    ground(stage, 720, mix(ink.leaf, ink.land, 0.3), mix(ink.leaf, ink.near, 0.5), 6),
    one(220, 860, 0.85),
    one(780, 860, 0.85),
    one(500, 960, 1.3),
    corner(stage, -1, 0.8),
    corner(stage, 1, 0.8),
  ].join('')
}

/** Someone sitting still at the edge of it all. */
export const yoga: Motif = {
  hour: 'dawn',
  draw(stage, place) {
    const { ink } = stage
    return [
      heaven(stage, 560, 96),
      horizon(stage, place, 580, 200),
      sea(stage, { top: 576, far: lighten(ink.water, 0.06), near: ink.deep, rows: 6 }),
      sunPath(stage, 580, 820, mix(ink.marigold, ink.cream, 0.4)),
      path('M-10 1010V840Q240 800 500 810T1010 840V1010Z', mix(ink.near, ink.leaf, 0.2)),
      ellipse(500, 826, 260, 26, ink.cloth),
      at(500, 826, 1, figure(560, LOTUS, { top: ink.cream, legs: ink.near, skin: SKIN })),
      wood(stage, place, 900, 900, place.wood === 'palm' ? 640 : 420, -0.16),
      corner(stage, -1, 1.05),
    ].join('')
  },
}
