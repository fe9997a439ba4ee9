import { lighten, mix } from '../../colour.ts'
import { range } from '../../parts/land.ts'
import { person } from '../../parts/life.ts'
import { at, circle, num, path, stroke } from '../../shape.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The road with hairpin bends on Jebel Jais, and a zipline rider over the canyon. */
export const jebelJais = sightScene({
  name: 'jebel-jais-dubai',
  destination: 'dubai',
  place: 'Jebel Jais',
  light: 'dusk',
  sun: [0.26, 0.3],
  draw(stage) {
    const { w, h, u, ink, lit, kind } = stage
    const wide = kind === 'wide'
    const rock = { light: '#c98a6a', shade: '#8f5a5c' }
    const bends: [number, number][] = [
      [250, -470],
      [60, -425],
      [300, -368],
      [-60, -300],
      [330, -226],
      [-140, -130],
      [360, -20],
      [-260, 130],
      [200, 330],
    ]
    const strip = (grow: number, colour: string) =>
      bends
        .slice(1)
        .map(([x, y], i) => {
          const [px, py] = bends[i] as [number, number]
          const k = Math.sign(x - px) * (44 + 12 * i)
          return stroke(
            `M${px} ${py}C${num(px + k * -0.6)} ${num(py + (y - py) * 0.5)} ${num(x - k * 2)} ${num(y - (y - py) * 0.52)} ${x} ${y}`,
            colour,
            (7 + i * 5.5) * grow,
          )
        })
        .join('')
    const flank = mix(rock.light, rock.shade, 0.2)
    return [
      fullSky(stage, 0.66, { disc: 76 }),
      range(stage, 'far', { y: h * 0.64, height: h * 0.3, count: 5, ink: rock, depth: 0.55 }),
      range(stage, 'mid', { y: h * 0.76, height: h * 0.36, count: 4, ink: rock, depth: 0.28 }),
      landmark(
        stage,
        0.72,
        path(
          'M-900 420V60L-620 -30L-420 40L-260 -120L-90 -240L40 -420L160 -500L230 -540L330 -510L430 -420L560 -330L700 -300L1000 -200V420Z',
          flank,
        ) +
          path(
            lit < 0
              ? 'M230 -540L330 -510L430 -420L560 -330L700 -300L1000 -200V420H520L420 160L500 -20L400 -160L430 -300L300 -420Z'
              : 'M230 -540L160 -500L40 -420L-90 -240L-260 -120L-420 40L-620 -30L-900 60V420H-300L-100 160L60 -100L140 -300Z',
            rock.shade,
            { opacity: 0.75 },
          ) +
          [
            [-330, 10, 150],
            [-130, -150, 120],
            [60, -330, 90],
            [150, -60, 110],
            [-20, 110, 150],
            [520, -120, 160],
            [600, 120, 200],
          ]
            .map(([x, y, s]) =>
              path(
                `M${x} ${y}l${(s as number) * 0.4} ${-(s as number) * 0.36}l${(s as number) * 0.5} ${(s as number) * 0.3}l${-(s as number) * 0.2} ${(s as number) * 0.34}Z`,
                lighten(flank, 0.045),
                { opacity: 0.8 },
              ),
            )
            .join('') +
          strip(1.5, mix(rock.shade, ink.near, 0.25)) +
          strip(1, '#54404f') +
          strip(0.1, '#ffd98a'),
      ),
      landmark(
        stage,
        0.72,
        at(
          -40,
          -146,
          0.62,
          path('M-40 0V-22L-24 -26L-8 -44H22L38 -24L48 -20V0Z', '#fff4e0') +
            path('M-4 -40H18L30 -24H-18Z', '#3a3050') +
            circle(-22, 0, 10, '#241a2c') +
            circle(30, 0, 10, '#241a2c'),
        ) +
          at(
            122,
            58,
            0.9,
            path('M-50 0V-22L-30 -28L-12 -50H26L44 -28L56 -20V0Z', ink.cloth) +
              path('M-8 -46H22L36 -28H-24Z', '#3a3050') +
              circle(-28, 0, 12, '#241a2c') +
              circle(34, 0, 12, '#241a2c'),
          ),
      ),
      // The zipline and its rider, face down.
      stroke(`M-10 ${h * 0.24}Q${w * 0.5} ${h * 0.36} ${w + 10} ${h * 0.3}`, ink.near, 3 * u),
      at(
        w * (wide ? 0.3 : 0.3),
        h * (wide ? 0.315 : 0.318),
        u * (wide ? 1 : 0.9),
        stroke('M0 -8V26M-30 30L0 6L40 30', ink.near, 4) +
          path('M-70 44L-10 30L40 28Q60 30 56 42Q40 54 0 52L-64 58Z', ink.cloth) +
          path('M-120 54L-60 44L-56 58L-118 62Z', ink.deep) +
          stroke('M40 40L84 52', ink.cloth, 10) +
          circle(66, 34, 14, '#a5683f') +
          path('M52 34A14 14 0 0 1 80 32Z', ink.marigold),
      ),
      path(
        `M-10 ${h + 5}V${h * 0.9}L${w * 0.12} ${h * 0.87}L${w * 0.24} ${h * 0.94}L${w * 0.3} ${h + 5}Z`,
        mix(ink.near, rock.shade, 0.3),
      ),
      path(
        `M${w + 10} ${h + 5}V${h * 0.88}L${w * 0.92} ${h * 0.9}L${w * 0.84} ${h * 0.97}L${w * 0.8} ${h + 5}Z`,
        mix(ink.near, rock.shade, 0.2),
      ),
      at(
        w * 0.09,
        h * 0.885,
        u,
        at(0, 0, 1, person(120, { coat: ink.marigold, legs: ink.near, pose: 'wave' })) +
          at(54, 10, 1, person(112, { coat: ink.cream, legs: ink.cloth, skirt: true })),
      ),
    ].join('')
  },
})
