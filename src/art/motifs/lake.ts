import { lighten, mix } from '../colour.ts'
import { longboat } from '../parts/boats.ts'
import { person } from '../parts/life.ts'
import { sway } from '../random.ts'
import { at, circle, ellipse, group, lens, num, path, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky, ground } from './backdrop.ts'
import { figure, PADDLER, SEATED } from './figure.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import { SIDE } from './motif.ts'
import type { Place } from './place.ts'

/** A still lake with the reflection of a mountain, and a slim boat. */
export const lake: Motif = {
  light: 'noon',
  lightAt: { kashmir: 'dawn', japan: 'dawn', nepal: 'dusk' },
  draw(stage, place) {
    const { ink } = stage
    const top = 520
    const far = { ...place, terrain: place.slug === 'north' ? ('snow' as const) : place.terrain }
    // resvg cannot draw a translucent shape in a translucent group where the shape is outside the picture.
    const solid = horizon(stage, far, top, 230).replaceAll(/ opacity="[\d.]+"/g, '')
    const reflection = group(at(0, top * 2, [1, -1], solid), { opacity: 0.35 })
    return [
      fullSky(stage, top, 54),
      horizon(stage, far, top + 2, 230),
      rect(0, top, SIDE, SIDE - top, stage.gradient([lighten(ink.water, 0.1), ink.water, ink.deep])),
      stage.clip(`M0 ${top}H1000V800H0Z`, reflection),
      repeat(7, (i) =>
        lens(120 + ((i * 263) % 800), top + 60 + i * 40, 200 + i * 12, 5, lighten(ink.water, 0.15), {
          opacity: 0.6,
        }),
      ),
      lakeGuests(stage, place),
      corner(stage, place.tree === 'palm' ? -1 : 1, 0.9),
    ].join('')
  },
}

function lakeGuests(stage: MotifStage, place: Place): string {
  const { ink } = stage
  if (place.slug === 'ladakh' || place.slug === 'north')
    return (
      ground(stage, 830, mix(ink.sand, ink.land, 0.3), ink.land) +
      at(360, 880, 1, yak(ink.near, ink.cloth, ink.cream)) +
      at(600, 890, 1, person(170, { coat: ink.cloth, legs: ink.near })) +
      at(660, 894, 1, person(156, { coat: ink.marigold, legs: ink.near, skirt: true }))
    )
  if (place.slug === 'japan')
    return (
      at(280, 830, 1, longboat(300, ink.near, ink.cloth)) +
      repeat(30, (i) =>
        circle(
          640 + ((i * 83) % 400),
          40 + ((i * 61) % 260) * (0.3 + ((i * 83) % 400) / 500),
          26,
          i % 2 ? ink.leaf : mix(ink.leaf, ink.cream, 0.45),
        ),
      ) +
      stroke('M1000 120Q880 130 760 60M1000 260Q900 240 840 160', ink.near, 14)
    )
  if (place.slug === 'nepal')
    return at(650, 640, 0.8, isleTemple(stage)) + at(340, 850, 1, rower(stage, false))
  return (
    at(560 + sway(stage.time) * 60, 700, 0.7, rower(stage, true)) +
    at(420 - sway(stage.time) * 36, 850 + sway(stage.time, 0, 2) * 3, 1.15, rower(stage, true))
  )
}

const isleTemple = (stage: MotifStage) => {
  const { ink } = stage
  return (
    ellipse(0, 0, 260, 36, mix(ink.leaf, ink.near, 0.4)) +
    ellipse(-120, -36, 90, 60, ink.leaf) +
    ellipse(130, -34, 86, 54, mix(ink.leaf, ink.near, 0.25)) +
    rect(-50, -80, 100, 80, ink.wall) +
    path('M-90 -74Q-40 -100 -30 -130H30Q40 -100 90 -74Z', ink.roof) +
    rect(-26, -160, 52, 34, ink.wall) +
    path('M-56 -156Q-20 -176 0 -220Q20 -176 56 -156Z', ink.roof) +
    rect(-3, -246, 6, 36, ink.marigold)
  )
}

function rower(stage: MotifStage, market: boolean): string {
  const { ink } = stage
  const goods = market
    ? repeat(9, (i) =>
        circle(
          -60 + i * 26,
          -34 - (i % 2) * 14,
          19,
          [ink.marigold, ink.cloth, ink.leaf, ink.cream][i % 4] as string,
        ),
      )
    : at(60, -26, 1, figure(150, SEATED, { top: ink.marigold, legs: ink.near }, -1))
  return (
    goods +
    at(
      -150,
      -12,
      1,
      figure(170, PADDLER, {
        top: market ? mix(ink.deep, ink.near, 0.4) : ink.cloth,
        legs: ink.near,
        hat: ink.cream,
      }),
    ) +
    stroke(`M-110 -70L${num(-190 + sway(stage.time, 0, 4) * 26)} 60`, ink.near, 8) +
    path(
      'M-300 -50Q-180 -14 0 -16Q200 -18 310 -58Q240 24 100 28H-120Q-240 20 -300 -50Z',
      mix(ink.near, ink.roof, 0.4),
    ) +
    path('M-292 -42Q-180 -2 0 -4Q200 -6 300 -48Q250 0 180 4H-190Q-250 0 -292 -42Z', ink.marigold)
  )
}

const yak = (coat: string, cloth: string, horn: string) =>
  path(
    'M-110 -30Q-120 -110 -60 -120Q0 -140 50 -110Q100 -108 116 -66Q112 -34 90 -40Q80 -20 70 -6H52L50 -26H-56L-62 -4H-82L-84 -26Z',
    coat,
  ) +
  path('M-40 -128Q10 -142 40 -112L46 -60Q0 -50 -44 -62Z', cloth) +
  stroke('M84 -106Q78 -136 100 -142M104 -102Q124 -120 116 -140', horn, 8) +
  stroke('M-104 -86Q-140 -60 -128 -20', coat, 12)
