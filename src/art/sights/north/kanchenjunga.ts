import { mix } from '../../colour.ts'
import { hills, mist } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { firs } from '../../parts/plants.ts'
import { at, path, rect, repeat } from '../../shape.ts'
import { leaves } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** Kanchenjunga in orange light before sunrise, seen from a terrace in Pelling. */
export const kanchenjunga = sightScene({
  name: 'kanchenjunga-north',
  destination: 'north',
  place: 'Kanchenjunga',
  light: 'dawn',
  sun: [0.84, 0.5],
  sky: ['#33508f', '#7f93bd', '#f2b79a', '#ffe2ae'],
  draw(stage) {
    const { w, h, u, ink, kind } = stage
    const wide = kind === 'wide'
    const [glow, shade, blue] = ['#ffb27a', '#a07aa0', '#7f86b4']
    return [
      fullSky(stage, 0.62, { disc: 0 }),
      landmark(
        stage,
        0.6,
        path(
          'M-1000 60L-860 -60L-760 -30L-620 -170L-520 -110L-400 -250L-320 -200L-230 -300L-150 -250L-60 -400L-20 -370L40 -470L90 -400L130 -420L220 -310L300 -340L380 -230L480 -260L600 -130L700 -160L860 -40L1000 60Z',
          blue,
        ) +
          path(
            'M-400 -250L-320 -200L-230 -300L-150 -250L-60 -400L-20 -370L40 -470L60 -330L10 -260L40 -180L-60 -150L-100 -60L-200 -110L-260 -20L-330 -120L-430 -60L-520 -110ZM130 -420L220 -310L200 -220L150 -160L90 -240L60 -330L90 -400ZM300 -340L380 -230L350 -120L280 -190L230 -280ZM480 -260L600 -130L540 -60L440 -150Z',
            shade,
          ) +
          path(
            'M40 -470L90 -400L130 -420L220 -310L240 -250L180 -270L150 -190L110 -270L70 -230L60 -330ZM-60 -400L-20 -370L40 -470L60 -330L20 -290L-30 -310L-80 -240L-110 -300ZM-230 -300L-150 -250L-130 -190L-200 -210ZM-400 -250L-320 -200L-300 -150L-380 -170ZM300 -340L380 -230L390 -170L320 -220ZM480 -260L600 -130L560 -130L500 -180ZM-620 -170L-520 -110L-540 -70L-620 -110ZM700 -160L860 -40L760 -80Z',
            glow,
          ) +
          path(
            'M40 -470L90 -400L80 -350L50 -390ZM130 -420L180 -360L150 -340ZM-60 -400L-20 -370L-40 -330L-70 -350Z',
            '#ffe2b0',
          ),
        wide ? 0 : -30,
        wide ? 1.1 : 1.15,
      ),
      mist(stage, h * 0.6, h * 0.06, '#ffe6cc', 0.9),
      hills(stage, 'a', { y: h * 0.62, amp: h * 0.06, fill: stage.far(mix(ink.leaf, '#5f6fa0', 0.5), 0.3) }),
      mist(stage, h * 0.68, h * 0.05, '#ffe6cc', 0.9),
      hills(stage, 'b', { y: h * 0.71, amp: h * 0.05, fill: mix(ink.leaf, '#5f6fa0', 0.35) }),
      firs(
        Array.from(
          { length: 20 },
          (_, i) => [w * (i / 19), h * (0.76 + 0.015 * (i % 3)), u * (90 + 40 * ((i * 7) % 4))] as const,
        ),
        mix(ink.leaf, '#4a5f8a', 0.25),
        mix(ink.leaf, ink.near, 0.6),
        stage.lit,
      ),
      hills(stage, 'c', { y: h * 0.8, amp: h * 0.03, fill: mix(ink.leaf, ink.near, 0.35) }),
      // A terrace with prayer flags on poles and two travellers.
      path(`M-10 ${h * 0.89}H${w + 10}V${h + 5}H-10Z`, mix(ink.near, ink.roof, 0.2)),
      rect(-10, h * 0.885, w + 20, 8 * u, mix(ink.sand, ink.roof, 0.35)),
      rect(-10, h * 0.8, w + 20, 9 * u, '#7a4630'),
      repeat(Math.ceil(w / (44 * u)), (i) => rect(i * 44 * u, h * 0.8, 9 * u, h * 0.088, '#8f5638')),
      landmark(
        stage,
        0.93,
        [
          [-360, 0, '#2f6fc0'],
          [-300, 0, '#fff8ea'],
          [-240, 0, '#d8392f'],
          [300, 0, '#3f9a56'],
          [360, 0, '#f4b72c'],
        ]
          .map(
            ([x, , c]) =>
              rect((x as number) - 4, -420, 8, 420, '#5a3a2c') +
              path(
                `M${(x as number) + 4} -410H${(x as number) + 44}Q${(x as number) + 56} -300 ${(x as number) + 40} -200T${(x as number) + 46} -80H${(x as number) + 4}Z`,
                c as string,
              ),
          )
          .join(''),
      ),
      landmark(
        stage,
        0.975,
        at(-30, 0, 1, person(190, { coat: '#c8403a', legs: ink.near, hat: '#f2c23a' })) +
          at(64, 2, 1, person(178, { coat: ink.marigold, legs: '#4a3a6a', skirt: true, pose: 'wave' })),
        wide ? 0 : 10,
      ),
      leaves(stage, 1, 0.6),
    ].join('')
  },
})
