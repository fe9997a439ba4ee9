import { lighten, mix } from '../../colour.ts'
import { hills, mist } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { sea, shore, sunPath } from '../../parts/sea.ts'
import { at, blob, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { leaves, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The seated Big Buddha of Samui by the sea, framed by palms. */
export const samui = sightScene({
  name: 'big-buddha-thailand',
  destination: 'thailand',
  place: 'Koh Samui',
  light: 'dawn',
  sun: [0.3, 0.4],
  draw(stage) {
    const { w, h, ink, lit, kind } = stage
    const line = h * 0.6
    const gold = '#f0b02c'
    const dark = '#c17f1c'
    const half = (k: number) =>
      path(
        `M0 -100H${k * 150}Q${k * 190} -96 ${k * 176} -62Q${k * 150} -36 0 -40Z`,
        k === lit ? gold : dark,
      ) +
      path(
        `M0 -330Q${k * 74} -322 ${k * 96} -280L${k * 126} -150Q${k * 130} -120 ${k * 96} -104L0 -96Z`,
        k === lit ? gold : dark,
      )
    const buddha =
      rect(-230, -40, 460, 44, '#b8452f') +
      rect(-210, -52, 420, 16, gold) +
      repeat(12, (i) =>
        path(`M${-204 + i * 34} -36Q${-187 + i * 34} -10 ${-170 + i * 34} -36Z`, lighten(gold, 0.06)),
      ) +
      half(-1) +
      half(1) +
      path('M-30 -326Q0 -300 40 -250L84 -110H30Q20 -220 -50 -290Z', '#d8752c') +
      stroke('M-104 -250Q-124 -170 -96 -120Q-60 -96 -10 -104', dark, 10) +
      stroke('M104 -250Q128 -180 108 -130L150 -76', mix(gold, dark, 0.7), 10) +
      rect(-24, -356, 48, 40, dark) +
      ellipse(0, -396, 54, 64, gold) +
      path(
        lit < 0
          ? 'M0 -460A54 64 0 0 1 0 -332Q30 -396 0 -460Z'
          : 'M0 -460A54 64 0 0 0 0 -332Q-30 -396 0 -460Z',
        dark,
      ) +
      path('M-58 -404Q-60 -470 0 -476Q60 -470 58 -404Q40 -436 0 -438Q-40 -436 -58 -404Z', '#5a3a2a') +
      path('M-26 -470Q-20 -500 0 -540Q20 -500 26 -470Z', '#5a3a2a') +
      path('M-5 -530L0 -560L5 -530Z', gold) +
      stroke('M-30 -398Q-20 -390 -10 -398M10 -398Q20 -390 30 -398M-12 -362Q0 -354 12 -362', '#6b3f1a', 5) +
      ellipse(-58, -392, 8, 22, gold) +
      ellipse(58, -392, 8, 22, dark)
    return [
      fullSky(stage, 0.62, { disc: 80 }),
      hills(stage, 'far', {
        y: line - h * 0.02,
        amp: h * 0.05,
        fill: stage.far(ink.leaf, 0.55),
        bottom: line + 4,
        detail: 3,
      }),
      mist(stage, line - h * 0.01, h * 0.03, ink.cream, 0.7),
      sea(stage, { top: line, far: stage.far(ink.water, 0.4), near: ink.deep, foam: ink.cream, rows: 7 }),
      sunPath(stage, line, h * 0.8, '#fff0c0'),
      landmark(
        stage,
        0.8,
        blob(
          [
            [-420, 10],
            [-330, -50],
            [-140, -76],
            [140, -78],
            [340, -54],
            [440, 10],
            [0, 40],
          ],
          mix(ink.leaf, ink.near, 0.35),
        ) +
          repeat(9, (i) =>
            ellipse(-320 + i * 80, -50, 50, 34, i % 2 ? ink.leaf : mix(ink.leaf, ink.near, 0.3)),
          ),
        kind === 'wide' ? 20 : 30,
      ),
      landmark(stage, 0.745, buddha, kind === 'wide' ? 20 : 30, 0.94),
      landmark(
        stage,
        0.8,
        path('M-54 -40H54L120 60H-120Z', mix(ink.sand, ink.cream, 0.4)) +
          repeat(6, (i) => rect(-58 - i * 11, -34 + i * 16, 116 + i * 22, 6, mix(ink.sand, ink.roof, 0.3))),
        kind === 'wide' ? 20 : 30,
      ),
      shore(
        stage,
        [
          [-20, h * 0.9],
          [w * 0.3, h * 0.87],
          [w * 0.7, h * 0.86],
          [w + 20, h * 0.9],
        ],
        ink.sand,
        mix(ink.sand, ink.deep, 0.3),
        '#ffffff',
      ),
      landmark(
        stage,
        0.94,
        ellipse(0, 0, 70, 8, ink.near, { opacity: 0.2 }) +
          at(-24, 0, 1, person(130, { coat: ink.cream, legs: ink.deep })) +
          at(34, 2, 1, person(122, { coat: ink.cloth, legs: ink.cream, skirt: true })),
        kind === 'wide' ? -180 : -150,
      ),
      palmAt(
        stage,
        kind === 'wide' ? -700 : -430,
        0.98,
        kind === 'wide' ? 560 : 430,
        kind === 'wide' ? 0.16 : 0.02,
      ),
      kind === 'wide' ? palmAt(stage, 570, 0.98, 520, -0.1) : '',
      kind === 'tall' ? leaves(stage, 1, 0.8) : '',
      leaves(stage, -1, 0.7),
    ].join('')
  },
})
