import { mix } from '../../colour.ts'
import { range } from '../../parts/land.ts'
import { flags, person } from '../../parts/life.ts'
import { grass } from '../../parts/plants.ts'
import { at, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { gompa, PRAYER } from '../gompa.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** Key monastery on a cone-shaped hill above the river Spiti. */
export const key = sightScene({
  name: 'key-himachal',
  destination: 'himachal',
  place: 'Key',
  light: 'noon',
  sun: [0.2, 0.17],
  draw(stage) {
    const { w, h, ink, kind } = stage
    const wide = kind === 'wide'
    const rock = { light: '#c9a583', shade: '#94786f', snow: '#ffffff' }
    const tiers: [number, number, number, number, number, string][] = [
      [-190, -10, 110, 56, 3, '#b8402f'],
      [-70, 4, 120, 60, 4, '#b8402f'],
      [60, -4, 124, 58, 4, '#b8402f'],
      [180, 6, 104, 54, 3, '#b8402f'],
      [-130, -70, 120, 60, 4, '#b8402f'],
      [0, -74, 120, 64, 4, '#b8402f'],
      [124, -66, 110, 56, 3, '#b8402f'],
      [-78, -138, 110, 60, 3, '#b8402f'],
      [46, -142, 116, 62, 4, '#b8402f'],
      [-14, -206, 128, 70, 4, '#8f2a2f'],
      [-10, -280, 76, 44, 2, '#8f2a2f'],
    ]
    return [
      fullSky(stage, 0.66),
      range(stage, 'far', { y: h * 0.64, height: h * 0.36, count: 4, ink: rock, snow: 0.34, depth: 0.35 }),
      range(stage, 'mid', {
        y: h * 0.7,
        height: h * 0.22,
        count: 6,
        ink: { light: rock.light, shade: rock.shade },
        depth: 0.2,
      }),
      // The valley floor with the braided river.
      path(
        `M-10 ${h * 0.7}H${w + 10}V${h + 5}H-10Z`,
        stage.gradient([mix(rock.light, ink.sand, 0.5), mix(rock.shade, ink.sand, 0.35)]),
      ),
      path(
        `M-10 ${h * 0.735}Q${w * 0.2} ${h * 0.715} ${w * 0.4} ${h * 0.74}Q${w * 0.7} ${h * 0.76} ${w + 10} ${h * 0.72}V${h * 0.745}Q${w * 0.7} ${h * 0.79} ${w * 0.4} ${h * 0.765}Q${w * 0.2} ${h * 0.745} -10 ${h * 0.765}Z`,
        '#7fc4d0',
      ),
      repeat(10, (i) =>
        at(
          w * (0.04 + i * 0.1),
          h * (0.745 + 0.012 * (i % 2)),
          stage.u,
          ellipse(0, 0, 60, 10, i % 2 ? '#9ab85a' : '#7fa04a'),
        ),
      ),
      landmark(
        stage,
        0.86,
        path('M-600 60Q-420 -50 -330 -170L-190 -330L0 -420L180 -330L330 -180Q430 -60 640 60Z', rock.light) +
          path('M0 -420L180 -330L330 -180Q430 -60 640 60H240Q180 -120 100 -220Z', rock.shade) +
          path(
            'M-300 -70L-220 -150L-190 -60L-260 20ZM-120 -40L-60 -120L-20 -20L-80 60ZM120 -30L190 -110L230 0L160 50Z',
            mix(rock.light, rock.shade, 0.5),
            { opacity: 0.6 },
          ) +
          stroke('M-330 50Q-200 -10 -260 -70T-150 -150', '#e8d3b0', 9),
        wide ? 0 : 0,
      ),
      landmark(
        stage,
        0.69,
        tiers
          .slice()
          .reverse()
          .map(([x, y, a, b, c, band]) => gompa(stage, x, y, a, b, band, c))
          .join('') +
          rect(-16, -338, 12, 16, ink.marigold) +
          flags(stage, [-10, -340], [400, -40], { sag: 40, size: 26, colours: PRAYER }) +
          flags(stage, [-10, -340], [-400, -40], { sag: 40, size: 26, colours: PRAYER, name: 'l' }) +
          rect(397, -44, 6, 200, '#5a3a2c') +
          rect(-403, -44, 6, 200, '#5a3a2c'),
        0,
        0.98,
      ),
      path(
        `M-10 ${h + 5}V${h * 0.9}Q${w * 0.4} ${h * 0.85} ${w + 10} ${h * 0.92}V${h + 5}Z`,
        stage.gradient([mix(ink.land, rock.light, 0.4), mix(ink.near, rock.shade, 0.35)]),
      ),
      landmark(
        stage,
        0.935,
        ellipse(10, 0, 90, 8, ink.near, { opacity: 0.3 }) +
          at(-24, 0, 1, person(128, { coat: '#8a2436', legs: '#a02c3c', skirt: true, hair: '#6b4530' })) +
          at(36, 2, 1, person(120, { coat: '#a02c3c', legs: '#7a2030', skirt: true, hair: '#6b4530' })),
        wide ? -300 : -170,
      ),
      repeat(10, (i) =>
        at(
          w * (0.03 + i * 0.105),
          h * 0.99,
          stage.u,
          grass(stage.random(`g${i}`), 58, ['#b8a04a', '#8a8a45'], 7, stage.time),
        ),
      ),
    ].join('')
  },
})
