import { lighten, mix } from '../colour.ts'
import { stars } from '../parts/sky.ts'
import { sway } from '../random.ts'
import { at, circle, num, path, stroke } from '../shape.ts'
import { fullSky, ground } from './backdrop.ts'
import { figure, SEATED } from './figure.ts'
import { horizon } from './horizon.ts'
import type { Motif } from './motif.ts'

/** Tents under a sky of stars. */
export const camp: Motif = {
  light: 'night',
  draw(stage, place) {
    const { ink } = stage
    const tent = (x: number, y: number, s: number, colour: string) =>
      at(
        x,
        y,
        s,
        circle(0, -60, 260, stage.glow('#ffc35c', 0.4)) +
          path('M-190 0L-20 -210L20 -210L190 0Z', colour) +
          path('M-20 -210L20 -210L190 0H70Q40 -110 -20 -210Z', lighten(colour, -0.09)) +
          path('M-70 0Q-30 -110 -4 -170Q20 -110 50 0Z', '#ffd27a') +
          path('M-70 0Q-34 -100 -4 -170L-16 0Z', lighten(colour, 0.06)),
      )
    // The flame leans to both sides around its base.
    const flicker = (flame: string, phase: number) => {
      const lean = sway(stage.time, phase, 6) * 5
      return lean === 0 ? flame : `<g transform="rotate(${num(lean)} 690 900)">${flame}</g>`
    }
    return [
      fullSky(stage, 620, 46),
      stars(stage, 560, 70),
      path('M-10 430Q200 300 420 260Q640 190 1010 40Q760 260 520 340Q300 400 -10 560Z', '#b9c4ff', {
        opacity: 0.14,
      }),
      path('M-10 470Q260 330 460 292Q660 230 1010 80Q760 260 500 330Q300 380 -10 500Z', '#e6e4ff', {
        opacity: 0.16,
      }),
      horizon(stage, place, 640, 220),
      ground(stage, 660, mix(ink.land, ink.near, 0.2), mix(ink.land, ink.near, 0.7), 20),
      tent(760, 770, 0.62, ink.cream),
      tent(330, 850, 1.15, ink.cloth),
      circle(690, 890, 190, stage.glow('#ffab3d', 0.7)),
      flicker(path('M650 900Q640 850 680 800Q690 840 710 826Q740 860 730 900Z', '#ff9a2e'), 0),
      flicker(path('M668 900Q666 870 690 846Q714 872 712 900Z', '#ffe08a'), 0.3),
      stroke('M640 906L740 890M640 890L740 906', ink.near, 14),
      at(570, 930, 1, figure(170, SEATED, { top: ink.marigold, legs: ink.near }), sway(stage.time) * 3),
      at(820, 930, 1, figure(170, SEATED, { top: ink.cloth, legs: ink.near }, -1), sway(stage.time, 0.4) * 3),
    ].join('')
  },
}
