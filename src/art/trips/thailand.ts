import { lighten, mix } from '../colour.ts'
import { longboat } from '../parts/boats.ts'
import { karst } from '../parts/karst.ts'
import { hills, mist } from '../parts/land.ts'
import { person } from '../parts/life.ts'
import { bushes, tree } from '../parts/plants.ts'
import { sea, shore, sunPath } from '../parts/sea.ts'
import { at, blob, ellipse, path, poly, rect, repeat, stroke } from '../shape.ts'
import { heaven, landmark, trip } from './kit.ts'
import { leaves, palmAt } from './parts.ts'

/** The nail of rock in Phang Nga Bay, longtails on the sand before it. */
export const jamesBond = trip({
  name: 'james-bond-thailand',
  of: 'thailand',
  place: 'James Bond Island',
  light: 'noon',
  sun: [0.78, 0.17],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const line = h * 0.58
    const next = stage.random('rocks')
    const rock = { light: '#d9c2a0', shade: '#a98d78', green: '#3f8a58' }
    const pale = (k: number) => ({
      light: stage.far(rock.light, k),
      shade: stage.far(rock.shade, k),
      green: stage.far(rock.green, k),
    })
    const nail =
      path(
        'M-34 6Q-52 -60 -50 -120Q-84 -200 -80 -280Q-78 -350 -40 -384H50Q88 -340 84 -270Q82 -190 54 -120Q50 -60 38 6Z',
        rock.light,
      ) +
      path(
        lit > 0
          ? 'M-34 6Q-52 -60 -50 -120Q-84 -200 -80 -280Q-78 -350 -40 -384H-6Q-30 -260 -16 -150Q-22 -60 -8 6Z'
          : 'M38 6Q50 -60 54 -120Q82 -190 84 -270Q88 -340 50 -384H10Q34 -260 16 -150Q22 -60 12 6Z',
        rock.shade,
      ) +
      stroke(
        'M30 -330Q40 -250 26 -180M52 -300Q56 -250 44 -190M4 -240Q10 -180 4 -120',
        mix(rock.light, rock.shade, 0.6),
        6,
      ) +
      blob(
        [
          [-90, -356],
          [-70, -400],
          [-36, -432],
          [10, -446],
          [58, -428],
          [92, -392],
          [86, -350],
          [40, -364],
          [0, -344],
          [-46, -362],
        ],
        rock.green,
      ) +
      blob(
        [
          [-40, -404],
          [-8, -436],
          [40, -430],
          [70, -400],
          [30, -392],
          [0, -398],
        ],
        lighten(rock.green, 0.06),
      ) +
      path('M-44 8Q0 -8 48 8Q0 20 -44 8Z', '#ffffff', { opacity: 0.7 })
    const wide = kind === 'wide'
    return [
      heaven(stage, 0.6),
      at(w * (wide ? 0.3 : 0.16), line + 3, u, karst(next, 190, 260, pale(0.5), lit)),
      at(w * (wide ? 0.93 : 0.9), line + 3, u, karst(next, 230, 330, pale(0.45), lit)),
      at(w * 0.44, line + 3, u, karst(next, 120, 150, pale(0.6), lit)),
      sea(stage, { top: line, far: '#7cc9b4', near: '#1c8a80', foam: '#c9efdc' }),
      at(w * (wide ? 0.06 : -0.02), h * 0.69, u, karst(next, 380, 560, rock, lit, 0.94)),
      landmark(stage, 0.7, nail, wide ? 60 : 70, 1.06),
      landmark(
        stage,
        0.72,
        at(0, 0, 0.8, longboat(230, ink.near, ink.marigold, ink.cloth)) +
          repeat(3, (i) =>
            at(
              -30 + i * 26,
              -14,
              1,
              person(44, { coat: [ink.cream, ink.cloth, ink.marigold][i] as string, legs: ink.near }),
            ),
          ),
        wide ? 400 : 250,
      ),
      shore(
        stage,
        [
          [-20, h * 0.83],
          [w * 0.35, h * 0.88],
          [w * 0.7, h * 0.87],
          [w + 20, h * 0.8],
        ],
        ink.sand,
        mix(ink.sand, ink.deep, 0.3),
        '#ffffff',
      ),
      landmark(
        stage,
        0.915,
        ellipse(10, 18, 240, 14, ink.near, { opacity: 0.2 }) +
          at(0, 0, 1, longboat(470, '#7a4426', ink.marigold, ink.cloth)) +
          [0, 1, 2]
            .map((i) =>
              path(
                `M${-246 + i * 9} ${-84 + i * 3}Q${-262 + i * 10} -30 ${-252 + i * 12} ${16 + i * 6}L${-240 + i * 12} ${14 + i * 6}Q${-250 + i * 10} -30 ${-238 + i * 9} ${-80 + i * 3}Z`,
                [ink.cloth, ink.marigold, '#3f8fd0'][i] as string,
              ),
            )
            .join(''),
        wide ? -330 : -130,
      ),
      landmark(
        stage,
        0.95,
        ellipse(0, 0, 70, 8, ink.near, { opacity: 0.2 }) +
          at(-20, 0, 1, person(140, { coat: ink.cream, legs: ink.deep, hat: '#d9b46a' })) +
          at(40, 2, 1, person(128, { coat: ink.cloth, legs: ink.marigold, skirt: true })),
        wide ? 200 : 150,
      ),
      leaves(stage, 1, wide ? 0.8 : 0.6),
    ].join('')
  },
})

