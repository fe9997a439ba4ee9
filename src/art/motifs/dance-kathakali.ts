import { mix } from '../colour.ts'
import { sway } from '../random.ts'
import { at, circle, ellipse, nudge, path, rect, repeat, stroke } from '../shape.ts'
import type { DrawVariant } from './motif.ts'
import { SIDE } from './motif.ts'

/** A candle flame on (x, y). */
export const flame = (x: number, y: number, s: number) =>
  at(
    x,
    y,
    s,
    path('M-50 0Q-80 -90 0 -190Q4 -130 40 -110Q80 -60 50 0Z', '#ff8a2e') +
      path('M-24 0Q-40 -50 4 -110Q10 -70 26 -56Q40 -30 24 0Z', '#ffe08a'),
  )

/** The face and costume of a Kathakali actor, from near. */
export const kathakali: DrawVariant = (stage) => {
  const { ink } = stage
  const green = '#3f9a4a'
  const look = sway(stage.time, 0, 2) * 13
  const flicker = 1 + sway(stage.time, 0, 5) * 0.08
  return [
    rect(0, 0, SIDE, SIDE, mix('#24102a', ink.cloth, 0.15)),
    path('M0 0H240Q200 400 130 1000H0ZM1000 0H760Q800 400 870 1000H1000Z', mix(ink.cloth, '#24102a', 0.25)),
    path(
      'M60 0H110Q120 400 60 1000H0V600Q60 300 60 0ZM940 0H890Q880 400 940 1000H1000V600Q940 300 940 0Z',
      mix(ink.cloth, '#24102a', 0.5),
    ),
    circle(500, 420, 520, stage.glow('#ffb347', 0.55)),
    path('M250 1010Q240 760 360 690Q500 640 640 690Q760 760 750 1010Z', ink.cloth),
    repeat(5, (i) =>
      path(
        `M${330 + i * 70} 1010Q${350 + i * 64} 860 ${380 + i * 50} 720L${410 + i * 42} 720Q${390 + i * 58} 860 ${376 + i * 66} 1010Z`,
        i % 2 ? ink.cream : ink.marigold,
      ),
    ),
    repeat(15, (i) => {
      const a = 3.3 + (i / 14) * 2.82
      return circle(500 + Math.cos(a) * 300, 360 + Math.sin(a) * 290, 30, i % 2 ? ink.cloth : ink.marigold)
    }),
    path('M210 380A290 290 0 0 1 790 380Q760 460 700 480H300Q240 460 210 380Z', ink.marigold),
    path('M280 390A220 230 0 0 1 720 390Q700 440 660 460H340Q300 440 280 390Z', '#c8302a'),
    repeat(9, (i) => {
      const a = 3.4 + (i / 8) * 2.62
      return circle(500 + Math.cos(a) * 190, 400 + Math.sin(a) * 190, 20, i % 2 ? green : ink.cream)
    }),
    path('M350 330Q360 240 500 230Q640 240 650 330Z', ink.marigold),
    path('M420 250L500 60L580 250Z', ink.marigold),
    path('M500 60L580 250H520Z', mix(ink.marigold, ink.near, 0.25)),
    circle(500, 190, 26, '#c8302a'),
    path('M340 400Q330 330 500 320Q670 330 660 400Q670 560 580 630Q500 690 420 630Q330 560 340 400Z', green),
    path(
      'M330 440Q310 600 400 660Q500 720 600 660Q690 600 670 440Q720 600 620 690Q500 760 380 690Q280 600 330 440Z',
      '#fffdf6',
    ),
    nudge(
      0,
      sway(stage.time, 0.25, 2) * 5,
      path('M376 410Q420 370 470 410Q420 400 376 410ZM624 410Q580 370 530 410Q580 400 624 410Z', '#14101c'),
    ),
    path('M374 456Q424 420 476 458Q424 484 374 456ZM626 456Q576 420 524 458Q576 484 626 456Z', '#fffdf6', {
      stroke: '#14101c',
      'stroke-width': 9,
    }),
    circle(428 + look, 454, 15, '#14101c'),
    circle(572 + look, 454, 15, '#14101c'),
    path('M488 350Q500 320 512 350L506 400H494Z', '#fbd04a'),
    path('M484 470Q478 530 500 540Q522 530 516 470', 'none', { stroke: '#2a6f36', 'stroke-width': 8 }),
    path('M440 590Q470 570 500 580Q530 570 560 590Q530 626 500 626Q470 626 440 590Z', '#d8302a'),
    circle(290, 450, 46, ink.marigold),
    circle(290, 450, 24, '#c8302a'),
    circle(710, 450, 46, ink.marigold),
    circle(710, 450, 24, '#c8302a'),
    at(
      130,
      980,
      1,
      stroke('M0 0V-240', ink.marigold, 16) +
        ellipse(0, -244, 70, 16, ink.marigold) +
        flame(-34, -250, 0.36 * flicker) +
        flame(34, -250, 0.36 * flicker) +
        flame(0, -256, 0.44 * flicker) +
        ellipse(0, 0, 70, 18, ink.marigold),
    ),
    at(
      870,
      980,
      1,
      stroke('M0 0V-240', ink.marigold, 16) +
        ellipse(0, -244, 70, 16, ink.marigold) +
        flame(-34, -250, 0.36 * flicker) +
        flame(34, -250, 0.36 * flicker) +
        flame(0, -256, 0.44 * flicker) +
        ellipse(0, 0, 70, 18, ink.marigold),
    ),
  ].join('')
}
