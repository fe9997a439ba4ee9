import { lighten, mix } from '../colour.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shape.ts'
import type { MotifStage } from './motif.ts'

/** A dish on the counter. */
export type Dish = (stage: MotifStage) => string

/** A bowl seen from the side. */
export const bowl = (c: string, inner: string) =>
  path('M-190 -40H190Q170 90 70 100H-70Q-170 90 -190 -40Z', c) +
  path('M60 -40H190Q170 90 70 100H40Q80 40 60 -40Z', lighten(c, -0.08)) +
  ellipse(0, -42, 192, 40, lighten(c, 0.08)) +
  ellipse(0, -42, 170, 32, inner)

/** A bowl of noodles with chopsticks. */
export const noodles: Dish = ({ ink }) =>
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

/** The dish on the counter, by place. */
export const FOOD: Record<string, Dish> = {
  malaysia: satay,
  singapore: noodles,
  hongkong: dimsum,
  japan: takoyaki,
  mauritius: dholl,
  thailand: satay,
}
