import { lighten, mix } from '../colour.ts'
import { dome } from '../parts/buildings.ts'
import { person } from '../parts/life.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky, placeTree } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif } from './motif.ts'
import { court } from './people.ts'

/** Domes and minarets of the place. */
export const mosque: Motif = {
  light: 'dusk',
  lightAt: { dubai: 'noon', malaysia: 'noon', kashmir: 'dawn', turkey: 'dusk' },
  draw(stage, place) {
    const { ink, lit } = stage
    const [wall, cap] = {
      dubai: ['#fdf9f0', '#fdf9f0'],
      malaysia: ['#eab9a4', '#e79a8c'],
      kashmir: ['#faf6ec', '#f6efe0'],
      turkey: [mix(ink.roof, ink.sand, 0.45), mix(ink.far, ink.deep, 0.35)],
    }[place.slug] ?? [ink.wall, ink.wall]
    const body =
      stage.light === 'noon' || stage.light === 'dawn'
        ? (wall as string)
        : mix(wall as string, '#a8486a', 0.16)
    const shade = mix(body, ink.deep, 0.28)
    const top = stage.light === 'dusk' ? mix(cap as string, '#a8486a', 0.14) : (cap as string)
    const bulb = (x: number, y: number, w: number, h: number, point: number) =>
      at(x, y, 1, dome(w, h, top, mix(top, ink.deep, 0.3), lit, point)) +
      stroke(`M${x} ${y - h * (1 + point)}v-40`, ink.marigold, 6) +
      circle(x, y - h * (1 + point) - 44, 8, ink.marigold)
    const minaret = (x: number, h: number) =>
      rect(x - 17, 700 - h, 34, h, body) +
      rect(x + (lit < 0 ? 5 : -17), 700 - h, 12, h, shade) +
      rect(x - 25, 700 - h * 0.66, 50, 14, shade) +
      rect(x - 23, 700 - h, 46, 13, shade) +
      path(`M${x - 18} ${700 - h}L${x} ${700 - h - 74}L${x + 18} ${700 - h}Z`, top) +
      stroke(`M${x} ${700 - h - 70}v-24`, ink.marigold, 5)
    const flat = place.slug === 'turkey'
    return [
      fullSky(stage, 640),
      horizon(stage, flat ? { ...place, terrain: 'hills' } : place, 690, 130),
      minaret(130, 470),
      minaret(870, 470),
      flat || place.slug === 'dubai' ? minaret(260, 390) + minaret(740, 390) : '',
      bulb(330, 560, 130, 100, flat ? 0.1 : 0.3),
      bulb(670, 560, 130, 100, flat ? 0.1 : 0.3),
      bulb(500, 480, flat ? 360 : 290, flat ? 160 : 220, flat ? 0.05 : 0.25),
      rect(360, 470, 280, 100, body),
      rect(220, 550, 560, 150, body),
      rect(220, 550, 560, 14, shade),
      repeat(7, (i) =>
        path(`M${240 + i * 77} 700V628A28 34 0 0 1 ${296 + i * 77} 628V700Z`, mix(shade, ink.near, 0.35)),
      ),
      repeat(5, (i) =>
        path(
          `M${378 + i * 50} 550V514A18 22 0 0 1 ${414 + i * 50} 514V550Z`,
          stage.light === 'dusk' ? '#ffd27a' : mix(shade, ink.near, 0.3),
        ),
      ),
      rect(
        -10,
        696,
        1020,
        320,
        place.slug === 'turkey'
          ? stage.gradient([mix(ink.sand, ink.near, 0.1), mix(ink.sand, ink.near, 0.4)])
          : stage.gradient([lighten(ink.water, 0.1), ink.deep]),
      ),
      place.slug === 'turkey'
        ? placeTree(stage, place, 90, 790, 320) +
          placeTree(stage, place, 920, 790, 340) +
          court(stage, 500, 700, mix(ink.sand, ink.cream, 0.4))
        : reflection(body, top) +
          (place.slug === 'kashmir'
            ? at(
                400,
                880,
                1,
                path(
                  'M-230 -50Q-80 -14 60 -16Q190 -18 240 -56Q190 24 80 28H-110Q-190 20 -230 -50Z',
                  ink.near,
                ) +
                  path('M-100 -100Q0 -130 100 -100L94 -80H-94Z', ink.cloth) +
                  stroke('M-86 -20V-90M86 -20V-90', ink.near, 6) +
                  at(150, -18, 1, person(120, { coat: ink.deep, legs: ink.near })),
              )
            : at(430, 900, 1, person(150, { coat: ink.cloth, legs: ink.near, skirt: true })) +
              rect(-10, 896, 1020, 120, mix(ink.cream, ink.deep, 0.1)) +
              at(430, 960, 1, person(180, { coat: ink.cloth, legs: ink.cloth, skirt: true })) +
              at(520, 964, 1, person(190, { coat: ink.cream, legs: ink.near }))),
      corner(stage, -1, 0.95),
      place.slug === 'kashmir'
        ? corner(stage, 1, 0.95)
        : placeTree(stage, place, 940, 980, place.tree === 'palm' ? 480 : 10, -0.2),
    ].join('')
  },
}

const reflection = (body: string, top: string) =>
  path('M220 700H780V760H640L620 830H380L360 760H220Z', body, { opacity: 0.28 }) +
  ellipse(500, 850, 140, 70, top, { opacity: 0.25 }) +
  repeat(2, (i) => rect(i ? 853 : 113, 700, 34, 240, body, { opacity: 0.25 }))
