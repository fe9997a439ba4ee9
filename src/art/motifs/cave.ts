import { lighten, mix } from '../colour.ts'
import { person } from '../parts/life.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shape.ts'
import { corner, fullSky, ground } from './backdrop.ts'
import { figure, SEATED } from './figure.ts'
import { horizon } from './horizon.ts'
import type { Motif, MotifStage } from './motif.ts'
import { SIDE } from './motif.ts'
import type { Place } from './place.ts'

/** The entrance of a cave from inside, with light and people in it. */
export const cave: Motif = {
  light: 'noon',
  lightAt: { 'new-zealand': 'night' },
  draw(stage, place) {
    const { ink } = stage
    if (place.slug === 'malaysia') return rainbowSteps(stage, place)
    const glow = place.slug === 'new-zealand'
    const wall = mix(ink.near, ink.far, 0.12)
    const inner = mix(ink.near, ink.far, 0.32)
    const mouth = 'M250 800Q190 560 290 380Q380 240 520 230Q690 240 760 400Q830 580 770 800Z'
    const drip = (x: number, y: number, w: number, h: number, c: string) =>
      path(
        `M${x - w} ${y}Q${x - w * 0.3} ${y + h * 0.4} ${x} ${y + h}Q${x + w * 0.3} ${y + h * 0.4} ${x + w} ${y}Z`,
        c,
      )
    const lights = glow
      ? repeat(70, (i) =>
          circle(30 + ((i * 271) % 940), 20 + ((i * 137) % 330), 3 + (i % 3) * 1.6, '#8ff5e4', {
            opacity: 0.9,
          }),
        )
      : ''
    return [
      rect(0, 0, SIDE, SIDE, wall),
      path('M120 1000Q60 560 200 300Q320 110 520 100Q760 110 860 340Q960 600 890 1000Z', inner),
      stage.clip(
        mouth,
        fullSky(stage, 640, 0) +
          horizon(stage, place, 660, 220) +
          ground(stage, 690, mix(ink.land, ink.leaf, 0.4), ink.leaf),
      ),
      glow ? path(mouth, mix('#0a1a3a', ink.deep, 0.3)) : '',
      path(
        'M-10 1010V830Q260 770 520 790T1010 820V1010Z',
        glow || place.slug === 'north'
          ? stage.gradient([mix(ink.water, ink.near, 0.2), ink.near])
          : mix(ink.sand, ink.near, 0.45),
      ),
      [
        [60, 0, 60, 330],
        [180, 0, 50, 220],
        [300, 0, 70, 150],
        [430, 0, 40, 200],
        [600, 0, 60, 170],
        [720, 0, 44, 250],
        [850, 0, 80, 300],
        [960, 0, 50, 420],
      ]
        .map(([x, y, w, h], i) =>
          drip(x as number, y as number, w as number, h as number, i % 2 ? wall : lighten(wall, -0.04)),
        )
        .join(''),
      lights,
      at(110, 1000, [1, -1], drip(0, 0, 90, 330, lighten(wall, -0.03))),
      at(900, 1000, [1, -1], drip(0, 0, 80, 260, wall)),
      glow
        ? at(
            500,
            840,
            1,
            [-110, 0, 110]
              .map((x) =>
                at(x, -14, 1, figure(170, SEATED, { top: x ? ink.cloth : ink.marigold, legs: ink.near })),
              )
              .join('') +
              path(
                'M-260 -40Q0 -6 270 -44Q220 40 120 44H-130Q-220 40 -260 -40Z',
                mix(ink.roof, ink.near, 0.3),
              ),
          )
        : at(470, 810, 1, person(200, { coat: ink.cloth, legs: ink.near, hat: ink.marigold })) +
          at(570, 816, 1, person(170, { coat: ink.marigold, legs: ink.near, hat: ink.cream })) +
          at(640, 812, 1, person(120, { coat: ink.cream, legs: ink.deep, hat: ink.cloth })),
    ].join('')
  },
}

function rainbowSteps(stage: MotifStage, place: Place): string {
  const { ink } = stage
  const colours = ['#d8452f', '#f2a01f', '#f5cf4a', '#4fa35c', '#2f8fc0', '#5a58b0', '#c0508f']
  const rock = mix(ink.sand, ink.far, 0.5)
  return [
    fullSky(stage, 420, 50),
    horizon(stage, place, 520, 120),
    path('M-10 1010V360Q80 180 240 150Q420 70 560 120Q760 80 860 200Q980 260 1010 400V1010Z', rock),
    path('M560 120Q760 80 860 200Q980 260 1010 400V1010H800Q860 480 560 120Z', mix(rock, ink.near, 0.28)),
    repeat(8, (i) =>
      ellipse(60 + i * 124, 190 + ((i * 67) % 110), 86, 50, i % 2 ? ink.leaf : mix(ink.leaf, ink.near, 0.4)),
    ),
    path('M430 480Q420 330 530 300Q650 320 650 480Z', ink.near),
    repeat(22, (i) => {
      const t = i / 21
      const w = 190 + 330 * t
      return rect(540 - w / 2, 470 + t * 540, w, 27, colours[i % 7] as string)
    }),
    stroke('M445 470L280 1010M635 470L800 1010', ink.cream, 12),
    at(230, 940, 1, guardian(ink.marigold)),
    at(560, 800, 1, person(110, { coat: ink.cream, legs: ink.near })),
    at(500, 900, 1, person(140, { coat: ink.cloth, legs: ink.marigold, skirt: true })),
    corner(stage, -1, 0.9),
    corner(stage, 1, 1),
  ].join('')
}

const guardian = (gold: string) => {
  const dark = lighten(gold, -0.12)
  return (
    rect(-80, -40, 160, 60, dark) +
    path('M-46 -40L-52 -330Q-60 -420 0 -430Q60 -420 52 -330L46 -40Z', gold) +
    path('M0 -430Q60 -420 52 -330L46 -40H10Z', dark) +
    circle(0, -464, 42, gold) +
    path('M-44 -480Q-30 -600 0 -630Q30 -600 44 -480Z', lighten(gold, 0.05)) +
    stroke('M78 -30V-640', gold, 12) +
    path('M78 -730L104 -650H52Z', gold) +
    stroke('M44 -380L78 -320', gold, 30)
  )
}
