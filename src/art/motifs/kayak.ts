import { lighten, mix } from '../colour.ts'
import { at, ellipse, lens, path, repeat, stroke } from '../shape.ts'
import { fullSky, placeTree } from './backdrop.ts'
import { figure, PADDLER } from './figure.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import { SIDE } from './motif.ts'
import { openWater } from './water-parts.ts'

/** Two people in a kayak on still green water, from near. */
export const kayak: Motif = {
  light: 'noon',
  lightAt: { andaman: 'night', thailand: 'dawn', north: 'dawn' },
  draw(stage, place) {
    const { ink } = stage
    const top = 420
    const mangrove = ['andaman', 'goa', 'malaysia'].includes(place.slug)
    const coracle = place.slug === 'vietnam'
    const glow = stage.night
      ? repeat(14, (i) =>
          lens(180 + ((i * 157) % 640), 770 + ((i * 53) % 180), 90, 5, '#9ff6ea', { opacity: 0.85 }),
        )
      : ''
    return [
      fullSky(stage, top, 50),
      horizon(stage, mangrove ? { ...place, terrain: 'hills' } : place, top + 4, 170),
      openWater(stage, top, 6),
      mangrove ? mangroves(stage, -1) + mangroves(stage, 1) : '',
      coracle
        ? placeTree(stage, place, 90, 640, 480, 0.14) + placeTree(stage, place, 930, 620, 460, -0.14)
        : '',
      place.slug === 'maldives' || place.slug === 'north'
        ? ellipse(500, 880, 330, 44, ink.deep, { opacity: 0.28 })
        : place.slug === 'goa' || place.slug === 'malaysia'
          ? ellipse(300, 652, 180, 12, ink.deep, { opacity: 0.4 }) +
            ellipse(590, 848, 330, 20, ink.deep, { opacity: 0.5 })
          : ellipse(500, 778, 350, 20, ink.deep, { opacity: 0.5 }),
      coracle
        ? at(
            500,
            760,
            1,
            path('M-220 -60Q0 -20 220 -60Q200 60 0 70Q-200 60 -220 -60Z', mix(ink.sand, ink.roof, 0.4)) +
              repeat(5, (i) =>
                stroke(`M${-190 + i * 95} -48Q${-150 + i * 76} 30 ${-110 + i * 60} 60`, ink.near, 4, {
                  opacity: 0.35,
                }),
              ) +
              at(
                0,
                -30,
                1,
                figure(300, PADDLER, { top: ink.cloth, legs: ink.near, hat: ink.sand }) +
                  stroke('M-60 -120L120 60', ink.near, 10),
              ) +
              ellipse(0, -58, 216, 14, ink.marigold),
          )
        : place.slug === 'goa' || place.slug === 'malaysia'
          ? at(300, 640, 0.5, kayakBoat(stage)) + at(590, 830, 0.95, kayakBoat(stage))
          : at(500, 760, 1, kayakBoat(stage)),
      glow,
      repeat(3, (i) =>
        lens(240 + i * 240, 880 + (i % 2) * 46, 200, 8, lighten(ink.water, 0.16), { opacity: 0.6 }),
      ),
      place.slug === 'thailand' ? seaCave(stage) : '',
    ].join('')
  },
}

/** The opening of a limestone cave, through which the kayak is seen. */
function seaCave(stage: MotifStage): string {
  const rock = mix(stage.ink.near, stage.ink.far, 0.22)
  return (
    path(
      'M-10 -10H1010V1010H900Q980 700 900 420Q840 300 800 210Q720 150 660 176Q600 90 480 120Q380 70 300 170Q200 190 170 320Q60 520 110 760Q120 900 90 1010H-10Z',
      lighten(rock, 0.07),
    ) +
    path(
      'M-10 -10H1010V1010H950Q1010 720 940 440Q900 280 830 160Q740 96 660 112Q580 30 470 62Q360 20 270 116Q160 140 120 300Q10 520 60 760Q66 900 40 1010H-10Z',
      rock,
    ) +
    repeat(7, (i) =>
      path(
        `M${250 + i * 84} ${[150, 110, 96, 104, 120, 150, 170][i]}l16 ${46 + (i % 3) * 34}l18 -${40 + (i % 3) * 30}Z`,
        rock,
      ),
    )
  )
}

function kayakBoat(stage: MotifStage): string {
  const { ink } = stage
  const paddle = (x: number, turn: number) =>
    at(
      x,
      -86,
      1,
      stroke('M-170 0H170', ink.near, 8) +
        ellipse(-184, 0, 36, 15, ink.marigold) +
        ellipse(184, 0, 36, 15, ink.marigold),
      turn,
    )
  return (
    at(-110, -26, 1, figure(290, PADDLER, { top: ink.cream, legs: ink.near })) +
    paddle(-70, -24) +
    at(110, -26, 1, figure(290, PADDLER, { top: ink.marigold, legs: ink.near })) +
    path('M-380 -66Q-250 -36 0 -34Q250 -36 390 -70Q330 20 180 28H-170Q-320 20 -380 -66Z', ink.cloth) +
    path(
      'M-372 -56Q-250 -22 0 -20Q250 -22 380 -58Q340 -8 260 -2Q0 12 -260 -2Q-330 -10 -372 -56Z',
      lighten(ink.cloth, 0.07),
    ) +
    paddle(150, 24)
  )
}

function mangroves(stage: MotifStage, side: -1 | 1): string {
  const { ink } = stage
  const next = stage.random(`mangrove${side}`)
  const x = side < 0 ? 0 : SIDE
  const bark = mix(ink.near, ink.roof, 0.25)
  return at(
    x,
    0,
    [-side, 1],
    repeat(6, (i) =>
      stroke(
        `M${i * 46 - 40} 470Q${i * 50 - 20} 560 ${i * 62 - 70} 700M${i * 46 - 40} 500Q${i * 46 - 10} 580 ${i * 48 + 10} 690`,
        bark,
        9,
      ),
    ) +
      repeat(9, (i) =>
        ellipse(
          i * 38 - 60,
          400 - 60 * next() + i * 8,
          90,
          66,
          i % 2 ? mix(ink.leaf, ink.near, 0.45) : mix(ink.leaf, ink.near, 0.2),
        ),
      ) +
      repeat(5, (i) => ellipse(i * 48 - 40, 360 - 40 * next() + i * 12, 62, 38, lighten(ink.leaf, 0.03))),
  )
}
