import { lighten, mix } from '../colour.ts'
import { person } from '../parts/life.ts'
import { at, ellipse, num, path, rect, repeat } from '../shape.ts'
import { corner, fullSky, ground } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import { SIDE } from './motif.ts'
import { walker } from './people.ts'
import type { Place } from './place.ts'

/** A volcano at sunrise with walkers, or bubbling mud pools. */
export const volcano: Motif = {
  light: 'dawn',
  lightAt: { 'new-zealand': 'noon', baku: 'dusk' },
  draw(stage, place) {
    const { ink } = stage
    if (place.slug !== 'bali') return mudPools(stage, place)
    const rock = mix(ink.far, ink.near, 0.25)
    return [
      fullSky(stage, 640, 90),
      path('M90 700Q300 560 430 330Q470 310 500 332Q540 308 580 330Q700 560 930 700Z', stage.far(rock, 0.15)),
      path('M580 330Q700 560 930 700H610Q560 500 540 322Z', mix(rock, ink.near, 0.35), { opacity: 0.7 }),
      repeat(4, (i) =>
        ellipse(500 + i * 26, 290 - i * 46, 50 + i * 22, 34 + i * 10, mix(ink.cream, ink.far, 0.2), {
          opacity: num(0.75 - i * 0.15),
        }),
      ),
      rect(0, 640, SIDE, 160, stage.gradient([ink.cream, mix(ink.cream, ink.far, 0.35)]), { opacity: 0.9 }),
      path(
        'M-10 800Q120 690 300 720Q500 750 640 700Q840 650 1010 740V1010H-10Z',
        mix(ink.leaf, ink.near, 0.5),
      ),
      path('M-10 1010V880Q220 790 470 846Q740 880 1010 800V1010Z', ink.near),
      at(360, 838, 1, walker(stage, 230, ink.cloth, ink.marigold)),
      at(520, 852, 1, walker(stage, 210, ink.marigold, ink.cream)),
      at(650, 858, 1, person(200, { coat: ink.cream, legs: ink.deep, pose: 'wave' })),
    ].join('')
  },
}

function mudPools(stage: MotifStage, place: Place): string {
  const { ink } = stage
  const geyser = place.slug === 'new-zealand'
  const mud = geyser ? mix(ink.sand, ink.cream, 0.4) : mix(ink.far, ink.sand, 0.4)
  const pool = (x: number, y: number, w: number) =>
    ellipse(x, y, w, w * 0.26, mix(mud, ink.near, 0.3)) +
    ellipse(x, y - 4, w * 0.9, w * 0.2, geyser ? lighten(ink.water, 0.05) : mix(mud, ink.near, 0.12)) +
    (geyser ? ellipse(x, y - 4, w * 0.9, w * 0.2, 'none', { stroke: ink.marigold, 'stroke-width': 9 }) : '') +
    [-0.4, 0.1, 0.45]
      .map((k, i) =>
        path(
          `M${x + k * w - 26} ${y + i * 4}A26 24 0 0 1 ${x + k * w + 26} ${y + i * 4}Z`,
          lighten(mud, 0.05),
        ),
      )
      .join('')
  const cones = geyser
    ? repeat(6, (i) =>
        ellipse(540 + (i % 2 ? 30 : -26) + i * 8, 560 - i * 74, 44 + i * 17, 60, '#ffffff', {
          opacity: num(0.9 - i * 0.1),
        }),
      ) +
      path('M500 640Q520 420 540 260Q560 420 580 640Z', '#ffffff') +
      path('M430 660Q520 600 540 604Q570 600 660 660Z', mix(mud, ink.near, 0.2))
    : [
        [300, 640, 1],
        [690, 600, 0.7],
      ]
        .map(([x, y, s]) =>
          at(
            x as number,
            y as number,
            s as number,
            path('M-210 40Q-60 -60 -40 -170H40Q70 -60 220 40Z', mix(mud, ink.near, 0.1)) +
              path('M40 -170Q70 -60 220 40H60Q30 -70 14 -170Z', mix(mud, ink.near, 0.35)) +
              ellipse(0, -170, 40, 11, mix(mud, ink.near, 0.5)) +
              path('M-16 -168Q-30 -90 -70 20H-30Q-6 -80 8 -168Z', lighten(mud, 0.08)),
          ),
        )
        .join('')
  return [
    fullSky(stage, 500),
    horizon(stage, place, 520, 190),
    ground(stage, 540, mud, mix(mud, ink.near, 0.4), 16),
    cones,
    pool(270, 780, 210),
    pool(720, 880, 230),
    at(800, 730, 1, person(200, { coat: ink.cloth, legs: ink.near })),
    at(870, 736, 1, person(180, { coat: ink.marigold, legs: ink.cream, skirt: true })),
    geyser ? corner(stage, -1, 1) : '',
  ].join('')
}
