import { lighten, mix } from '../colour.ts'
import { range } from '../parts/land.ts'
import { person } from '../parts/life.ts'
import { sea, shore } from '../parts/sea.ts'
import { at, circle, ellipse, num, path, rect, repeat, stroke } from '../shape.ts'
import { heaven, landmark, trip } from './kit.ts'
import { leaves, palmAt } from './parts.ts'

/** The arched palace at the tip of the Palm and its water park. */
export const palmPalace = trip({
  name: 'palm-palace-dubai',
  of: 'dubai',
  place: 'Aquaventure',
  light: 'noon',
  sun: [0.2, 0.17],
  draw(stage) {
    const { w, h, ink, lit, kind } = stage
    const line = h * 0.62
    const coral = '#f0b59a'
    const dark = '#d18b7c'
    const wide = kind === 'wide'
    const wing = (k: 1 | -1) => {
      const fill = k === lit ? coral : mix(coral, dark, 0.55)
      return at(
        0,
        0,
        [k, 1],
        path('M92 0V-300H150V-330H190V-300H220L236 -250H300V-210H360V-160H420V0Z', fill) +
          repeat(5, (r) =>
            repeat(9, (c) =>
              r * 50 > 300 - Math.max(0, c - 2) * 22 - 60
                ? ''
                : path(`M${106 + c * 34} ${-20 - r * 50}v-20a8 8 0 0 1 16 0v20Z`, '#8f5a6a'),
            ),
          ) +
          path('M140 -330Q170 -396 200 -330Z', '#e0c08a') +
          path('M166 -366L170 -404L174 -366Z', '#c99a4a') +
          path('M300 -210Q330 -258 360 -210Z', '#e0c08a'),
      )
    }
    const slide = (d: string, colour: string) =>
      stroke(d, lighten(colour, -0.14), 34) + stroke(d, colour, 24) + stroke(d, lighten(colour, 0.1), 6)
    return [
      heaven(stage, 0.64),
      sea(stage, { top: line, far: '#3fb2bd', near: '#1b7f9c', foam: '#a9e2df' }),
      landmark(
        stage,
        0.64,
        wing(-1) +
          wing(1) +
          path(
            'M-92 0V-300Q-92 -330 -60 -340H60Q92 -330 92 -300V0H62V-150Q62 -250 0 -286Q-62 -250 -62 -150V0Z',
            lighten(coral, 0.04),
          ) +
          path('M-62 -20V-150Q-62 -250 0 -286Q62 -250 62 -150V-20Z', stage.sky[1] as string) +
          path('M-100 -336Q-60 -420 0 -430Q60 -420 100 -336Z', '#e0c08a') +
          path('M0 -430Q60 -420 100 -336H30Z', '#c99a62') +
          path('M-5 -426L0 -490L5 -426Z', '#c99a4a') +
          rect(-430, -8, 860, 22, '#e9d3ac'),
        wide ? 40 : 0,
        wide ? 1.08 : 1,
      ),
      [-430, -300, 330, 450, 560].map((x, i) => palmAt(stage, x, 0.665, 130 + 20 * (i % 2), 0.06)).join(''),
      shore(
        stage,
        [
          [-20, h * 0.74],
          [w * 0.3, h * 0.72],
          [w * 0.7, h * 0.735],
          [w + 20, h * 0.72],
        ],
        ink.sand,
        mix(ink.sand, ink.deep, 0.2),
        '#ffffff',
      ),
      // The pool at the foot of the slides.
      path(
        `M-10 ${h * 0.84}Q${w * 0.3} ${h * 0.79} ${w * 0.66} ${h * 0.83}T${w + 10} ${h * 0.82}V${h + 5}H-10Z`,
        '#fff3dc',
      ),
      path(
        `M-10 ${h * 0.86}Q${w * 0.3} ${h * 0.81} ${w * 0.66} ${h * 0.85}T${w + 10} ${h * 0.84}V${h + 5}H-10Z`,
        stage.gradient(['#5fd0cf', '#1f93b0']),
      ),
      landmark(
        stage,
        0.84,
        stroke('M-330 10V-330M-270 10V-330M-330 -140H-270M-330 -240H-270', '#b98a6a', 10) +
          rect(-352, -344, 104, 18, '#8a5f4a') +
          path('M-360 -400L-300 -450L-240 -400Z', ink.cloth) +
          stroke('M-344 -340V-400M-256 -340V-400', '#8a5f4a', 7) +
          slide('M-262 -330Q-120 -330 -140 -240T-330 -120T-140 30', ink.marigold) +
          slide('M-338 -330Q-480 -300 -440 -190T-300 -60T-420 40', '#2f9fb8'),
        wide ? -260 : -40,
        wide ? 0.95 : 0.82,
      ),
      landmark(
        stage,
        0.915,
        [
          [-190, 10, ink.cloth, 1],
          [40, 30, ink.marigold, 1.2],
          [240, -4, '#6fbf5f', 0.95],
        ]
          .map(([x, y, c, s]) =>
            at(
              x as number,
              y as number,
              s as number,
              ellipse(0, 10, 74, 14, '#1b7f9c', { opacity: 0.4 }) +
                ellipse(0, 0, 64, 24, c as string) +
                ellipse(0, -4, 34, 11, '#5fd0cf') +
                path('M-16 -4Q-20 -40 0 -44Q20 -40 16 -4Z', '#b9754a') +
                circle(0, -58, 15, '#b9754a') +
                path('M-15 -60A15 15 0 0 1 15 -60Q0 -66 -15 -60Z', '#2a1c1c') +
                stroke('M-14 -34L-40 -60M14 -34L42 -56', '#b9754a', 9) +
                repeat(6, (i) => ellipse(-50 + i * 20, 2 + (i % 2) * 8, 7, 3, '#fff', { opacity: 0.6 })),
            ),
          )
          .join(''),
        wide ? 120 : 60,
      ),
      leaves(stage, 1, 0.9),
      leaves(stage, -1, 0.7),
    ].join('')
  },
})

/** The hairpins of Jebel Jais, a zipline rider over the canyon. */
export const jebelJais = trip({
  name: 'jebel-jais-dubai',
  of: 'dubai',
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
      heaven(stage, 0.66, { disc: 76 }),
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
