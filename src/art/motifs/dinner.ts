import { lighten, mix } from '../colour.ts'
import { lantern } from '../parts/life.ts'
import { sea, shore, sunPath } from '../parts/sea.ts'
import { at, circle, path, rect, repeat, stroke } from '../shape.ts'
import { fullSky, placeTree } from './backdrop.ts'
import { figure, SEATED } from './figure.ts'
import { horizon } from './horizon.ts'
import type { Motif } from './motif.ts'

/** A table for two on the beach, with lanterns in the palms. */
export const dinner: Motif = {
  light: 'night',
  draw(stage, place) {
    const { ink } = stage
    return [
      fullSky(stage, 520, 60),
      horizon(stage, place, 524, 120),
      sea(stage, { top: 520, far: lighten(ink.water, 0.02), near: ink.deep, rows: 5 }),
      sunPath(stage, 520, 740, '#dfe6ff'),
      shore(
        stage,
        [
          [-20, 740],
          [300, 700],
          [640, 720],
          [1020, 660],
        ],
        mix(ink.sand, '#c98a5a', 0.3),
        mix(ink.sand, ink.deep, 0.5),
        '#e9f4f6',
      ),
      circle(500, 780, 420, stage.glow('#ffb347', 0.65)),
      placeTree(stage, place, 110, 900, 760, 0.1),
      placeTree(stage, place, 930, 880, 680, -0.16),
      stroke('M190 200Q500 400 800 240', ink.near, 4),
      [0.12, 0.3, 0.5, 0.7, 0.88]
        .map((t) =>
          at(190 + 610 * t, 200 + 40 * t + 330 * t * (1 - t), 1, lantern(stage, 62, ink.marigold, true)),
        )
        .join(''),
      at(340, 900, 1, figure(300, SEATED, { top: ink.cloth, legs: ink.cream })),
      at(680, 900, 1, figure(300, SEATED, { top: ink.cream, legs: ink.near }, -1)),
      path('M390 760H630L650 920H370Z', ink.cream) +
        path('M560 760H630L650 920H580Z', mix(ink.cream, ink.deep, 0.3)) +
        rect(376, 748, 268, 20, '#fffaf0'),
      circle(510, 716, 90, stage.glow('#ffd27a', 0.9)) +
        rect(502, 690, 16, 58, ink.cream) +
        path('M500 690Q496 664 510 644Q524 664 520 690Z', '#ffd27a') +
        path('M440 748V716M426 690Q426 718 440 718Q454 718 454 690Z', '#e9f4f6', {
          stroke: '#e9f4f6',
          'stroke-width': 4,
        }) +
        path('M580 748V716M566 690Q566 718 580 718Q594 718 594 690Z', '#e9f4f6', {
          stroke: '#e9f4f6',
          'stroke-width': 4,
        }),
      repeat(
        6,
        (i) =>
          rect(130 + i * 150 + (i % 2) * 12, 940 - (i % 2) * 26, 22, 34, '#ffcf73', { rx: 5 }) +
          circle(141 + i * 150, 950, 50, stage.glow('#ffb347', 0.6)),
      ),
    ].join('')
  },
}
