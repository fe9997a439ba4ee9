import { lighten, mix } from '../colour.ts'
import { headland } from '../parts/headland.ts'
import { hills } from '../parts/land.ts'
import { person } from '../parts/life.ts'
import { sea, shore, sunPath } from '../parts/sea.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shape.ts'
import { heaven, landmark, trip } from './kit.ts'
import { leaves, palmAt } from './parts.ts'

/** A thatched shack on Calangute beach at noon, a parasail over the bay. */
export const calangute = trip({
  name: 'calangute-goa',
  of: 'goa',
  place: 'Calangute',
  light: 'noon',
  sun: [0.2, 0.16],
  draw(stage) {
    const { w, h, u, ink, kind } = stage
    const wide = kind === 'wide'
    const line = h * 0.55
    const straw = '#d9ab62'
    const table = (x: number, c: string) =>
      rect(x - 4, -56, 8, 56, '#7a4a2c') +
      rect(x - 46, -62, 92, 9, c) +
      [-64, 64]
        .map(
          (k) =>
            path(`M${x + k - 14} 0V-36H${x + k + 14}V0H${x + k + 8}V-28H${x + k - 8}V0Z`, '#7a4a2c') +
            rect(x + k + (k < 0 ? -16 : 10), -74, 6, 40, '#7a4a2c'),
        )
        .join('')
    const shack =
      rect(-250, -170, 500, 170, '#2f5f78') +
      rect(-250, -170, 500, 60, '#8a4f6a', { opacity: 0.35 }) +
      rect(-200, -110, 400, 110, '#f2cf9a') +
      rect(-210, -118, 420, 14, '#a8683a') +
      repeat(8, (i) => rect(-190 + i * 50, -98, 4, 96, '#d9a86c')) +
      repeat(6, (i) =>
        path(
          `M${-150 + i * 58} -118q4 -28 0 -40h16q-4 12 0 40Z`,
          [ink.cloth, ink.marigold, '#2f9f7a'][i % 3] as string,
        ),
      ) +
      at(-60, -108, 1, person(96, { coat: ink.cream, legs: ink.near })) +
      rect(-210, -118, 420, 14, '#a8683a') +
      [-246, -86, 78, 238].map((x) => rect(x - 7, -240, 14, 240, '#7a4a2c')).join('') +
      path('M-330 -196L-200 -330H200L330 -196Q170 -216 0 -208T-330 -196Z', straw) +
      repeat(16, (i) => stroke(`M${-196 + i * 26} -326L${-310 + i * 41} -204`, '#b5843f', 4)) +
      path('M-210 -322H210L190 -344H-190Z', lighten(straw, -0.08)) +
      repeat(10, (i) =>
        circle(-216 + i * 48, -186 + 8 * Math.sin(i * 1.6), 8, i % 2 ? ink.marigold : ink.cream),
      ) +
      path('M-90 -286H90V-232H-90Z', '#3f2a3a') +
      stroke('M-64 -260Q-48 -276 -32 -260T0 -260T32 -260T64 -260', ink.marigold, 7)
    return [
      heaven(stage, 0.57),
      hills(stage, 'cape', {
        y: line - h * 0.02,
        amp: h * 0.04,
        fill: stage.far(ink.leaf, 0.5),
        bottom: line + 4,
        detail: 3,
      }),
      sea(stage, { top: line, far: '#4fb4bf', near: '#1b8598', foam: '#b9e6e2' }),
      // The parasail and its boat.
      at(
        w * (wide ? 0.3 : 0.26),
        h * 0.3,
        u,
        path('M-90 0Q-70 -76 0 -80Q70 -76 90 0Q60 -22 30 -6Q0 -24 -30 -6Q-60 -22 -90 0Z', ink.cloth) +
          path('M-30 -6Q-30 -66 0 -80Q30 -66 30 -6Q0 -24 -30 -6Z', ink.marigold) +
          stroke('M-88 0L0 96L88 0M-30 -6L0 96L30 -6', ink.near, 2.4) +
          at(0, 136, 1, person(44, { coat: ink.deep, legs: ink.near })) +
          stroke('M0 110Q60 240 220 318', ink.near, 2),
      ),
      at(
        w * (wide ? 0.3 : 0.26) + 230 * u,
        h * 0.3 + 326 * u,
        u,
        path('M-60 -14H70Q60 16 40 18H-44Q-58 10 -60 -14Z', '#fffaf0') +
          path('M-60 -14H70L68 -6H-59Z', ink.cloth) +
          rect(-16, -36, 40, 22, ink.deep) +
          ellipse(-86, 16, 50, 7, '#fff', { opacity: 0.8 }),
      ),
      shore(
        stage,
        [
          [-20, h * 0.78],
          [w * 0.35, h * 0.76],
          [w * 0.6, h * 0.73],
          [w + 20, h * 0.71],
        ],
        ink.sand,
        mix(ink.sand, ink.deep, 0.25),
        '#ffffff',
      ),
      palmAt(stage, wide ? 560 : 400, 0.9, 560, -0.12),
      palmAt(stage, wide ? 430 : 300, 0.86, 460, 0.1),
      landmark(
        stage,
        0.88,
        ellipse(0, 4, 330, 16, ink.near, { opacity: 0.18 }) + shack,
        wide ? 200 : 70,
        wide ? 1 : 0.9,
      ),
      landmark(
        stage,
        0.955,
        table(-140, ink.cloth) +
          table(140, ink.marigold) +
          at(-210, -30, 1, person(104, { coat: '#3f8fb0', legs: ink.near, pose: 'sit' })),
        wide ? -230 : -60,
        0.9,
      ),
      landmark(
        stage,
        0.93,
        ellipse(0, 0, 120, 8, ink.near, { opacity: 0.2 }) +
          rect(-3, -150, 6, 150, ink.near) +
          path('M-96 -126Q-70 -180 0 -186Q70 -180 96 -126Z', ink.cloth) +
          path('M-34 -128Q-24 -178 0 -186Q24 -178 34 -128Z', ink.cream),
        wide ? -560 : -330,
      ),
      leaves(stage, 1, 0.8),
      leaves(stage, -1, 0.6),
    ].join('')
  },
})

