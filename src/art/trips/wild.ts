import { lighten, mix } from '../colour.ts'
import { hills, range } from '../parts/land.ts'
import { person } from '../parts/life.ts'
import { firs, grass, tree } from '../parts/plants.ts'
import { acacia, giraffe } from '../parts/savanna.ts'
import { sea } from '../parts/sea.ts'
import { at, circle, ellipse, path, poly, rect, repeat, stroke } from '../shape.ts'
import { heaven, landmark, trip } from './kit.ts'
import { block, leaves } from './parts.ts'

/** An elephant in profile facing right on the origin, 300 tall; `calf` has no tusks. */
const elephant = (coat: string, shade: string, tusk: string, calf = false) =>
  path('M-150 -190Q-190 -130 -180 -70L-172 -70Q-180 -130 -140 -170Z', shade) +
  path('M-120 -100H-64L-60 0H-112ZM70 -100H124L118 0H72Z', shade) +
  path(
    'M-176 -150Q-180 -250 -70 -262Q0 -270 60 -256Q90 -290 150 -282Q214 -276 226 -210Q236 -150 234 -90Q236 -40 262 -34Q272 -40 270 -60L284 -60Q290 -20 262 -12Q214 -10 206 -80Q200 -130 184 -140Q150 -120 130 -110L122 0H66L60 -90Q-20 -70 -90 -88L-100 0H-158L-160 -90Q-176 -110 -176 -150Z',
    coat,
  ) +
  path('M70 -250Q40 -180 84 -120Q130 -130 148 -190Q150 -240 120 -262Q90 -270 70 -250Z', shade) +
  circle(186, -214, 6, '#1c1620') +
  (calf ? '' : path('M196 -136Q226 -110 262 -118Q230 -96 190 -120Z', tusk)) +
  repeat(3, (i) => rect(-150 + i * 16, -9, 11, 9, tusk) + rect(72 + i * 16, -9, 11, 9, tusk))

/** Elephants at a waterhole in Kruger at sunrise. */
export const kruger = trip({
  name: 'kruger-southafrica',
  of: 'southafrica',
  place: 'Kruger',
  light: 'dusk',
  sun: [0.3, 0.42],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const coat = mix('#6f5f6a', ink.near, 0.2)
    const shade = mix('#4a3c4c', ink.near, 0.3)
    const tree5 = (x: number, y: number, s: number, far: number) =>
      at(
        w * x,
        h * y,
        u,
        acacia(
          stage.random(`a${x}`),
          s,
          stage.far(ink.leaf, far),
          stage.far(mix(ink.leaf, ink.near, 0.5), far),
          stage.far(ink.near, far),
          lit,
        ),
      )
    return [
      heaven(stage, 0.66, { disc: 96 }),
      hills(stage, 'far', { y: h * 0.6, amp: h * 0.04, fill: stage.far(mix(ink.land, ink.near, 0.3), 0.45) }),
      tree5(0.1, 0.64, 130, 0.35),
      tree5(0.44, 0.635, 90, 0.4),
      tree5(0.7, 0.64, 110, 0.35),
      path(
        `M-10 ${h * 0.63}H${w + 10}V${h + 5}H-10Z`,
        stage.gradient([
          mix(ink.sand, ink.land, 0.3),
          mix(ink.land, ink.roof, 0.35),
          mix(ink.near, ink.roof, 0.3),
        ]),
      ),
      at(
        w * (wide ? 0.17 : 0.1),
        h * 0.7,
        u,
        giraffe(250, mix('#e8b060', ink.roof, 0.15), '#8a4f34', mix('#b5784a', ink.near, 0.2)),
      ),
      at(
        w * (wide ? 0.27 : 0.26),
        h * 0.69,
        [-u, u],
        giraffe(200, mix('#e8b060', ink.roof, 0.15), '#8a4f34', mix('#b5784a', ink.near, 0.2)),
      ),
      tree5(wide ? 0.93 : 0.97, 0.72, wide ? 430 : 380, 0.06),
      landmark(
        stage,
        0.77,
        at(
          150,
          -10,
          0.62,
          ellipse(20, 2, 190, 14, ink.near, { opacity: 0.3 }) +
            elephant(lighten(coat, 0.03), lighten(shade, 0.03), ink.cream),
        ) +
          at(
            -70,
            16,
            1,
            ellipse(20, 2, 200, 14, ink.near, { opacity: 0.3 }) + elephant(coat, shade, ink.cream),
          ) +
          at(
            240,
            30,
            0.4,
            ellipse(20, 2, 190, 14, ink.near, { opacity: 0.3 }) +
              elephant(lighten(coat, 0.04), shade, ink.cream, true),
          ),
        wide ? 0 : -40,
        wide ? 1.1 : 1,
      ),
      // The waterhole holds the evening sky.
      path(
        `M${w * 0.12} ${h * 0.86}Q${w * 0.4} ${h * 0.79} ${w * 0.75} ${h * 0.82}T${w + 10} ${h * 0.85}V${h * 0.93}Q${w * 0.7} ${h * 0.98} ${w * 0.4} ${h * 0.95}T${w * 0.12} ${h * 0.86}Z`,
        mix(ink.near, ink.roof, 0.45),
      ),
      path(
        `M${w * 0.15} ${h * 0.866}Q${w * 0.4} ${h * 0.806} ${w * 0.75} ${h * 0.834}T${w + 10} ${h * 0.862}V${h * 0.925}Q${w * 0.7} ${h * 0.965} ${w * 0.4} ${h * 0.938}T${w * 0.15} ${h * 0.866}Z`,
        stage.gradient([stage.sky[2] as string, mix(stage.sky[1] as string, ink.near, 0.3)]),
      ),
      repeat(7, (i) =>
        stroke(
          `M${w * (0.28 + i * 0.09)} ${h * (0.85 + 0.018 * ((i * 3) % 5))}h${(60 + 30 * (i % 3)) * u}`,
          stage.sky.at(-1) as string,
          4 * u,
          { opacity: 0.6 },
        ),
      ),
      repeat(24, (i) =>
        at(
          w * (i / 23),
          h * (0.99 - 0.03 * ((i * 5) % 3 === 0 ? 1 : 0)),
          u,
          grass(
            stage.random(`g${i}`),
            100 + 30 * (i % 3),
            [mix(ink.sand, ink.roof, 0.3), mix(ink.land, ink.near, 0.5), ink.near],
            8,
            stage.time,
          ),
        ),
      ),
    ].join('')
  },
})

