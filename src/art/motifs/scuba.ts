import { lighten, mix } from '../colour.ts'
import { at, circle, path, rect, stroke } from '../shape.ts'
import type { Motif } from './motif.ts'
import { bubbles, depths, ray, reef, school } from './sea-life.ts'

/** A diver among rays in deep water. */
export const scuba: Motif = {
  light: 'noon',
  draw(stage) {
    const { ink } = stage
    return [
      depths(stage, 0),
      at(720, 200, 2.3, ray(100, mix(ink.deep, ink.near, 0.5), mix(ink.cream, ink.water, 0.3)), -16),
      at(470, 130, 1.25, ray(100, mix(ink.deep, ink.water, 0.35), mix(ink.cream, ink.water, 0.6)), -16),
      school(stage, 220, 250, 9, 60, mix(ink.marigold, ink.cream, 0.2), ink.cream),
      reef(stage, 290),
      bubbles(640, 420, '#e9fbff'),
      at(470, 560, 1.15, diver(ink.near, ink.cloth, ink.marigold), -10),
    ].join('')
  },
}

/** A diver around the origin, swimming right. */
export function diver(suit: string, trim: string, fin: string): string {
  const lighter = lighten(suit, 0.08)
  return (
    stroke('M-50 30L-150 70L-210 50', suit, 34) +
    path('M-200 28Q-290 -4 -350 18Q-290 62 -204 72Z', fin) +
    stroke('M-50 20L-160 24L-226 0', lighter, 32) +
    path('M-214 -24Q-290 -80 -352 -70Q-310 -14 -222 20Z', lighten(fin, -0.07)) +
    rect(-70, -58, 130, 40, trim, { rx: 20 }) +
    rect(58, -50, 18, 22, '#c9d3da', { rx: 4 }) +
    path('M-80 -6Q0 -44 96 -20Q108 6 90 28Q0 54 -78 42Z', suit) +
    path('M-20 -30Q30 -36 60 -26L56 42Q20 46 -14 46Z', trim, { opacity: 0.85 }) +
    stroke('M76 14L130 70L206 66', lighter, 24) +
    circle(216, 66, 14, '#a5683f') +
    circle(136, -8, 38, suit) +
    path('M146 -28L178 -16Q184 8 162 18L138 10Z', '#cfeef2') +
    stroke('M74 -40Q120 -70 150 26', '#2b3040', 9) +
    circle(156, 26, 13, '#2b3040')
  )
}