/** Outrigger canoes drawn up on Benaulim's sand, men hauling a net at sunset. */
export const benaulim = trip({
  name: 'benaulim-goa',
  of: 'goa',
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
      heaven(stage, 0.58, { disc: 90 }),
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

/** Painted huts on stilts along the curve of Palolem at first light. */
export const palolem = trip({
  name: 'palolem-goa',
  of: 'goa',
  place: 'Palolem',
  light: 'dawn',
  sun: [0.26, 0.3],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const line = h * 0.55
    const hut = (wall: string, roof: string) =>
      ellipse(0, 2, 110, 9, ink.near, { opacity: 0.2 }) +
      [-74, -26, 26, 74].map((x) => rect(x - 5, -60, 10, 62, '#7a4a30')).join('') +
      rect(-96, -72, 192, 14, '#9a6238') +
      rect(-80, -160, 160, 90, wall) +
      rect(lit < 0 ? 30 : -80, -160, 50, 90, lighten(wall, -0.08)) +
      rect(-18, -138, 36, 68, '#5a3528') +
      rect(-62, -136, 30, 34, ink.cream) +
      rect(34, -136, 30, 34, ink.cream) +
      path('M-112 -150L-60 -214H60L112 -150Z', roof) +
      path(lit < 0 ? 'M10 -214H60L112 -150H30Z' : 'M-10 -214H-60L-112 -150H-30Z', lighten(roof, -0.09)) +
      stroke('M-94 -72V-104H-44M44 -104H94V-72M-70 -104V-72M70 -104V-72', '#9a6238', 5) +
      path('M-20 -64H20L34 0H-34Z', '#b57a48') +
      repeat(4, (i) => rect(-24 - i * 3, -52 + i * 14, 48 + i * 6, 4, '#7a4a30'))
    const huts: [number, number, number, string, string][] = [
      [600, 0.765, 0.62, '#e8707a', '#8a5f4a'],
      [430, 0.79, 0.78, '#3fa8a0', '#b5843f'],
      [210, 0.83, 0.96, '#f2b23c', '#8a5f4a'],
      [-60, 0.885, 1.2, '#d94f7a', '#b5843f'],
    ]
    return [
      heaven(stage, 0.57, { disc: 70 }),
      sea(stage, {
        top: line,
        far: stage.far(ink.water, 0.4),
        near: mix(ink.water, ink.deep, 0.5),
        foam: '#ffffff',
      }),
      landmark(
        stage,
        0.585,
        headland(
          stage.random('isle'),
          [
            [-120, 0],
            [-90, -46],
            [-20, -84],
            [70, -96],
            [160, -70],
            [230, -30],
            [260, 0],
          ],
          { light: '#b58f78', shade: '#8a6a66', green: mix(ink.leaf, ink.far, 0.25), foam: '#ffffff' },
          lit,
          [30, 50],
        ),
        wide ? -500 : -300,
      ),
      hills(stage, 'cape', { y: h * 0.56, amp: h * 0.03, fill: stage.far(ink.leaf, 0.4), bottom: line + 4 }),
      shore(
        stage,
        [
          [-20, h * 1.0],
          [w * 0.16, h * 0.93],
          [w * 0.36, h * 0.83],
          [w * 0.58, h * 0.75],
          [w * 0.8, h * 0.7],
          [w + 20, h * 0.675],
        ],
        ink.sand,
        mix(ink.sand, ink.deep, 0.25),
        '#ffffff',
      ),
      [700, 560, 480, 350, 300, 180, 60]
        .map((x, i) =>
          palmAt(
            stage,
            wide ? x : x * 0.62 + 20,
            0.765 + i * 0.012,
            330 + 44 * (i % 3) + i * 12,
            i % 2 ? 0.1 : -0.08,
          ),
        )
        .join(''),
      huts
        .map(([x, y, s, wall, roof]) => landmark(stage, y, hut(wall, roof), wide ? x : x * 0.6 + 30, s))
        .join(''),
      at(
        w * (wide ? 0.24 : 0.2),
        h * 0.74,
        u,
        ellipse(0, 12, 130, 9, ink.near, { opacity: 0.2 }) +
          path('M-130 -34Q-90 -2 0 0T140 -40Q110 20 0 22T-130 -34Z', '#3f7fa8') +
          path('M-130 -34Q-90 -2 0 0T140 -40L136 -28Q80 8 0 10T-126 -24Z', ink.cream) +
          stroke('M-40 -2V-22H60V2', '#5a3528', 6),
      ),
      landmark(
        stage,
        0.955,
        ellipse(0, 0, 80, 8, ink.near, { opacity: 0.2 }) +
          at(-24, 0, 1, person(132, { coat: ink.cream, legs: '#4f8fa0' })) +
          at(36, 2, 1, person(122, { coat: ink.cloth, legs: ink.marigold, skirt: true, hat: '#e8c98a' })),
        wide ? -250 : -80,
      ),
      leaves(stage, 1, 1),
      leaves(stage, -1, 0.6),
    ].join('')
  },
})