/** The tongue of Franz Josef Glacier coming down between forested walls. */
export const franzJosef = trip({
  name: 'franz-josef-new-zealand',
  of: 'new-zealand',
  place: 'Franz Josef',
  light: 'noon',
  sun: [0.2, 0.15],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const wall = (k: 1 | -1) =>
      at(
        0,
        0,
        [k, 1],
        path(
          'M120 130Q200 -20 270 -120L360 -260L470 -360L640 -430L1100 -520V400H60Z',
          mix(ink.leaf, ink.near, k === lit ? 0.05 : 0.35),
        ) +
          path(
            'M200 0L270 -120L330 -90L300 20L220 130ZM420 -300L470 -360L560 -340L500 -180L400 -60Z',
            '#8a8f98',
            { opacity: 0.55 },
          ) +
          repeat(16, (i) =>
            ellipse(
              300 + i * 46,
              -90 - i * 22 + (i % 3) * 60,
              46,
              34,
              mix(ink.leaf, ink.near, k === lit ? 0.25 : 0.55),
            ),
          ) +
          path('M486 -330Q478 -200 492 -60', 'none', { stroke: '#f2fbff', 'stroke-width': 9 }),
      )
    return [
      heaven(stage, 0.5),
      range(stage, 'alps', {
        y: h * 0.46,
        height: h * 0.34,
        count: 5,
        ink: { light: '#a5b6d0', shade: '#7a8fb8', snow: '#ffffff', snowShade: '#d5e2f2' },
        snow: 0.8,
        depth: 0.06,
      }),
      path(`M-10 ${h * 0.45}H${w + 10}V${h * 0.9}H-10Z`, mix(ink.leaf, ink.near, 0.5)),
      landmark(
        stage,
        0.64,
        // Ice from the snowfield down to the snout.
        path(
          'M-330 -210Q-160 -260 0 -250Q180 -262 330 -210Q250 -120 180 -40Q150 40 190 130Q120 160 0 156Q-120 160 -190 130Q-150 40 -190 -40Q-250 -120 -330 -210Z',
          '#e6f4fa',
        ) +
          path(
            lit < 0
              ? 'M330 -210Q250 -120 180 -40Q150 40 190 130Q150 150 90 154Q60 20 110 -80Q160 -170 220 -236Z'
              : 'M-330 -210Q-250 -120 -180 -40Q-150 40 -190 130Q-150 150 -90 154Q-60 20 -110 -80Q-160 -170 -220 -236Z',
            '#b9d9ea',
          ) +
          repeat(9, (i) =>
            stroke(
              `M${-190 + i * 5 + (i % 2) * 30} ${-180 + i * 34}q${90 - i * 3} ${24 + (i % 3) * 8} ${300 - i * 12} ${-4 + (i % 2) * 10}`,
              i % 2 ? '#8fc6e0' : '#a9d4e6',
              7 + (i % 3) * 3,
            ),
          ) +
          repeat(8, (i) =>
            path(`M${-140 + i * 38} ${60 + (i % 2) * 20}l14 -44l18 38l-8 30Z`, i % 2 ? '#ffffff' : '#cfe8f2'),
          ) +
          path('M-40 156Q-60 100 0 92Q64 100 44 156Z', '#2f7fa8') +
          path('M-24 156Q-36 116 0 112Q38 116 28 156Z', '#145a80'),
        0,
        wide ? 1.06 : 1.1,
      ),
      landmark(stage, 0.64, wall(1) + wall(-1), 0, 1),
      // The grey outwash and its melt stream.
      path(
        `M-10 ${h * 0.86}Q${w * 0.3} ${h * 0.76} ${w * stage.focus} ${h * 0.765}T${w + 10} ${h * 0.84}V${h + 5}H-10Z`,
        stage.gradient(['#b5b2ac', '#8a8a88']),
      ),
      landmark(
        stage,
        0.765,
        path(
          'M-30 4Q60 60 -20 100Q-140 140 40 190Q140 220 60 320H320Q330 230 200 180Q60 140 100 100Q120 60 26 4Z',
          '#9fd0de',
        ) +
          path(
            'M-10 10Q70 60 10 100Q-60 140 90 190Q190 230 150 320H220Q230 230 150 184Q10 140 60 100Q90 60 10 10Z',
            '#c9e8ee',
          ),
      ),
      repeat(22, (i) =>
        at(
          w * ((i * 0.173) % 1),
          h * (0.83 + 0.16 * ((i * 0.41) % 1)),
          u,
          ellipse(0, 0, 22 + 9 * (i % 4), 12 + 4 * (i % 3), '#7a7a7c') +
            ellipse(lit * 4, -4, 15 + 6 * (i % 4), 7, '#a5a5a3'),
        ),
      ),
      firs(
        Array.from(
          { length: 8 },
          (_, i) =>
            [
              w * (i < 4 ? -0.01 + i * 0.05 : 0.84 + (i - 4) * 0.055),
              h * (0.9 + 0.03 * (i % 2)),
              u * (170 + 60 * ((i * 3) % 3)),
            ] as const,
        ),
        ink.leaf,
        mix(ink.leaf, ink.near, 0.6),
        lit,
      ),
      landmark(
        stage,
        0.92,
        ellipse(0, 0, 110, 8, ink.near, { opacity: 0.3 }) +
          at(
            -50,
            0,
            1,
            person(132, { coat: '#d8502f', legs: ink.near, bag: ink.marigold, hat: '#f2c23a', pose: 'walk' }),
          ) +
          at(20, 2, 1, person(124, { coat: '#2f7fa8', legs: ink.near, bag: '#d8502f', pose: 'walk' })) +
          stroke('M-12 -60L6 4M54 -58L72 4', ink.near, 4),
        wide ? -250 : -170,
      ),
      leaves(stage, 1, 0.8),
    ].join('')
  },
})