/** The golden chedi of Doi Suthep above its naga staircase. */
export const doiSuthep = trip({
  name: 'doi-suthep-thailand',
  of: 'thailand',
  place: 'Doi Suthep',
  light: 'dusk',
  sun: [0.24, 0.36],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const gold = '#f4b52e'
    const dark = '#c9821f'
    const side = (l: string, d: string, outline: (k: number) => string) =>
      path(outline(lit), l) + path(outline(-lit), d)
    const chedi =
      rect(-190, -46, 380, 46, lighten(gold, -0.14)) +
      rect(-166, -86, 332, 42, gold) +
      rect(-140, -120, 280, 36, lighten(gold, -0.08)) +
      side(gold, dark, (k) => `M0 -120H${k * 120}L${k * 98} -214H0Z`) +
      rect(-104, -226, 208, 16, lighten(gold, 0.06)) +
      side(gold, dark, (k) => `M0 -226H${k * 92}Q${k * 84} -300 ${k * 40} -338H0Z`) +
      rect(-48, -350, 96, 14, lighten(gold, 0.06)) +
      side(gold, dark, (k) => `M0 -350H${k * 36}Q${k * 20} -430 0 -560Z`) +
      repeat(6, (i) => rect(-34 + i * 4.4, -366 - i * 20, 68 - i * 8.8, 5, dark, { opacity: 0.6 })) +
      path('M-4 -556L0 -612L4 -556Z', lighten(gold, 0.1))
    const parasol = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        rect(-3, -190, 6, 190, dark) +
          [0, 1, 2]
            .map((i) =>
              path(
                `M${-46 + i * 12} ${-120 - i * 34}Q0 ${-166 - i * 34} ${46 - i * 12} ${-120 - i * 34}Z`,
                i % 2 ? lighten(gold, 0.06) : gold,
              ),
            )
            .join(''),
      )
    const pavilion = (k: 1 | -1) =>
      at(
        k * 330,
        0,
        [k, 1],
        rect(-70, -86, 140, 86, ink.cream) +
          rect(-70, -86, 40, 86, mix(ink.cream, ink.near, 0.16)) +
          rect(-14, -60, 34, 60, '#8f2f2a') +
          path('M-110 -74Q-60 -92 0 -190Q60 -92 110 -74L96 -90Q50 -80 0 -80T-96 -90Z', '#b23a2c') +
          path('M-84 -108Q-40 -130 0 -214Q40 -130 84 -108Q0 -128 -84 -108Z', '#cf5236') +
          path('M-6 -200L0 -240L6 -200Z', gold),
      )
    const top = 0.63
    // Two nagas run down the balustrade and raise their heads at the foot of the stair.
    const naga = (k: 1 | -1) =>
      at(
        0,
        0,
        [k, 1],
        path('M92 0Q120 60 190 170Q240 250 330 372L420 372Q310 230 250 140Q190 50 122 -8Z', '#3f8f6a') +
          repeat(9, (i) => {
            const t = i / 8
            return path(
              `M${112 + t * 230} ${14 + t * 330}q14 ${-10 - t * 6} ${22 + t * 20} ${2 + t * 6}q-8 ${12 + t * 10} ${-18 - t * 20} ${8 + t * 6}Z`,
              i % 2 ? gold : '#d8453a',
            )
          }),
      )
    return [
      heaven(stage, 0.8, { disc: 76 }),
      hills(stage, 'a', { y: h * 0.6, amp: h * 0.07, fill: stage.far(ink.far, 0.4) }),
      hills(stage, 'b', { y: h * 0.7, amp: h * 0.06, fill: stage.far(ink.leaf, 0.3) }),
      repeat(8, (i) =>
        at(
          w * (i / 7),
          h * (0.72 + 0.02 * (i % 2)),
          u,
          tree(
            stage.random(`t${i}`),
            210 + 60 * (i % 3),
            mix(ink.leaf, ink.far, 0.2),
            mix(ink.leaf, ink.near, 0.45),
            ink.near,
            lit,
          ),
        ),
      ),
      landmark(stage, top, pavilion(-1) + pavilion(1) + parasol(-236, 0, 1.1) + parasol(236, 0, 1.1) + chedi),
      rect(
        0,
        h * top,
        w,
        h * (1 - top) + 2,
        stage.gradient([mix(ink.leaf, ink.near, 0.25), mix(ink.near, ink.leaf, 0.2)]),
      ),
      bushes(
        stage.random('hedge'),
        Array.from({ length: 16 }, (_, i) => [(w * i) / 15, h * (top + 0.03), 46 * u] as const),
        ink.leaf,
        mix(ink.leaf, ink.near, 0.5),
        lit,
      ),
      bushes(
        stage.random('lawn'),
        Array.from(
          { length: 10 },
          (_, i) =>
            [
              w * (i < 5 ? 0.02 + i * 0.075 : 0.98 - (i - 5) * 0.055),
              h * (top + 0.15 + 0.09 * (i % 3)),
              40 * u,
            ] as const,
        ),
        mix(ink.leaf, ink.marigold, 0.2),
        mix(ink.leaf, ink.near, 0.4),
        lit,
      ),
      landmark(
        stage,
        top,
        poly(
          [
            [-250, -2],
            [250, -2],
            [250, 16],
            [-250, 16],
          ],
          ink.cream,
        ) +
          path('M-100 14H100L400 480H-400Z', mix(ink.sand, ink.roof, 0.25)) +
          repeat(11, (i) => {
            const t = (i / 10) ** 1.4
            const half = 100 + 250 * t
            return rect(-half, 18 + 380 * t, half * 2, 5 + 12 * t, mix(ink.cream, ink.sand, 0.5))
          }) +
          naga(1) +
          naga(-1),
      ),
      landmark(
        stage,
        top + (kind === 'wide' ? 0.2 : 0.18),
        at(-40, 0, 1, person(120, { coat: '#e2892c', legs: '#c8701f', skirt: true, hair: '#6b4530' })) +
          at(36, 14, 1, person(124, { coat: ink.cream, legs: ink.deep, bag: ink.cloth })),
      ),
      leaves(stage, -1, 0.9),
      leaves(stage, 1, 0.9),
    ].join('')
  },
})

/** The seated Big Buddha of Samui over the Gulf, an arch of palms before it. */
export const samui = trip({
  name: 'big-buddha-thailand',
  of: 'thailand',
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
      heaven(stage, 0.62, { disc: 80 }),
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
