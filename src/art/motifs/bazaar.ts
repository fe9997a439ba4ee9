import { lighten, mix } from '../colour.ts'
import { person } from '../parts/life.ts'
import { sway } from '../random.ts'
import { at, circle, ellipse, path, poly, rect, repeat, stroke } from '../shape.ts'
import { fullSky, placeTree } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import { SIDE } from './motif.ts'
import { SKIN } from './people.ts'
import type { Place } from './place.ts'
import { awning, heaps } from './stall.ts'

/** A market street with stalls under awnings on both sides, and what the market is known for. */
export const bazaar: Motif = {
  light: 'dusk',
  lightAt: {
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
      : fullSky(stage, 600, 50) + horizon(stage, place, 640, 150) + bazaarEnd(stage, place)
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
      at(
        470 + sway(stage.time) * 24,
        800 + sway(stage.time, 0, 8) * 2,
        1,
        person(130, { coat: ink.deep, legs: ink.near }),
      ),
      at(
        540 + sway(stage.time) * 22,
        806 + sway(stage.time, 0.2, 8) * 2,
        1,
        person(120, { coat: ink.cloth, legs: ink.cream, skirt: true }),
      ),
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
        520 - sway(stage.time) * 34,
        960 + sway(stage.time, 0, 6) * 4,
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
  return placeTree(stage, place, 420, 740, 330) + placeTree(stage, place, 600, 740, 290, -0.1)
}