/** Nohur Lake below Gabala: the ridges of the Caucasus, a tea house and pedal boats. */
export const gabala = trip({
  name: 'nohur-lake-baku',
  of: 'baku',
  place: 'Nohur Lake',
  light: 'noon',
  sun: [0.24, 0.16],
  sky: ['#3f8fc8', '#8fc6dc', '#f2ecd2'],
  ink: { leaf: '#4f8f4a', land: '#8fb25a' },
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const swan = (hull: string) =>
      ellipse(0, 12, 84, 8, ink.near, { opacity: 0.25 }) +
      path('M-70 -20Q-80 10 -50 12H54Q78 8 74 -22Q40 -8 -10 -10T-70 -20Z', hull) +
      stroke('M58 -14Q84 -40 66 -64Q58 -84 76 -90', hull, 14) +
      circle(80, -92, 11, hull) +
      path('M88 -96L104 -90L88 -86Z', '#e8892c') +
      at(-30, -12, 1, person(66, { coat: ink.cloth, legs: ink.near, pose: 'sit' })) +
      at(10, -12, 1, person(62, { coat: ink.marigold, legs: ink.near, pose: 'sit' }))
    return [
      heaven(stage, 0.58),
      range(stage, 'caucasus', {
        y: h * 0.54,
        height: h * 0.34,
        count: 4,
        ink: { light: '#a3b5c9', shade: '#7b90b2', snow: '#ffffff' },
        snow: 0.36,
        depth: 0.22,
      }),
      hills(stage, 'a', { y: h * 0.46, amp: h * 0.08, fill: stage.far(ink.leaf, 0.42), detail: 3 }),
      hills(stage, 'b', { y: h * 0.52, amp: h * 0.05, fill: stage.far(ink.leaf, 0.2), detail: 4 }),
      repeat(24, (i) =>
        at(
          w * (i / 23),
          h * (0.585 + 0.008 * (i % 3)),
          u,
          tree(
            stage.random(`t${i}`),
            100 + 44 * ((i * 5) % 4),
            i % 5 === 2 ? '#c9b24a' : mix(ink.leaf, ink.land, 0.3),
            mix(ink.leaf, ink.near, 0.4),
            ink.near,
            lit,
          ),
        ),
      ),
      sea(stage, { top: h * 0.59, far: '#8fd0c4', near: '#2f8f96', foam: '#d9f2e6', rows: 8 }),
      repeat(12, (i) =>
        ellipse(w * (0.04 + i * 0.086), h * 0.603, 54 * u, 12 * u, mix(ink.leaf, ink.near, 0.3), {
          opacity: 0.3,
        }),
      ),
      // A tea house on stilts at the end of a plank walk.
      landmark(
        stage,
        0.74,
        stroke('M160 20H900', '#7a5238', 14) +
          repeat(9, (i) => rect(190 + i * 70, 18, 8, 44, '#5a3a2c')) +
          [-90, -30, 30, 90].map((x) => rect(x - 6, 0, 12, 52, '#5a3a2c')).join('') +
          rect(-140, -14, 320, 22, '#9a6a44') +
          block(stage, 0, -14, 190, 96, '#e3c08e', 0.1) +
          [-60, 0, 60]
            .map((x) => path(`M${x - 20} -22V-70A20 20 0 0 1 ${x + 20} -70V-22Z`, '#4f7f8a'))
            .join('') +
          [-124, -96, 96, 124].map((x) => rect(x - 4, -116, 8, 104, '#7a5238')).join('') +
          path('M-170 -104L-100 -180H100L170 -104Z', '#a8452f') +
          path('M100 -180L170 -104H60L30 -180Z', '#8a3626') +
          poly(
            [
              [-60, -180],
              [60, -180],
              [0, -230],
            ],
            '#b8523a',
          ) +
          stroke('M-140 -14V-40H-100M100 -40H180V-14M-130 -40V-14', '#7a5238', 5) +
          path('M150 -50Q164 -60 178 -50L174 -14H154Z', ink.marigold),
        wide ? 190 : 130,
        wide ? 1 : 0.9,
      ),
      landmark(stage, 0.8, swan('#fffaf0'), wide ? -250 : -180, 1.05),
      landmark(stage, 0.68, at(0, 0, [-1, 1], swan('#f4e0e6')), wide ? -430 : -250, 0.6),
      path(
        `M-10 ${h + 5}V${h * 0.9}Q${w * 0.3} ${h * 0.86} ${w * 0.6} ${h * 0.92}T${w + 10} ${h * 0.9}V${h + 5}Z`,
        stage.gradient([mix(ink.leaf, ink.land, 0.4), mix(ink.leaf, ink.near, 0.45)]),
      ),
      landmark(
        stage,
        0.945,
        ellipse(0, 0, 150, 8, ink.near, { opacity: 0.2 }) +
          rect(-90, -52, 180, 10, '#a8703f') +
          rect(-80, -44, 10, 44, '#7a4a2c') +
          rect(70, -44, 10, 44, '#7a4a2c') +
          path('M-20 -52Q-26 -90 -10 -96H10Q26 -90 20 -52Z', '#d9a53c') +
          rect(-6, -112, 12, 16, '#b8862c') +
          [-56, 50]
            .map((x) => path(`M${x - 9} -74Q${x} -64 ${x + 9} -74L${x + 6} -54H${x - 6}Z`, '#b8402f'))
            .join('') +
          at(-150, 2, 1, person(136, { coat: ink.cream, legs: ink.deep })) +
          at(150, 2, [-1, 1], person(128, { coat: ink.cloth, legs: ink.marigold, skirt: true })),
        wide ? 90 : 40,
      ),
      repeat(18, (i) =>
        at(
          w * ((i * 0.19) % 1),
          h * 0.99,
          u,
          grass(stage.random(`g${i}`), 54, [ink.leaf, ink.land], 6, stage.time) +
            circle(6, -50, 8, ['#e85f7a', '#fff2dc', '#f2b23a'][i % 3] as string),
        ),
      ),
      leaves(stage, -1, 0.7),
    ].join('')
  },
})
