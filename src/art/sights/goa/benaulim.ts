import { lighten, mix } from '../../colour.ts'
import { person } from '../../parts/life.ts'
import { sea, shore, sunPath } from '../../parts/sea.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { leaves, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** Outrigger canoes on the beach of Benaulim and men who pull in a net, at sunset. */
export const benaulim = sightScene({
  name: 'benaulim-goa',
  destination: 'goa',
  place: 'Benaulim',
  light: 'dusk',
  sun: [0.32, 0.44],
  draw(stage) {
    const { w, h, ink, kind } = stage
    const wide = kind === 'wide'
    const line = h * 0.56
    const canoe = (hull: string, trim: string) =>
      ellipse(20, 26, 330, 20, ink.near, { opacity: 0.25 }) +
      stroke('M-110 -26Q-60 -70 120 -64M90 -20Q130 -60 190 -56', '#5a3528', 9) +
      path('M60 -78H250Q262 -72 250 -64H60Q50 -70 60 -78Z', '#5a3528') +
      path(
        'M-320 -92Q-250 -40 -120 -34H150Q270 -40 330 -110Q330 -30 250 20Q200 34 0 34T-240 22Q-310 -30 -320 -92Z',
        hull,
      ) +
      path(
        'M-320 -92Q-250 -40 -120 -34H150Q270 -40 330 -110L328 -90Q270 -22 150 -14H-120Q-250 -22 -316 -70Z',
        trim,
      ) +
      path('M-240 22Q-200 34 0 34T250 20L236 30Q160 50 0 50T-226 32Z', lighten(hull, -0.1)) +
      repeat(5, (i) => rect(-150 + i * 70, -38, 12, 14, '#5a3528')) +
      circle(268, -46, 12, ink.cream) +
      circle(268, -46, 6, ink.near)
    const hauler = (x: number, c: string) =>
      at(x, 0, [-1, 1], at(0, 0, 1, person(122, { coat: c, legs: ink.near, pose: 'walk' })), 10)
    return [
      fullSky(stage, 0.58, { disc: 90 }),
      sea(stage, { top: line, far: stage.far(ink.water, 0.4), near: ink.deep, foam: '#ffd9a0' }),
      sunPath(stage, line, h * 0.76, '#ffe4ac'),
      landmark(
        stage,
        0.585,
        path('M-90 -10Q-40 10 40 10T100 -14L86 20H-76Z', ink.near) +
          stroke('M0 4V-70', ink.near, 5) +
          rect(-30, -26, 40, 22, ink.near),
        wide ? -480 : -260,
        0.8,
      ),
      shore(
        stage,
        [
          [-20, h * 0.8],
          [w * 0.3, h * 0.78],
          [w * 0.65, h * 0.74],
          [w + 20, h * 0.73],
        ],
        mix(ink.sand, ink.roof, 0.14),
        mix(ink.sand, ink.deep, 0.4),
        '#ffe9c8',
      ),
      landmark(
        stage,
        0.79,
        stroke('M-620 -20Q-300 10 20 -58', ink.near, 4) +
          hauler(-60, ink.cloth) +
          hauler(-140, ink.cream) +
          hauler(-230, ink.marigold) +
          hauler(-320, '#4f8fa0'),
        wide ? 120 : 150,
      ),
      palmAt(stage, wide ? 560 : 400, 0.86, 520, -0.1),
      palmAt(stage, wide ? 470 : 330, 0.82, 400, 0.08),
      landmark(stage, 0.91, at(0, 0, 1, canoe('#2f6f9a', ink.marigold)), wide ? 130 : 40, wide ? 1 : 0.95),
      landmark(stage, 0.94, at(0, 0, [-1, 1], canoe('#b8402f', ink.cream)), wide ? -560 : -340, 0.8),
      landmark(
        stage,
        0.965,
        repeat(9, (i) =>
          ellipse(-90 + i * 24, -8 - 12 * Math.sin(i * 0.36), 24, 16, i % 2 ? '#3f8f8a' : '#2f7472'),
        ) + repeat(6, (i) => circle(-76 + i * 34, -14 - (i % 2) * 12, 8, ink.cloth)),
        wide ? -130 : 230,
      ),
      leaves(stage, 1, 0.8),
    ].join('')
  },
})
