import { mix } from '../../colour.ts'
import { walker } from '../../motifs/people.ts'
import { hills, mist } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { grass } from '../../parts/plants.ts'
import { sea } from '../../parts/sea.ts'
import { at, ellipse, num, path, repeat } from '../../shape.ts'
import { leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The volcano Batur at sunrise above its lake, with walkers on the rim. */
export const batur = sightScene({
  name: 'batur-bali',
  destination: 'bali',
  place: 'Batur',
  light: 'dawn',
  sun: [0.74, 0.3],
  draw(stage) {
    const { w, h, u, ink, kind } = stage
    const wide = kind === 'wide'
    const rock = '#5f8490'
    return [
      fullSky(stage, 0.62, { disc: 88 }),
      // The volcano Agung in the distance.
      landmark(
        stage,
        0.55,
        path('M-280 30Q-120 -60 -30 -190Q0 -204 34 -188Q120 -60 300 30Z', stage.far(rock, 0.5)),
        wide ? 430 : 270,
      ),
      mist(stage, h * 0.54, h * 0.05, ink.cream, 0.9),
      landmark(
        stage,
        0.6,
        path(
          'M-620 40Q-300 -60 -110 -330Q-80 -352 -50 -338L-16 -356L30 -336L70 -352Q100 -340 110 -322Q300 -60 640 40Z',
          stage.far(rock, 0.14),
        ) +
          path(
            'M30 -336L70 -352Q100 -340 110 -322Q300 -60 640 40H200Q120 -120 30 -336Z',
            stage.far('#d99a78', 0.42),
          ) +
          path('M-60 -330Q-70 -160 -160 20M-20 -344Q-30 -160 -50 20', 'none', {
            stroke: stage.far('#3f6270', 0.14),
            'stroke-width': 14,
            opacity: 0.5,
          }) +
          repeat(4, (i) =>
            ellipse(10 - i * 34, -380 - i * 40, 46 + i * 26, 26 + i * 8, '#fff6e8', {
              opacity: num(0.7 - i * 0.14),
            }),
          ),
        wide ? -60 : -40,
      ),
      hills(stage, 'rim', { y: h * 0.6, amp: h * 0.03, fill: stage.far(mix(ink.leaf, rock, 0.4), 0.2) }),
      sea(stage, {
        top: h * 0.62,
        bottom: h * 0.76,
        far: '#f0cfa4',
        near: '#6fa5b0',
        foam: '#fff4dc',
        rows: 5,
      }),
      mist(stage, h * 0.7, h * 0.04, ink.cream, 0.7),
      path(
        `M-10 ${h * 0.78}Q${w * 0.2} ${h * 0.7} ${w * 0.4} ${h * 0.76}T${w * 0.74} ${h * 0.75}T${w + 10} ${h * 0.7}V${h + 5}H-10Z`,
        stage.gradient([mix(ink.leaf, rock, 0.25), mix(ink.leaf, ink.near, 0.5)]),
      ),
      path(
        `M-10 ${h * 0.9}Q${w * 0.3} ${h * 0.8} ${w * 0.56} ${h * 0.86}T${w + 10} ${h * 0.83}V${h + 5}H-10Z`,
        stage.gradient([mix(ink.near, ink.leaf, 0.5), ink.near]),
      ),
      path(`M${w * 0.1} ${h + 5}Q${w * 0.3} ${h * 0.88} ${w * 0.48} ${h * 0.853}`, 'none', {
        stroke: mix(ink.sand, ink.leaf, 0.35),
        'stroke-width': 16 * u,
        opacity: 0.7,
      }),
      landmark(
        stage,
        0.862,
        at(-190, 34, 1, walker(stage, 150, ink.cloth, ink.marigold)) +
          at(-60, 6, 1, walker(stage, 146, '#3f8fa0', ink.cream)) +
          at(70, -2, 1, person(140, { coat: ink.marigold, legs: ink.near, pose: 'wave' })) +
          at(130, 4, 1, person(128, { coat: ink.cream, legs: ink.deep })),
        wide ? 0 : 20,
      ),
      repeat(16, (i) =>
        at(
          w * (i / 15),
          h * 1.0,
          u,
          grass(stage.random(`g${i}`), 74, [ink.near, mix(ink.near, ink.leaf, 0.5)], 7, stage.time),
        ),
      ),
      leaves(stage, 1, 0.8),
    ].join('')
  },
})
