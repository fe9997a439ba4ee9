import { mix } from '../../colour.ts'
import { person } from '../../parts/life.ts'
import { sea, shore } from '../../parts/sea.ts'
import { wave } from '../../random.ts'
import { at, blob, circle, ellipse, path, rect, repeat, stroke } from '../../shape.ts'
import { leaves, palmAt } from '../parts.ts'
import { fullSky, landmark, sightScene } from '../sight-scene.ts'

/** Palawan Beach on Sentosa, with the rope bridge to an islet and gondolas above. */
export const sentosa = sightScene({
  name: 'sentosa-singapore',
  destination: 'singapore',
  place: 'Sentosa',
  light: 'noon',
  sun: [0.76, 0.15],
  draw(stage) {
    const { w, h, u, ink, kind, time } = stage
    const wide = kind === 'wide'
    const line = h * 0.52
    const gondola = (x: number, y: number, s: number, c: string) =>
      at(
        x,
        y,
        s,
        stroke('M0 -40V-4', ink.near, 5) +
          path('M-34 0Q-38 -6 -30 -6H30Q38 -6 34 0L40 44Q40 60 26 60H-26Q-40 60 -40 44Z', c) +
          path('M-32 6H32L36 32H-36Z', '#dff1f4') +
          rect(-2, 4, 4, 30, c) +
          circle(-16, 20, 7, '#8a5f4a') +
          circle(14, 22, 6, '#a5683f'),
      )
    const tower = (x: number) =>
      at(
        x,
        0,
        1,
        stroke('M-30 20L-22 -250M30 20L22 -250M-28 -60L24 -150M28 -60L-24 -150', '#8a5f3a', 10) +
          rect(-50, -160, 100, 12, '#a8743f') +
          rect(-44, -262, 88, 10, '#a8743f') +
          path('M-66 -258L0 -320L66 -258Z', '#c8953f') +
          path('M0 -320L66 -258H14Z', '#a8743a') +
          stroke('M-46 -160V-196H46V-160', '#a8743f', 5) +
          at(-10, -160, 1, person(62, { coat: ink.cloth, legs: ink.near, pose: 'wave' })),
      )
    const ship = (x: number, s: number) =>
      at(
        w * x,
        line + 2,
        u * s,
        path('M-90 -14H90L80 6H-80Z', '#8a7f96') +
          rect(40, -44, 30, 30, '#d8d0d4') +
          repeat(4, (i) =>
            rect(-74 + i * 26, -32, 22, 18, ['#c8605f', '#5f8fb0', '#d9a54a', '#6f9f7a'][i] as string),
          ),
      )
    return [
      fullSky(stage, 0.54),
      ship(0.16, 1),
      ship(0.34, 0.7),
      ship(0.9, 0.8),
      sea(stage, { top: line, far: '#6fc6d0', near: '#1f8fb0', foam: '#d6f1ee' }),
      landmark(
        stage,
        0.68,
        ellipse(0, 14, 420, 44, '#a9e6dc', { opacity: 0.8 }) +
          path('M-340 16Q-200 -20 0 -24Q220 -22 360 16Q200 34 0 34T-340 16Z', ink.sand) +
          blob(
            [
              [-230, 0],
              [-190, -70],
              [-90, -96],
              [0, -84],
              [90, -100],
              [190, -70],
              [240, 0],
              [0, 10],
            ],
            mix(ink.leaf, ink.near, 0.2),
          ) +
          repeat(7, (i) =>
            ellipse(
              -170 + i * 56,
              -46 - (i % 2) * 16,
              56,
              40,
              i % 2 ? ink.leaf : mix(ink.leaf, ink.near, 0.25),
            ),
          ),
        wide ? 60 : 40,
        wide ? 1 : 0.9,
      ),
      [-170, -60, 150, 220]
        .map((x, i) =>
          palmAt(
            stage,
            (x + (wide ? 60 : 40)) * (wide ? 1 : 0.9),
            0.665,
            260 + 40 * (i % 3),
            i % 2 ? 0.12 : -0.1,
          ),
        )
        .join(''),
      landmark(stage, 0.69, tower(-60) + tower(90), wide ? 60 : 40, wide ? 1 : 0.9),
      stroke(`M-10 ${h * 0.3}Q${w * 0.5} ${h * 0.26} ${w + 10} ${h * 0.12}`, ink.near, 3.4 * u),
      gondola(w * (wide ? 0.2 : 0.16), h * 0.288 + 40 * u + wave(time) * 2, u * 1.2, '#e8604f'),
      gondola(w * (wide ? 0.5 : 0.56), h * 0.24 + 40 * u, u * 0.95, ink.marigold),
      wide ? gondola(w * 0.9, h * 0.146 + 36 * u, u * 0.75, '#3f9fb0') : '',
      shore(
        stage,
        [
          [-20, h * 0.8],
          [w * 0.25, h * 0.84],
          [w * 0.6, h * 0.88],
          [w + 20, h * 0.84],
        ],
        ink.sand,
        mix(ink.sand, ink.deep, 0.22),
        '#ffffff',
      ),
      // The rope bridge from the sand to the islet.
      landmark(
        stage,
        0.76,
        stroke('M-490 116Q-350 90 -232 -58', '#7a5230', 24) +
          stroke('M-490 116Q-350 90 -232 -58', '#b5844f', 16) +
          repeat(12, (i) => {
            const t = i / 11
            const x = (1 - t) ** 2 * -490 + 2 * t * (1 - t) * -350 + t * t * -232
            const y = (1 - t) ** 2 * 116 + 2 * t * (1 - t) * 90 + t * t * -58
            return rect(x - 3, y - 60, 5, 58, '#7a5230')
          }) +
          stroke('M-490 58Q-350 32 -232 -116', '#c8a26a', 6) +
          at(-410, 74, 1, person(84, { coat: ink.cloth, legs: ink.deep, pose: 'walk' })) +
          at(-364, 46, 1, person(60, { coat: ink.marigold, legs: ink.near, pose: 'walk' })),
        wide ? 0 : -10,
        wide ? 1 : 0.9,
      ),
      // A family's sandcastle.
      landmark(
        stage,
        0.955,
        ellipse(0, 0, 130, 12, ink.near, { opacity: 0.15 }) +
          path('M-100 0Q-90 -30 -70 -30V-76H-40V-40H-16V-110H16V-40H40V-76H70V-30Q90 -30 100 0Z', '#e3b871') +
          path('M-76 -76L-55 -104L-34 -76ZM-22 -110L0 -146L22 -110ZM34 -76L55 -104L76 -76Z', '#d09f58') +
          stroke('M0 -146V-176', ink.near, 3) +
          path('M0 -176L30 -166L0 -156Z', ink.cloth) +
          path('M-10 0V-24A10 10 0 0 1 10 -24V0Z', '#a8783f') +
          at(150, 6, 1, person(92, { coat: '#3f9fb0', legs: '#e8604f', hat: ink.marigold })) +
          at(-150, 6, 1, person(140, { coat: ink.cream, legs: '#4f7fa8', hat: '#e8c98a' })),
        wide ? 230 : 120,
      ),
      leaves(stage, -1, 0.9),
    ].join('')
  },
})
