import { lighten, mix } from '../colour.ts'
import { sway } from '../random.ts'
import { at, circle, path, stroke } from '../shape.ts'
import { fullSky } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif } from './motif.ts'
import { depths, ray, reef, school, turtle } from './sea-life.ts'

/** A split view above and below the water: a swimmer on the surface over a reef. */
export const snorkel: Motif = {
  light: 'noon',
  draw(stage, place) {
    const { ink } = stage
    const top = 300
    const line = (dy: number) =>
      `M0 ${top + dy}Q120 ${top - 22 + dy} 250 ${top + dy}T500 ${top + dy}T750 ${top + dy}T1000 ${top + dy}`
    const side = stage.random('side')() < 0.5
    const guest = side
      ? at(
          300 + sway(stage.time) * 70,
          690 + sway(stage.time, 0.2, 2) * 12,
          2.1,
          turtle(100, ink.leaf, mix(ink.sand, ink.leaf, 0.35)),
          -8 + sway(stage.time, 0, 2) * 3,
        )
      : at(
          320 + sway(stage.time) * 90,
          660 - sway(stage.time) * 24,
          2.2,
          ray(100, ink.near, ink.cream),
          -12 + sway(stage.time, 0, 2) * 5,
        )
    return [
      fullSky(stage, top, 46),
      horizon(stage, place, top + 4, 130),
      path(`${line(0)}V1000H0Z`, ink.water),
      stage.clip(`${line(8)}V1000H0Z`, depths(stage, top)),
      stroke(line(4), ink.cream, 9, { opacity: 0.85 }),
      school(stage, 760 - sway(stage.time) * 60, 620, 7, 82, ink.marigold, ink.cream),
      guest,
      reef(stage, 250),
      at(
        560 + sway(stage.time) * 40,
        400 + sway(stage.time, 0, 2) * 8,
        1,
        swimmer(ink.cloth, ink.near, ink.marigold),
        sway(stage.time, 0.25, 2) * 3,
      ),
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
