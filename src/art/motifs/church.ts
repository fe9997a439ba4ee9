import { mix } from '../colour.ts'
import { birds, person } from '../parts/life.ts'
import { at, circle, path, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky, ground, placeTree } from './backdrop.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import type { Place } from './place.ts'

/** A white church with steps, or a Gothic one with spires. */
export const church: Motif = {
  light: 'dusk',
  lightAt: { europe: 'noon' },
  draw(stage, place) {
    const { ink } = stage
    return [
      fullSky(stage, 640),
      horizon(stage, place, 680, 170),
      place.slug === 'europe' ? gothic(stage) : baroque(stage, place),
      birds(stage, 760, 150, ink.near, 5, 26),
      corner(stage, -1, 0.9),
      corner(stage, 1, 0.9),
    ].join('')
  },
}

const baroque = (stage: MotifStage, place: Place) => {
  const { ink } = stage
  const white = ink.cream
  const shade = mix(white, ink.deep, 0.22)
  const belfry = (x: number) =>
    rect(x - 75, 330, 150, 420, white) +
    rect(x + (stage.lit < 0 ? 35 : -75), 330, 40, 420, shade) +
    rect(x - 84, 470, 168, 16, ink.marigold) +
    rect(x - 84, 324, 168, 16, ink.marigold) +
    path(`M${x - 30} 450V386A30 34 0 0 1 ${x + 30} 386V450Z`, ink.near) +
    path(`M${x - 70} 324Q${x - 60} 230 ${x} 214Q${x + 60} 230 ${x + 70} 324Z`, mix(ink.roof, white, 0.1)) +
    stroke(`M${x} 214V150M${x - 18} 172H${x + 18}`, ink.near, 8)
  return (
    ground(stage, 720, mix(ink.leaf, ink.land, 0.4), mix(ink.leaf, ink.near, 0.4)) +
    placeTree(stage, place, 110, 800, 560) +
    path('M340 750V420Q420 400 440 320Q460 270 510 262Q560 270 580 320Q600 400 680 420V750Z', white) +
    path('M430 412H590V424H430ZM352 560H668V574H352Z', ink.marigold) +
    circle(510, 360, 34, mix(ink.deep, ink.near, 0.3)) +
    stroke('M510 262V196M490 220H530', ink.near, 8) +
    [400, 510, 620]
      .map((x) => path(`M${x - 26} 540V474A26 30 0 0 1 ${x + 26} 474V540Z`, mix(ink.deep, ink.near, 0.2)))
      .join('') +
    belfry(290) +
    belfry(730) +
    path('M456 750V656A54 60 0 0 1 564 656V750Z', mix(ink.roof, ink.near, 0.45)) +
    repeat(5, (i) =>
      rect(240 - i * 34, 750 + i * 34, 540 + i * 68, 34, i % 2 ? shade : mix(white, ink.sand, 0.4)),
    ) +
    rect(-10, 920, 1020, 90, mix(ink.sand, ink.near, 0.15)) +
    placeTree(stage, place, 920, 860, 640, -0.12) +
    at(450, 900, 1, person(150, { coat: ink.cloth, legs: ink.cream, skirt: true })) +
    at(520, 906, 1, person(160, { coat: ink.deep, legs: ink.near }))
  )
}

const gothic = (stage: MotifStage) => {
  const { ink } = stage
  const stone = mix(ink.wall, ink.far, 0.35)
  const shade = mix(stone, ink.near, 0.28)
  const spire = (x: number, w: number, top: number, s: number) =>
    rect(x - w / 2, top, w, 780 - top, stone) +
    rect(x + (stage.lit < 0 ? w * 0.2 : -w / 2), top, w * 0.3, 780 - top, shade) +
    path(`M${x - w / 2} ${top}L${x} ${top - s}L${x + w / 2} ${top}Z`, mix(ink.deep, ink.near, 0.25)) +
    path(
      `M${x - w * 0.16} ${top + 150}V${top + 66}Q${x} ${top + 10} ${x + w * 0.16} ${top + 66}V${top + 150}Z`,
      ink.near,
    ) +
    stroke(`M${x} ${top - s}v-26`, ink.marigold, 6)
  return (
    ground(stage, 740, mix(ink.sand, ink.near, 0.1), mix(ink.sand, ink.near, 0.4), 4) +
    spire(320, 130, 330, 240) +
    spire(680, 130, 330, 240) +
    path('M380 780V470L500 330L620 470V780Z', stone) +
    circle(500, 500, 66, shade) +
    repeat(8, (i) =>
      circle(
        500 + Math.cos(i * 0.785) * 40,
        500 + Math.sin(i * 0.785) * 40,
        17,
        [ink.cloth, ink.marigold, ink.water][i % 3] as string,
      ),
    ) +
    circle(500, 500, 18, ink.marigold) +
    path('M440 780V680Q500 590 560 680V780Z', ink.near) +
    path('M462 780V694Q500 630 538 694V780Z', mix(ink.roof, ink.near, 0.3)) +
    [300, 660].map((x) => path(`M${x} 780V690Q${x + 20} 650 ${x + 40} 690V780Z`, ink.near)).join('') +
    repeat(5, (i) => path(`M${180 - i * 6} ${760}L${250} ${560 + i * 4}`, 'none')) +
    rect(-10, 776, 1020, 20, shade) +
    [70, 160, 850, 940]
      .map(
        (x, i) =>
          rect(
            x - 60,
            560 + (i % 2) * 40,
            110,
            220,
            [ink.wall, ink.sand, mix(ink.roof, ink.wall, 0.5), ink.wall][i] as string,
          ) +
          path(
            `M${x - 72} ${564 + (i % 2) * 40}L${x - 5} ${480 + (i % 2) * 40}L${x + 62} ${564 + (i % 2) * 40}Z`,
            ink.roof,
          ) +
          repeat(4, (k) =>
            rect(x - 40 + (k % 2) * 50, 600 + (i % 2) * 30 + Math.floor(k / 2) * 70, 26, 40, ink.near, {
              opacity: 0.7,
            }),
          ),
      )
      .join('') +
    at(430, 930, 1, person(180, { coat: ink.cloth, legs: ink.near })) +
    at(510, 936, 1, person(168, { coat: ink.marigold, legs: ink.deep, skirt: true })) +
    repeat(5, (i) =>
      at(
        640 + i * 44,
        930 - (i % 2) * 30,
        1,
        path('M-14 0Q-16 -14 0 -16L12 -22L10 -10Q10 0 -14 0Z', mix(ink.far, ink.near, 0.3)),
      ),
    )
  )
}
