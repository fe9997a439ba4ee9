import { lighten, mix } from '../../colour.ts'
import { headland } from '../../parts/headland.ts'
import { hills } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { sea, shore } from '../../parts/sea.ts'
import { at, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { leaves, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** Painted huts on stilts along the curved beach of Palolem at dawn. */
export const palolem = sightScene({
  name: 'palolem-goa',
  destination: 'goa',
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
      fullSky(stage, 0.57, { disc: 70 }),
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
