import { mix } from '../../colour.ts'
import { rhino } from '../../motifs/safari.ts'
import { hills, mist, range } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { grass, tree } from '../../parts/plants.ts'
import { sea } from '../../parts/sea.ts'
import { at, ellipse, path, repeat, stroke } from '../../shape.ts'
import { leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** A rhino at the river in Chitwan, with a dugout canoe and the Himalaya far behind. */
export const chitwan = sightScene({
  name: 'chitwan-nepal',
  destination: 'nepal',
  place: 'Chitwan',
  light: 'dawn',
  sun: [0.76, 0.28],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    return [
      fullSky(stage, 0.6, { disc: 72 }),
      range(stage, 'himal', {
        y: h * 0.53,
        height: h * 0.36,
        count: 5,
        ink: { light: '#a5b0d0', shade: '#7d8dbc', snow: '#ffffff' },
        snow: 0.6,
        depth: 0.14,
      }),
      mist(stage, h * 0.52, h * 0.05, ink.cream, 0.9),
      hills(stage, 'a', { y: h * 0.545, amp: h * 0.035, fill: stage.far(ink.leaf, 0.35) }),
      repeat(16, (i) =>
        at(
          w * (i / 15),
          h * 0.6,
          u,
          tree(
            stage.random(`t${i}`),
            76 + 40 * ((i * 5) % 3),
            stage.far(ink.leaf, 0.15),
            stage.far(mix(ink.leaf, ink.near, 0.5), 0.15),
            ink.near,
            lit,
          ),
        ),
      ),
      sea(stage, {
        top: h * 0.595,
        far: mix(ink.water, ink.cream, 0.4),
        near: mix(ink.water, ink.deep, 0.6),
        foam: ink.cream,
        rows: 7,
      }),
      landmark(
        stage,
        wide ? 0.665 : 0.635,
        ellipse(0, 12, 190, 9, ink.deep, { opacity: 0.3 }) +
          path('M-210 -22Q-120 0 0 0T200 -26Q170 18 60 20H-110Q-190 14 -210 -22Z', '#5a3a2c') +
          [-110, -40, 30]
            .map((x, i) =>
              at(
                x,
                -6,
                1,
                person(84, {
                  coat: [ink.cloth, ink.cream, ink.marigold][i] as string,
                  legs: ink.near,
                  pose: 'sit',
                  hat: i === 1 ? ink.sand : '#7fa04a',
                }),
              ),
            )
            .join('') +
          at(140, -8, 1, person(108, { coat: '#5f7f4a', legs: ink.near })) +
          stroke('M154 -80L196 70', '#7a5238', 6),
        wide ? -430 : -190,
        wide ? 1 : 0.9,
      ),
      path(
        `M-10 ${h * 0.82}Q${w * 0.2} ${h * 0.78} ${w * 0.45} ${h * 0.77}T${w + 10} ${h * 0.72}V${h + 5}H-10Z`,
        stage.gradient([mix(ink.sand, ink.land, 0.3), mix(ink.land, ink.near, 0.3)]),
      ),
      landmark(
        stage,
        0.9,
        ellipse(0, 0, 340, 20, ink.near, { opacity: 0.25 }) + at(-370, -920, 1, rhino(stage)),
        wide ? 110 : 10,
        wide ? 1 : 0.92,
      ),
      landmark(
        stage,
        0.93,
        at(
          0,
          0,
          [-1, 1],
          ellipse(0, 0, 200, 12, ink.near, { opacity: 0.25 }) + at(-370, -920, 1, rhino(stage)),
        ),
        wide ? -420 : -280,
        0.4,
      ),
      repeat(34, (i) =>
        at(
          w * (i / 33),
          h * 1.005,
          u,
          grass(
            stage.random(`g${i}`),
            90 + 50 * ((i * 5) % 4),
            [mix(ink.land, ink.sand, 0.35), ink.leaf, mix(ink.leaf, ink.near, 0.5)],
            8,
            stage.time,
          ),
        ),
      ),
      leaves(stage, 1, 0.9),
    ].join('')
  },
})
