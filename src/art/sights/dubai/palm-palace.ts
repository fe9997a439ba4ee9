import { lighten, mix } from '../../colour.ts'
import { sea, shore } from '../../parts/sea.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { leaves, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** The hotel with the large arch at the tip of the Palm, and its water park. */
export const palmPalace = sightScene({
  name: 'palm-palace-dubai',
  destination: 'dubai',
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
      fullSky(stage, 0.64),
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
