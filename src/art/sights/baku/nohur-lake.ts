import { mix } from '../../colour.ts'
import { hills, range } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { grass, tree } from '../../parts/plants.ts'
import { sea } from '../../parts/sea.ts'
import { at, circle, ellipse, path, poly, rect, repeat, stroke } from '../../shape.ts'
import { block, leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** Nohur Lake below Gabala, with the ridges of the Caucasus, a tea house and pedal boats. */
export const gabala = sightScene({
  name: 'nohur-lake-baku',
  destination: 'baku',
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
      fullSky(stage, 0.58),
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
      // A tea house on stilts at the end of a wooden footbridge.
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
